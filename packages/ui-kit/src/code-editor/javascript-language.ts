import { javascript } from "@codemirror/lang-javascript";
import { bracketMatching, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { tags } from "@lezer/highlight";

/** Few inks, as on a page written by hand: words of the language, texts, numbers, remarks. */
const inks = HighlightStyle.define([
	{ tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.self], color: "var(--color-rubric)" },
	{ tag: [tags.string, tags.regexp, tags.special(tags.string)], color: "var(--color-risk-low)" },
	{ tag: [tags.number, tags.bool, tags.null, tags.atom], color: "var(--color-info)" },
	{ tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: "var(--color-gold)" },
	{ tag: [tags.comment, tags.meta], color: "var(--color-ink-faint)", fontStyle: "italic" },
	{ tag: tags.invalid, color: "var(--color-risk-high)", textDecoration: "underline wavy" },
]);

/** JavaScript as scripts of the hub are written: syntax in the hub's inks, and brackets that find each other. */
export const javascriptLanguage: Extension = [javascript(), syntaxHighlighting(inks), bracketMatching()];
