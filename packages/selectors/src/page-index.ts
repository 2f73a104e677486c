import { indexLabels, type LabelsOf } from "./field-labels.ts";
import {
	attribute,
	childElementsOf,
	openShadowRootOf,
	parentElementOf,
	parentNodeOf,
	queryAll,
	tagOf,
	walkerOf,
} from "./intact-dom.ts";
import { plain } from "./plain-text.ts";
import { textInSlots } from "./slotted-text.ts";

/** A part of a page that selectors are looked up in: a document, a shadow root, or an element as the root of one. */
export type Root = Document | ShadowRoot | Element;

/** Elements as the browser lists them: common classes have thousands, which are only counted. */
export type Elements = ArrayLike<Element> & Iterable<Element>;

export interface PageOptions {
	/** For closed roots, where one can look into them; open ones when left out. */
	readonly shadowRootOf?: (host: Element) => ShadowRoot | null;
}

/** An index of a page's current state. Building it takes a few milliseconds: keep it until the page changes. */
export interface PageIndex {
	/** The page and every shadow root in it. */
	readonly roots: readonly Root[];
	shadowRootOf(host: Element): ShadowRoot | null;
	/** Number of elements. */
	readonly size: number;
	/** The elements that directly contain a text, or are labeled with it by an attribute, by that text. */
	readonly texts: ReadonlyMap<string, readonly Element[]>;
	/** The elements of components that directly contain a slot, by the text that the page has put into it. */
	slotted(): ReadonlyMap<string, readonly Element[]>;
	/** Every text node, in document order. */
	readonly shown: readonly string[];
	/** Elements that match a CSS selector, in every root. */
	query(css: string): Elements;
	/** Elements that have an attribute with just this value, in every root. */
	having(name: string, value: string): Elements;
	/** Elements that have an attribute whose value starts with a prefix. */
	havingPrefix(name: string, prefix: string): Elements;
	/** All elements in an element, and in the shadow roots in it. */
	within(element: Element): readonly Element[];
	/** Position of an element among the siblings of its tag, counted from 1, and the number of those siblings. */
	numberOf(element: Element): { readonly nth: number; readonly of: number };
	/** The labels of a field. */
	readonly labelsOf: LabelsOf;
}

/** Finds nothing for CSS that this browser cannot parse. */
function findAllOf(css: string, roots: readonly Root[]): Elements {
	try {
		const [only, ...others] = roots;
		return only && others.length === 0 ? queryAll(only, css) : roots.flatMap((root) => [...queryAll(root, css)]);
	} catch (error) {
		if (error instanceof DOMException) return [];
		throw error;
	}
}

/**
 * Indexes the elements and texts of a page. Takes a few milliseconds; the index is valid until the page changes.
 * @param page a document, a shadow root or an element
 * @param options `shadowRootOf` to index closed shadow roots; open ones when left out
 * @returns lookups over the page and every shadow root inside it
 */
export function indexPage(page: Root, { shadowRootOf = openShadowRootOf }: PageOptions = {}): PageIndex {
	const roots: Root[] = [page];
	const texts = new Map<string, Element[]>();
	const shown: string[] = [];
	let size = 0;
	for (const root of roots) {
		for (const element of queryAll(root, "*")) {
			size += 1;
			const inner = shadowRootOf(element);
			if (inner !== null) roots.push(inner);
		}
		gatherTexts(root, texts, shown);
		gatherLabels(root, texts);
	}
	const queried = new Map<string, Elements>();
	const query = (css: string) => {
		const known = queried.get(css);
		if (known) return known;
		const found = findAllOf(css, roots);
		queried.set(css, found);
		return found;
	};
	const byValue = new Map<string, Map<string, Element[]>>();
	const valuesOf = (name: string): Map<string, Element[]> => {
		const known = byValue.get(name);
		if (known) return known;
		const made = new Map<string, Element[]>();
		byValue.set(name, made);
		for (const element of query(`[${CSS.escape(name)}]`)) add(made, attribute(element, name) ?? "", element);
		return made;
	};
	const byPrefix = new Map<string, Element[]>();
	/** Queries made once: building an index pays off from the second query on. */
	const asked = new Set<string>();
	const isFirst = (question: string): boolean => asked.size < asked.add(question).size;
	const inside = new WeakMap<Element, readonly Element[]>();
	const elementsIn = (root: Root): Element[] =>
		[...queryAll(root, "*")].flatMap((element) => {
			const inner = roots.length > 1 ? shadowRootOf(element) : null;
			return inner === null ? [element] : [element, ...elementsIn(inner)];
		});
	const labelsOf = indexLabels();
	let slotted: ReadonlyMap<string, readonly Element[]> | null = null;
	return {
		roots,
		size,
		texts,
		shown,
		shadowRootOf,
		labelsOf,
		numberOf: numberer(),
		slotted: () => (slotted ??= gatherSlotted(roots)),
		query,
		having(name, value) {
			if (isFirst(`[${name}]`)) return query(`[${CSS.escape(name)}="${CSS.escape(value)}"]`);
			return valuesOf(name).get(value) ?? [];
		},
		havingPrefix(name, prefix) {
			const known = byPrefix.get(`${name}^${prefix}`);
			if (known) return known;
			const found = [...valuesOf(name)]
				.filter(([value]) => value.startsWith(prefix))
				.flatMap(([, elements]) => elements);
			byPrefix.set(`${name}^${prefix}`, found);
			return found;
		},
		within(element) {
			const known = inside.get(element) ?? elementsIn(element);
			inside.set(element, known);
			return known;
		},
	};
}

/** Numbers all children of a parent at once, as lists are long. */
function numberer(): PageIndex["numberOf"] {
	const numbers = new WeakMap<Element, { readonly nth: number; readonly of: number }>();
	return (element) => {
		const known = numbers.get(element);
		if (known) return known;
		const byTag = new Map<string, Element[]>();
		const parent = parentNodeOf(element);
		for (const child of parent ? childElementsOf(parent) : [element]) add(byTag, tagOf(child), child);
		for (const alike of byTag.values())
			for (const [at, child] of alike.entries()) numbers.set(child, { nth: at + 1, of: alike.length });
		return numbers.get(element) ?? { nth: 1, of: 1 };
	};
}

/** @param shown receives every text node, in document order */
function gatherTexts(root: Root, texts: Map<string, Element[]>, shown: string[]): void {
	const walker = walkerOf(root, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const { currentNode } = walker;
		const container = parentElementOf(currentNode);
		const text = currentNode.nodeValue ?? "";
		if (container === null || tagOf(container) === "script") continue;
		shown.push(text);
		if (text.length > 400) continue;
		const piece = plain(text);
		if (piece !== "") add(texts, piece, container);
	}
	shown.push("\n");
}

function gatherSlotted(roots: readonly Root[]): ReadonlyMap<string, readonly Element[]> {
	const found = new Map<string, Element[]>();
	for (const root of roots.slice(1)) {
		for (const slot of queryAll(root, "slot")) {
			const text = textInSlots([slot]);
			const container = parentElementOf(slot);
			if (text !== "" && container !== null) add(found, text, container);
		}
	}
	return found;
}

function gatherLabels(root: Root, texts: Map<string, Element[]>): void {
	for (const element of queryAll(root, "[aria-label],[alt],[title],[data-tooltip]")) {
		for (const name of ["aria-label", "alt", "title", "data-tooltip"]) {
			const label = plain(attribute(element, name) ?? "");
			if (label !== "") add(texts, label, element);
		}
	}
}

function add(map: Map<string, Element[]>, key: string, element: Element): void {
	const known = map.get(key);
	if (known === undefined) map.set(key, [element]);
	else if (known.at(-1) !== element) known.push(element);
}
