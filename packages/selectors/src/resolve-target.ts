import { containsAcross } from "./composed-tree.ts";
import { findCandidates } from "./find-candidates.ts";
import { elementsAtPath } from "./find-in-anchor.ts";
import type { Fingerprint } from "./fingerprint.ts";
import { tagOf } from "./intact-dom.ts";
import type { PageIndex } from "./page-index.ts";
import { hasNoText } from "./rows.ts";
import { type Score, scoreCandidate } from "./score-candidate.ts";
import { MIN_TRUST, type Trust, trustOf } from "./trust.ts";

/** Minimum lead of the best score over the next. */
const MIN_LEAD = 0.03;

/** Maximum distance to the best score for an element that is preferred for its position. */
const MAX_SCORE_GAP = 0.25;
/** Minimum similarity for a match. */
const MIN_OWN_SCORE = 0.4;

/** Tags whose elements are different controls under another tag. */
const TAG_BOUND: ReadonlySet<string> = new Set(["input", "select", "textarea", "option", "img", "video", "iframe"]);

export type Resolution =
	| { readonly found: Element; readonly score: Score; readonly trust: Trust }
	/** `gone`: no candidate is similar enough. `ambiguous`: several are. A wrong element is worse than none. */
	| { readonly found: null; readonly because: "gone" | "ambiguous"; readonly nearest: readonly Score[] };

/**
 * Finds the element of a fingerprint on the page as it is now.
 * @param fingerprint as `takeFingerprint` returned it; may have been parsed from JSON
 * @param page index of the page's current state
 * @returns the element with its score (0 to 1), or the reason and up to three of the best candidates
 */
export function resolveTarget(fingerprint: Fingerprint, page: PageIndex): Resolution {
	const trust = trustOf(fingerprint, page);
	const anchor = fingerprint.anchor && resolveTarget(fingerprint.anchor.print, page).found;
	const inAnchor = anchor && findInAnchor(anchor, fingerprint, trust, page);
	if (inAnchor) return { found: inAnchor.element, score: inAnchor, trust };
	const scores = [...findCandidates(fingerprint, page)]
		.filter((element) => !anchor || containsAcross(anchor, element))
		.map((element) => scoreCandidate(element, fingerprint, trust, page))
		.sort((one, other) => other.total - one.total);
	const nearest = scores.slice(0, 3);
	const possible = scores.filter(
		(score) => isAccepted(score, fingerprint) || (anchor && isAcceptedInAnchor(score, fingerprint)),
	);
	if (possible.length === 0) return { found: null, because: "gone", nearest };
	const one = unambiguous(possible);
	return one === null ? { found: null, because: "ambiguous", nearest } : { found: one.element, score: one, trust };
}

/** Finds an element at the recorded path below the anchor ancestor whose evidence does not contradict. */
function findInAnchor(anchor: Element, fingerprint: Fingerprint, trust: Trust, page: PageIndex): Score | null {
	const path = fingerprint.place.path.slice(0, fingerprint.anchor?.levels ?? 0);
	const possible = [...elementsAtPath(anchor, path, page)]
		.map((element) => scoreCandidate(element, fingerprint, trust, page))
		.filter((score) => score.isSameShape && !score.isContradicted && !score.hasOtherText)
		.filter((score) => !score.hasOtherClasses && score.own >= MIN_OWN_SCORE && hasCompatibleTag(score, fingerprint))
		.filter((score) => score.isInSameColumn || !isIdentifiedByColumn(score, fingerprint, trust))
		.sort((one, other) => other.total - one.total);
	return unambiguous(possible);
}

/** Whether an element was recorded under a column heading, in a row that still matches. */
const isIdentifiedByColumn = ({ row }: Score, { place }: Fingerprint, trust: Trust): boolean =>
	place.column !== undefined && trust.text >= MIN_TRUST && (row ?? 0) >= 0.5;

/** The one match that clearly leads, else null. @param found best first */
function unambiguous(found: readonly Score[]): Score | null {
	const [best] = found;
	if (best === undefined) return null;
	// A copy of the same section has headings of its own.
	const possible = best.isUnderSameHeadings ? found.filter(({ isUnderSameHeadings }) => isUnderSameHeadings) : found;
	// An element that was never unique is the one at the recorded position, if its row matches as well.
	const [there, ...more] = possible.filter(
		({ isAtSamePosition, identity, row, total }) =>
			isAtSamePosition && identity === null && (row ?? 1) >= (best.row ?? 1) && best.total - total <= MAX_SCORE_GAP,
	);
	if (there !== undefined && more.length === 0) return there;
	const equals = possible.filter(({ total }) => best.total - total < MIN_LEAD);
	if (equals.length === 1) return best;
	// Of several with the same evidence, the one at the recorded position.
	const [inPlace, ...others] = equals.filter(({ isAtSamePosition }) => isAtSamePosition);
	return inPlace !== undefined && others.length === 0 ? inPlace : null;
}

/** Accepts when enough unique evidence matches, or the position in the page or row is unique. */
function isAccepted(score: Score, fingerprint: Fingerprint): boolean {
	const { element, own, identity, isContradicted, isSameShape, row, isAtSamePosition } = score;
	const {
		matchesUniqueInRow,
		hasOtherText,
		hasOtherClasses,
		isUnderSameHeadings,
		isAtSameRowPosition,
		isInSameColumn,
		isRowShort,
		hasBothNeighbors,
		hasOneNeighbor,
	} = score;
	if (!hasCompatibleTag(score, fingerprint)) return false;
	if (identity !== null && identity >= 0.5) return own >= MIN_OWN_SCORE;
	// No unique evidence matches: only an element at exactly the recorded position is accepted.
	if (isAtSamePosition && isUnderSameHeadings && isSameShape && !isContradicted && !hasOtherText && !hasOtherClasses)
		return true;
	if (identity !== null || (row !== null && row < 0.5)) return false;
	// Rows repeat their buttons: within the row, the one with the same evidence or the same position is accepted.
	if (hasOtherText || !isSameShape || own < 0.6 || row === null || isRowShort) return false;
	return (
		isAtSameRowPosition ||
		isInSameColumn ||
		hasBothNeighbors ||
		hasOneNeighbor ||
		(fingerprint.isShapeAlone === true &&
			hasNoText(element) === !fingerprint.own.some(({ kind }) => kind === "text")) ||
		(matchesUniqueInRow && isUnderSameHeadings)
	);
}

/** Accepts an element that has evidence which was unique inside the anchor ancestor. */
const isAcceptedInAnchor = (score: Score, fingerprint: Fingerprint): boolean =>
	score.matchesUniqueInAnchor &&
	!score.isContradicted &&
	!score.hasOtherText &&
	score.isSameShape &&
	score.own >= 0.6 &&
	hasCompatibleTag(score, fingerprint);

/** The same tag, or strong evidence: another tag with the same text is mostly a different element, as a heading and the link to it. */
function hasCompatibleTag(
	{ element, own, identity, isSameShape, place, isAtSamePosition }: Score,
	{ tag }: Fingerprint,
): boolean {
	if (tagOf(element) === tag) return true;
	return (
		!TAG_BOUND.has(tag) &&
		own >= MIN_OWN_SCORE &&
		isSameShape &&
		(isAtSamePosition || (place >= 0.5 && identity !== null))
	);
}
