import { ADD_STYLES, FOLLOW_CHANGES, ROOTS_OF } from "../code-parts/page-changes.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const markVisitedLinks: ScriptTemplate = {
	id: "mark-visited-links",
	title: "Mark visited links",
	description:
		"Gives links that you have already opened a color of their own, also on sites that show all links alike. The browser does the marking; the script learns nothing about your history.",
	category: "customization",
	tags: ["visited", "links", "color"],
	kind: "userscript",
	phrasings: [
		"mark visited links",
		"color visited links {color}",
		"highlight links I have already clicked",
		"show which links i've been to",
		"visited links in a different color",
		"make already read articles {color}",
		"I can't tell which results I opened before",
		"different color for visited",
		"visited link color on {site}",
		"gray out links that I opened",
		"dim visited links",
		"show visited pages in the list",
		"a:visited purple everywhere",
		"mark threads I already read",
		"links that were followed should look different",
		"make visited links {color} on every site",
		"restore purple visited links",
		"distinguish seen links",
		"change color of clicked links",
		"please show me what I've visited already",
		"visited links highlighter",
		"tell apart old and new links",
	],
	slots: [
		{
			name: "color",
			type: "color",
			question: "Which color should visited links have?",
			required: false,
			fallback: "#a020a0",
		},
	],
	effects: ["look"],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: `const COLOR = ${quote(values.color)};
${FOLLOW_CHANGES}${ROOTS_OF}${ADD_STYLES}
sheet.replaceSync("a:visited:not(#_1):not(#_2), a:visited:not(#_1):not(#_2) * { color: " + COLOR + " !important; }");
followChanges(addStyles);
`,
		};
	},
};
