import { useSyncExternalStore } from "react";

/** From here on two columns of code are wide enough to be read. */
const WIDE = "(min-width: 64rem)";

function subscribe(onChange: () => void): () => void {
	const query = window.matchMedia(WIDE);
	query.addEventListener("change", onChange);
	return () => query.removeEventListener("change", onChange);
}

export function useIsWide(): boolean {
	return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
