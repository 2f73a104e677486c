const DIALOGS = "[role='dialog'], [role='alertdialog'], [role='menu'], dialog[open]";
const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";
/** Text fields; a radio button or a checkbox has a value from the start. */
const TEXT_FIELDS = "input:not([type=radio], [type=checkbox], [type=hidden]), textarea";

/**
 * Whether the tour may start unasked: nothing is open above the page, and nobody types or has begun to fill in a field.
 * @param page the document
 * @returns whether it would disturb nobody
 */
export function mayOfferTour(page: Document): boolean {
	if (page.querySelector(DIALOGS) !== null) return false;
	if (page.activeElement?.matches(FIELDS)) return false;
	return [...page.querySelectorAll(TEXT_FIELDS)].every((field) => textOf(field) === "");
}

function textOf(field: Element): string {
	return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : "";
}
