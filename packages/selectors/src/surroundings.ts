import { columnHeading, distinctiveColumn } from "./columns.ts";
import { containsAcross, parentOf, textNodesWithin } from "./composed-tree.ts";
import { elementsWith, TEST_ATTRIBUTES, withBits } from "./evidence.ts";
import type { Evidence, Neighbor, Place } from "./fingerprint.ts";
import { attribute, idOf, isBefore, isWithin, nextOf, parentElementOf, previousOf, tagOf } from "./intact-dom.ts";
import { isLasting } from "./lasting-names.ts";
import type { PageIndex } from "./page-index.ts";
import { MAX_TEXT_LENGTH, plain, shortTextOf } from "./plain-text.ts";
import { rowAround } from "./rows.ts";

const MAX_PATH_LENGTH = 8;
/** Levels that are climbed while an element is an only child. */
const MAX_ONLY_CHILDREN = 4;
const MAX_ROW_EVIDENCE = 3;
const MAX_ROW_TEXTS = 24;
const MEANINGFUL = /[\p{L}\p{N}]|../u;
const HEADING = "h1,h2,h3,h4,h5,h6,[role=heading],legend,caption,summary,dt";

export function placeOf(element: Element, page: PageIndex): Place {
	const column = distinctiveColumn(element, page);
	return {
		path: pathOf(element, page),
		...neighborsOf(element),
		row: rowOf(element, page),
		headings: headingsOf(element, page),
		around: aroundOf(element, page),
		...(column === null ? {} : { column }),
	};
}

/** `tag:n/m` of an element and its ancestors, from the element up. */
function pathOf(element: Element, page: PageIndex): string[] {
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
function neighborsOf(element: Element): Pick<Place, "previous" | "next"> {
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

/** Evidence that identifies the row around an element among the rows of its list, without the element's own texts; rarest first. */
function rowOf(element: Element, page: PageIndex): Evidence[] {
	const row = rowAround(element);
	if (row === null) return [];
	const found = new Map<string, Evidence>();
	for (const value of textsOfRow(row, element, page)) {
		if (!found.has(value)) found.set(value, withBits({ source: "text", kind: "text", value }, page));
	}
	for (const name of [...TEST_ATTRIBUTES, "id", "data-id", "data-key"]) {
		const value = attribute(row, name);
		if (value && (name !== "id" || isLasting(value)))
			found.set(`${name}=${value}`, withBits({ source: name === "id" ? "id" : "test", kind: name, value }, page));
	}
	const chosen = [...found.values()]
		.filter((evidence) => !isSharedByOtherRow(evidence, row, page))
		.sort((one, other) => other.bits - one.bits)
		.slice(0, MAX_ROW_EVIDENCE);
	return hasTwin(row, element, chosen, page) ? [] : chosen;
}

/** Whether a row elsewhere has the same evidence, as a table's head that is repeated at its foot. */
function hasTwin(row: Element, element: Element, chosen: readonly Evidence[], page: PageIndex): boolean {
	const [rarest] = chosen;
	if (rarest === undefined) return false;
	return Array.from(elementsWith(rarest, page)).some((container) => {
		if (containsAcross(row, container)) return false;
		const other = rarest.kind === "text" ? rowAround(container) : container;
		return (
			other !== null &&
			tagOf(other) === tagOf(row) &&
			chosen.every((evidence) => isNamedBy(other, evidence, element, page))
		);
	});
}

/** Whether a row has a piece of evidence. */
export function isNamedBy(row: Element, { kind, value }: Evidence, without: Element, page: PageIndex): boolean {
	return kind === "text" ? textsOfRow(row, without, page).includes(value) : attribute(row, kind) === value;
}

/** Evidence that more elements share does not identify a row. */
const MAX_SHARING = 12;

/** Whether another row of the list has the same evidence: 'Delete' identifies none of them. */
function isSharedByOtherRow(evidence: Evidence, row: Element, page: PageIndex): boolean {
	const list = parentOf(row);
	const containers = elementsWith(evidence, page);
	if (containers.length > MAX_SHARING) return true;
	return Array.from(containers).some(
		(container) => !containsAcross(row, container) && (list === null || containsAcross(list, container)),
	);
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

function headingsOf(element: Element, page: PageIndex): Evidence[] {
	const texts = [columnHeading(element, page), headingBefore(element, page)].filter((text) => text !== "");
	return texts.map((value) => withBits({ source: "text", kind: "text", value }, page));
}

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
function aroundOf(element: Element, page: PageIndex): Evidence[] {
	const found: Evidence[] = [];
	let inside = element;
	for (let at = parentOf(element); at !== null && found.length < 4; at = parentOf(at)) {
		const labels = parentElementOf(inside) === null ? HOST_LABELS : LABELS;
		inside = at;
		for (const name of TEST_ATTRIBUTES) {
			const value = attribute(at, name);
			if (value) found.push(withBits({ source: "test", kind: name, value }, page));
		}
		const id = idOf(at);
		if (isLasting(id)) found.push(withBits({ source: "id", kind: "id", value: id }, page));
		for (const kind of labels) {
			const label = plain(attribute(at, kind) ?? "");
			if (label) found.push(withBits({ source: "text", kind, value: label }, page));
		}
		const name = attribute(at, "name");
		if (name && isLasting(name)) found.push(withBits({ source: "attribute", kind: "name", value: name }, page));
	}
	return found;
}
