/**
 * Hands measures over while they grow, and when the page is left. A message that is sent while the page goes may not arrive, so the
 * measures are also handed over when the script becomes inactive. The text of this function is sent to pages: it refers to nothing
 * outside of itself.
 * @param write the measures so far
 * @param name of the global function that gets them; null for none
 * @returns what is to be called when the script becomes inactive, with whether it is leaving the page; and how to stop
 */
export function reportRegularly(
	write: () => string,
	name: string | null,
): { closed(isLeaving: boolean): void; stop(): void } {
	const INTERVAL_MS = 250;
	/** Of the time, at most one part in so many is spent on writing measures. */
	const SHARE = 20;
	const report = name === null ? undefined : (Reflect.get(window, name) as unknown);
	if (typeof report !== "function") return { closed: () => undefined, stop: () => undefined };
	let reported = "";
	let next = 0;
	const hand = (): void => {
		const began = performance.now();
		const json = write();
		const now = performance.now();
		next = now + SHARE * (now - began);
		if (json === reported) return;
		reported = json;
		Reflect.apply(report, undefined, [json]);
	};
	addEventListener("pagehide", hand);
	const reporting = setInterval(hand, INTERVAL_MS);
	return {
		closed(isLeaving) {
			if (isLeaving || performance.now() >= next) hand();
		},
		stop() {
			clearInterval(reporting);
			removeEventListener("pagehide", hand);
		},
	};
}
