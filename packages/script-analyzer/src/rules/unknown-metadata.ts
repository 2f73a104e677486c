import { metadataLines } from "../source/metadata-lines.ts";
import { at, type Rule } from "./rule.ts";

export const unknownMetadata: Rule = {
	id: "unknown-metadata",
	title: "Unknown metadata",
	catches: "Metadata keys that this check does not know, which a script manager may act upon.",
	severity: "low",
	advice: "Remove metadata lines that no script manager documents, or name the one that needs them in the description.",
	check: ({ source }) =>
		metadataLines(source)
			.filter(({ isKnown }) => !isKnown)
			.map(({ key, offset }) =>
				at(offset, "low", `@${key} is not known to this check; what a script manager does with it was not checked.`),
			),
};
