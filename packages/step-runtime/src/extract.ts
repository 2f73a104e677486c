import { attribute, documentOf, matches } from "@scriptorium/selectors/intact-dom";
import { findElement } from "./find-element.ts";
import { StepError } from "./step-error.ts";
import type { Target } from "./target.ts";

const FIELD = "input,textarea,select";

/**
 * Reads a text of the page. What somebody has entered into a field is read by `extractValue` only, so that a script shows whether it
 * does that.
 * @param target the element; it may be hidden
 * @param name attribute to read; the text of the element when left out
 * @returns the text without white space around it; addresses are complete; empty for an attribute that the element does not have
 * @throws StepError when the element is not there, or is a field and no attribute is named
 */
export async function extract(target: Target, name = ""): Promise<string> {
	const element = await findElement(target, { mayBeHidden: true });
	if (name === "" && matches(element, FIELD))
		throw new StepError('a field has no text; the attribute "value" is what is in it', target.name);
	if (name === "" || name === "textContent") return textIn(element).trim();
	const value = attribute(element, name) ?? "";
	if (value === "" || !/^(?:href|src)$/i.test(name)) return value.trim();
	return new URL(value, documentOf(element)?.baseURI ?? location.href).href;
}

/** Not by intact-dom, whose getters also read fields: nobody who reads the script could tell what is read here. */
function textIn(element: Element): string {
	const range = new Range();
	range.selectNodeContents(element);
	return range.toString();
}

/**
 * Reads what is in a field.
 * @param target an input, text area or list; it may be hidden
 * @returns its value; for a list, the value of the chosen option
 * @throws StepError when the field is not there
 */
export async function extractValue(target: Target): Promise<string> {
	const problemOf = (element: Element) => (matches(element, FIELD) ? null : "not a field");
	const field = await findElement(target, { mayBeHidden: true, problemOf });
	return String(Reflect.get(field, "value"));
}
