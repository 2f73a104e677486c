import type { RecordingCapture } from "@scriptorium/flow/recording/recording-capture";

type RequestCapture = Extract<RecordingCapture, { kind: "request" }>;
export type SeenRequest = Omit<RequestCapture, "id" | "url">;

const BY = ["fetch", "xmlhttprequest", "beacon"] as const satisfies readonly RequestCapture["by"][];

/**
 * Sees what scripts of the page fetch, by what the browser itself measures: a page can neither hide it nor make it up.
 * @param withEarlier also reports requests from before, of a page that is loading
 */
export function watchRequests(see: (request: SeenRequest) => void, withEarlier: boolean, signal: AbortSignal): void {
	const begin = withEarlier ? 0 : performance.now();
	const observer = new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
			const by = BY.find((kind) => kind === entry.initiatorType);
			if (by === undefined || entry.startTime < begin) continue;
			const { name, responseStatus: status, duration, encodedBodySize } = entry;
			// All of it is 0 for another origin that does not allow it to be known (`Timing-Allow-Origin`).
			const isSizeKnown = entry.transferSize > 0 || encodedBodySize > 0;
			see({
				kind: "request",
				by,
				address: name,
				duration,
				timestamp: performance.timeOrigin + entry.startTime,
				status: status >= 100 ? status : null,
				bytes: isSizeKnown ? encodedBodySize : null,
			});
		}
	});
	observer.observe({ type: "resource", buffered: withEarlier });
	signal.addEventListener("abort", () => observer.disconnect());
}
