import { useEffect, useEffectEvent, useState } from "react";

/** Pixels from the edge of the window within which dragging scrolls the page, and how far in one step. */
const EDGE_PX = 80;
const SCROLL_PX = 14;

/** Where a dragged row would be put. */
export interface DropPlace {
	readonly index: number;
	readonly after: boolean;
}

export interface RowMove {
	/** Id of the row that is dragged; null for none. */
	readonly dragged: string | null;
	readonly drop: DropPlace | null;
	/** Call it where a row's handle is pressed. */
	readonly begin: (id: string) => void;
}

/**
 * Drags rows of a list by pointer. The listeners are the window's: rows of a long list leave the page while it is scrolled.
 * @param list returns the element whose rows have `data-index`
 * @param onMove puts a row at a place between the others
 */
export function useRowMove(list: () => HTMLElement | null, onMove: (id: string, place: DropPlace) => void): RowMove {
	const [dragged, setDragged] = useState<string | null>(null);
	const [drop, setDrop] = useState<DropPlace | null>(null);
	const finish = useEffectEvent((place: DropPlace | null) => {
		if (dragged !== null && place !== null) onMove(dragged, place);
		setDragged(null);
		setDrop(null);
	});
	const find = useEffectEvent(list);
	useEffect(() => {
		if (dragged === null) return;
		let [y, frame] = [-1, 0];
		let place: DropPlace | null = null;
		const look = (): void => {
			place = y < 0 ? null : placeAt(find(), y);
			setDrop((known) => (known?.index === place?.index && known?.after === place?.after ? known : place));
		};
		const scroll = (): void => {
			const step = y < 0 ? 0 : y < EDGE_PX ? -SCROLL_PX : y > innerHeight - EDGE_PX ? SCROLL_PX : 0;
			if (step !== 0) {
				scrollBy(0, step);
				look();
			}
			frame = requestAnimationFrame(scroll);
		};
		const move = ({ clientY }: PointerEvent): void => {
			y = clientY;
			look();
		};
		const leaving = new AbortController();
		const { signal } = leaving;
		addEventListener("pointermove", move, { signal });
		addEventListener("pointerup", () => finish(place), { signal });
		addEventListener("pointercancel", () => finish(null), { signal });
		addEventListener("blur", () => finish(null), { signal });
		addEventListener("keydown", ({ key }) => key === "Escape" && finish(null), { signal });
		frame = requestAnimationFrame(scroll);
		return () => {
			leaving.abort();
			cancelAnimationFrame(frame);
		};
	}, [dragged]);
	return { dragged, drop, begin: setDragged };
}

/** The row at a height of the window, or the closest one. */
function placeAt(list: HTMLElement | null, y: number): DropPlace | null {
	let best: DropPlace | null = null;
	let distance = Number.POSITIVE_INFINITY;
	for (const row of list?.querySelectorAll<HTMLElement>(":scope > [data-index]") ?? []) {
		const { top, bottom } = row.getBoundingClientRect();
		const away = y < top ? top - y : y > bottom ? y - bottom : 0;
		if (away >= distance) continue;
		distance = away;
		best = { index: Number(row.dataset.index), after: y > (top + bottom) / 2 };
	}
	return best;
}
