import { useEffect, useState } from "react";

/** Spec 01 § 9: mobile breakpoint and resize debounce. */
export const NARROW_BELOW_PX = 768;
export const RESIZE_DEBOUNCE_MS = 100;

/**
 * Whether the mobile layout is used. The layout itself is CSS and follows at once; this is for what only a script can
 * do, such as closing a drawer whose button has gone.
 */
export function useIsNarrow(): boolean {
	const [isNarrow, setIsNarrow] = useState(() => window.innerWidth < NARROW_BELOW_PX);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const onResize = () => {
			clearTimeout(timer);
			timer = setTimeout(() => setIsNarrow(window.innerWidth < NARROW_BELOW_PX), RESIZE_DEBOUNCE_MS);
		};
		window.addEventListener("resize", onResize);
		return () => {
			clearTimeout(timer);
			window.removeEventListener("resize", onResize);
		};
	}, []);
	return isNarrow;
}
