import { plural } from "@scriptorium/ui-kit/locale";

const times = (count: number, one: string, other: string) => `${count} ${plural("en", count, { one, other })}`;

export const en = {
	heading: "Security Analysis",
	risk: { green: "Low Risk", amber: "Medium Risk", red: "High Risk", unrated: "Not rated" },
	score: (score: number) => `Score ${score} out of 100`,
	/** What a level means, whatever the analysis says besides. */
	meaning: {
		green: "Low Risk is not a guarantee. Read the full code below.",
		amber: "Some of its behavior could not be proven harmless. Read the findings before you install it.",
		red: "This version can harm you. Install it only if you have read and understood the code.",
		unrated:
			"The analysis reached no result, so nothing is known about its safety. Read the code and its permissions before you run it.",
	},
	loading: "Loading the security analysis...",
	analyzing: "Analyzing…",
	analysingDetail:
		"This version was just saved and is being analyzed. Until then, nothing is known about its safety. This page updates automatically.",
	noVersion: "There is no version of this script yet, so there is nothing to analyze.",
	unknownForm:
		"This page cannot display the details of this analysis. The level and score are correct; reload the page to see the rest.",
	failed: "The security analysis could not be loaded",
	failedDetail: "The rating itself is not lost. Try again.",
	retry: "Try Again",
	findings: (count: number) => `Findings (${count})`,
	noFindings: "No findings.",
	severity: { critical: "Critical", high: "High", medium: "Medium", low: "Low" },
	explain: "Explain this",
	explainNamed: (rule: string, line: number) => `Explain this: ${rule}, line ${line}`,
	/** Sent to the Script Assistant in the person's name. */
	question: (rule: string, severity: string, line: number) =>
		`Explain the finding “${rule}” (${severity}) in line ${line} of this script.`,
	path: (steps: number) => `Data flow (${times(steps, "step", "steps")})`,
	showAll: (count: number) => plural("en", count, { one: "Show the finding", other: "Show all # findings" }),
	recommendations: "Recommendations",
	checked: "Checked",
	rules: (version: string) => `with the rules ${version}.`,
	how: "How this rating is calculated",
} as const;
