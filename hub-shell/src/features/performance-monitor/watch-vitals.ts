import { type MetricType, onCLS, onINP, onLCP } from "web-vitals";
import { runStoppable } from "./run-stoppable.ts";

export type VitalName = "LCP" | "INP" | "CLS";
export interface Vital {
	/** Milliseconds; CLS has no unit. */
	readonly value: number;
	readonly rating: MetricType["rating"];
}

const ENTRY_TYPES: Readonly<Record<VitalName, string>> = {
	LCP: "largest-contentful-paint",
	INP: "event",
	CLS: "layout-shift",
};

/**
 * Says whether this browser measures a vital.
 * @param name name of the vital
 * @returns false where the browser does not offer its entries
 */
export function offersVital(name: VitalName): boolean {
	return globalThis.PerformanceObserver?.supportedEntryTypes?.includes(ENTRY_TYPES[name]) ?? false;
}

/**
 * Observes LCP, INP and CLS of the visit. Where the browser reports soft navigations (Chromium 151 and later), they are those of the screen
 * that was opened last.
 * @param onVital called with each new value
 * @returns a function that stops observing
 */
export function watchVitals(onVital: (name: VitalName, vital: Vital) => void): () => void {
	let isStopped = false;
	const report = ({ name, value, rating }: MetricType) => {
		if (!isStopped && (name === "LCP" || name === "INP" || name === "CLS")) onVital(name, { value, rating });
	};
	// An object for each: the library keeps its state by it.
	const options = () => ({ reportAllChanges: true, reportSoftNavs: true });
	let stop: () => void = () => undefined;
	const start = () => {
		stop = runStoppable(globalThis, () => {
			onLCP(report, options());
			onINP(report, options());
			onCLS(report, options());
		});
	};
	// The library would begin by itself when a prerendered page is opened, and what it registers then could not be stopped.
	if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
	else start();
	return () => {
		isStopped = true;
		document.removeEventListener("prerenderingchange", start);
		stop();
	};
}
