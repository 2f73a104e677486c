import { containsAcross } from "./composed-tree.ts";
import { findCandidates } from "./find-candidates.ts";
import { standingIn } from "./find-in-holder.ts";
import type { Fingerprint } from "./fingerprint.ts";
import { tagOf } from "./intact-dom.ts";
import type { PageIndex } from "./page-index.ts";
import { isWordless } from "./rows.ts";
import { type Score, scoreCandidate } from "./score-candidate.ts";
import { BELIEVED, type Trust, trustIn } from "./trust.ts";

/** How much better than the next one the best has to be. */
const MARGIN = 0.03;

/** How much worse than another one what is found may not be, wherever it stands. */
const FAR = 0.25;
/** Less of what was said of it makes it another. */
const LEAST = 0.4;

/** What is none of these any more in another tag. */
const FIELDS: ReadonlySet<string> = new Set(["input", "select", "textarea", "option", "img", "video", "iframe"]);

export type Resolution =
	| { readonly found: Element; readonly score: Score }
	/** `gone`: nothing is like it. `ambiguous`: several are. A wrong element is worse than none. */
	| { readonly found: null; readonly because: "gone" | "ambiguous"; readonly nearest: readonly Score[] };

/** Finds the element that a fingerprint was taken of, on the page as it is now, or says that it cannot tell. */
export function resolveTarget(print: Fingerprint, page: PageIndex): Resolution {
	const trust = trustIn(print, page);
	const holder = print.holder && resolveTarget(print.holder.print, page).found;
	const inHolder = holder && findInHolder(holder, print, trust, page);
	if (inHolder) return { found: inHolder.element, score: inHolder };
	const scores = [...findCandidates(print, page)]
		.filter((element) => !holder || containsAcross(holder, element))
		.map((element) => scoreCandidate(element, print, trust, page))
		.sort((one, other) => other.total - one.total);
	const nearest = scores.slice(0, 3);
	const possible = scores.filter((score) => isTheOne(score, print) || (holder && isTheOneThere(score, print)));
	if (possible.length === 0) return { found: null, because: "gone", nearest };
	const one = theOneOf(possible);
	return one === null ? { found: null, because: "ambiguous", nearest } : { found: one.element, score: one };
}

/** What stands in the same holder where it stood in it, and says nothing else. */
function findInHolder(holder: Element, print: Fingerprint, trust: Trust, page: PageIndex): Score | null {
	const path = print.place.path.slice(0, print.holder?.levels ?? 0);
	const possible = [...standingIn(holder, path, page)]
		.map((element) => scoreCandidate(element, print, trust, page))
		.filter((score) => score.isOfShape && !score.isContradicted && !score.isSayingOtherwise)
		.filter((score) => !score.isClassedOtherwise && score.own >= LEAST && isOfTag(score, print))
		.filter((score) => score.isInColumn || !isToldByColumn(score, print, trust))
		.sort((one, other) => other.total - one.total);
	return theOneOf(possible);
}

/** In the row that it stood in, whose cells are told by their columns. */
const isToldByColumn = ({ row }: Score, { place }: Fingerprint, trust: Trust): boolean =>
	place.column !== undefined && trust.text >= BELIEVED && (row ?? 0) >= 0.5;

/** @param found best first */
function theOneOf(found: readonly Score[]): Score | null {
	const [best] = found;
	if (best === undefined) return null;
	// A copy of what it stands in stands under headings of its own.
	const possible = best.isUnderHeadings ? found.filter(({ isUnderHeadings }) => isUnderHeadings) : found;
	// What was never the only one of its kind is the one that stands where it stood, if its row is called the same.
	const [there, ...more] = possible.filter(
		({ isInPlace, identity, row, total }) =>
			isInPlace && identity === null && (row ?? 1) >= (best.row ?? 1) && best.total - total <= FAR,
	);
	if (there !== undefined && more.length === 0) return there;
	const equals = possible.filter(({ total }) => best.total - total < MARGIN);
	if (equals.length === 1) return best;
	// Of several that say the same, the one that stands where it stood.
	const [inPlace, ...others] = equals.filter(({ isInPlace }) => isInPlace);
	return inPlace !== undefined && others.length === 0 ? inPlace : null;
}

/** Enough that was its own is still there; or it is one of a kind, in its row or in its place. */
function isTheOne(score: Score, print: Fingerprint): boolean {
	const { element, own, identity, isContradicted, isOfShape, row, isInPlace } = score;
	const {
		isSaying,
		isSayingOtherwise,
		isClassedOtherwise,
		isUnderHeadings,
		isInRowPlace,
		isInColumn,
		isRowShort,
		isBetweenSame,
		isBesideSame,
	} = score;
	if (!isOfTag(score, print)) return false;
	if (identity !== null && identity >= 0.5) return own >= LEAST;
	// What was rare about it has gone: only what stands exactly where it stood can be it.
	if (isInPlace && isUnderHeadings && isOfShape && !isContradicted && !isSayingOtherwise && !isClassedOtherwise)
		return true;
	if (identity !== null || (row !== null && row < 0.5)) return false;
	// Rows repeat their buttons: of those in its row it is the one that says the same, or that stands where it stood.
	if (isSayingOtherwise || !isOfShape || own < 0.6 || row === null || isRowShort) return false;
	return (
		isInRowPlace ||
		isInColumn ||
		isBetweenSame ||
		isBesideSame ||
		(print.isShapeAlone === true && isWordless(element) === !print.own.some(({ kind }) => kind === "text")) ||
		(isSaying && isUnderHeadings)
	);
}

/** In what it stood in nothing else said what it says. */
const isTheOneThere = (score: Score, print: Fingerprint): boolean =>
	score.isSayingInHolder &&
	!score.isContradicted &&
	!score.isSayingOtherwise &&
	score.isOfShape &&
	score.own >= 0.6 &&
	isOfTag(score, print);

/** Another tag with the same words is mostly another thing: a heading and the link to it. */
function isOfTag({ element, own, identity, isOfShape, place, isInPlace }: Score, { tag }: Fingerprint): boolean {
	if (tagOf(element) === tag) return true;
	return !FIELDS.has(tag) && own >= LEAST && isOfShape && (isInPlace || (place >= 0.5 && identity !== null));
}
