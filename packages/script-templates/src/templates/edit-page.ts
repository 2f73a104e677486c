import { CLOSE_IF_OPEN, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const editPage: ScriptTemplate = {
	id: "edit-page",
	title: "Edit the page",
	description:
		"Makes all text of the page editable, for a print, a screenshot or a draft. Only you see the changes. Escape or a second click ends it.",
	category: "design",
	tags: ["edit", "text", "design"],
	kind: "bookmarklet",
	phrasings: [
		"edit the page",
		"make the page editable",
		"edit any text on a website",
		"change the text of a page",
		"design mode on",
		"contenteditable for the whole page",
		"type over a web page",
		"I want to change words before I print",
		"edit website text for a mockup",
		"turn on document design mode",
		"modify text on screen",
		"edit this page like a document",
		"let me rewrite the headline for a screenshot",
		"page editor",
		"make everything editable",
		"fake text for a screenshot",
		"edit page content directly",
		"correct a typo locally before printing",
		"allow editing of text",
		"please let me edit this web page",
		"inline editing",
		"toggle edit mode",
	],
	slots: [],
	effects: ["content", "look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const HOST_ID = "scriptorium-edit-page";
${CLOSE_IF_OPEN}${CREATE}${PANEL}
const panel = openPanel("Edit the page", [], () => {
  document.designMode = "off";
});
panel.root.host.contentEditable = "false";
panel.status.textContent = "Click any text and type. Only you see the changes; they end when the page is loaded again.";
document.designMode = "on";
`,
		};
	},
};
