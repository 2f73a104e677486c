import type { Category } from "./read-result.ts";

/** Goals of a page's medians. */
export interface PageGoals {
	readonly scores: Readonly<Record<Category, number>>;
	readonly layoutShift: number;
	/** Null when the page's score of performance says enough. */
	readonly largestPaintMs: number | null;
}

const PERFORMANCE = 90;
/** Pages that people arrive at, and the tools, which bring more code. */
const OTHER_PERFORMANCE: Readonly<Record<string, number>> = {
	home: 95,
	explore: 95,
	"a script": 95,
	create: 85,
	builder: 85,
};
const TOOLS: readonly string[] = ["create", "builder"];

/** @param page name of a page in `pages.ts` */
export function goalsOf(page: string): PageGoals {
	return {
		scores: {
			performance: OTHER_PERFORMANCE[page] ?? PERFORMANCE,
			accessibility: 100,
			"best-practices": 100,
			seo: 100,
		},
		layoutShift: 0.02,
		largestPaintMs: TOOLS.includes(page) ? 2_500 : null,
	};
}
