import { plural } from "@scriptorium/ui-kit/locale";

const times = (count: number, one: string, other: string) => `${count} ${plural("en", count, { one, other })}`;

export const en = {
	heading: "Security Analysis",
	risk: { green: "Low Risk", amber: "Medium Risk", red: "High Risk", unrated: "Not rated" },
	score: (score: number) => `Score ${score} out of 100`,
	/** What a level means, whatever the analysis says besides. */
	meaning: {
		green: "Low Risk is not a warranty: the code is below, to be read.",
		amber: "Something could not be shown to be harmless. Look at the findings before you install it.",
		red: "This version can harm you. Install it only if you have read and understood the code.",
		unrated:
			"The analysis could not tell. That says nothing in its favour: read the code, and what it may do, before you run it.",
	},
	loading: "Reading the security analysis...",
	analysing: "Analysing…",
	analysingDetail:
		"This version was saved a moment ago and is being analysed. Until the answer is here, nothing is known in its favour. This page updates by itself.",
	noVersion: "There is no version of this script yet, so there is nothing to analyse.",
	unknownForm:
		"The details of this analysis have a form that this page does not know. Level and score are right; reload the page to see the rest.",
	failed: "The security analysis could not be read",
	failedDetail: "The rating itself is not lost. Try again.",
	retry: "Try Again",
	findings: (count: number) => `Findings (${count})`,
	noFindings: "No findings.",
	severity: { critical: "Critical", high: "High", medium: "Medium", low: "Low" },
	path: (steps: number) => `The way of the data, ${times(steps, "step", "steps")}`,
	showAll: (count: number) => `Show all ${count} findings`,
	recommendations: "Recommendations",
	checked: "Checked",
	rules: (version: string) => `with the rules ${version}.`,
	how: "How this rating is made",
} as const;
