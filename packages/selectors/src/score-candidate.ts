import { containsAcross, textNodesWithin } from "./composed-tree.ts";
import { CONTENT, elementsWith, type Saying, sayingsOf } from "./evidence.ts";
import type { Evidence, Fingerprint } from "./fingerprint.ts";
import { tagOf } from "./intact-dom.ts";
import type { PageIndex } from "./page-index.ts";
import { plain } from "./plain-text.ts";
import { isOfShape } from "./rows.ts";
import { type PlaceScore, scorePlace } from "./score-place.ts";
import { hasGrown, textSimilarity } from "./similarity.ts";
import { BELIEVED, type Trust } from "./trust.ts";

/** How much an element of a page as it is now is like what was recorded. Each 0 to 1. */
export interface Score extends PlaceScore {
	readonly element: Element;
	/** Of what was said of it by itself and can still be believed, weighed by how rare it was. */
	readonly own: number;
	/** The same for what few elements had: whether it is the one and not one of its kind. Null when nothing such was known. */
	readonly identity: number | null;
	/** Most of what was said of it by name is said otherwise now: another text, another address. */
	readonly isContradicted: boolean;
	/** It says word by word what nothing else in its row said. */
	readonly isSaying: boolean;
	/** The same of what it was looked for in. */
	readonly isSayingInHolder: boolean;
	/** None of its texts is said of it now, though others are, or it showed one. */
	readonly isSayingOtherwise: boolean;
	/** It has none of its classes but others, and says nothing else of what it said. */
	readonly isClassedOtherwise: boolean;
	/** It is made of the same. */
	readonly isOfShape: boolean;
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
/** What is not said any more weighs less than what is said otherwise. */
const MISSING = 0.6;
/** Bits of what is said of it now and was not. */
const ADDED = 3;

export function scoreCandidate(element: Element, print: Fingerprint, trust: Trust, page: PageIndex): Score {
	const sayings = sayingsOf(element, page);
	const isSameTag = tagOf(element) === print.tag;
	const isShaped = isOfShape(element, print.shape);
	const own = { said: 1, all: 1 };
	const few = { said: 0, all: 0 };
	const named = { said: 0, contradicted: 0 };
	const words = { isKnown: false, isShown: false, isLike: false };
	const classes = { isKnown: false, isShared: false };
	let isSaying = false;
	let isSayingInHolder = false;
	const isShownOtherwise = print.own.some((evidence) => evidence.kind === SHOWN && isOtherwise(evidence, sayings));
	for (const evidence of print.own) {
		const believed = trust[evidence.source];
		if (believed < BELIEVED) continue;
		const weight = evidence.bits * WEIGHT[evidence.source] * believed;
		const { alike, isSaid } =
			isShaped && isHeld(evidence, element, page)
				? { alike: 1, isSaid: true }
				: likeness(evidence, sayings, () => isOfPieces(element, page));
		isSaying ||= evidence.alone === "row" && alike === 1;
		isSayingInHolder ||= evidence.alone === "holder" && alike === 1;
		own.said += weight * alike;
		own.all += weight * (isSaid ? 1 : MISSING);
		if (evidence.source === "text") {
			words.isKnown = true;
			words.isShown ||= evidence.kind === "text" || evidence.kind === CONTENT;
			words.isLike ||= alike >= 0.5;
		}
		if (evidence.source === "class") {
			classes.isKnown = true;
			classes.isShared ||= alike === 1;
			continue;
		}
		named.said += weight * alike;
		if (isSaid && alike < 0.5) named.contradicted += weight;
		if (evidence.alone !== "page" && evidence.alone !== "tag") continue;
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
	const around = scorePlace(element, print, trust, page);
	return {
		...around,
		element,
		own: share,
		identity: few.all === 0 ? null : few.said / few.all,
		isContradicted: named.contradicted > named.said,
		isSaying,
		isSayingInHolder,
		isSayingOtherwise:
			words.isKnown && !words.isLike && (words.isShown || sayings.some(({ source }) => source === "text")),
		isClassedOtherwise:
			classes.isKnown && !classes.isShared && named.said === 0 && sayings.some(({ source }) => source === "class"),
		isOfShape: isShaped,
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

/** What more hold is no telling text. */
const MOST_HOLDERS = 12;

/** A text of fewer pieces that has grown is another text. */
const FEWEST_PIECES = 3;

/** Whether an element holds several texts, of which one may have come or gone. */
function isOfPieces(element: Element, { shadowRootOf }: PageIndex): boolean {
	let pieces = 0;
	for (const node of textNodesWithin(element, shadowRootOf)) {
		if (plain(node.nodeValue ?? "") !== "") pieces += 1;
		if (pieces === FEWEST_PIECES) return true;
	}
	return false;
}

/** Whether an element holds a text that it held; however much else it holds, and wherever in it. */
const isHeld = (evidence: Evidence, element: Element, page: PageIndex): boolean =>
	evidence.kind === CONTENT &&
	Array.from(elementsWith(evidence, page))
		.slice(0, MOST_HOLDERS)
		.some((holder) => containsAcross(element, holder));

/** How much of one piece of evidence an element still says, in whichever of its texts. */
function likeness(evidence: Evidence, sayings: readonly Saying[], isOfPieces: () => boolean): Likeness {
	let alike = 0;
	let isSaid = false;
	for (const { source, kind, value } of sayings) {
		if (source !== evidence.source) continue;
		if (kind === evidence.kind) isSaid ||= source !== "class";
		else if (source !== "text" || isForControl(kind) !== isForControl(evidence.kind)) continue;
		if (value === evidence.value) return { alike: 1, isSaid: true };
		if (kind === SHOWN && kind === evidence.kind && hasGrown(evidence.value, value) && isOfPieces())
			alike = Math.max(alike, 0.8);
		else if (source === "text") alike = Math.max(alike, textSimilarity(evidence.value, value) * 0.8);
		else if ((kind === "href" || kind === "src") && sameEnd(value, evidence.value)) alike = 0.8;
	}
	return { alike, isSaid };
}

/** The label of a field is not the field. */
const isForControl = (kind: string) => kind === "label" || kind === "placeholder";
/** An address with and without its origin. */
const sameEnd = (one: string, other: string) =>
	Math.min(one.length, other.length) > 3 && (one.endsWith(other) || other.endsWith(one));
