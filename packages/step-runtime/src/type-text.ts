import {
	bodyOf,
	childNodesOf,
	documentOf,
	isEditable,
	isWithin,
	matches,
	selectionOf,
	tagOf,
} from "@scriptorium/selectors/intact-dom";
import { findElement } from "./find-element.ts";
import { insertText, lengthOf } from "./insert-text.ts";
import { focusAround } from "./pointer.ts";
import { StepError } from "./step-error.ts";
import type { Target } from "./target.ts";
import { leaveField, typedField } from "./typed-field.ts";

/** What happens to the text that is there already: it is replaced when both are left out. */
export interface TypeOptions {
	/** Writes behind it. */
	readonly append?: boolean;
	/** Writes behind it, where the caret is if that is there. */
	readonly goOn?: boolean;
	/** The next step presses a key in the field: `change` is sent then. */
	readonly thenKey?: boolean;
}

const FIELD = "input,textarea";

/**
 * Types a text into a field or editable content. The field keeps the focus until another step takes it.
 * @param target the field or editable content
 * @param text what to type
 * @param options what happens to the text that is there
 * @throws StepError when the element is not there, takes no text, or does not take this one
 */
export async function typeText(target: Target, text: string, options: TypeOptions = {}): Promise<void> {
	const { append = false, goOn = false, thenKey = false } = options;
	const element = contentIn(await findElement(target, { problemOf }));
	const isField = matches(element, FIELD);
	// Read before it has the focus, which may put a caret at its beginning, as a click of a script has done by then.
	const hasCaret = goOn && !isField && isBehindText(element, selectionOf(documentOf(element) ?? document));
	focusAround(element);
	const isTaken = await insertText(element, text, hasCaret ? undefined : append || goOn ? lengthOf(element) : 0);
	if (!isField) return;
	if (!isTaken) throw new StepError("the field does not take the text", target.name);
	typedField.element = element;
	if (!thenKey) leaveField();
}

/** Of a page that is editable as a whole, the body: writing over its root would remove the body, too. */
const contentIn = (element: Element): Element =>
	(tagOf(element) === "html" && bodyOf(documentOf(element) ?? document)) || element;

/** Whether the caret is behind a text. To put it there again would undo what was chosen for the next letters, as bold type. */
function isBehindText(element: Element, selection: Selection | null): boolean {
	const { anchorNode = null } = selection ?? {};
	if (selection === null || anchorNode === null || !isWithin(element, anchorNode)) return false;
	const rest = selection.getRangeAt(0).cloneRange();
	rest.collapse();
	rest.setEnd(element, childNodesOf(element).length);
	return rest.toString().trim() === "";
}

function problemOf(element: Element): string | null {
	if (matches(element, FIELD)) return matches(element, "[readonly]") ? "the field is read-only" : null;
	return isEditable(element) ? null : "not a text field";
}
