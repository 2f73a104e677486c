import { parentOf } from "./composed-tree.ts";
import { elementsWith } from "./evidence.ts";
import type { Fingerprint } from "./fingerprint.ts";
import { childElementsOf, nextOf, parentElementOf, previousOf, queryAll, tagOf } from "./intact-dom.ts";
import type { PageIndex } from "./page-index.ts";
import { MAX_ROW_ELEMENTS, rowAround } from "./rows.ts";

/** Elements of the recorded tag that are scored when rarer evidence leads nowhere. */
const MAX_SAME_TAG = 400;
/** Evidence that more elements share adds no candidates. */
const MAX_SHARING = 40;

/** Lists the elements that may be the recorded one: same evidence, same neighbors or row, same position, same tag. */
export function findCandidates(fingerprint: Fingerprint, page: PageIndex): Set<Element> {
	const found = new Set<Element>();
	for (const evidence of fingerprint.own) {
		const sharing = elementsWith(evidence, page);
		if (sharing.length <= MAX_SHARING) for (const element of sharing) addWithParents(element, found);
	}
	addNearNeighbors(fingerprint, page, found);
	addReplacements(fingerprint.place.path, page, found);
	const ofTag = page.query(CSS.escape(fingerprint.tag));
	// Of thousands, those at the recorded position come first.
	if (ofTag.length > MAX_SAME_TAG)
		for (const element of ofTag) if (matchesPath(element, fingerprint.place.path, page)) found.add(element);
	for (const element of ofTag) {
		if (found.size >= MAX_SAME_TAG) break;
		found.add(element);
	}
	return found;
}

/** Levels of the path that have to match: a cell in its row, and the row in its table. */
const MATCHED_LEVELS = 3;

function matchesPath(element: Element, path: readonly string[], page: PageIndex): boolean {
	let at: Element | null = element;
	for (const level of path.slice(0, MATCHED_LEVELS)) {
		if (at === null) return false;
		const { nth, of } = page.numberOf(at);
		if (level !== `${tagOf(at)}:${nth}/${of}`) return false;
		at = parentOf(at);
	}
	return true;
}

/** Adds the children of an element at the recorded parent's path, whatever their tag. */
function addReplacements([, ...path]: readonly string[], page: PageIndex, found: Set<Element>): void {
	const [tag] = path[0]?.split(":") ?? [];
	if (tag === undefined) return;
	for (const parent of page.query(CSS.escape(tag))) {
		const children = childElementsOf(parent);
		if (children.length <= MAX_SHARING && matchesPath(parent, path, page))
			for (const child of children) found.add(child);
	}
}

/** A text belongs to the innermost element; the recorded one may be an ancestor of it. */
function addWithParents(element: Element, found: Set<Element>): void {
	found.add(element);
	let at = parentElementOf(element);
	for (let level = 0; at !== null && level < 3; level += 1) {
		found.add(at);
		at = parentElementOf(at);
	}
}

/** Adds the elements beside the recorded neighbors and inside the recorded row, whatever their tag. */
function addNearNeighbors({ place }: Fingerprint, page: PageIndex, found: Set<Element>): void {
	for (const beside of [place.previous, place.next]) {
		for (const container of page.texts.get(beside?.text ?? "")?.slice(0, 4) ?? []) {
			for (const element of [previousOf(container), nextOf(container)]) if (element) found.add(element);
		}
	}
	for (const evidence of place.row.slice(0, 2)) {
		for (const container of Array.from(elementsWith(evidence, page)).slice(0, 3)) {
			let row = evidence.kind === "text" ? rowAround(container) : container;
			// A list may be nested in a row.
			for (let level = 0; row !== null && level < MATCHED_LEVELS; level += 1) {
				const inRow = queryAll(row, "*");
				if (inRow.length <= MAX_ROW_ELEMENTS) for (const element of inRow) found.add(element);
				row = rowAround(row);
			}
		}
	}
}
