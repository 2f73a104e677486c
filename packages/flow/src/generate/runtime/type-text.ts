import { javascript, type RuntimePart } from "../runtime-part.ts";
import { findElement } from "./find-element.ts";
import { fire } from "./fire.ts";
import { focusAround } from "./focus-around.ts";
import { insertText } from "./insert-text.ts";

export const typeText: RuntimePart = {
	name: "typeText",
	needs: [findElement, fire, focusAround, insertText],
	source: javascript`
// Types a text into a field or editable content, over what is there; { append: true } keeps it, { goOn: true }
// goes on where the caret is. The field keeps the focus until another step takes it.
function typeText(target, text, { append = false, goOn = false } = {}) {
	const isField = (element) => element.matches("input,textarea");
	const problemOf = (element) => (isField(element) || element.isContentEditable ? null : "Not a text field");
	return findElement(target, { problemOf }).then((element) => {
		// Before it has the focus, which may put a caret at its beginning.
		const hasCaret = goOn && !isField(element) && element.contains(element.ownerDocument.getSelection().anchorNode);
		focusAround(element);
		const length = (isField(element) ? element.value : element.textContent).length;
		return insertText(element, text, hasCaret ? undefined : append || goOn ? length : 0).then(() => {
			if (isField(element)) fire(element, "Event", "change", { cancelable: false, composed: false });
		});
	});
}`,
};
