import { parentOf } from "./composed-tree.ts";
import { roleOf } from "./element-role.ts";
import { evidenceOf, evidenceWithin, identifyingAttributes } from "./evidence.ts";
import type { AnchorAncestor, Evidence, Fingerprint } from "./fingerprint.ts";
import { tagOf } from "./intact-dom.ts";
import type { PageIndex } from "./page-index.ts";
import { isShapeUniqueInRow, shapeOf } from "./rows.ts";
import { placeOf } from "./surroundings.ts";
import { controlSampleFor } from "./trust.ts";

/**
 * Takes the fingerprint of an element, by which `resolveTarget` finds it on a changed page. An element that is not distinctive gets
 * its anchor ancestor with it.
 * @param element a connected element of the page
 * @param page index of the page's current state
 * @returns JSON of at most a few hundred bytes
 */
export function takeFingerprint(element: Element, page: PageIndex): Fingerprint {
	const fingerprint = buildFingerprint(element, page);
	if (isDistinctive(fingerprint)) return fingerprint;
	const found = anchorOf(element, page);
	if (found === null) return fingerprint;
	const { at, ...anchor } = found;
	return { ...fingerprint, own: evidenceWithin(at, element, fingerprint.own, page), anchor };
}

function buildFingerprint(element: Element, page: PageIndex, isAnchor = false): Fingerprint {
	const attributes = identifyingAttributes(element, page, isAnchor);
	return {
		tag: tagOf(element),
		role: roleOf(element),
		own: evidenceOf(element, attributes, page),
		shape: shapeOf(element),
		...(isShapeUniqueInRow(element) ? { isShapeAlone: true } : {}),
		place: placeOf(element, page),
		controlSample: controlSampleFor(attributes, page),
	};
}

/** Whether an element can be found without an anchor ancestor: by unique evidence, or by evidence unique in a row that has a name. */
const isDistinctive = ({ own, place, isShapeAlone: isShape }: Fingerprint): boolean =>
	own.some(isDistinctiveEvidence) ||
	(place.row.length > 0 && (isShape === true || own.some(({ alone }) => alone === "row")));

const isDistinctiveEvidence = ({ source, alone }: Evidence): boolean =>
	source !== "class" && (alone === "page" || alone === "tag");

/** Ancestors that are tried: distant ones narrow the search too little. */
const MAX_ANCHOR_LEVELS = 6;

const fingerprintsByPage = new WeakMap<PageIndex, WeakMap<Element, Fingerprint | null>>();

function anchorOf(element: Element, page: PageIndex): (AnchorAncestor & { readonly at: Element }) | null {
	let at = parentOf(element);
	for (let levels = 1; at !== null && levels <= MAX_ANCHOR_LEVELS && tagOf(at) !== "body"; levels += 1) {
		const fingerprint = distinctiveFingerprint(at, page);
		if (fingerprint !== null) return { at, levels, print: fingerprint };
		at = parentOf(at);
	}
	return null;
}

/** Fingerprint of a distinctive ancestor, else null. Cached, as many elements share an ancestor. */
function distinctiveFingerprint(element: Element, page: PageIndex): Fingerprint | null {
	const ofPage = fingerprintsByPage.get(page) ?? new WeakMap<Element, Fingerprint | null>();
	fingerprintsByPage.set(page, ofPage);
	const made = ofPage.get(element);
	if (made !== undefined) return made;
	const isOne = evidenceOf(element, identifyingAttributes(element, page), page).some(isDistinctiveEvidence);
	const fingerprint = isOne ? buildFingerprint(element, page, true) : null;
	ofPage.set(element, fingerprint);
	return fingerprint;
}
