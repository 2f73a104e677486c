import type { ScriptTemplate } from "../script-template.ts";

export const copyPlainText: ScriptTemplate = {
	id: "copy-plain-text",
	title: "Always copy without formatting",
	description:
		"Copies selected text as plain text only: no fonts, colors or sizes come along when it is pasted. Fields and editors copy as before.",
	category: "productivity",
	tags: ["copy", "plain-text", "clipboard"],
	kind: "userscript",
	phrasings: [
		"copy selected text without formatting",
		"copy as plain text",
		"strip formatting when I copy",
		"no more fonts and colors when pasting into word",
		"plain text copy everywhere",
		"always copy text only",
		"ctrl+c should give plain text",
		"remove styles from copied text",
		"copy without styles",
		"i hate that copying from websites brings the background color along",
		"unformatted copy",
		"only copy the words not the html",
		"copy text clean",
		"paste without formatting by default",
		"keep only raw text in the clipboard",
		"make copying from {site} plain",
		"text only clipboard",
		"drop bold and links when copying",
		"get rid of rich text when copying from a page",
		"please let me copy paragraphs without their layout",
		"plaintext copy",
		"copy w/o formatting",
	],
	slots: [],
	effects: ["clipboard"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const isField = (target) => target instanceof Element && target.closest("input, textarea, [contenteditable=''], [contenteditable='true'], [role='textbox']") !== null;
const copyPlain = (event) => {
  const text = getSelection()?.toString() ?? "";
  if (!text || !event.clipboardData || event.defaultPrevented || isField(event.target)) return;
  event.clipboardData.setData("text/plain", text);
  event.preventDefault();
};
addEventListener("copy", copyPlain);
`,
		};
	},
};
