import { columnHeading, columnTelling } from "./columns.ts";
import { containsAcross, parentOf, textNodesWithin } from "./composed-tree.ts";
import { elementsWith, TEST_ATTRIBUTES, withBits } from "./evidence.ts";
import type { Evidence, Neighbour, Place } from "./fingerprint.ts";
import { attribute, idOf, isBefore, isWithin, nextOf, parentElementOf, previousOf, tagOf } from "./intact-dom.ts";
import { isLasting } from "./lasting-names.ts";
import type { PageIndex } from "./page-index.ts";
import { LONGEST_TEXT, plain, shortTextOf } from "./plain-text.ts";
import { rowAround } from "./rows.ts";

const PATH_LENGTH = 8;
/** Only children in only children. */
const MOST_ONLY = 4;
const ROW_TEXTS = 3;
const MOST_ROW_TEXTS = 24;
const SAYS_SOMETHING = /[\p{L}\p{N}]|../u;
const HEADING = "h1,h2,h3,h4,h5,h6,[role=heading],legend,caption,summary,dt";

export function placeOf(element: Element, page: PageIndex): Place {
	const column = columnTelling(element, page);
	return {
		path: pathOf(element, page),
		...neighboursOf(element),
		row: rowOf(element, page),
		headings: headingsOf(element, page),
		around: aroundOf(element, page),
		...(column === null ? {} : { column }),
	};
}

/** `tag:n/m` of an element and of those it stands in. */
function pathOf(element: Element, page: PageIndex): string[] {
	const path: string[] = [];
	for (let at: Element | null = element; at !== null && path.length < PATH_LENGTH; at = parentOf(at)) {
		const tag = tagOf(at);
		if (tag === "body" || tag === "html") break;
		const { nth, of } = page.numberOf(at);
		path.push(`${tag}:${nth}/${of}`);
	}
	return path;
}

/** What stands beside an element, or beside what it is the only child of. */
function neighboursOf(element: Element): Pick<Place, "previous" | "next"> {
	let at = element;
	for (let level = 0; level < MOST_ONLY && previousOf(at) === null && nextOf(at) === null; level += 1) {
		const parent = parentElementOf(at);
		if (parent === null || tagOf(parent) === "body") break;
		at = parent;
	}
	return { previous: neighbour(previousOf(at)), next: neighbour(nextOf(at)) };
}

function neighbour(element: Element | null): Neighbour | null {
	return element && { tag: tagOf(element), text: shortTextOf(element) };
}

/** What the row around an element is called by and no other row of its list, its own texts left out; the rarest first. */
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
		.filter((evidence) => !isSaidBeside(evidence, row, page))
		.sort((one, other) => other.bits - one.bits)
		.slice(0, ROW_TEXTS);
	return hasTwin(row, element, chosen, page) ? [] : chosen;
}

/** Whether a row elsewhere is called by the same: the head of a table that stands at its foot again. */
function hasTwin(row: Element, element: Element, chosen: readonly Evidence[], page: PageIndex): boolean {
	const [rarest] = chosen;
	if (rarest === undefined) return false;
	return Array.from(elementsWith(rarest, page)).some((holder) => {
		if (containsAcross(row, holder)) return false;
		const other = rarest.kind === "text" ? rowAround(holder) : holder;
		return (
			other !== null &&
			tagOf(other) === tagOf(row) &&
			chosen.every((evidence) => isCalledBy(other, evidence, element, page))
		);
	});
}

/** Whether a row is called by a piece of evidence. */
export function isCalledBy(row: Element, { kind, value }: Evidence, without: Element, page: PageIndex): boolean {
	return kind === "text" ? textsOfRow(row, without, page).includes(value) : attribute(row, kind) === value;
}

/** What more elements say is said by every row. */
const MOST_HOLDERS = 12;

/** Whether another row of the list says the same: 'Delete' tells none of them, and a price of two tells neither. */
function isSaidBeside(evidence: Evidence, row: Element, page: PageIndex): boolean {
	const list = parentOf(row);
	const holders = elementsWith(evidence, page);
	if (holders.length > MOST_HOLDERS) return true;
	return Array.from(holders).some(
		(holder) => !containsAcross(row, holder) && (list === null || containsAcross(list, holder)),
	);
}

/** The first texts in a row that are not in one of its elements. */
export function textsOfRow(row: Element, without: Element, { shadowRootOf }: PageIndex): string[] {
	const texts: string[] = [];
	for (const node of textNodesWithin(row, shadowRootOf)) {
		const text = plain(node.nodeValue ?? "");
		// A number may be all that a row is called by.
		if (!SAYS_SOMETHING.test(text) || text.length > LONGEST_TEXT || isIn(node, without)) continue;
		texts.push(text);
		if (texts.length === MOST_ROW_TEXTS) break;
	}
	return texts;
}

function isIn(node: Node, element: Element): boolean {
	const holder = parentElementOf(node);
	return holder !== null && containsAcross(element, holder);
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
/** Components are given theirs by attributes of their own. */
const HOST_LABELS = [...LABELS, "label", "heading", "caption"];

/** Names of what an element stands in, four at most. */
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
