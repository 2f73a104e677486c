import { type Attribute, elementsWith, TEST_ATTRIBUTES } from "./evidence.ts";
import { type Fingerprint, type Source, sources } from "./fingerprint.ts";
import { attribute, classesOf, hasAttribute } from "./intact-dom.ts";
import { isLasting } from "./lasting-names.ts";
import type { PageIndex } from "./page-index.ts";

const SAMPLE_SIZE = 8;
/** Values read per source, spread over the page. */
const VALUES_PER_SOURCE = 12;
/** Values that more elements share may reappear by chance. */
const MAX_SHARING = 8;

/** Kinds whose values may be generated per build or visit. */
const GENERATED_KINDS = new Set(["id", "class", "name"]);

const rareByPage = new WeakMap<PageIndex, Readonly<Record<Source, readonly string[]>>>();

/** Rare values of each source, spread over the page. Cached per page. */
function rareValues(page: PageIndex): Readonly<Record<Source, readonly string[]>> {
	const made = rareByPage.get(page);
	if (made) return made;
	const attributes = (source: Source, ...kinds: readonly string[]) =>
		spread(page.query(kinds.map((kind) => `[${kind}]`).join()), VALUES_PER_SOURCE).flatMap((element) =>
			kinds
				.filter((kind) => hasAttribute(element, kind))
				.map((kind) => ({ source, kind, value: attribute(element, kind)?.split("?")[0] ?? "" })),
		);
	const classes = spread(page.query("[class]"), VALUES_PER_SOURCE).flatMap((element) =>
		[...classesOf(element)].slice(0, 1),
	);
	// A number is the same in every language, so it cannot show that the page was translated.
	const worded = spread([...page.texts.keys()], VALUES_PER_SOURCE * 8).filter((text) => /\p{L}{2}/u.test(text));
	const texts = spread(worded, VALUES_PER_SOURCE);
	const rare = (attributes: readonly Attribute[]) => {
		const found = attributes.filter((entry) => {
			if (entry.value === "" || (GENERATED_KINDS.has(entry.kind) && !isLasting(entry.value))) return false;
			return elementsWith(entry, page).length <= MAX_SHARING;
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
	rareByPage.set(page, record);
	return record;
}

/** Picks up to `max` items of a list at equal distances. */
function spread<Item>(list: ArrayLike<Item>, max: number): Item[] {
	const step = Math.max(1, list.length / max);
	return Array.from({ length: Math.min(list.length, max) }, (_, at) => list[Math.floor(at * step)]).filter(
		(item) => item !== undefined,
	);
}

/** Takes the control sample: values elsewhere on the page that show later whether a source can still be trusted. */
export function controlSampleFor(attributes: readonly Attribute[], page: PageIndex): Fingerprint["controlSample"] {
	const own = new Set(attributes.map(({ kind, value }) => `${kind}=${value}`));
	const rare = rareValues(page);
	const chosen: Partial<Record<Source, readonly string[]>> = {};
	for (const source of sources) {
		const others = rare[source].filter((value) => !own.has(value));
		const values = spread(others, SAMPLE_SIZE);
		if (values.length > 0) chosen[source] = values;
	}
	return chosen;
}

/** Minimum trust: a source of whose control sample less is left is ignored. */
export const MIN_TRUST = 0.5;

export type Trust = Readonly<Record<Source, number>>;

/** Trust in each source, 0 to 1: the share of its control sample that is still on the page. 1 without a sample. */
export function trustOf({ controlSample }: Fingerprint, page: PageIndex): Trust {
	const share = (source: Source) => {
		const values = controlSample[source] ?? [];
		const there = values.filter((value) => {
			const cut = value.indexOf("=");
			return elementsWith({ source, kind: value.slice(0, cut), value: value.slice(cut + 1) }, page).length > 0;
		});
		// Add-one smoothing, so that two or three values do not decide alone.
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
