import { useEffect, useState } from "react";
import { findUnavailable, monitorVisit, type Unavailable, type VisitFigures } from "./monitor-visit.ts";

/** Samples that the charts show: a minute. */
const MAX_SAMPLES = 60;

export interface VisitSamples {
	/** Null until the browser is known: on the server, and before the first render in the browser. */
	readonly unavailable: Unavailable | null;
	/** The last ones, in their order. */
	readonly samples: readonly VisitFigures[];
}

/**
 * Measures while the component is displayed.
 * @param isPaused stops the measuring and keeps what was measured
 * @returns what was measured
 */
export function useVisitFigures(isPaused: boolean): VisitSamples {
	const [unavailable, setUnavailable] = useState<Unavailable | null>(null);
	const [samples, setSamples] = useState<readonly VisitFigures[]>([]);
	useEffect(() => setUnavailable(findUnavailable(window)), []);
	useEffect(() => {
		if (isPaused) return;
		return monitorVisit(window, (sample) => setSamples((known) => [...known, sample].slice(-MAX_SAMPLES)));
	}, [isPaused]);
	return { unavailable, samples };
}
