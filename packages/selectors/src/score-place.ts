import { distinctiveColumn, isRowShort } from "./columns.ts";
import { parentOf } from "./composed-tree.ts";
import { aroundOf, headingsOf, isNamedBy, neighborsOf, pathOf } from "./element-place.ts";
import type { Evidence, Fingerprint, Neighbor } from "./fingerprint.ts";
import { tagOf } from "./intact-dom.ts";
import type { PageIndex } from "./page-index.ts";
import { rowAround } from "./rows.ts";
import { pathSimilarity, textSimilarity } from "./similarity.ts";
import { MIN_TRUST, type Trust } from "./trust.ts";

/** Similarity of an element's surroundings to the recorded ones. */
export interface PlaceScore {
	/** Weighted share of all recorded surroundings that match, 0 to 1. */
	readonly place: number;
	/** Share of the row's evidence that matches, 0 to 1. Null when there was no row. */
	readonly row: number | null;
	/** The headings above it match; true where there were none. */
	readonly isUnderSameHeadings: boolean;
	/** It is at the recorded path within its row. */
	readonly isAtSameRowPosition: boolean;
	/** Both neighbors match, and at least one of them has text. */
	readonly hasBothNeighbors: boolean;
	/** A sibling was added, and one neighbor with text still matches. */
	readonly hasOneNeighbor: boolean;
	/** It is the only one of its tag in a cell of the recorded column. */
	readonly isInSameColumn: boolean;
	/** A column was recorded, and its row has fewer cells than the table has columns: a cell was removed. */
	readonly isRowShort: boolean;
	/** Both neighbors and the whole recorded path match. */
	readonly isAtSamePosition: boolean;
}

export function scorePlace(element: Element, fingerprint: Fingerprint, trust: Trust, page: PageIndex): PlaceScore {
	const now = { path: pathOf(element, page), ...neighborsOf(element) };
	const then = fingerprint.place;
	const parts: [weight: number, share: number][] = [];
	const row = trustedShare(then.row, trust, (evidence) => isWithinRow(element, evidence, page));
	if (row !== null) parts.push([4, row]);
	const headingsNow = headingsOf(element, page);
	const headings = trustedShare(then.headings, trust, ({ value }) => headingsNow.includes(value));
	if (headings !== null) parts.push([2, headings]);
	const aroundNow = aroundOf(element);
	const around = trustedShare(then.around, trust, ({ kind, value }) =>
		aroundNow.some((one) => one.kind === kind && one.value === value),
	);
	if (around !== null) parts.push([2, around]);
	const path = pathSimilarity(then.path, now.path);
	parts.push([2, path]);
	const before = neighborSimilarity(then.previous, now.previous, trust);
	const after = neighborSimilarity(then.next, now.next, trust);
	parts.push([weightOf(then.previous, trust), before], [weightOf(then.next, trust), after]);
	const isSameTag = tagOf(element) === fingerprint.tag;
	const hasColumn = then.column !== undefined && trust.text >= MIN_TRUST;
	const weight = parts.reduce((sum, [part]) => sum + part, 0);
	return {
		place: parts.reduce((sum, [part, share]) => sum + part * share, 0) / weight,
		row,
		hasBothNeighbors:
			trust.text >= MIN_TRUST &&
			before === 1 &&
			after === 1 &&
			`${then.previous?.text ?? ""}${then.next?.text ?? ""}` !== "",
		hasOneNeighbor:
			trust.text >= MIN_TRUST &&
			hasNewSibling(then.path, now.path) &&
			((before === 1 && hasText(then.previous)) || (after === 1 && hasText(then.next))),
		isInSameColumn: hasColumn && then.column === (distinctiveColumn(element, page) ?? undefined),
		isRowShort: then.column !== undefined && isRowShort(element, page),
		isUnderSameHeadings: headings === null || headings === 1,
		isAtSameRowPosition: isSamePath(...inRow(element, then.path, now.path), isSameTag),
		// An element of another tag is numbered among its own tag.
		isAtSamePosition: before === 1 && after === 1 && isSamePath(then.path, now.path, isSameTag),
	};
}

/** Cuts both paths off at the row around an element. */
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

/** Share of the trusted evidence that holds, weighted by rarity; null when none is trusted. */
function trustedShare(list: readonly Evidence[], trust: Trust, holds: (evidence: Evidence) => boolean): number | null {
	const trusted = list.filter(({ source }) => trust[source] >= MIN_TRUST);
	const all = trusted.reduce((sum, { bits }) => sum + bits, 0);
	if (all === 0) return null;
	return trusted.reduce((sum, evidence) => sum + (holds(evidence) ? evidence.bits : 0), 0) / all;
}

function isWithinRow(element: Element, evidence: Evidence, page: PageIndex): boolean {
	const row = rowAround(element);
	return row !== null && isNamedBy(row, evidence, element, page);
}

/** Weight of a neighbor: high with text, low where there is none. */
function weightOf(neighbor: Neighbor | null, trust: Trust): number {
	if (neighbor === null) return 0.5;
	return neighbor.text === "" || trust.text < MIN_TRUST ? 1.5 : 2.5;
}

const hasText = (neighbor: Neighbor | null): boolean => neighbor !== null && neighbor.text !== "";

/** Whether an element has more siblings of its tag than recorded. */
function hasNewSibling([then]: readonly string[], [now]: readonly string[]): boolean {
	const count = (level: string | undefined) => Number(level?.split("/")[1]);
	return count(now) > count(then);
}

function neighborSimilarity(then: Neighbor | null, now: Neighbor | null, trust: Trust): number {
	if (then === null || now === null) return then === now ? 1 : 0;
	if (then.tag !== now.tag) return 0;
	if (trust.text < MIN_TRUST || then.text === "") return 1;
	return then.text === now.text ? 1 : textSimilarity(then.text, now.text) / 2;
}
