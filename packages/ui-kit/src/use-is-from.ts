import { useCallback, useSyncExternalStore } from "react";
import { fromWidth, type WidthName } from "./breakpoints.ts";

const unknown = (): boolean | null => null;

/**
 * Whether the window is at least as wide as a breakpoint, for what style sheets cannot do.
 * @param name name of the width
 * @returns true or false; null in the first render, which is the server's and knows no window
 */
export function useIsFrom(name: WidthName): boolean | null {
	const query = fromWidth(name);
	const subscribe = useCallback(
		(listener: () => void) => {
			const list = matchMedia(query);
			list.addEventListener("change", listener);
			return () => list.removeEventListener("change", listener);
		},
		[query],
	);
	return useSyncExternalStore(subscribe, () => matchMedia(query).matches, unknown);
}
