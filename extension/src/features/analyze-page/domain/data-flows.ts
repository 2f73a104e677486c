import type { DataFlow, PageAnalysis } from "@scriptorium/shared-protocol/page-analysis";

/** Target of a form, or of one of its buttons. */
export interface Submission {
	readonly source: string | null;
	readonly target: string;
	readonly method: "get" | "post";
}

export interface FlowSources {
	readonly submissions: readonly Submission[];
	/** Links to other documents. */
	readonly links: readonly { readonly source: string | null; readonly target: string }[];
	readonly apiPatterns: PageAnalysis["api_patterns"];
	/** Selectors of live regions. */
	readonly liveRegions: readonly string[];
}

/** Lists the data flows that the page declares or the browser recorded. Scripts are not analyzed. */
export function listDataFlows(sources: FlowSources): DataFlow[] {
	const { submissions, links, apiPatterns, liveRegions } = sources;
	const navigations = new Map<string, DataFlow>();
	for (const { source, target } of links) {
		const known = navigations.get(target);
		if (known) known.count += 1;
		else navigations.set(target, { type: "navigation", source, target, method: "get", count: 1 });
	}
	return [
		...submissions.map((submission): DataFlow => ({ type: "form_submission", ...submission, count: 1 })),
		...apiPatterns.map(
			({ pattern, count }): DataFlow => ({ type: "api_call", source: null, target: pattern, method: null, count }),
		),
		...liveRegions.map((target): DataFlow => ({ type: "dom_update", source: null, target, method: null, count: 1 })),
		...navigations.values(),
	];
}
