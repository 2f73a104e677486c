import { columnHeading } from "./columns.ts";
import { containsAcross, parentOf, textNodesWithin } from "./composed-tree.ts";
import type { Attribute } from "./evidence.ts";
import { TEST_ATTRIBUTES } from "./evidence.ts";
import type { Neighbor, Place } from "./fingerprint.ts";
import { attribute, idOf, isBefore, isWithin, nextOf, parentElementOf, previousOf, tagOf } from "./intact-dom.ts";
import { isLasting } from "./lasting-names.ts";
import type { PageIndex } from "./page-index.ts";
import { MAX_TEXT_LENGTH, plain, shortTextOf } from "./plain-text.ts";

const MAX_PATH_LENGTH = 8;
/** Levels that are climbed while an element is an only child. */
const MAX_ONLY_CHILDREN = 4;
const MAX_ROW_TEXTS = 24;
const MEANINGFUL = /[\p{L}\p{N}]|../u;
const HEADING = "h1,h2,h3,h4,h5,h6,[role=heading],legend,caption,summary,dt";

/** `tag:n/m` of an element and its ancestors, from the element up. */
export function pathOf(element: Element, page: PageIndex): string[] {
	const path: string[] = [];
	for (let at: Element | null = element; at !== null && path.length < MAX_PATH_LENGTH; at = parentOf(at)) {
		const tag = tagOf(at);
		if (tag === "body" || tag === "html") break;
		const { nth, of } = page.numberOf(at);
		path.push(`${tag}:${nth}/${of}`);
	}
	return path;
}

/** The siblings beside an element, or beside the nearest ancestor that has siblings. */
export function neighborsOf(element: Element): Pick<Place, "previous" | "next"> {
	let at = element;
	for (let level = 0; level < MAX_ONLY_CHILDREN && previousOf(at) === null && nextOf(at) === null; level += 1) {
		const parent = parentElementOf(at);
		if (parent === null || tagOf(parent) === "body") break;
		at = parent;
	}
	return { previous: neighborFrom(previousOf(at)), next: neighborFrom(nextOf(at)) };
}

function neighborFrom(element: Element | null): Neighbor | null {
	return element && { tag: tagOf(element), text: shortTextOf(element) };
}

/** Whether a row has a piece of evidence. */
export function isNamedBy(row: Element, { kind, value }: Attribute, without: Element, page: PageIndex): boolean {
	return kind === "text" ? textsOfRow(row, without, page).includes(value) : attribute(row, kind) === value;
}

/** The first texts in a row, without those inside an element. */
export function textsOfRow(row: Element, without: Element, { shadowRootOf }: PageIndex): string[] {
	const texts: string[] = [];
	for (const node of textNodesWithin(row, shadowRootOf)) {
		const text = plain(node.nodeValue ?? "");
		// A number may be the only name of a row.
		if (!MEANINGFUL.test(text) || text.length > MAX_TEXT_LENGTH || isIn(node, without)) continue;
		texts.push(text);
		if (texts.length === MAX_ROW_TEXTS) break;
	}
	return texts;
}

function isIn(node: Node, element: Element): boolean {
	const container = parentElementOf(node);
	return container !== null && containsAcross(element, container);
}

/** The heading of an element's column and the nearest heading before it, without empty ones. */
export const headingsOf = (element: Element, page: PageIndex): string[] =>
	[columnHeading(element, page), headingBefore(element, page)].filter((text) => text !== "");

/** The nearest heading before an element, in the order of the page. */
function headingBefore(element: Element, page: PageIndex): string {
	const headings = page.query(HEADING);
	let [low, high] = [0, headings.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		const heading = headings[middle];
		if (heading && isBefore(heading, element)) low = middle + 1;
		else high = middle;
	}
	const heading = headings[low - 1];
	return heading && !isWithin(heading, element) ? shortTextOf(heading) : "";
}

const LABELS = ["aria-label"];
/** Attributes that label web components. */
const HOST_LABELS = [...LABELS, "label", "heading", "caption"];

/** Test ids, ids, labels and names of an element's ancestors, nearest first, until at least four were found. */
export function aroundOf(element: Element): Attribute[] {
	const found: Attribute[] = [];
	let inside = element;
	for (let at = parentOf(element); at !== null && found.length < 4; at = parentOf(at)) {
		const labels = parentElementOf(inside) === null ? HOST_LABELS : LABELS;
		inside = at;
		for (const name of TEST_ATTRIBUTES) {
			const value = attribute(at, name);
			if (value) found.push({ source: "test", kind: name, value });
		}
		const id = idOf(at);
		if (isLasting(id)) found.push({ source: "id", kind: "id", value: id });
		for (const kind of labels) {
			const label = plain(attribute(at, kind) ?? "");
			if (label) found.push({ source: "text", kind, value: label });
		}
		const name = attribute(at, "name");
		if (name && isLasting(name)) found.push({ source: "attribute", kind: "name", value: name });
	}
	return found;
}
