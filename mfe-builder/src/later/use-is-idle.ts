import { useEffect, useState } from "react";

/** Longest wait for an idle page, in ms. */
const MAX_WAIT_MS = 3000;

/** True from the first moment after mounting at which the page had nothing else to do. */
export function useIsIdle(): boolean {
	const [isIdle, setIdle] = useState(false);
	useEffect(() => {
		// Safari has no idle callbacks.
		if (typeof requestIdleCallback !== "function") {
			const timer = setTimeout(() => setIdle(true), 0);
			return () => clearTimeout(timer);
		}
		const asked = requestIdleCallback(() => setIdle(true), { timeout: MAX_WAIT_MS });
		return () => cancelIdleCallback(asked);
	}, []);
	return isIdle;
}
