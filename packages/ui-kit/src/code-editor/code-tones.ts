import { type Tag, tags } from "@lezer/highlight";

/** Kinds of words that code shows in a color of their own. */
export type CodeTone = "keyword" | "string" | "literal" | "function" | "comment" | "invalid";

/** Which words of the grammar have which tone. Few tones: the text stays the loudest. */
export const codeTones: readonly { readonly tone: CodeTone; readonly tag: readonly Tag[] }[] = [
	{ tone: "keyword", tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.self] },
	{ tone: "string", tag: [tags.string, tags.regexp, tags.special(tags.string)] },
	{ tone: "literal", tag: [tags.number, tags.bool, tags.null, tags.atom] },
	{ tone: "function", tag: [tags.function(tags.variableName), tags.function(tags.propertyName)] },
	{ tone: "comment", tag: [tags.comment, tags.meta] },
	{ tone: "invalid", tag: [tags.invalid] },
];
