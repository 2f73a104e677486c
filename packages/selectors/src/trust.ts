import { elementsWith, type Saying, TEST_ATTRIBUTES } from "./evidence.ts";
import { type Fingerprint, type Source, sources } from "./fingerprint.ts";
import { attribute, classesOf, hasAttribute } from "./intact-dom.ts";
import { isLasting } from "./lasting-names.ts";
import type { PageIndex } from "./page-index.ts";

const WITNESSES = 8;
/** Values looked at for each source, spread over the page. */
const SAMPLE = 12;
/** What more elements have would be there without being the same. */
const FEW = 8;

/** Kinds whose values a build or a visit may have made. */
const OFTEN_MADE = new Set(["id", "class", "name"]);

const known = new WeakMap<PageIndex, Readonly<Record<Source, readonly string[]>>>();

/** Values of each source that few elements of a page have, spread over it. Read once for a page. */
function rareValues(page: PageIndex): Readonly<Record<Source, readonly string[]>> {
	const made = known.get(page);
	if (made) return made;
	const attributes = (source: Source, ...kinds: readonly string[]) =>
		spread(page.query(kinds.map((kind) => `[${kind}]`).join()), SAMPLE).flatMap((element) =>
			kinds
				.filter((kind) => hasAttribute(element, kind))
				.map((kind) => ({ source, kind, value: attribute(element, kind)?.split("?")[0] ?? "" })),
		);
	const classes = spread(page.query("[class]"), SAMPLE).flatMap((element) => [...classesOf(element)].slice(0, 1));
	// A number is the same in every language: it cannot tell that the texts are others now.
	const worded = spread([...page.texts.keys()], SAMPLE * 8).filter((text) => /\p{L}{2}/u.test(text));
	const texts = spread(worded, SAMPLE);
	const rare = (sayings: readonly Saying[]) => {
		const found = sayings.filter((saying) => {
			if (saying.value === "" || (OFTEN_MADE.has(saying.kind) && !isLasting(saying.value))) return false;
			return elementsWith(saying, page).length <= FEW;
		});
		return [...new Set(found.map(({ kind, value }) => `${kind}=${value}`))];
	};
	const record = {
		test: rare(attributes("test", ...TEST_ATTRIBUTES)),
		id: rare(attributes("id", "id")),
		attribute: rare(attributes("attribute", "name", "href")),
		text: rare(texts.map((value) => ({ source: "text", kind: "text", value }))),
		class: rare(classes.map((value) => ({ source: "class", kind: "class", value }))),
	};
	known.set(page, record);
	return record;
}

/** At most so many of a list, at equal distances. */
function spread<Item>(list: ArrayLike<Item>, most: number): Item[] {
	const step = Math.max(1, list.length / most);
	return Array.from({ length: Math.min(list.length, most) }, (_, at) => list[Math.floor(at * step)]).filter(
		(item) => item !== undefined,
	);
}

/** Who can tell later whether a source is still to be believed: values that are not the element's own. */
export function witnessesFor(sayings: readonly Saying[], page: PageIndex): Fingerprint["witnesses"] {
	const own = new Set(sayings.map(({ kind, value }) => `${kind}=${value}`));
	const rare = rareValues(page);
	const chosen: Partial<Record<Source, readonly string[]>> = {};
	for (const source of sources) {
		const others = rare[source].filter((value) => !own.has(value));
		const values = spread(others, WITNESSES);
		if (values.length > 0) chosen[source] = values;
	}
	return chosen;
}

/** A source of which less is left cannot be believed at all. */
export const BELIEVED = 0.5;

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
