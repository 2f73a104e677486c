import { ADD_STYLES, FOLLOW_CHANGES, ROOTS_OF } from "../code-parts/page-changes.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const textSpacing: ScriptTemplate = {
	id: "text-spacing",
	title: "More space between lines and letters",
	description:
		"Spaces lines, letters and words for easier reading, as the accessibility guidelines describe it. Scripts that join letters, such as Arabic, keep them together; code keeps its columns.",
	category: "accessibility",
	tags: ["spacing", "dyslexia", "reading"],
	kind: "userscript",
	phrasings: [
		"more space between lines",
		"increase line height",
		"letter spacing for dyslexia",
		"text spacing",
		"line spacing {lines}",
		"wider spacing between words",
		"the lines are too close together",
		"double line spacing on {site}",
		"spread out the text",
		"larger line distance",
		"make paragraphs airier",
		"dyslexia friendly text layout",
		"set line-height to {lines} everywhere",
		"more room between letters",
		"text is too dense, loosen it",
		"increase leading",
		"space letters apart",
		"letters stick together, hard to read",
		"1.5 line spacing",
		"please put more white space between the lines of text",
		"word spacing",
		"easier reading with wide line gaps",
	],
	slots: [
		{
			name: "lines",
			type: "number",
			question: "How high should a line be, in sizes of the type?",
			required: false,
			fallback: 1.7,
		},
	],
	effects: ["look"],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: `const LINES = ${quote(values.lines)};
const TEXTS = ":is(p, li, dd, dt, blockquote, td, th, figcaption, article, main, section, h1, h2, h3, h4, h5, h6, label, summary)";
const JOINED = ":is(:lang(ar), :lang(fa), :lang(ur), :lang(ps), :lang(sd), :lang(ug), :lang(ckb), :lang(hi), :lang(mr), :lang(ne), :lang(sa), :lang(bn), :lang(pa), :lang(gu))";
${FOLLOW_CHANGES}${ROOTS_OF}${ADD_STYLES}
sheet.replaceSync(
  TEXTS + ":not(#_1):not(#_2) { line-height: " + LINES + " !important; letter-spacing: 0.06em !important; word-spacing: 0.12em !important; }" +
    "p:not(#_1):not(#_2) { margin-block-end: 1.5em !important; }" +
    TEXTS + JOINED + ":not(#_1):not(#_2), pre *:not(#_1):not(#_2), code:not(#_1):not(#_2) { letter-spacing: normal !important; word-spacing: normal !important; }",
);
followChanges(addStyles);
`,
		};
	},
};
