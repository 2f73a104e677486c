import { FOLLOW_CHANGES, QUERY_ALL } from "../code-parts/page-changes.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const hideElement: ScriptTemplate = {
	id: "hide-element",
	title: "Hide part of a site",
	description: "Hides the part of the page that you chose, on every visit, also when the page shows it again later.",
	category: "customization",
	tags: ["hide", "remove", "clean"],
	kind: "userscript",
	phrasings: [
		"hide an element on {site}",
		"remove the sidebar from {site}",
		"hide {element} on {site}",
		"get rid of the banner at the top of {site}",
		"hide the right column",
		"remove the trending box",
		"hide a box on a page",
		"I never want to see the chat bubble on {site}",
		"remove the header of {site}",
		"delete the recommendations on youtube",
		"hide the comments section",
		"block an element",
		"hide the footer",
		"make {element} disappear",
		"remove distracting parts of {site}",
		"hide suggested posts column",
		"hide the stories bar",
		"permanently hide something on {site}",
		"take the promo area away",
		"please hide the sidebar",
		"remove shorts shelf",
		"hide this annoying widget",
		"kill the floating video box",
		"hide an ad box on {site}",
	],
	slots: [
		{
			name: "element",
			type: "element",
			question: "Which part shall be hidden? Choose it on the page, or type a CSS selector.",
			required: true,
		},
	],
	effects: ["look"],
	sites: "ask",
	write(values) {
		return {
			grants: [],
			body: `${FOLLOW_CHANGES}${QUERY_ALL}const SELECTOR = ${quote(values.element)};
/* Set on the element itself: the page may show it by a style that wins over those of style sheets. */
followChanges(() => {
  for (const element of queryAll(SELECTOR)) {
    if (element.style.getPropertyValue("display") !== "none") element.style.setProperty("display", "none", "important");
  }
});
`,
		};
	},
};
