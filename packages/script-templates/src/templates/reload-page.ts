import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const reloadPage: ScriptTemplate = {
	id: "reload-page",
	title: "Reload the page at intervals",
	description:
		"Loads the page again after the time that you choose, as long as its tab is open and you are not typing.",
	category: "automation",
	tags: ["reload", "refresh", "interval"],
	kind: "userscript",
	phrasings: [
		"reload the page every {pause}",
		"auto refresh",
		"refresh every {pause}",
		"automatically reload {site}",
		"auto reload a tab",
		"keep refreshing the page",
		"refresh this page each {pause}",
		"page auto refresher",
		"reload until something changes",
		"update the page by reloading",
		"periodic refresh on {site}",
		"refresh the dashboard every {pause}",
		"auto f5",
		"reload the site regularly",
		"set an interval for reloading",
		"refresh the queue every {pause}",
		"let the page reload by itself",
		"repeat loading the page",
		"tab reloader",
		"please refresh {site} every {pause}",
		"interval refresh",
		"press refresh for me",
	],
	slots: [{ name: "pause", type: "duration", question: "After which time? For example 30 seconds.", required: true }],
	effects: ["address"],
	sites: "ask",
	write(values) {
		return {
			grants: [],
			body: `const PAUSE = ${quote(values.pause)};
const MIN_PAUSE = 5000;
const isTyping = () => {
  const field = document.activeElement;
  return field instanceof Element && field.matches("input, textarea, select, [contenteditable=''], [contenteditable='true']");
};
/* Somebody who types would lose the text: the page is loaded when the field was left. */
const reload = () => (isTyping() ? setTimeout(reload, 1000) : location.reload());
setTimeout(reload, Math.max(MIN_PAUSE, PAUSE));
`,
		};
	},
};
