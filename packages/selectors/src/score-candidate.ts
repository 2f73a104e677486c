import { containsAcross, textNodesWithin } from "./composed-tree.ts";
import { type Attribute, CONTENT, elementsWith, identifyingAttributes } from "./evidence.ts";
import type { Evidence, Fingerprint } from "./fingerprint.ts";
import { tagOf } from "./intact-dom.ts";
import type { PageIndex } from "./page-index.ts";
import { plain } from "./plain-text.ts";
import { hasShape } from "./rows.ts";
import { type PlaceScore, scorePlace } from "./score-place.ts";
import { isExtension, textSimilarity } from "./similarity.ts";
import { MIN_TRUST, type Trust } from "./trust.ts";

/** Similarity of an element to a fingerprint. Shares are 0 to 1. */
export interface Score extends PlaceScore {
	readonly element: Element;
	/** Share of the trusted evidence that matches, weighted by rarity. */
	readonly own: number;
	/** The same for evidence that was unique on the page or for the tag. Null when there was none. */
	readonly identity: number | null;
	/** Most evidence other than classes has another value now: another text, another address. */
	readonly isContradicted: boolean;
	/** Evidence that was unique in its row matches exactly. */
	readonly matchesUniqueInRow: boolean;
	/** Evidence that was unique in the anchor ancestor matches exactly. */
	readonly matchesUniqueInAnchor: boolean;
	/** No recorded text matches, and the element has other texts or had a visible one. */
	readonly hasOtherText: boolean;
	/** No recorded class matches, the element has others, and no other evidence matches. */
	readonly hasOtherClasses: boolean;
	/** The child tags match the recorded shape. */
	readonly isSameShape: boolean;
	readonly total: number;
}

/** Weight of each source: higher for sources that rarely mislead. */
const SOURCE_WEIGHT: Readonly<Record<Evidence["source"], number>> = {
	test: 1.5,
	id: 1.2,
	attribute: 0.9,
	text: 1,
	class: 0.5,
};
/** Missing evidence counts less than evidence with another value. */
const MISSING_WEIGHT = 0.6;
/** Bits of an attribute that the element did not have when it was recorded. */
const ADDED_BITS = 3;

export function scoreCandidate(element: Element, fingerprint: Fingerprint, trust: Trust, page: PageIndex): Score {
	const attributes = identifyingAttributes(element, page);
	const isSameTag = tagOf(element) === fingerprint.tag;
	const isSameShape = hasShape(element, fingerprint.shape);
	const own = { matched: 1, total: 1 };
	const distinctive = { matched: 0, total: 0 };
	const named = { matched: 0, contradicted: 0 };
	const words = { isKnown: false, isShown: false, isLike: false };
	const classes = { isKnown: false, isShared: false };
	let matchesUniqueInRow = false;
	let matchesUniqueInAnchor = false;
	const hasOtherShownText = fingerprint.own.some(
		(evidence) => evidence.kind === SHOWN_TEXT && hasDifferentValue(evidence, attributes),
	);
	for (const evidence of fingerprint.own) {
		const trusted = trust[evidence.source];
		if (trusted < MIN_TRUST) continue;
		const weight = evidence.bits * SOURCE_WEIGHT[evidence.source] * trusted;
		const { similarity, isPresent } =
			isSameShape && containsText(evidence, element, page)
				? { similarity: 1, isPresent: true }
				: matchOf(evidence, attributes, () => hasSeveralTexts(element, page));
		matchesUniqueInRow ||= evidence.alone === "row" && similarity === 1;
		matchesUniqueInAnchor ||= evidence.alone === "anchor" && similarity === 1;
		own.matched += weight * similarity;
		own.total += weight * (isPresent ? 1 : MISSING_WEIGHT);
		if (evidence.source === "text") {
			words.isKnown = true;
			words.isShown ||= evidence.kind === "text" || evidence.kind === CONTENT;
			words.isLike ||= similarity >= 0.5;
		}
		if (evidence.source === "class") {
			classes.isKnown = true;
			classes.isShared ||= similarity === 1;
			continue;
		}
		named.matched += weight * similarity;
		if (isPresent && similarity < 0.5) named.contradicted += weight;
		if (evidence.alone !== "page" && evidence.alone !== "tag") continue;
		if (evidence.alone === "tag" && !isSameTag) continue;
		// When the visible text differs, other texts are no identity: the link beside it may have the same title.
		const isDoubtful = hasOtherShownText && evidence.source === "text";
		distinctive.matched += similarity >= MIN_SURE_SIMILARITY && !isDoubtful ? weight : 0;
		distinctive.total += weight * (isPresent ? 1 : MISSING_WEIGHT);
	}
	for (const { source, kind } of attributes) {
		if (
			source === "class" ||
			kind === CONTENT ||
			trust[source] < MIN_TRUST ||
			fingerprint.own.some((known) => known.kind === kind)
		)
			continue;
		own.total += ADDED_BITS * SOURCE_WEIGHT[source];
	}
	const share = (own.matched / own.total) * (isSameTag ? 1 : 0.9);
	const around = scorePlace(element, fingerprint, trust, page);
	return {
		...around,
		element,
		own: share,
		identity: distinctive.total === 0 ? null : distinctive.matched / distinctive.total,
		isContradicted: named.contradicted > named.matched,
		matchesUniqueInRow,
		matchesUniqueInAnchor,
		hasOtherText:
			words.isKnown && !words.isLike && (words.isShown || attributes.some(({ source }) => source === "text")),
		hasOtherClasses:
			classes.isKnown &&
			!classes.isShared &&
			named.matched === 0 &&
			attributes.some(({ source }) => source === "class"),
		isSameShape: isSameShape,
		total: share * 0.65 + around.place * 0.35,
	};
}

/** Minimum similarity at which unique evidence counts as found. */
const MIN_SURE_SIMILARITY = 0.75;

const SHOWN_TEXT = "text";

/** Whether attributes of the same kind exist and none is similar. */
function hasDifferentValue(evidence: Evidence, attributes: readonly Attribute[]): boolean {
	const same = attributes.filter(({ kind }) => kind === evidence.kind);
	return same.length > 0 && same.every(({ value }) => textSimilarity(evidence.value, value) < 0.5);
}

interface Match {
	readonly similarity: number;
	/** The element has an attribute of this kind, whatever its value. */
	readonly isPresent: boolean;
}

/** Text that occurs in more elements than this is not distinctive. */
const MAX_CONTAINERS = 12;

/** Minimum number of text nodes for which a longer text counts as the same text, extended. */
const MIN_TEXT_PIECES = 3;

/** Whether an element contains several text nodes, one of which may have been added or removed. */
function hasSeveralTexts(element: Element, { shadowRootOf }: PageIndex): boolean {
	let pieces = 0;
	for (const node of textNodesWithin(element, shadowRootOf)) {
		if (plain(node.nodeValue ?? "") !== "") pieces += 1;
		if (pieces === MIN_TEXT_PIECES) return true;
	}
	return false;
}

/** Whether a recorded text piece is anywhere inside an element. */
const containsText = (evidence: Evidence, element: Element, page: PageIndex): boolean =>
	evidence.kind === CONTENT &&
	Array.from(elementsWith(evidence, page))
		.slice(0, MAX_CONTAINERS)
		.some((container) => containsAcross(element, container));

/** How well an element's attributes match one piece of evidence; a text may match under another kind of text. */
function matchOf(evidence: Evidence, attributes: readonly Attribute[], hasSeveralTexts: () => boolean): Match {
	let similarity = 0;
	let isPresent = false;
	for (const { source, kind, value } of attributes) {
		if (source !== evidence.source) continue;
		if (kind === evidence.kind) isPresent ||= source !== "class";
		else if (source !== "text" || isForControl(kind) !== isForControl(evidence.kind)) continue;
		if (value === evidence.value) return { similarity: 1, isPresent: true };
		if (kind === SHOWN_TEXT && kind === evidence.kind && isExtension(evidence.value, value) && hasSeveralTexts())
			similarity = Math.max(similarity, 0.8);
		else if (source === "text") similarity = Math.max(similarity, textSimilarity(evidence.value, value) * 0.8);
		else if ((kind === "href" || kind === "src") && isSameEnd(value, evidence.value)) similarity = 0.8;
	}
	return { similarity, isPresent };
}

/** Texts that label a control; they are not compared with texts the element shows. */
const isForControl = (kind: string) => kind === "label" || kind === "placeholder";
/** Whether two addresses are equal but for the origin. */
const isSameEnd = (one: string, other: string) =>
	Math.min(one.length, other.length) > 3 && (one.endsWith(other) || other.endsWith(one));
