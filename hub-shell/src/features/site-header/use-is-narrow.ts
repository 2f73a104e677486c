import { useEffect, useEffectEvent } from "react";

/** Spec 01 § 9: mobile breakpoint and resize debounce. */
export const NARROW_BELOW_PX = 768;
export const RESIZE_DEBOUNCE_MS = 100;

/** Whether the mobile layout is used. The layout itself is CSS; this is for what only a script can do, when somebody does something. */
export function isNarrow(): boolean {
	return window.innerWidth < NARROW_BELOW_PX;
}

/** Calls back after the window has become too wide for the mobile layout, as long as `isOpen`. */
export function useWidened(isOpen: boolean, onWidened: () => void): void {
	const widened = useEffectEvent(onWidened);
	useEffect(() => {
		if (!isOpen) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const onResize = () => {
			clearTimeout(timer);
			timer = setTimeout(() => {
				if (!isNarrow()) widened();
			}, RESIZE_DEBOUNCE_MS);
		};
		window.addEventListener("resize", onResize);
		return () => {
			clearTimeout(timer);
			window.removeEventListener("resize", onResize);
		};
	}, [isOpen]);
}
