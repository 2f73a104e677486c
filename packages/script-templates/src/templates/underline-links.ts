import { ADD_STYLES, FOLLOW_CHANGES, ROOTS_OF } from "../code-parts/page-changes.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const underlineLinks: ScriptTemplate = {
	id: "underline-links",
	title: "Underline links",
	description:
		"Underlines the links in texts, so that they can be told from other words without seeing colors. Links in menus and around pictures stay as they are.",
	category: "accessibility",
	tags: ["links", "underline", "color-blind"],
	kind: "userscript",
	phrasings: [
		"underline links",
		"underline all links everywhere",
		"make links recognizable",
		"I am color blind and can't see links",
		"links should be underlined on {site}",
		"put a line under every link",
		"text-decoration underline for a",
		"show links clearly in text",
		"bring back underlined hyperlinks",
		"why are links not underlined any more",
		"classic underlined links",
		"force underlines",
		"links look like normal text, underline them",
		"underline urls in articles",
		"always show link underlines",
		"make hyperlinks underlined again",
		"visible links for colorblind people",
		"distinguish links from text without color",
		"please underline the hyperlinks",
		"accessibility underline",
		"old school blue underlined links",
		"add underline to anchors",
	],
	slots: [],
	effects: ["look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `${FOLLOW_CHANGES}${ROOTS_OF}${ADD_STYLES}
sheet.replaceSync("a[href]:not(nav a, [role='navigation'] a, [role='button'], [role='tab'], :has(img, svg, video)):not(#_1):not(#_2) { text-decoration-line: underline !important; text-underline-offset: 0.15em !important; }");
followChanges(addStyles);
`,
		};
	},
};
