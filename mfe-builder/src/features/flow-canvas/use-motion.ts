import { useSyncExternalStore } from "react";

/** Spec 03 § 9, in milliseconds. */
const FIT_VIEW_MS = 800;
const ZOOM_MS = 200;

const QUERY = "(prefers-reduced-motion: reduce)";

function subscribe(listener: () => void): () => void {
	const query = matchMedia(QUERY);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}

/** How long the view moves, in milliseconds: not at all for people who prefer less motion. */
export function useMotion() {
	const isReduced = useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
	return { isReduced, fitMs: isReduced ? 0 : FIT_VIEW_MS, zoomMs: isReduced ? 0 : ZOOM_MS };
}
