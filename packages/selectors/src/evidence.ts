import { accessibleName, labelText } from "./accessible-name.ts";
import { closestAcross, containsAcross, textNodesWithin } from "./composed-tree.ts";
import { roleOf } from "./element-role.ts";
import type { Evidence, Source } from "./fingerprint.ts";
import { attribute, attributesOf, classesOf, idOf, queryFirst, tagOf } from "./intact-dom.ts";
import { isLasting } from "./lasting-names.ts";
import type { Elements, PageIndex } from "./page-index.ts";
import { LONGEST_TEXT, plain, shortTextOf } from "./plain-text.ts";
import { rowAround } from "./rows.ts";
import { slottedTextOf } from "./slotted-text.ts";

/** Attributes that people write for tests; the order of the DevTools Recorder, which has no `data-pw` and `data-automation-id`. */
export const TEST_ATTRIBUTES = [
	"data-testid",
	"data-test",
	"data-qa",
	"data-cy",
	"data-test-id",
	"data-qa-id",
	"data-testing",
	"data-pw",
	"data-automation-id",
] as const;

/** What an attribute says to people, whatever it is called. */
const SAYS_TEXT =
	/^(?:aria-label|alt|title|placeholder|caption)$|(?:^|-)(?:label|tooltip|title|text|caption|placeholder)$/;
/** States, looks, handlers and what other evidence is about. */
const SAYS_NOTHING =
	/^(?:id|class|style|on\w+|tabindex|width|height|d|viewbox|fill|stroke.*|x|y|hidden|dir|lang|slot|checked|selected|disabled|open|data-state|data-index|data-v-.*|aria-(?!label$).*)$/i;
const ADDRESSES = new Set(["href", "src", "action", "srcset", "poster"]);

/** What is said of an element by itself, without how rare it is. */
export type Saying = Omit<Evidence, "bits">;

/** @param isWhole also what an element holds that has a text of its own: of that a part may come or go */
export function sayingsOf(element: Element, page: PageIndex, isWhole = false): Saying[] {
	const { labelsOf } = page;
	const sayings: Saying[] = [];
	const say = (source: Source, kind: string, value: string | null | undefined) => {
		if (value && value.length <= 200) sayings.push({ source, kind, value });
	};
	for (const name of TEST_ATTRIBUTES) say("test", name, attribute(element, name));
	const id = idOf(element);
	if (isLasting(id)) say("id", "id", id);
	for (const written of attributesOf(element)) {
		const { name, value } = written;
		if (SAYS_NOTHING.test(name) || (TEST_ATTRIBUTES as readonly string[]).includes(name)) continue;
		if (SAYS_TEXT.test(name)) {
			const text = plain(value);
			if (text.length <= LONGEST_TEXT) say("text", name, text);
		} else say("attribute", name, plainValue(element, written));
	}
	// What can be chosen is no name of what it is chosen in.
	const text = tagOf(element) === "select" ? "" : shortTextOf(element) || slottedTextOf(element);
	say("text", "text", text);
	if (text === "" || isWhole) {
		const contents = contentsOf(element, page);
		// A single one is the text itself.
		if (text !== "" && contents.size === 1) contents.clear();
		for (const piece of contents) say("text", CONTENT, piece);
		if (contents.size === 0 && text === "")
			for (const { kind, value } of drawingIn(element)) say("attribute", kind, value);
	}
	say("text", "label", labelText(element, labelsOf));
	const name = accessibleName(element, roleOf(element), labelsOf);
	if (name !== text && !sayings.some(({ value }) => value === name)) say("text", "name", name);
	for (const name of classesOf(element)) if (isLasting(name)) say("class", "class", name);
	return sayings;
}

/** Longer paths begin alike in few icons. */
const DRAWING_LENGTH = 60;

/** What tells one icon from others: its outline, or the symbol that it shows. */
function drawingIn(element: Element): readonly Pick<Saying, "kind" | "value">[] {
	const drawn = queryFirst(element, "path[d],use");
	if (drawn === null) return [];
	const symbol = attribute(drawn, "href") ?? attribute(drawn, "xlink:href");
	if (symbol !== null) return [{ kind: "symbol", value: symbol }];
	return [{ kind: "drawing", value: (attribute(drawn, "d") ?? "").slice(0, DRAWING_LENGTH) }];
}

/** Kind of a piece of text in an element that holds more than a name: a card, a row, a message. */
export const CONTENT = "content";
const MOST_CONTENTS = 24;
/** Text nodes that are looked at for them. */
const MOST_NODES = 200;

function contentsOf(element: Element, { shadowRootOf }: PageIndex): Set<string> {
	const pieces = new Set<string>();
	let seen = 0;
	for (const node of textNodesWithin(element, shadowRootOf)) {
		const piece = plain(node.nodeValue ?? "");
		if (piece.length > 1 && piece.length <= LONGEST_TEXT) pieces.add(piece);
		seen += 1;
		if (pieces.size === MOST_CONTENTS || seen === MOST_NODES) break;
	}
	return pieces;
}

/** Addresses without what changes from visit to visit; values of what is not typed; no hashes. */
function plainValue(element: Element, { name, value }: Attr): string | null {
	if (ADDRESSES.has(name)) return value.startsWith("data:") ? null : (value.split("?")[0] ?? "");
	if (name === "value") return isTyped(element) ? null : value;
	return isLasting(value) ? value : null;
}

const isTyped = (element: Element) =>
	tagOf(element) !== "option" && !/^(?:button|submit|reset|radio|checkbox)$/i.test(attribute(element, "type") ?? "");

/** The elements of a page that share a saying, or that a text of theirs is in. */
export function elementsWith({ source, kind, value }: Saying, page: PageIndex): Elements {
	if (source === "text") {
		const slotted = page.slotted().get(value);
		const shown = page.texts.get(value) ?? [];
		const texts = slotted ? [...shown, ...slotted] : shown;
		return kind === "placeholder" ? [...texts, ...page.having(kind, value)] : texts;
	}
	if (kind === "class") return page.query(`.${CSS.escape(value)}`);
	if (kind === "drawing") return page.havingBegun("d", value);
	if (kind === "symbol") return [...page.having("href", value), ...page.having("xlink:href", value)];
	// The rest of an address has been left out.
	if (ADDRESSES.has(kind)) return page.havingBegun(kind, value);
	return page.having(kind, value);
}

/** The sayings of an element with how rare each is on its page. */
export function evidenceOf(element: Element, sayings: readonly Saying[], page: PageIndex): Evidence[] {
	const row = rowAround(element);
	const found = sayings.map((saying): Evidence => {
		// Names, labels and texts of several pieces stand in no single place: it, and whoever else has them.
		const whole = elementsWith(saying, page);
		const sharing = whole.length === 0 && saying.kind === "text" ? rarestPiece(element, page) : whole;
		const inRow = () => (row !== null && isAloneIn(row, element, sharing, page) ? ({ alone: "row" } as const) : {});
		if (sharing.length > MANY) return { ...saying, bits: bitsOf(sharing.length, page), ...inRow() };
		const others = Array.from(sharing).filter((other) => !containsAcross(element, other));
		const evidence = { ...saying, bits: bitsOf(others.length + 1, page) };
		if (others.length === 0) return { ...evidence, alone: "page" };
		return isOfOthersTag(element, others) ? { ...evidence, ...inRow() } : { ...evidence, alone: "tag" };
	});
	return [...found.filter(({ kind }) => kind !== CONTENT), ...rarestContents(found)];
}

/** An element's evidence, with what only it has in what it stands in. */
export const evidenceIn = (holder: Element, element: Element, own: readonly Evidence[], page: PageIndex): Evidence[] =>
	own.map((evidence) => {
		const isKnown = evidence.alone === "page" || evidence.alone === "tag";
		if (isKnown || evidence.kind === CONTENT) return evidence;
		const whole = elementsWith(evidence, page);
		const sharing = whole.length === 0 && evidence.kind === "text" ? rarestPiece(element, page) : whole;
		return sharing.length > 0 && isAloneIn(holder, element, sharing, page)
			? { ...evidence, alone: "holder" }
			: evidence;
	});

/** Of all that is in an element, what tells it best from others. */
const rarestContents = (found: readonly Evidence[]): Evidence[] =>
	found
		.filter(({ kind }) => kind === CONTENT)
		.sort((one, other) => other.bits - one.bits || other.value.length - one.value.length)
		.slice(0, 3);

/** A text of several pieces stands in no single place: whoever has the rarest of its pieces may have the others, too. */
function rarestPiece(element: Element, page: PageIndex): readonly Element[] {
	let rarest: readonly Element[] = [];
	for (const node of textNodesWithin(element, page.shadowRootOf)) {
		const holders = page.texts.get(plain(node.nodeValue ?? "")) ?? [];
		if (holders.length > 0 && (rarest.length === 0 || holders.length < rarest.length)) rarest = holders;
	}
	return rarest;
}

/** More than these are not looked at one by one. */
const MANY = 12;

/** Whether another element of the same tag has a saying, or has it in it. */
function isOfOthersTag(element: Element, others: readonly Element[]): boolean {
	const css = CSS.escape(tagOf(element));
	return others.some((other) => closestAcross(other, css) !== null);
}

/** What more share is asked about no further. */
const MOST_SHARING = 400;

/** Whether of the elements of its tag in a row only this one is among those that share something. */
function isAloneIn(row: Element, element: Element, sharing: Elements, page: PageIndex): boolean {
	if (sharing.length > MOST_SHARING) return false;
	const css = CSS.escape(tagOf(element));
	const shared = new Set(sharing);
	return !page.within(row).some((other) => {
		if (!shared.has(other) || containsAcross(element, other)) return false;
		const alike = closestAcross(other, css);
		return alike !== null && alike !== row && containsAcross(row, alike);
	});
}

/** A saying with how rare it is on a page, whoever has it. */
export function withBits(saying: Saying, page: PageIndex): Evidence {
	return { ...saying, bits: bitsOf(Math.max(1, elementsWith(saying, page).length), page) };
}

const bitsOf = (count: number, { size }: PageIndex) => Math.round(Math.log2((size + 1) / count) * 10) / 10;
