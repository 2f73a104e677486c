import { pageAnalysisLimits as limits, type PageAnalysis } from "@scriptorium/shared-protocol/page-analysis";

const LISTS = ["forms", "data_flows", "interactive_elements", "data_attributes", "api_patterns", "meta"] as const;

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Halves the longest list of an analysis until it fits, and says that it was truncated. */
export function fitSize(analysis: PageAnalysis): PageAnalysis {
	let fitted = analysis;
	while (bytesOf(fitted) > limits.bytes) {
		const sizes = LISTS.map((list) => ({ list, bytes: fitted[list].length === 0 ? 0 : bytesOf(fitted[list]) }));
		const { list, bytes } = sizes.reduce((one, other) => (other.bytes > one.bytes ? other : one));
		if (bytes === 0) break;
		const half: readonly unknown[] = fitted[list].slice(0, Math.floor(fitted[list].length / 2));
		fitted = { ...fitted, [list]: half, truncated: true };
	}
	return fitted;
}
