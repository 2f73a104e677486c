import { CLOSE_IF_OPEN, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const pageOutline: ScriptTemplate = {
	id: "page-outline",
	title: "Page outline",
	description: "Lists the headings of the page as a table of contents. A click leads to the place.",
	category: "productivity",
	tags: ["outline", "headings", "contents"],
	kind: "bookmarklet",
	phrasings: [
		"page outline",
		"table of contents",
		"show all headings",
		"list the headings of this page",
		"toc for long articles",
		"jump between sections",
		"create a table of contents",
		"outline of the document",
		"navigation by headings",
		"show the structure of the page",
		"heading list",
		"I want an overview of this long page",
		"chapters of the article",
		"contents sidebar",
		"show sections and jump to them",
		"outline view",
		"index of headings",
		"make a toc",
		"section overview",
		"please list the headings",
		"quick navigation through a long text",
		"see h1 h2 h3",
	],
	slots: [],
	effects: ["content"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const HOST_ID = "scriptorium-page-outline";
${CLOSE_IF_OPEN}${CREATE}${PANEL}
const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6, [role='heading']")].filter((heading) => heading.checkVisibility() && heading.textContent.trim());
const levelOf = (heading) => Number(heading.getAttribute("aria-level") ?? heading.localName.slice(1)) || 2;
const go = (heading) => {
  heading.scrollIntoView({ block: "start" });
  heading.animate({ outline: ["3px solid #2f7de1", "3px solid transparent"] }, { duration: 1500 });
};
const rows = headings.map((heading) => {
  const button = create("button", { type: "button", dir: "auto", textContent: heading.textContent.trim().replace(/\\s+/g, " ").slice(0, 200), onclick: () => go(heading) });
  return create("li", { style: "padding-inline-start: " + (levelOf(heading) - 1) * 14 + "px" }, button);
});
const panel = openPanel("Outline", [create("ul", {}, ...rows)]);
panel.status.textContent = rows.length > 0 ? rows.length + " headings" : "This page has no headings.";
`,
		};
	},
};
