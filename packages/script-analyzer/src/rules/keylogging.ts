import { leakRule } from "./leak-rule.ts";

export const keylogging = leakRule({
	id: "keylogging",
	title: "Keystrokes sent away",
	catches: "Keystrokes on the page sent to another server.",
	severity: "critical",
	advice: "Do not install the script. Keyboard shortcuts need no server: compare the key and discard it.",
	kinds: ["key"],
	alsoToTheSite: true,
	data: "What you type is",
});
