import type { RefObject } from "react";

/** Frames until a step that comes into view is there. */
const MAX_FRAMES = 30;

/** The element of a step or note; null while the canvas does not show it. */
export const itemOf = (canvas: HTMLElement | null, id: string): HTMLElement | null =>
	canvas?.querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(id)}"]`) ?? null;

/** Moves the focus to a step or note, as soon as the canvas shows it. */
export function focusItem(
	canvas: RefObject<HTMLElement | null>,
	id: string,
	onFocused: () => void = () => undefined,
	frames: number = MAX_FRAMES,
): void {
	requestAnimationFrame(() => {
		const item = itemOf(canvas.current, id);
		if (item !== null) {
			item.focus({ preventScroll: true });
			onFocused();
		} else if (frames > 0) focusItem(canvas, id, onFocused, frames - 1);
	});
}

/** Opens the text of a note, as a double click on it does. */
export function editNote(canvas: HTMLElement | null, id: string): void {
	itemOf(canvas, id)
		?.querySelector("[data-edit-note]")
		?.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
}
