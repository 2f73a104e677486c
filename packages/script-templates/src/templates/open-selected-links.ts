import { CLOSE_IF_OPEN, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const openSelectedLinks: ScriptTemplate = {
	id: "open-selected-links",
	title: "Open all selected links",
	description:
		"Opens every link in the selected part of the page in a tab of its own. Links that the browser's pop-up blocker holds back stay in a list, one click each.",
	category: "web",
	tags: ["links", "tabs", "selection", "open"],
	kind: "bookmarklet",
	phrasings: [
		"open all selected links",
		"open the links I highlighted in tabs",
		"open multiple links at once",
		"select links and open them all",
		"batch open links",
		"mass open urls from a selection",
		"open every result in tabs with one click",
		"I select a part of the page and want all links in it opened",
		"open many links at the same time",
		"linky replacement",
		"snap links",
		"open selection in tabs",
		"open these ten links in separate tabs",
		"drag over links to open them",
		"bulk open links",
		"open all links in the highlighted text",
		"launch selected hyperlinks",
		"opens all the urls i marked",
		"please open every link of this section in a tab",
		"multi link opener",
		"open all hrefs in the selected area",
		"open a bunch of links",
	],
	slots: [],
	effects: ["content", "opens"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const HOST_ID = "scriptorium-open-selected-links";
const MAX_LINKS = 30;
${CLOSE_IF_OPEN}${CREATE}${PANEL}
const selection = getSelection();
const links = selection.isCollapsed ? [] : [...document.querySelectorAll("a[href]")].filter((link) => /^https?:$/.test(link.protocol) && selection.containsNode(link, true));
const addresses = [...new Map(links.map((link) => [link.href, link])).values()];
const blocked = [];
for (const link of addresses.slice(0, MAX_LINKS)) {
  const tab = window.open(link.href, "_blank");
  if (tab) tab.opener = null;
  else blocked.push(link);
}
const rest = [...blocked, ...addresses.slice(MAX_LINKS)];
const makeRow = (link) => create("li", {}, create("a", { href: link.href, target: "_blank", rel: "noopener", textContent: link.textContent.trim().slice(0, 80) || link.href, dir: "auto" }));
const panel = openPanel("Selected links", [create("ul", {}, ...rest.map(makeRow))]);
const opened = addresses.length - rest.length;
if (addresses.length === 0) panel.status.textContent = "Select a part of the page that has links, and click again.";
else if (rest.length === 0) panel.status.textContent = opened + " links opened";
else panel.status.textContent = opened + " links opened. Your browser held the others back: click them here, or allow pop-ups for this site and click again.";
`,
		};
	},
};
