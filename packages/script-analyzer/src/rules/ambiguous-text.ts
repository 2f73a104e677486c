import { at, type Rule } from "./rule.ts";

const RATED_AS_INSTALLED =
	"Other script managers may read this place differently. The script was rated as this extension reads and runs it.";

export const ambiguousText: Rule = {
	id: "ambiguous-text",
	title: "Can be read in two ways",
	catches: "Places where browsers and script managers would take the same text for different programs or metadata.",
	severity: "high",
	advice: "Correct the named places and save again; docs/script-format.md lists what a script's text may contain.",
	check: ({ source }) =>
		source.ambiguities.map(({ offset, message, severity }) => {
			if (severity === "known") return at(offset, "low", RATED_AS_INSTALLED);
			const what = severity === "high" ? "What runs" : severity === "medium" ? "Where it runs" : "What managers show";
			return at(offset, severity, `${what} may differ from what was checked. ${message}`);
		}),
};
