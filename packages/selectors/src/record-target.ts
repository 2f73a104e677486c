import { parentOf } from "./composed-tree.ts";
import { roleOf } from "./element-role.ts";
import { evidenceIn, evidenceOf, sayingsOf } from "./evidence.ts";
import type { Evidence, Fingerprint, Holder } from "./fingerprint.ts";
import { tagOf } from "./intact-dom.ts";
import type { PageIndex } from "./page-index.ts";
import { isShapeAlone, shapeOf } from "./rows.ts";
import { placeOf } from "./surroundings.ts";
import { witnessesFor } from "./trust.ts";

/** What an element can be known by later, on a page that has changed. */
export function takeFingerprint(element: Element, page: PageIndex): Fingerprint {
	const print = printOf(element, page);
	if (isToldByItself(print)) return print;
	const found = holderOf(element, page);
	if (found === null) return print;
	const { at, ...holder } = found;
	return { ...print, own: evidenceIn(at, element, print.own, page), holder };
}

function printOf(element: Element, page: PageIndex, isHolder = false): Fingerprint {
	const sayings = sayingsOf(element, page, isHolder);
	return {
		tag: tagOf(element),
		role: roleOf(element),
		own: evidenceOf(element, sayings, page),
		shape: shapeOf(element),
		...(isShapeAlone(element) ? { isShapeAlone: true } : {}),
		place: placeOf(element, page),
		witnesses: witnessesFor(sayings, page),
	};
}

/** Whether few others are called what an element is called, or none in a row that has a name. */
const isToldByItself = ({ own, place, isShapeAlone: isShape }: Fingerprint): boolean =>
	own.some(isTelling) || (place.row.length > 0 && (isShape === true || own.some(({ alone }) => alone === "row")));

const isTelling = ({ source, alone }: Evidence): boolean => source !== "class" && (alone === "page" || alone === "tag");

/** Steps up: what is further away says little of what is in it. */
const MOST_LEVELS = 6;

const known = new WeakMap<PageIndex, WeakMap<Element, Fingerprint | null>>();

function holderOf(element: Element, page: PageIndex): (Holder & { readonly at: Element }) | null {
	let at = parentOf(element);
	for (let levels = 1; at !== null && levels <= MOST_LEVELS && tagOf(at) !== "body"; levels += 1) {
		const print = tellingPrintOf(at, page);
		if (print !== null) return { at, levels, print };
		at = parentOf(at);
	}
	return null;
}

/** Of what can be told from others; kept, as many elements stand in the same. */
function tellingPrintOf(element: Element, page: PageIndex): Fingerprint | null {
	const ofPage = known.get(page) ?? new WeakMap<Element, Fingerprint | null>();
	known.set(page, ofPage);
	const made = ofPage.get(element);
	if (made !== undefined) return made;
	const isOne = evidenceOf(element, sayingsOf(element, page), page).some(isTelling);
	const print = isOne ? printOf(element, page, true) : null;
	ofPage.set(element, print);
	return print;
}
