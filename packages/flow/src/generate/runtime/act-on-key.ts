import { javascript, type RuntimePart } from "../runtime-part.ts";
import { insertText } from "./insert-text.ts";
import { moveFocus } from "./move-focus.ts";
import { submitForm } from "./submit-form.ts";

export const actOnKey: RuntimePart = {
	name: "actOnKey",
	needs: [insertText, moveFocus, submitForm],
	source: javascript`
// What a browser does with a key by itself, as far as a script can do it: Enter and Space press, Enter sends a
// form, Tab moves on, characters are written. Not: arrows, Escape, deleting, scrolling, shortcuts.
function actOnKey(element, key, isBackwards) {
	if (key === "Tab") return moveFocus(element, isBackwards);
	const pressed = {
		__proto__: null,
		Enter: "button,summary,a[href],area[href],input:is([type=submit],[type=reset],[type=button],[type=image])",
		" ": "button,summary,input:is([type=submit],[type=reset],[type=button],[type=image],[type=checkbox],[type=radio])",
	}[key];
	if (pressed && element.matches(pressed)) return element.click();
	if (key === "Enter" && element.localName === "input") return submitForm(element);
	if (key === "Enter" && element.isContentEditable) return element.ownerDocument.execCommand("insertParagraph");
	const isText = element.localName === "input" && /^(text|search|email|tel|url|password|number)$/.test(element.type);
	const isWritten = isText || element.localName === "textarea" || element.isContentEditable;
	if (isWritten && (key === "Enter" || key.length === 1)) return insertText(element, key === "Enter" ? "\n" : key);
}`,
};
