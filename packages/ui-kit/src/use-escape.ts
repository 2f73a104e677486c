import { type KeyboardEvent as ReactKeyboardEvent, useRef } from "react";

/** Escapes that a surface lower down has heard although the focus was in a higher one, which is to close. */
const passedOn = new WeakSet<Event>();

/** Attribute of a text field whose list is open: Escape closes the list first, and the surface the next time. */
export const OPEN_LIST = "data-open-list";

/**
 * Properties of a modal surface: Escape closes the one that has the focus, at once. Radix starts to listen for a new
 * surface (and stops for the one below it) a task after it has moved the focus there: an Escape that comes between
 * closes the lower one, and the new one with it, or nothing.
 */
export function useEscape(close: () => void) {
	const surface = useRef<HTMLDivElement>(null);
	return {
		ref: surface,
		onEscapeKeyDown: (event: KeyboardEvent) => {
			if (event.target instanceof Element && event.target.hasAttribute(OPEN_LIST)) return event.preventDefault();
			const focused = event.target instanceof Element ? event.target.closest("[aria-modal=true]") : null;
			if (focused === null || focused === surface.current) return;
			event.preventDefault();
			passedOn.add(event);
		},
		// React's events rise from a surface to the one that opened it, too: a handled event is marked.
		onKeyDown: (event: ReactKeyboardEvent) => {
			if (event.key !== "Escape") return;
			if (event.defaultPrevented && !passedOn.delete(event.nativeEvent)) return;
			event.preventDefault();
			close();
		},
	};
}
