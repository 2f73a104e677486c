import { parentOf } from "./composed-tree.ts";
import { CONTENT, type Saying, sayingsOf } from "./evidence.ts";
import type { Evidence, Fingerprint, Neighbour } from "./fingerprint.ts";
import { tagOf } from "./intact-dom.ts";
import type { PageIndex } from "./page-index.ts";
import { isOfShape, rowAround } from "./rows.ts";
import { pathSimilarity, textSimilarity } from "./similarity.ts";
import { isCalledBy, placeOf } from "./surroundings.ts";
import type { Trust } from "./trust.ts";

/** How much an element of a page as it is now is like what was recorded. Each 0 to 1. */
export interface Score {
	readonly element: Element;
	/** Of what was said of it by itself and can still be believed, weighed by how rare it was. */
	readonly own: number;
	/** The same for what few elements had: whether it is the one and not one of its kind. Null when nothing such was known. */
	readonly identity: number | null;
	/** Most of what was said of it by name is said otherwise now: another text, another address. */
	readonly isContradicted: boolean;
	/** Of what was around it. */
	readonly place: number;
	/** What its row is called by. Null when it stood in none. */
	readonly row: number | null;
	/** It says word by word what nothing else in its row said. */
	readonly isSaying: boolean;
	/** None of its texts is said of it now, though others are, or it showed one. */
	readonly isSayingOtherwise: boolean;
	/** The headings that it stands under are those that it stood under; true where there were none. */
	readonly isUnderHeadings: boolean;
	/** It stands in its row where it stood in it. */
	readonly isInRowPlace: boolean;
	/** It stands between the same neighbours, at least one of which has words. */
	readonly isBetweenSame: boolean;
	/** Something has come, and one of its neighbours is still there, by its words. */
	readonly isBesideSame: boolean;
	/** It is made of the same. */
	readonly isOfShape: boolean;
	/** It stands between the same neighbours, at the same number of as many, and so does all that it stands in. */
	readonly isInPlace: boolean;
	readonly total: number;
}

/** Weights of sources by how seldom they lead astray. */
const WEIGHT: Readonly<Record<Evidence["source"], number>> = {
	test: 1.5,
	id: 1.2,
	attribute: 0.9,
	text: 1,
	class: 0.5,
};
/** A source of which less is left cannot be believed at all. */
const BELIEVED = 0.5;
/** What is not said any more weighs less than what is said otherwise. */
const MISSING = 0.6;
/** Bits of what is said of it now and was not. */
const ADDED = 3;

export function scoreCandidate(element: Element, print: Fingerprint, trust: Trust, page: PageIndex): Score {
	const sayings = sayingsOf(element, page);
	const isSameTag = tagOf(element) === print.tag;
	const own = { said: 1, all: 1 };
	const few = { said: 0, all: 0 };
	const named = { said: 0, contradicted: 0 };
	const words = { isKnown: false, isShown: false, isLike: false };
	let isSaying = false;
	const isShownOtherwise = print.own.some((evidence) => evidence.kind === SHOWN && isOtherwise(evidence, sayings));
	for (const evidence of print.own) {
		const believed = trust[evidence.source];
		if (believed < BELIEVED) continue;
		const weight = evidence.bits * WEIGHT[evidence.source] * believed;
		const { alike, isSaid } = likeness(evidence, sayings);
		isSaying ||= evidence.alone === "row" && alike === 1;
		own.said += weight * alike;
		own.all += weight * (isSaid ? 1 : MISSING);
		if (evidence.source === "text") {
			words.isKnown = true;
			words.isShown ||= evidence.kind === "text" || evidence.kind === CONTENT;
			words.isLike ||= alike >= 0.5;
		}
		if (evidence.source === "class") continue;
		named.said += weight * alike;
		if (isSaid && alike < 0.5) named.contradicted += weight;
		if (evidence.alone === undefined || evidence.alone === "row") continue;
		if (evidence.alone === "tag" && !isSameTag) continue;
		// Whose text is another one is not known by what else is said of it in words: the link beside leads to the same.
		const isDoubtful = isShownOtherwise && evidence.source === "text";
		few.said += alike >= SURE && !isDoubtful ? weight : 0;
		few.all += weight * (isSaid ? 1 : MISSING);
	}
	for (const { source, kind } of sayings) {
		if (
			source === "class" ||
			kind === CONTENT ||
			trust[source] < BELIEVED ||
			print.own.some((known) => known.kind === kind)
		)
			continue;
		own.all += ADDED * WEIGHT[source];
	}
	const share = (own.said / own.all) * (isSameTag ? 1 : 0.9);
	const around = placeScore(element, print, trust, page);
	return {
		element,
		own: share,
		identity: few.all === 0 ? null : few.said / few.all,
		isContradicted: named.contradicted > named.said,
		place: around.place,
		row: around.row,
		isSaying,
		isSayingOtherwise:
			words.isKnown && !words.isLike && (words.isShown || sayings.some(({ source }) => source === "text")),
		isUnderHeadings: around.isUnderHeadings,
		isInRowPlace: around.isInRowPlace,
		isBetweenSame: around.isBetweenSame,
		isBesideSame: around.isBesideSame,
		isOfShape: isOfShape(element, print.shape),
		isInPlace: around.isInPlace,
		total: share * 0.65 + around.place * 0.35,
	};
}

/** Texts that differ in more are others. */
const SURE = 0.75;

const SHOWN = "text";

/** Something of the same kind is said, and nothing like it. */
function isOtherwise(evidence: Evidence, sayings: readonly Saying[]): boolean {
	const same = sayings.filter(({ kind }) => kind === evidence.kind);
	return same.length > 0 && same.every(({ value }) => textSimilarity(evidence.value, value) < 0.5);
}

interface Likeness {
	readonly alike: number;
	/** The element says something of this kind, whatever it is. */
	readonly isSaid: boolean;
}

/** How much of one piece of evidence an element still says, in whichever of its texts. */
function likeness(evidence: Evidence, sayings: readonly Saying[]): Likeness {
	let alike = 0;
	let isSaid = false;
	for (const { source, kind, value } of sayings) {
		if (source !== evidence.source) continue;
		if (kind === evidence.kind) isSaid ||= source !== "class";
		else if (source !== "text" || isForControl(kind) !== isForControl(evidence.kind)) continue;
		if (value === evidence.value) return { alike: 1, isSaid: true };
		if (source === "text") alike = Math.max(alike, textSimilarity(evidence.value, value) * 0.8);
		else if ((kind === "href" || kind === "src") && sameEnd(value, evidence.value)) alike = 0.8;
	}
	return { alike, isSaid };
}

/** The label of a field is not the field. */
const isForControl = (kind: string) => kind === "label" || kind === "placeholder";
/** An address with and without its origin. */
const sameEnd = (one: string, other: string) =>
	Math.min(one.length, other.length) > 3 && (one.endsWith(other) || other.endsWith(one));

interface PlaceScore {
	readonly place: number;
	readonly row: number | null;
	readonly isUnderHeadings: boolean;
	readonly isInRowPlace: boolean;
	readonly isBetweenSame: boolean;
	readonly isBesideSame: boolean;
	readonly isInPlace: boolean;
}

function placeScore(element: Element, print: Fingerprint, trust: Trust, page: PageIndex): PlaceScore {
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
