import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import type { CapabilityComparison } from "@scriptorium/script-analyzer/capabilities/capability-change";
import { compareCapabilities } from "@scriptorium/script-analyzer/capabilities/compare-capabilities";
import { useEffect, useState } from "react";
import { inspectOnce } from "../../../rating/use-inspection.ts";
import { textAsStored } from "../../../script-source/ratable-text.ts";
import { analysisOf } from "../../../ui/rating-card.tsx";

export type Comparison =
	| { readonly state: "comparing" | "failed" }
	| {
			readonly state: "compared";
			readonly comparison: CapabilityComparison;
			readonly before: AnalysisResult;
			readonly after: AnalysisResult;
	  };

/** Rates two versions of a script and compares what they can do. */
export function useComparison(older: string, newer: string, hubOrigin: string): Comparison {
	const [comparison, setComparison] = useState<Comparison>({ state: "comparing" });
	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		const compare = async (): Promise<Comparison> => {
			const before = analysisOf((await inspectOnce(older, hubOrigin, signal)).rating);
			const after = analysisOf((await inspectOnce(newer, hubOrigin, signal)).rating);
			if (before === null || after === null) return { state: "failed" };
			const [one, other] = [
				{ code: textAsStored(older, hubOrigin), capabilities: before.capabilities, reading: "installed" },
				{ code: textAsStored(newer, hubOrigin), capabilities: after.capabilities, reading: "installed" },
			] as const;
			return { state: "compared", comparison: compareCapabilities(one, other), before, after };
		};
		void compare().then((result) => {
			if (!signal.aborted) setComparison(result);
		});
		return () => leaving.abort();
	}, [older, newer, hubOrigin]);
	return comparison;
}
