import {
	applyList,
	type Bare,
	hasOwn,
	holds,
	isFunction,
	lowerCase,
	ownKeys,
	sliceText,
	textOf,
	typeError,
} from "./built-ins.ts";
import type { FunctionGroup } from "./script-context.ts";

// Kept before any script runs, like the built-ins.
const { createElementNS } = document;
const { setAttribute } = Element.prototype;
const { appendChild } = Node.prototype;
const { addEventListener: listen } = EventTarget.prototype;
const accessorOf = (holder: object, name: string): PropertyDescriptor =>
	Object.getOwnPropertyDescriptor(holder, name) ?? {};
const setText = accessorOf(Node.prototype, "textContent").set;
const setHtml = accessorOf(Element.prototype, "innerHTML").set;
const readHead = accessorOf(Document.prototype, "head").get;
const readBody = accessorOf(Document.prototype, "body").get;
const readRoot = accessorOf(Document.prototype, "documentElement").get;

/** Named, because `createElement` makes elements of no namespace in XML: without `style`, and a style sheet that does nothing. */
const XHTML = "http://www.w3.org/1999/xhtml";

/** Elements that belong into the head. */
const IN_HEAD = ["script", "link", "style", "meta", "base"];

/** Elements that a script adds to the page. What its Content-Security-Policy still forbids is in decision 43. */
export const elementFunctions: FunctionGroup = {
	plain: {
		GM_addStyle: (css: unknown) => addElement(null, "style", { textContent: css }),
		GM_addElement(...given: unknown[]) {
			return typeof given[0] === "string"
				? addElement(null, given[0], given[1])
				: addElement(given[0], textOf(given[1]), given[2]);
		},
	},
	promised: {},
};

function addElement(parent: unknown, name: string, attributes: unknown): unknown {
	const tag = lowerCase(name);
	const element = applyList(createElementNS, document, [XHTML, tag]) as Element;
	if (typeof attributes === "object" && attributes !== null) {
		const names = ownKeys(attributes);
		for (let index = 0; index < names.length; index += 1) {
			const name = names[index] ?? "";
			if (hasOwn(attributes, name)) setProperty(element, name, (attributes as Bare)[name]);
		}
	}
	const place = parent === null || parent === undefined ? placeFor(tag) : parent;
	if (typeof place !== "object" || place === null) throw typeError("GM_addElement: the parent is not a node");
	// Also of shadow roots and fragments, which have an `append` of their own.
	applyList(appendChild, place, [element]);
	return element;
}

function setProperty(element: Element, name: string, value: unknown): void {
	if (name === "textContent" && setText) applyList(setText, element, [textOf(value)]);
	else if (name === "innerHTML" && setHtml) applyList(setHtml, element, [textOf(value)]);
	else if (sliceText(name, 0, 2) === "on" && isFunction(value)) applyList(listen, element, [sliceText(name, 2), value]);
	else if (value !== undefined && value !== null) applyList(setAttribute, element, [name, textOf(value)]);
}

function placeFor(tag: string): unknown {
	const part = holds(IN_HEAD, tag) ? readHead : readBody;
	const found = part && applyList(part, document, []);
	return found ?? (readRoot && applyList(readRoot, document, []));
}
