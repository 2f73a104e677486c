import { FOLLOW_CHANGES } from "../code-parts/page-changes.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const renameTab: ScriptTemplate = {
	id: "rename-tab",
	title: "Give the tab my own title",
	description:
		"Gives the tab of a site the title that you choose and keeps it when the page changes its own. %s in your title stands for the page's title.",
	category: "customization",
	tags: ["tab", "title", "rename"],
	kind: "userscript",
	phrasings: [
		"rename tab",
		"change the tab title to {title}",
		"custom title for this tab",
		"call the tab of {site} {title}",
		"set the page title to {title}",
		"I have ten tabs with the same name and want to rename one",
		"give my tab another name",
		"replace the window title by {title}",
		"tab renamer",
		"fix title of the tab so it stops changing",
		"stop the tab title from blinking with new message counts",
		"title should always be {title} on {site}",
		"own tab name",
		"label browser tabs",
		"override document title",
		"disguise the tab title as {title}",
		"name tabs",
		"make the tab say {title}",
		"keep a fixed title in the tab bar",
		"please rename {site} to {title} in my tab strip",
		"change name of tab",
		"shorter tab title",
	],
	slots: [{ name: "title", type: "text", question: "What shall the tab be called?", required: true }],
	effects: ["title"],
	sites: "ask",
	write(values) {
		return {
			grants: [],
			body: String.raw`const TITLE = ${quote(values.title)};
const PLACE = "\u0025s";
${FOLLOW_CHANGES}
let written = "";
followChanges(() => {
  if (document.title === written) return;
  const wanted = TITLE.replaceAll(PLACE, () => document.title);
  written = wanted;
  document.title = wanted;
  written = document.title;
});
`,
		};
	},
};
