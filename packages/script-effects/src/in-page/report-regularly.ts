/**
 * Hands measures over while they grow, and when the page is left. The text of this function is sent to pages: it refers to nothing
 * outside of itself.
 * @param write the measures so far
 * @param name of the global function that gets them; null for none
 * @returns how to stop
 */
export function reportRegularly(write: () => string, name: string | null): () => void {
	const INTERVAL_MS = 250;
	const found = name === null ? undefined : (window as unknown as Record<string, unknown>)[name];
	if (typeof found !== "function") return () => undefined;
	const report = found as (json: string) => void;
	let reported = "";
	const hand = (): void => {
		const json = write();
		if (json === reported) return;
		reported = json;
		report(json);
	};
	addEventListener("pagehide", hand);
	const reporting = setInterval(hand, INTERVAL_MS);
	return () => {
		clearInterval(reporting);
		removeEventListener("pagehide", hand);
	};
}
