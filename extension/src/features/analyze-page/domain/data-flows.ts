import type { DataFlow, PageAnalysis } from "@scriptorium/shared-protocol/page-analysis";

/** Where a form, or one button of it, sends what is in it. */
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
	/** Selectors of regions that say of themselves that they change. */
	readonly liveRegions: readonly string[];
}

/** Where data goes on a page, as far as the page or the browser says so; what scripts do with it is not guessed. */
export function tellDataFlows(sources: FlowSources): DataFlow[] {
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
