import type { ScriptTemplate } from "../script-template.ts";

export const linksInSameTab: ScriptTemplate = {
	id: "links-in-same-tab",
	title: "Open links in the same tab",
	description:
		"Opens links in the tab you are in, also where the page asks for a new tab. Ctrl+click and the middle button still open a new one.",
	category: "customization",
	tags: ["links", "same-tab", "navigation"],
	kind: "userscript",
	phrasings: [
		"open links in the same tab",
		"stop links from opening new tabs",
		"no new tabs please",
		"prevent target blank",
		"remove target=_blank",
		"links on {site} keep opening new windows, make them stay in this tab",
		"don't open a new tab when I click",
		"force links to open in the current tab",
		"same tab links",
		"too many tabs, open everything in one tab",
		"disable opening in new window",
		"block new tab links",
		"stay in the same window",
		"why does every link open a new tab, stop that",
		"make links open here instead of a new tab",
		"kill _blank",
		"get rid of pop up tabs from links",
		"use current tab for links",
		"links should replace the page not spawn tabs",
		"never open another tab on {site}",
		"keep me in one tab",
		"open search results in current tab",
	],
	slots: [],
	effects: ["look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const setTarget = (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[target], area[target]") : null;
  if (link && !/^_(self|top|parent)$/i.test(link.target)) link.target = "_self";
};
const setBase = () => {
  for (const base of document.querySelectorAll("base[target]")) base.removeAttribute("target");
};
setBase();
addEventListener("click", setTarget, { capture: true });
`,
		};
	},
};
