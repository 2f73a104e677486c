import { ADD_STYLES, FOLLOW_CHANGES, ROOTS_OF } from "../code-parts/page-changes.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const allowCopy: ScriptTemplate = {
	id: "allow-copy",
	title: "Allow copy, paste and right click",
	description:
		"Lets you select, copy, paste and use the right mouse button on sites that forbid it. Editors and drawings that need these events keep them.",
	category: "utility",
	tags: ["copy", "paste", "right-click", "selection"],
	kind: "userscript",
	phrasings: [
		"allow copy on sites that block it",
		"enable right click",
		"unblock text selection",
		"let me paste into password fields",
		"enable copy paste",
		"this site disabled right click, bring it back",
		"unlock copy and select",
		"absolute enable right click & copy",
		"can't copy text from {site}",
		"remove copy protection",
		"allow pasting where it is forbidden",
		"make text selectable",
		"bypass copy protection",
		"restore the context menu",
		"override user-select none",
		"I want to highlight and copy text but the page won't let me",
		"disable the no right click script",
		"enable selecting text",
		"paste blocked in email confirmation field",
		"stop websites from blocking ctrl+c",
		"turn on right mouse button again",
		"let me copy lyrics",
		"don't fuck with paste",
	],
	slots: [],
	effects: ["look"],
	sites: "any",
	// The first listener of a page can stop an event before all later ones.
	runAt: "document-start",
	write() {
		return {
			grants: [],
			body: `const OWN = "[contenteditable=''], [contenteditable='true'], [role='textbox'], [role='grid'], canvas, video, svg";
${FOLLOW_CHANGES}${ROOTS_OF}${ADD_STYLES}
sheet.replaceSync("*:not(button, [role='button'], [draggable='true'], input, canvas):not(#_1):not(#_2) { user-select: text !important; -webkit-user-select: text !important; }");
addStyles();
/* Stops the event before it reaches listeners of the page, so that none of them can cancel it. */
const pass = (event) => {
  const [target] = event.composedPath();
  if (event.shiftKey || (target instanceof Element && target.closest(OWN))) return;
  event.stopImmediatePropagation();
};
for (const type of ["copy", "cut", "paste", "contextmenu", "selectstart"]) addEventListener(type, pass, { capture: true });
addEventListener("keydown", (event) => (event.ctrlKey || event.metaKey) && /^[acvx]$/i.test(event.key) && pass(event), { capture: true });
if (document.body) followChanges(addStyles);
else addEventListener("DOMContentLoaded", () => followChanges(addStyles), { once: true });
`,
		};
	},
};
