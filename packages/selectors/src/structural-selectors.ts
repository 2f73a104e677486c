import { TEST_ATTRIBUTES } from "./evidence.ts";
import {
	attribute,
	closest,
	idOf,
	isWithin,
	namespaceOf,
	parentElementOf,
	queryAll,
	tagOf,
	textOf,
	walkerOf,
} from "./intact-dom.ts";
import { isLasting } from "./lasting-names.ts";
import type { PageIndex } from "./page-index.ts";
import { MAX_TEXT_LENGTH, plain, shortTextOf } from "./plain-text.ts";
import { attributeSelector, xpathLiteral } from "./selector-syntax.ts";

/** A CSS path from the nearest ancestor with a unique test id or id, one child step per level; unique because each step is. */
export function cssPath(element: Element, page: PageIndex): string {
	const steps: string[] = [];
	for (let at: Element | null = element; at !== null; at = parentElementOf(at)) {
		const anchor = anchorOf(at, page);
		if (anchor !== null) return [anchor, ...steps].join(" > ");
		const tag = tagOf(at);
		if (tag === "body" || tag === "html") return [tag, ...steps].join(" > ");
		steps.unshift(`${CSS.escape(tag)}${nthOfType(at, page)}`);
	}
	return steps.join(" > ");
}

/** CSS for a test id or id that is unique on the page. */
function anchorOf(element: Element, page: PageIndex): string | null {
	for (const name of TEST_ATTRIBUTES) {
		const value = attribute(element, name);
		if (value && page.having(name, value).length === 1) return attributeSelector(name, value);
	}
	const id = idOf(element);
	return isLasting(id) && page.having("id", id).length === 1 ? `#${CSS.escape(id)}` : null;
}

function nthOfType(element: Element, page: PageIndex): string {
	const { nth, of } = page.numberOf(element);
	return of === 1 ? "" : `:nth-of-type(${nth})`;
}

/** XPath by number from the nearest lasting id, else from the root. */
export function xpathPath(element: Element, page: PageIndex): string {
	const steps: string[] = [];
	for (let at: Element | null = element; at !== null; at = parentElementOf(at)) {
		const id = idOf(at);
		if (isLasting(id) && page.having("id", id).length === 1)
			return [`//*[@id=${xpathLiteral(id)}]`, ...steps].join("/");
		const { nth, of } = page.numberOf(at);
		// Elements of SVG and MathML have no name that XPath would find without a namespace.
		const tag = tagOf(at);
		const name = namespaceOf(at) === "http://www.w3.org/1999/xhtml" ? tag : `*[local-name()="${tag}"]`;
		steps.unshift(of === 1 ? name : `${name}[${nth}]`);
	}
	return `/${steps.join("/")}`;
}

/** White space that XPath's `normalize-space()` does not collapse, as no-break spaces. */
const OTHER_BLANK = /[^\S \t\r\n]/;
const ROW = "li,tr,article,[role=row],[role=listitem],[role=option]";

/** XPath by a text of the row and the element's own text; null when that is not unique. */
export function xpathInRow(element: Element, page: PageIndex): string | null {
	const text = shortTextOf(element);
	const row = rowOf(element, ROW);
	if (row === null || text === "" || OTHER_BLANK.test(textOf(element))) return null;
	const alike = [...queryAll(row, CSS.escape(tagOf(element)))].filter((other) => shortTextOf(other) === text);
	const key = alike.length === 1 ? rowKey(row, element, page) : null;
	if (key === null) return null;
	return `//${tagOf(row)}[.//text()[normalize-space()=${xpathLiteral(key)}]]//${tagOf(element)}[normalize-space()=${xpathLiteral(text)}]`;
}

/** The nearest ancestor that matches. */
function rowOf(element: Element, css: string): Element | null {
	const parent = parentElementOf(element);
	return parent && closest(parent, css);
}

function rowKey(row: Element, element: Element, page: PageIndex): string | null {
	// The XPath would also match the outer of two nested rows.
	if (rowOf(row, CSS.escape(tagOf(row))) !== null) return null;
	const walker = walkerOf(row, NodeFilter.SHOW_TEXT);
	for (let seen = 0; seen < 24 && walker.nextNode(); seen += 1) {
		const raw = walker.currentNode.nodeValue ?? "";
		const text = plain(raw);
		if (
			text.length < 2 ||
			text.length > MAX_TEXT_LENGTH ||
			OTHER_BLANK.test(raw) ||
			isWithin(element, walker.currentNode)
		)
			continue;
		const containers = page.texts.get(text) ?? [];
		if (containers.length === 1) return text;
	}
	return null;
}
