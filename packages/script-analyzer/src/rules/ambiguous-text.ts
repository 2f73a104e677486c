import { at, type Rule } from "./rule.ts";

const RATED_AS_INSTALLED =
	"Other script managers may read this place differently. The script was rated as this extension reads and runs it.";

const DIFFERENCE = {
	high: "What runs may differ from what was checked.",
	medium: "Where it runs, or what replaces it, may differ from what was checked.",
	low: "Other programs may show this place differently.",
} as const;

export const ambiguousText: Rule = {
	id: "ambiguous-text",
	title: "Can be read in two ways",
	catches: "Places where browsers and script managers would take the same text for different programs or metadata.",
	severity: "high",
	advice: "Correct the named places and save again; docs/script-format.md lists what a script's text may contain.",
	check: ({ source }) =>
		source.ambiguities.map(({ offset, message, severity }) => {
			if (severity === "known") return at(offset, "low", RATED_AS_INSTALLED);
			return at(offset, severity, `${DIFFERENCE[severity]} ${message}`);
		}),
};
