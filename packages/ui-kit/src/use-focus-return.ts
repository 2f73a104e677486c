import { useRef } from "react";

let menuTrigger: HTMLElement | null = null;

/** A menu says which button opened it: a dialog opened by one of its items gives the focus back to that button. */
export function rememberMenuTrigger(trigger: HTMLElement | null): void {
	menuTrigger = trigger;
}

/** Whether something has the focus that is neither the whole document nor around the opener, as an outer dialog is. */
function hasMovedOn(opener: Element): boolean {
	const active = document.activeElement;
	return active !== null && active !== document.body && !active.contains(opener);
}

/**
 * Handlers for a modal surface that is opened by state. Radix gives the focus back to its own trigger only, and
 * without one to nobody. On opening, the focus goes to the element marked `data-initial-focus`, else to the first.
 */
export function useFocusReturn(): Record<"onOpenAutoFocus" | "onCloseAutoFocus", (event: Event) => void> {
	const opener = useRef<Element | null>(null);
	return {
		onOpenAutoFocus: (event) => {
			const active = document.activeElement;
			const gone = active === null || active === document.body || active.closest("[role=menu]") !== null;
			opener.current = gone ? menuTrigger : active;
			// `autoFocus` would move the focus before the opener is known, and Radix would not ask at all.
			const surface = event.currentTarget;
			const wanted = surface instanceof Element ? surface.querySelector("[data-initial-focus]") : null;
			if (!(wanted instanceof HTMLElement)) return;
			event.preventDefault();
			wanted.focus();
		},
		onCloseAutoFocus: (event) => {
			if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
			event.preventDefault();
			// A command of the surface has opened another page, which has the focus now.
			if (hasMovedOn(opener.current)) return;
			opener.current.focus();
		},
	};
}
