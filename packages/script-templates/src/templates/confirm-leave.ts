import type { ScriptTemplate } from "../script-template.ts";

export const confirmLeave: ScriptTemplate = {
	id: "confirm-leave",
	title: "Ask before closing the tab",
	description:
		"Lets the browser ask before you close or leave the page, once you have clicked or typed on it. Guards long texts and running games against a wrong click.",
	category: "productivity",
	tags: ["close", "tab", "confirm"],
	kind: "userscript",
	phrasings: [
		"warn before closing the tab",
		"ask me before I leave this page",
		"confirm close",
		"prevent accidentally closing {site}",
		"are you sure dialog when closing",
		"I always press ctrl+w by mistake, ask first",
		"protect the tab from being closed",
		"do not close tab without asking",
		"confirmation before leaving {site}",
		"accidental close protection",
		"stop me from reloading by accident",
		"warning when navigating away",
		"lock tab so it can't be closed by mistake",
		"leave page prompt",
		"beforeunload warning",
		"ask before refresh",
		"please double check when I close this game tab",
		"tab close guard",
		"keep me from losing my work when i hit the back button",
		"confirm exit",
		"closing the browser should ask on {site}",
		"no accidental tab closing",
	],
	slots: [],
	effects: ["dialogs"],
	sites: "ask",
	write() {
		return {
			grants: [],
			body: `addEventListener("beforeunload", (event) => event.preventDefault());
`,
		};
	},
};
