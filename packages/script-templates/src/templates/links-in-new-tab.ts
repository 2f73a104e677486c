import type { ScriptTemplate } from "../script-template.ts";

export const linksInNewTab: ScriptTemplate = {
	id: "links-in-new-tab",
	title: "Open links in a new tab",
	description:
		"Opens the links that lead to another page in a new tab, so that the page you read stays where it is. Links within the page and buttons work as before.",
	category: "customization",
	tags: ["links", "new-tab", "navigation"],
	kind: "userscript",
	phrasings: [
		"open links in new tab",
		"open all links on {site} in a new tab",
		"links should open in another tab",
		"new tab for every link",
		"make search results open in new tabs",
		"always open external links in a new tab",
		"when I click a link don't leave this page",
		"target blank on all links",
		"force new tab",
		"I want news articles to open in a separate tab",
		"keep this page open when i follow a link",
		"open in background tab on click",
		"add target=_blank everywhere",
		"click opens new tab",
		"threads on the forum should open in a new tab",
		"every link in a new window",
		"stop links from replacing the current page",
		"don't navigate away from {site} when clicking",
		"middle click behavior for normal clicks",
		"please open product pages in new tabs",
		"open results in own tab",
		"newtab links",
	],
	slots: [],
	effects: ["look"],
	sites: "ask",
	write() {
		return {
			grants: [],
			body: `const leavesPage = (link) => /^https?:$/.test(link.protocol) && link.href.split("#")[0] !== location.href.split("#")[0];
/* The target is set when a link is clicked. A page that handles the click by a script of its own still does. */
const setTarget = (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!link || link.download || link.hasAttribute("download") || !leavesPage(link) || link.getAttribute("role") === "button") return;
  link.target = "_blank";
  if (!link.relList.contains("noopener")) link.relList.add("noopener");
};
addEventListener("click", setTarget, { capture: true });
`,
		};
	},
};
