import { roleOf } from "./element-role.ts";
import { evidenceOf, sayingsOf } from "./evidence.ts";
import type { Fingerprint } from "./fingerprint.ts";
import { tagOf } from "./intact-dom.ts";
import type { PageIndex } from "./page-index.ts";
import { isShapeAlone, shapeOf } from "./rows.ts";
import { placeOf } from "./surroundings.ts";
import { witnessesFor } from "./trust.ts";

/** What an element can be known by later, on a page that has changed. */
export function takeFingerprint(element: Element, page: PageIndex): Fingerprint {
	const sayings = sayingsOf(element, page);
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
