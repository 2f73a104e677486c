import { accessibleName, labelText } from "./accessible-name.ts";
import { closestAcross, containsAcross, textNodesWithin } from "./composed-tree.ts";
import { roleOf } from "./element-role.ts";
import type { Evidence, Source } from "./fingerprint.ts";
import { attribute, attributesOf, classesOf, idOf, queryFirst, tagOf } from "./intact-dom.ts";
import { isLasting } from "./lasting-names.ts";
import type { Elements, PageIndex } from "./page-index.ts";
import { MAX_TEXT_LENGTH, plain, shortTextOf } from "./plain-text.ts";
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

/** Names of attributes whose value is text for people. */
const TEXT_ATTRIBUTE =
	/^(?:aria-label|alt|title|placeholder|caption)$|(?:^|-)(?:label|tooltip|title|text|caption|placeholder)$/;
/**
 * Attributes of state, style and behavior, and those that other evidence covers (id, class). Libraries of components show in many more
 * attributes that an element is open, chosen or under the pointer, and on which side its pop-up is: `data-radix-popper-side`,
 * `data-headlessui-state`, `data-p-highlight`.
 */
const IGNORED_ATTRIBUTE =
	/^(?:id|class|style|on\w+|tabindex|width|height|d|viewbox|fill|stroke.*|x|y|hidden|dir|lang|slot|checked|selected|disabled|open|data-index|data-v-.*|aria-(?!label$).*|(?:data|x)-(?:.*-)?(?:state|side|align|placement|active|checked|selected|highlight.*|focus.*|hover.*|pressed|open|expanded|disabled))$/i;
const ADDRESS_ATTRIBUTES = new Set(["href", "src", "action", "srcset", "poster"]);

/** One attribute that identifies an element, without its rarity. */
export type Attribute = Omit<Evidence, "bits">;

/**
 * Lists the attributes that identify an element: test ids, id, DOM attributes, texts, classes.
 * @param isWhole also lists the text pieces inside an element that has a text of its own, as some of them may change
 */
export function identifyingAttributes(element: Element, page: PageIndex, isWhole = false): Attribute[] {
	const { labelsOf } = page;
	const attributes: Attribute[] = [];
	const add = (source: Source, kind: string, value: string | null | undefined) => {
		if (value && value.length <= 200) attributes.push({ source, kind, value });
	};
	for (const name of TEST_ATTRIBUTES) add("test", name, attribute(element, name));
	const id = idOf(element);
	if (isLasting(id)) add("id", "id", id);
	for (const attr of attributesOf(element)) {
		const { name, value } = attr;
		if (IGNORED_ATTRIBUTE.test(name) || (TEST_ATTRIBUTES as readonly string[]).includes(name)) continue;
		if (TEXT_ATTRIBUTE.test(name)) {
			const text = plain(value);
			if (text.length <= MAX_TEXT_LENGTH) add("text", name, text);
		} else add("attribute", name, stableValue(element, attr));
	}
	// The options of a select do not name it.
	const text = tagOf(element) === "select" ? "" : shortTextOf(element) || slottedTextOf(element);
	add("text", "text", text);
	if (text === "" || isWhole) {
		const contents = contentsOf(element, page);
		// A single piece equals the element's own text.
		if (text !== "" && contents.size === 1) contents.clear();
		for (const piece of contents) add("text", CONTENT, piece);
		if (contents.size === 0 && text === "")
			for (const { kind, value } of iconIn(element)) add("attribute", kind, value);
	}
	add("text", "label", labelText(element, labelsOf));
	const name = accessibleName(element, roleOf(element), labelsOf);
	// A name has spaces where boxes touch, a text has none.
	if (name.replaceAll(" ", "") !== text.replaceAll(" ", "") && !attributes.some(({ value }) => value === name))
		add("text", "name", name);
	for (const name of classesOf(element)) if (isLasting(name)) add("class", "class", name);
	return attributes;
}

/** Characters of an SVG path that are compared: few icons share a longer prefix. */
const MAX_DRAWING_LENGTH = 60;

/** Identifies an icon by the outline of its first path, or by the symbol that it references. */
function iconIn(element: Element): readonly Pick<Attribute, "kind" | "value">[] {
	const drawn = queryFirst(element, "path[d],use");
	if (drawn === null) return [];
	const symbol = attribute(drawn, "href") ?? attribute(drawn, "xlink:href");
	if (symbol !== null) return [{ kind: "symbol", value: symbol }];
	return [{ kind: "drawing", value: (attribute(drawn, "d") ?? "").slice(0, MAX_DRAWING_LENGTH) }];
}

/** Kind of a text piece inside an element that contains more than a name: a card, a row, a message. */
export const CONTENT = "content";
const MAX_CONTENTS = 24;
/** Text nodes that are read per element. */
const MAX_TEXT_NODES = 200;

function contentsOf(element: Element, { shadowRootOf }: PageIndex): Set<string> {
	const pieces = new Set<string>();
	let seen = 0;
	for (const node of textNodesWithin(element, shadowRootOf)) {
		const piece = plain(node.nodeValue ?? "");
		if (piece.length > 1 && piece.length <= MAX_TEXT_LENGTH) pieces.add(piece);
		seen += 1;
		if (pieces.size === MAX_CONTENTS || seen === MAX_TEXT_NODES) break;
	}
	return pieces;
}

/** The part of an attribute's value that stays the same between visits: addresses without query, no typed values, no hashes. */
function stableValue(element: Element, { name, value }: Attr): string | null {
	if (ADDRESS_ATTRIBUTES.has(name)) return value.startsWith("data:") ? null : (value.split("?")[0] ?? "");
	if (name === "value") return isTyped(element) ? null : value;
	return isLasting(value) ? value : null;
}

const isTyped = (element: Element) =>
	tagOf(element) !== "option" && !/^(?:button|submit|reset|radio|checkbox)$/i.test(attribute(element, "type") ?? "");

/** Lists the elements of a page that have an attribute; for a text, the elements that directly contain it. */
export function elementsWith({ source, kind, value }: Attribute, page: PageIndex): Elements {
	if (source === "text") {
		const slotted = page.slotted().get(value);
		const shown = page.texts.get(value) ?? [];
		const texts = slotted ? [...shown, ...slotted] : shown;
		return kind === "placeholder" ? [...texts, ...page.having(kind, value)] : texts;
	}
	if (kind === "class") return page.query(`.${CSS.escape(value)}`);
	if (kind === "drawing") return page.havingPrefix("d", value);
	if (kind === "symbol") return [...page.having("href", value), ...page.having("xlink:href", value)];
	// Addresses are kept without their query.
	if (ADDRESS_ATTRIBUTES.has(kind)) return page.havingPrefix(kind, value);
	return page.having(kind, value);
}

/** Adds to each attribute how rare it is on the page, and whether the element is the only one that has it. */
export function evidenceOf(element: Element, attributes: readonly Attribute[], page: PageIndex): Evidence[] {
	const row = rowAround(element);
	const found = attributes.map((entry): Evidence => {
		// Names, labels and texts of several pieces are in no single text node: count by their rarest piece.
		const whole = elementsWith(entry, page);
		const sharing = whole.length === 0 && entry.kind === "text" ? rarestPiece(element, page) : whole;
		const inRow = () => (row !== null && isUniqueIn(row, element, sharing, page) ? ({ alone: "row" } as const) : {});
		if (sharing.length > MAX_SHARING_CHECKED) return { ...entry, bits: bitsOf(sharing.length, page), ...inRow() };
		const others = Array.from(sharing).filter((other) => !containsAcross(element, other));
		const evidence = { ...entry, bits: bitsOf(others.length + 1, page) };
		if (others.length === 0) return { ...evidence, alone: "page" };
		return isSharedByTag(element, others) ? { ...evidence, ...inRow() } : { ...evidence, alone: "tag" };
	});
	return [...found.filter(({ kind }) => kind !== CONTENT), ...rarestContents(found)];
}

/** An element's evidence; marks what no other element inside an ancestor has. */
export const evidenceWithin = (
	anchor: Element,
	element: Element,
	own: readonly Evidence[],
	page: PageIndex,
): Evidence[] =>
	own.map((evidence) => {
		const isKnown = evidence.alone === "page" || evidence.alone === "tag";
		if (isKnown || evidence.kind === CONTENT) return evidence;
		const whole = elementsWith(evidence, page);
		const sharing = whole.length === 0 && evidence.kind === "text" ? rarestPiece(element, page) : whole;
		return sharing.length > 0 && isUniqueIn(anchor, element, sharing, page)
			? { ...evidence, alone: "anchor" }
			: evidence;
	});

/** The three rarest text pieces inside an element. */
const rarestContents = (found: readonly Evidence[]): Evidence[] =>
	found
		.filter(({ kind }) => kind === CONTENT)
		.sort((one, other) => other.bits - one.bits || other.value.length - one.value.length)
		.slice(0, 3);

/** Elements with the rarest piece of a text that several nodes make up: they are the ones that may have all of it. */
function rarestPiece(element: Element, page: PageIndex): readonly Element[] {
	let rarest: readonly Element[] = [];
	for (const node of textNodesWithin(element, page.shadowRootOf)) {
		const containers = page.texts.get(plain(node.nodeValue ?? "")) ?? [];
		if (containers.length > 0 && (rarest.length === 0 || containers.length < rarest.length)) rarest = containers;
	}
	return rarest;
}

/** Up to this many sharing elements are compared one by one. */
const MAX_SHARING_CHECKED = 12;

/** Whether one of the elements has the same tag, or is inside an element of that tag. */
function isSharedByTag(element: Element, others: readonly Element[]): boolean {
	const css = CSS.escape(tagOf(element));
	return others.some((other) => closestAcross(other, css) !== null);
}

/** An attribute that more elements share is never unique in a row. */
const MAX_SHARING = 400;

/** Whether an element is the only one of its tag, within a row or an ancestor, among those that share an attribute. */
function isUniqueIn(row: Element, element: Element, sharing: Elements, page: PageIndex): boolean {
	if (sharing.length > MAX_SHARING) return false;
	const css = CSS.escape(tagOf(element));
	const shared = new Set(sharing);
	return !page.within(row).some((other) => {
		if (!shared.has(other) || containsAcross(element, other)) return false;
		const alike = closestAcross(other, css);
		return alike !== null && alike !== row && containsAcross(row, alike);
	});
}

/** Adds the rarity on a page to an attribute. */
export function addRarity(entry: Attribute, page: PageIndex): Evidence {
	return { ...entry, bits: bitsOf(Math.max(1, elementsWith(entry, page).length), page) };
}

const bitsOf = (count: number, { size }: PageIndex) => Math.round(Math.log2((size + 1) / count) * 10) / 10;
