import { ADD_STYLES, FOLLOW_CHANGES, ROOTS_OF } from "../code-parts/page-changes.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const textWidth: ScriptTemplate = {
	id: "text-width",
	title: "Readable line length",
	description: "Limits the length of lines of text, so that the eye finds the next line on a wide screen.",
	category: "accessibility",
	tags: ["reading", "width", "lines"],
	kind: "userscript",
	phrasings: [
		"limit the width of lines",
		"lines are too long",
		"narrow text column",
		"shorter lines of text",
		"limit text width to {width} characters",
		"readable line length",
		"max width for paragraphs",
		"text spans the whole wide screen",
		"make the text column narrower",
		"comfortable column width on {site}",
		"set a maximum line width",
		"center the text in a narrow column",
		"wikipedia lines too wide",
		"article text too wide for my monitor",
		"restrict line length",
		"paragraph width {width}",
		"narrower paragraphs",
		"reading column",
		"reduce the width of the text",
		"please make lines shorter",
		"long lines are hard to read",
		"line width limit",
	],
	slots: [
		{
			name: "width",
			type: "number",
			question: "How many characters shall a line have at most?",
			required: false,
			fallback: 75,
		},
	],
	effects: ["look"],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: `${ROOTS_OF}${ADD_STYLES}${FOLLOW_CHANGES}const WIDTH = ${quote(values.width)};
const limit = Math.min(200, Math.max(20, WIDTH));
sheet.replaceSync(":is(p, li, dd, blockquote, h1, h2, h3, h4):not(nav *, header *, footer *, table *) { max-inline-size: " + limit + "ch !important; }");
followChanges(addStyles);
`,
		};
	},
};
