import { bodyOf, closest, isEditable, parentElementOf, tagOf } from "@scriptorium/selectors/intact-dom";
import { richText } from "./rich-text.ts";

/** Input types whose value is chosen in a picker or slider, not typed. */
const CHOSEN = new Set(["range", "color", "date", "datetime-local", "month", "time", "week"]);
const BUTTONS = new Set(["button", "submit", "reset", "image"]);

type FieldKind = "text" | "lines" | "rich" | "chosen" | "checkable" | "file" | "select" | "none";

/** Classifies how an element is filled in. */
export function fieldKind(element: Element): FieldKind {
	switch (tagOf(element)) {
		case "textarea":
			return "lines";
		case "select":
		case "option":
			return "select";
		case "input": {
			const { type } = element as HTMLInputElement;
			if (type === "checkbox" || type === "radio") return "checkable";
			if (type === "file") return "file";
			if (BUTTONS.has(type)) return "none";
			return CHOSEN.has(type) ? "chosen" : "text";
		}
		default:
			return element instanceof HTMLElement && isEditable(element) ? "rich" : "none";
	}
}

/** The edited element: for rich text the outermost editable ancestor. Of a page that is editable as a whole, its body. */
export function editedAround(element: Element): Element {
	if (tagOf(element) === "html" && isEditable(element)) return bodyOf(document) ?? element;
	let host = element;
	for (
		let at: Element | null = element;
		at instanceof HTMLElement && isEditable(at) && tagOf(at) !== "html";
		at = parentElementOf(at)
	)
		host = at;
	return host;
}

export function contentOf(field: Element): string {
	if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
	return richText(field);
}

/** The number of lines in a field. An editor that takes Enter for something else, as for choosing a name, adds none. */
export const countLines = (field: Element): number => contentOf(field).split("\n").length;

/** Whether a key is Enter in a text of several lines, which is recorded with the text unless the page submits on it. */
export const isLineBreak = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, field: Element): boolean =>
	key === "Enter" && !ctrlKey && !metaKey && !altKey && ["lines", "rich"].includes(fieldKind(field));

/** The checkbox or radio button that a click on an element changes, directly or through its label. */
export function checkableOf(element: Element): HTMLInputElement | null {
	const control = element instanceof HTMLLabelElement ? element.control : closest(element, "input");
	const label = closest(element, "label");
	const labeled = control ?? (label instanceof HTMLLabelElement ? label.control : null);
	return labeled instanceof HTMLInputElement && fieldKind(labeled) === "checkable" ? labeled : null;
}
