import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether React has taken over the server's HTML. False on the server and in the first rendering over its HTML, which must be
 * the same; true at once where a screen is first rendered in the browser.
 */
export function useIsTakenOver(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
