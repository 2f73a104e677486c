import { FOLLOW_CHANGES } from "../code-parts/page-changes.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const unstick: ScriptTemplate = {
	id: "unstick",
	title: "Unstick headers and bars",
	description:
		"Lets bars that stay at the edge of the window scroll away with the page, so that there is more room for reading.",
	category: "customization",
	tags: ["sticky", "header", "reading"],
	kind: "userscript",
	phrasings: [
		"unstick headers",
		"remove sticky header",
		"make fixed bars scroll away",
		"stop the menu bar from following me",
		"no sticky headers",
		"header takes half of my screen",
		"disable fixed navigation bars",
		"kill sticky",
		"the top bar should not stay when I scroll on {site}",
		"unfix floating bars",
		"remove floating header on {site}",
		"more space for reading, no fixed bars",
		"let the toolbar scroll with the page",
		"position fixed be gone",
		"sticky footers are annoying",
		"get rid of persistent headers",
		"bars that stay on top",
		"please unpin the navigation",
		"static header instead of sticky",
		"scroll the header away",
		"un-sticky everything",
		"hide fixed header while reading",
	],
	slots: [],
	effects: ["look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `${FOLLOW_CHANGES}
const MAX_HEIGHT = 0.5;
const unstick = () => {
  for (const element of document.querySelectorAll("body *")) {
    const { position, display } = getComputedStyle(element);
    if (display === "none" || (position !== "fixed" && position !== "sticky")) continue;
    const { width, height } = element.getBoundingClientRect();
    const isBar = width >= innerWidth * 0.5 && height > 0 && height <= innerHeight * MAX_HEIGHT;
    if (!isBar || element.matches("dialog, [role='dialog'], [aria-modal='true'], [id^='scriptorium-']")) continue;
    element.style.setProperty("position", position === "sticky" ? "relative" : "absolute", "important");
    if (position === "sticky") element.style.setProperty("inset", "auto", "important");
  }
};
followChanges(unstick);
`,
		};
	},
};
