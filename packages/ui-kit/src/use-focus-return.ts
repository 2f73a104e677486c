import { useRef } from "react";

let menuTrigger: HTMLElement | null = null;

/** A menu says which button opened it: a dialog opened by one of its items gives the focus back to that button. */
export function rememberMenuTrigger(trigger: HTMLElement | null): void {
	menuTrigger = trigger;
}

/**
 * Handlers for a modal surface that is opened by state. Radix gives the focus back to its own trigger only, and
 * without one to nobody.
 */
export function useFocusReturn(): { onOpenAutoFocus: () => void; onCloseAutoFocus: (event: Event) => void } {
	const opener = useRef<Element | null>(null);
	return {
		onOpenAutoFocus: () => {
			const active = document.activeElement;
			const gone = active === null || active === document.body || active.closest("[role=menu]") !== null;
			opener.current = gone ? menuTrigger : active;
		},
		onCloseAutoFocus: (event) => {
			if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
			event.preventDefault();
			opener.current.focus();
		},
	};
}
