import { at, type Rule } from "./rule.ts";

export const checkedInPart: Rule = {
	id: "checked-in-part",
	title: "Not checked in full",
	catches: "Scripts that are too large or too involved to be checked in full.",
	severity: "medium",
	advice: "Load large libraries with @require instead of pasting them in, so that the script itself can be checked.",
	check: ({ trace }) =>
		trace.status === "exhausted"
			? [
					at(
						0,
						"medium",
						"Not checked in full: it is too large, or takes too long to check. What the rest does is unknown.",
					),
				]
			: [],
};
