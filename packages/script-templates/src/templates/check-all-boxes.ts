import type { ScriptTemplate } from "../script-template.ts";

export const checkAllBoxes: ScriptTemplate = {
	id: "check-all-boxes",
	title: "Check or uncheck all boxes",
	description:
		"Checks every checkbox of the page, or of the selected part; when all are checked already, it unchecks them. Boxes that consent to something you see only in small print are yours to look at.",
	category: "automation",
	tags: ["checkbox", "form", "select-all"],
	kind: "bookmarklet",
	phrasings: [
		"check all checkboxes",
		"select all boxes",
		"uncheck everything",
		"tick all the checkboxes on this page",
		"untick all",
		"toggle all checkboxes",
		"select all for lists that lack the button",
		"mark every item in the list",
		"I need to tick 200 boxes",
		"deselect all options",
		"check every box at once",
		"clear all checkmarks",
		"invert all tick boxes",
		"uncheck all newsletter options",
		"one click select all",
		"bulk select checkboxes",
		"turn all switches off",
		"check all rows in the table",
		"please add a select all button",
		"deactivate all checkboxes",
		"select everything",
		"checkbox checker",
	],
	slots: [],
	effects: ["form-values", "form-reads"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const selection = getSelection();
const isChosen = (box) => selection.isCollapsed || selection.containsNode(box, true) || [...(box.labels ?? [])].some((label) => selection.containsNode(label, true));
const isFree = (box) => !box.disabled && box.getAttribute("aria-disabled") !== "true" && [box, ...(box.labels ?? [])].some((one) => one.checkVisibility?.() !== false);
const isChecked = (box) => (box.localName === "input" ? box.checked : box.ariaChecked === "true");
const boxes = [...document.querySelectorAll("input[type='checkbox' i], [role='checkbox']:not(input), [role='switch']:not(input)")].filter((box) => isChosen(box) && isFree(box));
const wanted = boxes.some((box) => !isChecked(box));
/* A click lets the page learn of it. A box that checks the others may have done the work already. */
for (const box of boxes) if (isChecked(box) !== wanted) box.click();
`,
		};
	},
};
