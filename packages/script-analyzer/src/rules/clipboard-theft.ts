import { leakRule } from "./leak-rule.ts";

export const clipboardTheft = leakRule({
	id: "clipboard-theft",
	title: "Clipboard sent away",
	catches: "Clipboard content sent to another server.",
	severity: "high",
	advice:
		"Read the clipboard only when the visitor clicks the script's own button, and send it only to a server named in @connect.",
	kinds: ["clipboard"],
	data: "The content of your clipboard is",
});
