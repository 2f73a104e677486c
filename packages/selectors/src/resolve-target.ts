import { findCandidates } from "./find-candidates.ts";
import type { Fingerprint } from "./fingerprint.ts";
import { tagOf } from "./intact-dom.ts";
import type { PageIndex } from "./page-index.ts";
import { isWordless } from "./rows.ts";
import { type Score, scoreCandidate } from "./score-candidate.ts";
import { trustIn } from "./trust.ts";

/** How much better than the next one the best has to be. */
const MARGIN = 0.03;

export type Resolution =
	| { readonly found: Element; readonly score: Score }
	/** `gone`: nothing is like it. `ambiguous`: several are. A wrong element is worse than none. */
	| { readonly found: null; readonly because: "gone" | "ambiguous"; readonly nearest: readonly Score[] };

/** Finds the element that a fingerprint was taken of, on the page as it is now, or says that it cannot tell. */
export function resolveTarget(print: Fingerprint, page: PageIndex): Resolution {
	const trust = trustIn(print, page);
	const scores = [...findCandidates(print, page)]
		.map((element) => scoreCandidate(element, print, trust, page))
		.sort((one, other) => other.total - one.total);
	const nearest = scores.slice(0, 3);
	const possible = scores.filter((score) => isTheOne(score, print));
	const [best] = possible;
	if (best === undefined) return { found: null, because: "gone", nearest };
	const equals = possible.filter(({ total }) => best.total - total < MARGIN);
	if (equals.length === 1) return { found: best.element, score: best };
	// Of several that say the same, the one that stands where it stood.
	const [inPlace, ...others] = equals.filter(({ isInPlace }) => isInPlace);
	if (inPlace === undefined || others.length > 0) return { found: null, because: "ambiguous", nearest };
	return { found: inPlace.element, score: inPlace };
}

/** Enough that was its own is still there; or it is one of a kind, in its row or in its place. */
function isTheOne(score: Score, print: Fingerprint): boolean {
	const { element, own, identity, isContradicted, isOfShape, place, row, isInPlace } = score;
	const { isSaying, isSayingOtherwise, isUnderHeadings, isInRowPlace, isBetweenSame } = score;
	// Another tag with the same words is mostly another thing: a heading and the link to it.
	const isSameTag = tagOf(element) === print.tag;
	if (!isSameTag && (!isOfShape || (!isInPlace && (place < 0.5 || identity === null)))) return false;
	if (identity !== null && identity >= 0.5) return own >= 0.4;
	// What was rare about it has gone: only what stands exactly where it stood can be it.
	if (isInPlace && isOfShape && !isContradicted && !isSayingOtherwise) return true;
	if (identity !== null || (row !== null && row < 0.5)) return false;
	// Rows repeat their buttons: of those in its row it is the one that says the same, or that stands where it stood.
	if (isSayingOtherwise || !isOfShape || own < 0.6 || row === null) return false;
	return (
		isInRowPlace ||
		isBetweenSame ||
		(print.isShapeAlone === true && isWordless(element) === !print.own.some(({ kind }) => kind === "text")) ||
		(isSaying && isUnderHeadings)
	);
}
