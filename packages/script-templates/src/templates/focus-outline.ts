import { ADD_STYLES, FOLLOW_CHANGES, ROOTS_OF } from "../code-parts/page-changes.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const focusOutline: ScriptTemplate = {
	id: "focus-outline",
	title: "Visible keyboard focus",
	description:
		"Draws a clear outline around the link, button or field that the keyboard is at, also on sites that remove it. Mouse clicks show no outline.",
	category: "accessibility",
	tags: ["focus", "keyboard", "outline"],
	kind: "userscript",
	phrasings: [
		"show keyboard focus",
		"visible focus outline",
		"where is the focus when I press tab",
		"add a focus ring to every site",
		"highlight the focused element",
		"restore the outline that websites remove",
		"I navigate by keyboard and cannot see where I am",
		"focus indicator in {color}",
		"thick border around the active link",
		"make tab focus visible",
		"bring back outline on {site}",
		"keyboard navigation highlight",
		"which element has focus",
		"outline focused buttons and links {color}",
		"accessibility: focus must be visible",
		"clear focus style everywhere",
		"tabbing shows nothing, add an outline",
		"outline: none fix",
		"focus-visible for all",
		"please make the focused field stand out",
		"better focus",
		"bigger focus outline",
	],
	slots: [
		{
			name: "color",
			type: "color",
			question: "Which color should the outline have?",
			required: false,
			fallback: "#2f7de1",
		},
	],
	effects: ["look"],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: `const COLOR = ${quote(values.color)};
${FOLLOW_CHANGES}${ROOTS_OF}${ADD_STYLES}
/* A white line inside keeps the outline visible on a ground of the same color. */
sheet.replaceSync(":focus-visible:not(#_1):not(#_2) { outline: 3px solid " + COLOR + " !important; outline-offset: 2px !important; box-shadow: 0 0 0 2px #ffffff !important; }");
followChanges(addStyles);
`,
		};
	},
};
