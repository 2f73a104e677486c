import { distinctiveColumn } from "./columns.ts";
import { containsAcross, parentOf } from "./composed-tree.ts";
import { aroundOf, headingsOf, isNamedBy, neighborsOf, pathOf, textsOfRow } from "./element-place.ts";
import { addRarity, elementsWith, TEST_ATTRIBUTES } from "./evidence.ts";
import type { Evidence, Place } from "./fingerprint.ts";
import { attribute, tagOf } from "./intact-dom.ts";
import { isLasting } from "./lasting-names.ts";
import type { PageIndex } from "./page-index.ts";
import { rowAround } from "./rows.ts";

const MAX_ROW_EVIDENCE = 3;

export function placeOf(element: Element, page: PageIndex): Place {
	const column = distinctiveColumn(element, page);
	return {
		path: pathOf(element, page),
		...neighborsOf(element),
		row: rowOf(element, page),
		headings: headingsOf(element, page).map((value) => addRarity({ source: "text", kind: "text", value }, page)),
		around: aroundOf(element).map((entry) => addRarity(entry, page)),
		...(column === null ? {} : { column }),
	};
}

/** Evidence that identifies the row around an element among the rows of its list, without the element's own texts; rarest first. */
function rowOf(element: Element, page: PageIndex): Evidence[] {
	const row = rowAround(element);
	if (row === null) return [];
	const found = new Map<string, Evidence>();
	for (const value of textsOfRow(row, element, page)) {
		if (!found.has(value)) found.set(value, addRarity({ source: "text", kind: "text", value }, page));
	}
	for (const name of [...TEST_ATTRIBUTES, "id", "data-id", "data-key"]) {
		const value = attribute(row, name);
		if (value && (name !== "id" || isLasting(value)))
			found.set(`${name}=${value}`, addRarity({ source: name === "id" ? "id" : "test", kind: name, value }, page));
	}
	const chosen = [...found.values()]
		.filter((evidence) => !isSharedByOtherRow(evidence, row, page))
		.sort((one, other) => other.bits - one.bits)
		.slice(0, MAX_ROW_EVIDENCE);
	return hasTwin(row, element, chosen, page) ? [] : chosen;
}

/** Whether a row elsewhere has the same evidence, as a table's head that is repeated at its foot. */
function hasTwin(row: Element, element: Element, chosen: readonly Evidence[], page: PageIndex): boolean {
	const [rarest] = chosen;
	if (rarest === undefined) return false;
	return Array.from(elementsWith(rarest, page)).some((container) => {
		if (containsAcross(row, container)) return false;
		const other = rarest.kind === "text" ? rowAround(container) : container;
		return (
			other !== null &&
			tagOf(other) === tagOf(row) &&
			chosen.every((evidence) => isNamedBy(other, evidence, element, page))
		);
	});
}

/** Evidence that more elements share does not identify a row. */
const MAX_SHARING = 12;

/** Whether another row of the list has the same evidence: 'Delete' identifies none of them. */
function isSharedByOtherRow(evidence: Evidence, row: Element, page: PageIndex): boolean {
	const list = parentOf(row);
	const containers = elementsWith(evidence, page);
	if (containers.length > MAX_SHARING) return true;
	return Array.from(containers).some(
		(container) => !containsAcross(row, container) && (list === null || containsAcross(list, container)),
	);
}
