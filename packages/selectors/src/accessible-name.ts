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
import { MAX_TEXT_LENGTH, plain } from "./plain-text.ts";

/**
 * Computes the accessible name of an element by the steps of accname 1.2 that pages use: aria-labelledby, aria-label, native
 * labeling, content where the role allows it, title, placeholder. Of styles only `display` is read.
 * @param element of any document or shadow root
 * @param role as `roleOf` returns it
 * @param labelsOf pass an index (`indexLabels`) when many fields are named
 * @returns one line; empty without a name, and for names longer than `MAX_TEXT_LENGTH`
 */
export function accessibleName(element: Element, role = roleOf(element), labelsOf: LabelsOf = labelsNow): string {
	const name = plain(labelledBy(element) || attribute(element, "aria-label") || ownName(element, role, labelsOf));
	return name.length > MAX_TEXT_LENGTH ? "" : name;
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
	const value = (name: string) => attribute(element, name) ?? "";
	const hint = () => value("title") || value("placeholder");
	switch (tagOf(element)) {
		case "input": {
			const type = value("type").toLowerCase();
			if (type === "submit" || type === "reset" || type === "button") return value("value") || value("title");
			if (type === "image") return value("alt") || value("title");
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
			return value("alt") || value("title");
		case "fieldset":
			return firstChildText(element, "legend") || value("title");
		case "table":
			return firstChildText(element, "caption") || value("title");
		case "figure":
			return firstChildText(element, "figcaption") || value("title");
		default:
			return (isNamedByContent(role) ? plain(contentName(element)) : "") || value("title");
	}
}

const LABELABLE = /^(?:button|input|meter|output|progress|select|textarea)$/;

/**
 * The text of a control's labels, without the control's own content.
 * @param element any element; only controls have labels
 * @param labelsOf returns the labels of a field
 * @returns one line; empty without labels
 */
export function labelText(element: Element, labelsOf: LabelsOf): string {
	if (!LABELABLE.test(tagOf(element))) return "";
	const texts = labelsOf(element).map((label) => contentName(label, element));
	return plain(texts.join(" "));
}

function firstChildText(element: Element, tag: string): string {
	const child = [...childElementsOf(element)].find((child) => tagOf(child) === tag);
	return child ? contentName(child) : "";
}

/** Maximum recursion depth, as a page could nest elements until the stack overflows. */
const MAX_DEPTH = 64;

function contentName(element: Element, without?: Element, depth = 0): string {
	const whole = textOf(element);
	if (whole.length > MAX_TEXT_LENGTH * 20) return "";
	if (depth === MAX_DEPTH || (without === undefined && queryFirst(element, "*") === null)) return whole;
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
	const value = attribute(element, "aria-label") || (tag === "img" ? (attribute(element, "alt") ?? "") : "");
	if (value) return ` ${value} `;
	if (tag === "svg") return ` ${firstChildText(element, "title")} `;
	const text = contentName(element, without, depth);
	// A box or line of its own has a space around it (accname 1.2, 2F.i): two `div`s, but not two `span`s. Empty in no document.
	return tag !== "br" && /^(?:inline)?$/.test(getComputedStyle(element).display) ? text : ` ${text} `;
}
