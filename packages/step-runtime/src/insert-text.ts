import {
	assign,
	documentOf,
	isEditable,
	isWithin,
	selectionOf,
	send,
	textOf,
	windowOf,
} from "@scriptorium/selectors/intact-dom";
import { plain } from "@scriptorium/selectors/plain-text";
import { nextFrame } from "./next-frame.ts";
import { sendInput } from "./send-event.ts";

/**
 * Writes a text as typing does.
 * @param element a field or editable content
 * @param text the text to write; an empty one deletes the selection
 * @param from over everything from this character on (of editable content: everything with 0, else at the end); where the caret is
 * when left out
 * @returns false when the field drops the text, as one for a number or a date does with words; a page may remove it afterwards
 */
export async function insertText(element: Element, text: string, from?: number): Promise<boolean> {
	if (isEditable(element)) {
		await insertRichText(element, text, from);
		return true;
	}
	const field = element as HTMLInputElement | HTMLTextAreaElement;
	const { value, selectionStart, selectionEnd } = field;
	const start = from ?? selectionStart ?? value.length;
	const end = from === undefined && selectionEnd !== null ? selectionEnd : value.length;
	assign(field, "value", value.slice(0, start) + text + value.slice(end));
	const isTaken = text === "" || field.value !== "";
	// Numbers and addresses have no caret that a script can see.
	if (field.selectionStart !== null) field.setSelectionRange(start + text.length, start + text.length);
	sendInput(field, "input", text === "" ? "deleteContentBackward" : "insertText", text);
	return isTaken;
}

async function insertRichText(element: Element, text: string, from?: number): Promise<void> {
	const page = documentOf(element) ?? document;
	const selection = selectionOf(page);
	if (selection === null) return;
	const { anchorNode } = selection;
	if (from !== undefined || anchorNode === null || !isWithin(element, anchorNode)) selection.selectAllChildren(element);
	if (from !== undefined && from > 0) selection.collapseToEnd();
	// Editors read the selection before they read the text.
	await nextFrame();
	for (const [at, line] of text.split("\n").entries()) {
		if (at > 0) edit(page, element, "insertParagraph");
		if (line !== "") edit(page, element, "insertText", line);
		else if (text === "") edit(page, element, "deleteContentBackward");
	}
	await nextFrame();
	// An editor that has put its own content back takes texts from the clipboard.
	if (!plain(textOf(element)).includes(plain(text.split("\n", 1)[0] ?? ""))) paste(element, text);
}

const COMMANDS = {
	insertText: "insertText",
	insertParagraph: "insertParagraph",
	deleteContentBackward: "delete",
} as const;

/** Edits where the caret is. Editors that keep a document of their own take the text from the event, and stop it. */
function edit(page: Document, element: Element, inputType: keyof typeof COMMANDS, data?: string): void {
	if (sendInput(element, "beforeinput", inputType, data)) page.execCommand(COMMANDS[inputType], false, data);
}

function paste(element: Element, text: string): void {
	const view = windowOf(element);
	const clipboardData = new view.DataTransfer();
	clipboardData.setData("text/plain", text);
	send(element, new view.ClipboardEvent("paste", { bubbles: true, cancelable: true, composed: true, clipboardData }));
}

/**
 * Counts the characters of a field or editable content.
 * @param element the field or content
 * @returns UTF-16 units
 */
export const lengthOf = (element: Element): number =>
	(isEditable(element) ? textOf(element) : (element as HTMLInputElement).value).length;
