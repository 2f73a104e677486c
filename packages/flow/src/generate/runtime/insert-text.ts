import { javascript, type RuntimePart } from "../runtime-part.ts";
import { fire } from "./fire.ts";
import { insertRichText } from "./insert-rich-text.ts";
import { setValue } from "./set-value.ts";

export const insertText: RuntimePart = {
	name: "insertText",
	needs: [fire, insertRichText, setValue],
	source: javascript`
// Writes a text as typing does: where the caret is, or over everything from a character on.
function insertText(element, text, from) {
	if (element.isContentEditable) return insertRichText(element, text, from);
	const { value } = element;
	const caret = from === undefined ? element.selectionStart : null;
	const start = from ?? caret ?? value.length;
	const end = caret === null ? value.length : element.selectionEnd;
	setValue(element, value.slice(0, start) + text + value.slice(end));
	// Numbers and addresses have no caret that a script can see.
	if (element.selectionStart !== null) element.setSelectionRange(start + text.length, start + text.length);
	const inputType = text === "" ? "deleteContentBackward" : "insertText";
	fire(element, "InputEvent", "input", { cancelable: false, inputType, data: text || null });
	return Promise.resolve();
}`,
};
