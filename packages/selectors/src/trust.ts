import { elementsWith, sayingsOf } from "./evidence.ts";
import { type Fingerprint, type Source, sources } from "./fingerprint.ts";
import type { PageIndex } from "./page-index.ts";

const WITNESSES = 8;
/** Elements looked at for witnesses, spread over the page. */
const SAMPLE = 160;

const kindOf: Readonly<Record<Source, readonly string[]>> = {
	test: ["data-testid", "data-test", "data-qa", "data-cy", "data-test-id"],
	id: ["id"],
	attribute: ["name", "href"],
	text: ["text"],
	class: ["class"],
};

const known = new WeakMap<PageIndex, Readonly<Record<Source, readonly string[]>>>();

/** Values of each source that few elements of a page have, spread over it. Read once for a page. */
function rareValues(page: PageIndex): Readonly<Record<Source, readonly string[]>> {
	const made = known.get(page);
	if (made) return made;
	const values: Record<Source, Set<string>> = {
		test: new Set(),
		id: new Set(),
		attribute: new Set(),
		text: new Set(),
		class: new Set(),
	};
	const elements = page.query("body *");
	const step = Math.max(1, Math.floor(elements.length / SAMPLE));
	for (let at = 0; at < elements.length; at += step) {
		const element = elements[at];
		for (const saying of element ? sayingsOf(element) : []) {
			if (!kindOf[saying.source].includes(saying.kind)) continue;
			const count = elementsWith(saying, page).length;
			if (count > 0 && count <= 8) values[saying.source].add(`${saying.kind}=${saying.value}`);
		}
	}
	const record = {
		test: [...values.test],
		id: [...values.id],
		attribute: [...values.attribute],
		text: [...values.text],
		class: [...values.class],
	};
	known.set(page, record);
	return record;
}

/** Who can tell later whether a source is still to be believed: values that are not the element's own. */
export function witnessesFor(element: Element, page: PageIndex): Fingerprint["witnesses"] {
	const own = new Set(sayingsOf(element).map(({ kind, value }) => `${kind}=${value}`));
	const rare = rareValues(page);
	const chosen: Partial<Record<Source, readonly string[]>> = {};
	for (const source of sources) {
		const others = rare[source].filter((value) => !own.has(value));
		const step = Math.max(1, Math.floor(others.length / WITNESSES));
		const values = others.filter((_, index) => index % step === 0).slice(0, WITNESSES);
		if (values.length > 0) chosen[source] = values;
	}
	return chosen;
}

export type Trust = Readonly<Record<Source, number>>;

/** For each source, how much of what its witnesses said is still so: 0 to 1. Without witnesses it is believed. */
export function trustIn({ witnesses }: Fingerprint, page: PageIndex): Trust {
	const share = (source: Source) => {
		const values = witnesses[source] ?? [];
		const there = values.filter((value) => {
			const cut = value.indexOf("=");
			return elementsWith({ source, kind: value.slice(0, cut), value: value.slice(cut + 1) }, page).length > 0;
		});
		// One who is always there, so that two or three witnesses do not decide alone.
		return (there.length + 1) / (values.length + 1);
	};
	return {
		test: share("test"),
		id: share("id"),
		attribute: share("attribute"),
		text: share("text"),
		class: share("class"),
	};
}
