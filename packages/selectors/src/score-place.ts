import { isRowShort } from "./columns.ts";
import { parentOf } from "./composed-tree.ts";
import type { Evidence, Fingerprint, Neighbour } from "./fingerprint.ts";
import { tagOf } from "./intact-dom.ts";
import type { PageIndex } from "./page-index.ts";
import { rowAround } from "./rows.ts";
import { pathSimilarity, textSimilarity } from "./similarity.ts";
import { isCalledBy, placeOf } from "./surroundings.ts";
import { BELIEVED, type Trust } from "./trust.ts";

/** How much of what was around an element still is. */
export interface PlaceScore {
	/** Of all that was around it, 0 to 1. */
	readonly place: number;
	/** What its row is called by, 0 to 1. Null when it stood in none. */
	readonly row: number | null;
	/** The headings that it stands under are those that it stood under; true where there were none. */
	readonly isUnderHeadings: boolean;
	/** It stands in its row where it stood in it. */
	readonly isInRowPlace: boolean;
	/** It stands between the same neighbours, at least one of which has words. */
	readonly isBetweenSame: boolean;
	/** Something has come, and one of its neighbours is still there, by its words. */
	readonly isBesideSame: boolean;
	/** It is the only one of its tag in a cell of the column that it was the only one in. */
	readonly isInColumn: boolean;
	/** It had a column, and its row has fewer cells than there are columns now: one of them has gone. */
	readonly isRowShort: boolean;
	/** It stands between the same neighbours, at the same number of as many, and so does all that it stands in. */
	readonly isInPlace: boolean;
}

export function scorePlace(element: Element, print: Fingerprint, trust: Trust, page: PageIndex): PlaceScore {
	const now = placeOf(element, page);
	const then = print.place;
	const parts: [weight: number, share: number][] = [];
	const row = believedShare(then.row, trust, (evidence) => isWithinRow(element, evidence, page));
	if (row !== null) parts.push([4, row]);
	const headings = believedShare(then.headings, trust, ({ value }) =>
		now.headings.some((heading) => heading.value === value),
	);
	if (headings !== null) parts.push([2, headings]);
	const around = believedShare(then.around, trust, ({ kind, value }) =>
		now.around.some((one) => one.kind === kind && one.value === value),
	);
	if (around !== null) parts.push([2, around]);
	const path = pathSimilarity(then.path, now.path);
	parts.push([2, path]);
	const before = sameNeighbour(then.previous, now.previous, trust);
	const after = sameNeighbour(then.next, now.next, trust);
	parts.push([weightOf(then.previous, trust), before], [weightOf(then.next, trust), after]);
	const isSameTag = tagOf(element) === print.tag;
	const hasColumn = then.column !== undefined && trust.text >= BELIEVED;
	const weight = parts.reduce((sum, [part]) => sum + part, 0);
	return {
		place: parts.reduce((sum, [part, share]) => sum + part * share, 0) / weight,
		row,
		isBetweenSame:
			trust.text >= BELIEVED &&
			before === 1 &&
			after === 1 &&
			`${then.previous?.text ?? ""}${then.next?.text ?? ""}` !== "",
		isBesideSame:
			trust.text >= BELIEVED &&
			hasCome(then.path, now.path) &&
			((before === 1 && isWorded(then.previous)) || (after === 1 && isWorded(then.next))),
		isInColumn: hasColumn && then.column === now.column,
		isRowShort: then.column !== undefined && isRowShort(element, page),
		isUnderHeadings: headings === null || headings === 1,
		isInRowPlace: isSamePath(...inRow(element, then.path, now.path), isSameTag),
		// Another tag counts among others.
		isInPlace: before === 1 && after === 1 && isSamePath(then.path, now.path, isSameTag),
	};
}

/** Both paths up to what is directly in the row that an element stands in now. */
function inRow(
	element: Element,
	then: readonly string[],
	now: readonly string[],
): [readonly string[], readonly string[]] {
	const row = rowAround(element);
	let levels = 0;
	for (let at: Element | null = element; at !== null && at !== row; at = parentOf(at)) levels += 1;
	return [then.slice(0, levels), now.slice(0, levels)];
}

function isSamePath(then: readonly string[], now: readonly string[], isSameTag: boolean): boolean {
	return then.length === now.length && then.every((level, at) => level === now[at] || (at === 0 && !isSameTag));
}

/** Share of what can be believed that still holds; null when nothing can. */
function believedShare(list: readonly Evidence[], trust: Trust, holds: (evidence: Evidence) => boolean): number | null {
	const believed = list.filter(({ source }) => trust[source] >= BELIEVED);
	const all = believed.reduce((sum, { bits }) => sum + bits, 0);
	if (all === 0) return null;
	return believed.reduce((sum, evidence) => sum + (holds(evidence) ? evidence.bits : 0), 0) / all;
}

function isWithinRow(element: Element, evidence: Evidence, page: PageIndex): boolean {
	const row = rowAround(element);
	return row !== null && isCalledBy(row, evidence, element, page);
}

/** Words say where something stands; that nothing is beside it says little. */
function weightOf(neighbour: Neighbour | null, trust: Trust): number {
	if (neighbour === null) return 0.5;
	return neighbour.text === "" || trust.text < BELIEVED ? 1.5 : 2.5;
}

const isWorded = (neighbour: Neighbour | null): boolean => neighbour !== null && neighbour.text !== "";

/** Whether there are more of the tag of an element beside it than there were. */
function hasCome([then]: readonly string[], [now]: readonly string[]): boolean {
	const count = (level: string | undefined) => Number(level?.split("/")[1]);
	return count(now) > count(then);
}

function sameNeighbour(then: Neighbour | null, now: Neighbour | null, trust: Trust): number {
	if (then === null || now === null) return then === now ? 1 : 0;
	if (then.tag !== now.tag) return 0;
	if (trust.text < BELIEVED || then.text === "") return 1;
	return then.text === now.text ? 1 : textSimilarity(then.text, now.text) / 2;
}
