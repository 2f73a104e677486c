import { javascript, type RuntimePart } from "../runtime-part.ts";
import { fire } from "./fire.ts";
import { nextFrame } from "./next-frame.ts";

export const insertRichText: RuntimePart = {
	name: "insertRichText",
	needs: [fire, nextFrame],
	source: javascript`
// Writes into editable content: where the caret is, over everything (from 0), or at the end (from any other
// number).
function insertRichText(element, text, from) {
	const page = element.ownerDocument;
	const selection = page.getSelection();
	if (from !== undefined || !element.contains(selection.anchorNode)) selection.selectAllChildren(element);
	if (from !== undefined && from > 0) selection.collapseToEnd();
	// Editors read the selection before they read the text.
	return nextFrame().then(() => {
		const typed = { inputType: text === "" ? "deleteContentBackward" : "insertText", data: text || null };
		// Editors that keep a document of their own take the text from this event, and stop it.
		if (!fire(element, "InputEvent", "beforeinput", typed)) return;
		if (text === "" ? page.execCommand("delete") : page.execCommand("insertText", false, text)) return;
		const range = selection.getRangeAt(0);
		range.deleteContents();
		range.insertNode(page.createTextNode(text));
		selection.collapseToEnd();
		fire(element, "InputEvent", "input", Object.assign({ cancelable: false }, typed));
	});
}`,
};
