import { leakRule } from "./leak-rule.ts";

export const keylogging = leakRule({
	id: "keylogging",
	title: "Keystrokes sent away",
	catches: "What is typed on the page, key by key, sent to another server.",
	severity: "critical",
	advice: "Do not install the script. Shortcuts need no server: compare the key and forget it.",
	kinds: ["key"],
	data: "What you type is",
});
