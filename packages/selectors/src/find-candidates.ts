import { parentOf } from "./composed-tree.ts";
import { elementsWith } from "./evidence.ts";
import type { Fingerprint } from "./fingerprint.ts";
import { childElementsOf, nextOf, parentElementOf, previousOf, queryAll, tagOf } from "./intact-dom.ts";
import type { PageIndex } from "./page-index.ts";
import { MOST_IN_ROW, rowAround } from "./rows.ts";

/** Elements of one kind that are looked at when nothing rarer points anywhere. */
const MOST_OF_TAG = 400;
/** What more elements share points at none of them. */
const POINTS_AT_FEW = 40;

/** Every element that a fingerprint may be of: those that say what it said, those around what was around it, its tag. */
export function findCandidates(print: Fingerprint, page: PageIndex): Set<Element> {
	const found = new Set<Element>();
	for (const evidence of print.own) {
		const sharing = elementsWith(evidence, page);
		if (sharing.length <= POINTS_AT_FEW) for (const element of sharing) addWithParents(element, found);
	}
	addAround(print, page, found);
	addSwapped(print.place.path, page, found);
	const ofTag = page.query(CSS.escape(print.tag));
	// Of thousands those that stand where it stood come first.
	if (ofTag.length > MOST_OF_TAG)
		for (const element of ofTag) if (standsAt(element, print.place.path, page)) found.add(element);
	for (const element of ofTag) {
		if (found.size >= MOST_OF_TAG) break;
		found.add(element);
	}
	return found;
}

/** Levels that have to be the same: a cell in its row, and that in its table. */
const LEVELS = 3;

function standsAt(element: Element, path: readonly string[], page: PageIndex): boolean {
	let at: Element | null = element;
	for (const level of path.slice(0, LEVELS)) {
		if (at === null) return false;
		const { nth, of } = page.numberOf(at);
		if (level !== `${tagOf(at)}:${nth}/${of}`) return false;
		at = parentOf(at);
	}
	return true;
}

/** What stands where an element of another tag stood. */
function addSwapped([, ...path]: readonly string[], page: PageIndex, found: Set<Element>): void {
	const [tag] = path[0]?.split(":") ?? [];
	if (tag === undefined) return;
	for (const parent of page.query(CSS.escape(tag))) {
		const children = childElementsOf(parent);
		if (children.length <= POINTS_AT_FEW && standsAt(parent, path, page))
			for (const child of children) found.add(child);
	}
}

/** A text is in the innermost element; what was recorded may be one around it. */
function addWithParents(element: Element, found: Set<Element>): void {
	found.add(element);
	let at = parentElementOf(element);
	for (let level = 0; at !== null && level < 3; level += 1) {
		found.add(at);
		at = parentElementOf(at);
	}
}

/** What stands beside its neighbours and in its row, whatever tag it has now. */
function addAround({ place }: Fingerprint, page: PageIndex, found: Set<Element>): void {
	for (const beside of [place.previous, place.next]) {
		for (const holder of page.texts.get(beside?.text ?? "")?.slice(0, 4) ?? []) {
			for (const element of [previousOf(holder), nextOf(holder)]) if (element) found.add(element);
		}
	}
	for (const evidence of place.row.slice(0, 2)) {
		for (const holder of Array.from(elementsWith(evidence, page)).slice(0, 3)) {
			let row = evidence.kind === "text" ? rowAround(holder) : holder;
			// A list may stand in a row.
			for (let level = 0; row !== null && level < LEVELS; level += 1) {
				const inRow = queryAll(row, "*");
				if (inRow.length <= MOST_IN_ROW) for (const element of inRow) found.add(element);
				row = rowAround(row);
			}
		}
	}
}
