import { ADD_STYLES, FOLLOW_CHANGES, ROOTS_OF } from "../code-parts/page-changes.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const textFont: ScriptTemplate = {
	id: "text-font",
	title: "Another font",
	description: "Shows the text of every page in the font that you choose. Icons and code keep theirs.",
	category: "accessibility",
	tags: ["font", "reading", "dyslexia"],
	kind: "userscript",
	phrasings: [
		"change the font",
		"use another font on {site}",
		"show text in {font}",
		"set the font to {font}",
		"font changer",
		"use a readable font",
		"dyslexia friendly font",
		"I want a serif font for reading",
		"replace the ugly font on {site}",
		"all pages in {font}",
		"my own font everywhere",
		"custom typeface",
		"switch the typeface to {font}",
		"display pages with {font}",
		"make the text Verdana",
		"use Arial on all sites",
		"different lettering for the page",
		"change typeface of articles",
		"sans serif font for {site}",
		"please use my favorite font",
		"override website fonts",
		"set font family",
	],
	slots: [
		{
			name: "font",
			type: "text",
			question: "Which font? It has to be installed on your computer.",
			required: false,
			fallback: "Verdana",
		},
	],
	effects: ["look"],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: `${ROOTS_OF}${ADD_STYLES}${FOLLOW_CHANGES}const FONT = ${quote(values.font)};
const name = CSS.escape(FONT).replaceAll("\\\\ ", " ");
const KEPT = "pre, code, kbd, samp, i, svg, svg *, [class*='icon' i], [class*='material' i], [class*='symbol' i], [class^='fa-'], [class*=' fa-'], [id^='scriptorium-']";
sheet.replaceSync("*:not(" + KEPT + ") { font-family: " + name + ", system-ui, sans-serif !important; }");
followChanges(addStyles);
`,
		};
	},
};
