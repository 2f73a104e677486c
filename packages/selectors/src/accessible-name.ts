import { isNamedByContent, roleOf } from "./element-role.ts";
import { type LabelsOf, labelsNow } from "./field-labels.ts";
import {
	attribute,
	byId,
	childElementsOf,
	childNodesOf,
	hasAttribute,
	nodeTypeOf,
	queryFirst,
	rootOf,
	tagOf,
	textOf,
} from "./intact-dom.ts";
import { isDocument, isElement, isShadowRoot } from "./node-kinds.ts";
import { LONGEST_TEXT, plain } from "./plain-text.ts";

/**
 * What assistive technology calls an element, in the steps of accname 1.2 that pages use: aria-labelledby, aria-label, the
 * element's own way of being labelled, its contents where its role allows, title, placeholder. Styles are not looked at:
 * they cost a layout for each click that is recorded. Empty when it has no name, or one longer than names are. Whoever asks
 * for many fields hands in an index of the labels.
 */
export function accessibleName(element: Element, role = roleOf(element), labelsOf: LabelsOf = labelsNow): string {
	const name = plain(labelledBy(element) || attribute(element, "aria-label") || ownName(element, role, labelsOf));
	return name.length > LONGEST_TEXT ? "" : name;
}

function labelledBy(element: Element): string {
	const ids = attribute(element, "aria-labelledby");
	const root = ids ? rootOf(element) : null;
	if (!ids || root === null || !(isDocument(root) || isShadowRoot(root))) return "";
	return ids
		.split(/\s+/)
		.map((id) => {
			const label = byId(root, id);
			return label ? attribute(label, "aria-label") || contentName(label) : "";
		})
		.join(" ");
}

function ownName(element: Element, role: string | null, labelsOf: LabelsOf): string {
	const said = (name: string) => attribute(element, name) ?? "";
	const hint = () => said("title") || said("placeholder");
	switch (tagOf(element)) {
		case "input": {
			const type = said("type").toLowerCase();
			if (type === "submit" || type === "reset" || type === "button") return said("value") || said("title");
			if (type === "image") return said("alt") || said("title");
			return labelText(element, labelsOf) || hint();
		}
		case "textarea":
		case "select":
		case "meter":
		case "progress":
		case "output":
			return labelText(element, labelsOf) || hint();
		case "img":
		case "area":
			return said("alt") || said("title");
		case "fieldset":
			return firstChildText(element, "legend") || said("title");
		case "table":
			return firstChildText(element, "caption") || said("title");
		case "figure":
			return firstChildText(element, "figcaption") || said("title");
		default:
			return (isNamedByContent(role) ? plain(contentName(element)) : "") || said("title");
	}
}

const LABELLED = /^(?:button|input|meter|output|progress|select|textarea)$/;

/** The text of the labels of a control, without what the control itself contains. */
export function labelText(element: Element, labelsOf: LabelsOf): string {
	if (!LABELLED.test(tagOf(element))) return "";
	const texts = labelsOf(element).map((label) => contentName(label, element));
	return plain(texts.join(" "));
}

function firstChildText(element: Element, tag: string): string {
	const child = [...childElementsOf(element)].find((child) => tagOf(child) === tag);
	return child ? contentName(child) : "";
}

const SPECIAL = "[aria-label],[aria-hidden=true],[hidden],img,svg,style,script,select,textarea";

/** Levels of a label or a button that are looked at one by one; a page could nest them until the stack is full. */
const DEEPEST = 64;

function contentName(element: Element, without?: Element, depth = 0): string {
	const whole = textOf(element);
	if (whole.length > LONGEST_TEXT * 20) return "";
	if (depth === DEEPEST || (without === undefined && queryFirst(element, SPECIAL) === null)) return whole;
	let text = "";
	for (const node of childNodesOf(element)) {
		if (nodeTypeOf(node) === Node.TEXT_NODE) text += node.nodeValue ?? "";
		else if (isElement(node) && node !== without) text += nameWithin(node, without, depth + 1);
	}
	return text;
}

function nameWithin(element: Element, without: Element | undefined, depth: number): string {
	const tag = tagOf(element);
	if (tag === "style" || tag === "script" || tag === "select" || tag === "textarea") return "";
	if (attribute(element, "aria-hidden") === "true" || hasAttribute(element, "hidden")) return "";
	const said = attribute(element, "aria-label") || (tag === "img" ? (attribute(element, "alt") ?? "") : "");
	if (said) return ` ${said} `;
	if (tag === "svg") return ` ${firstChildText(element, "title")} `;
	return contentName(element, without, depth);
}
