import { isNamedByContent, roleOf } from "./element-role.ts";
import { isDocument, isElement, isShadowRoot } from "./node-kinds.ts";
import { LONGEST_TEXT, plain } from "./plain-text.ts";

/**
 * What assistive technology calls an element, in the steps of accname 1.2 that pages use: aria-labelledby, aria-label, the
 * element's own way of being labelled, its contents where its role allows, title, placeholder. Styles are not looked at:
 * they cost a layout for each click that is recorded. Empty when it has no name, or one longer than names are.
 */
export function accessibleName(element: Element, role = roleOf(element)): string {
	const name = plain(labelledBy(element) || element.getAttribute("aria-label") || ownName(element, role));
	return name.length > LONGEST_TEXT ? "" : name;
}

function labelledBy(element: Element): string {
	const ids = element.getAttribute("aria-labelledby");
	const root = element.getRootNode();
	if (!ids || !(isDocument(root) || isShadowRoot(root))) return "";
	return ids
		.split(/\s+/)
		.map((id) => {
			const label = root.getElementById(id);
			return label ? label.getAttribute("aria-label") || contentName(label) : "";
		})
		.join(" ");
}

function ownName(element: Element, role: string | null): string {
	const attribute = (name: string) => element.getAttribute(name) ?? "";
	const hint = () => attribute("title") || attribute("placeholder");
	switch (element.localName) {
		case "input": {
			const type = attribute("type").toLowerCase();
			if (type === "submit" || type === "reset" || type === "button") return attribute("value") || attribute("title");
			if (type === "image") return attribute("alt") || attribute("title");
			return labelText(element) || hint();
		}
		case "textarea":
		case "select":
		case "meter":
		case "progress":
		case "output":
			return labelText(element) || hint();
		case "img":
		case "area":
			return attribute("alt") || attribute("title");
		case "fieldset":
			return firstChildText(element, "legend") || attribute("title");
		case "table":
			return firstChildText(element, "caption") || attribute("title");
		case "figure":
			return firstChildText(element, "figcaption") || attribute("title");
		default:
			return (isNamedByContent(role) ? plain(contentName(element)) : "") || attribute("title");
	}
}

/** The text of the labels of a control, without what the control itself contains. */
export function labelText(element: Element): string {
	const { labels } = element as Partial<HTMLInputElement>;
	return plain([...(labels ?? [])].map((label) => contentName(label, element)).join(" "));
}

function firstChildText(element: Element, tag: string): string {
	const child = [...element.children].find(({ localName }) => localName === tag);
	return child ? contentName(child) : "";
}

const SPECIAL = "[aria-label],[aria-hidden=true],[hidden],img,svg,style,script,select,textarea";

function contentName(element: Element, without?: Element): string {
	if (element.textContent.length > LONGEST_TEXT * 20) return "";
	if (without === undefined && element.querySelector(SPECIAL) === null) return element.textContent;
	let text = "";
	for (const node of element.childNodes) {
		if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? "";
		else if (isElement(node) && node !== without) text += nameWithin(node, without);
	}
	return text;
}

function nameWithin(element: Element, without?: Element): string {
	const tag = element.localName;
	if (tag === "style" || tag === "script" || tag === "select" || tag === "textarea") return "";
	if (element.getAttribute("aria-hidden") === "true" || element.hasAttribute("hidden")) return "";
	const said = element.getAttribute("aria-label") || (tag === "img" ? (element.getAttribute("alt") ?? "") : "");
	if (said) return ` ${said} `;
	if (tag === "svg") return ` ${firstChildText(element, "title")} `;
	return contentName(element, without);
}
