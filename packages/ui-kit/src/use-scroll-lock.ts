import { useEffect } from "react";

let locks = 0;

/**
 * Keeps the page behind a modal surface from scrolling. Radix's own lock (react-remove-scroll) inserts an inline
 * style element, which the content security policy refuses; a mark on the root and a rule in base.css do not.
 */
export function useScrollLock(active: boolean): void {
	useEffect(() => {
		if (!active) return;
		locks += 1;
		document.documentElement.dataset.scrollLocked = "";
		return () => {
			locks -= 1;
			if (locks === 0) delete document.documentElement.dataset.scrollLocked;
		};
	}, [active]);
}
