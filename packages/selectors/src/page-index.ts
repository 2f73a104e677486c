import { accessibleName } from "./accessible-name.ts";
import { cssOfRole, roleOf } from "./element-role.ts";
import { plain } from "./plain-text.ts";

/** A part of a page that selectors are looked up in: a document, a shadow root, or an element as the root of one. */
export type Root = Document | ShadowRoot | Element;

export interface PageOptions {
	/** For closed roots, where one can look into them; open ones when left out. */
	readonly shadowRootOf?: (host: Element) => ShadowRoot | null;
}

/** What is known of a page as it is now. Reading it costs a few milliseconds: keep it until the page changes. */
export interface PageIndex {
	/** The page and every shadow root in it. */
	readonly roots: readonly Root[];
	/** Number of elements. */
	readonly size: number;
	/** The elements that directly contain a text, or are labelled with it by an attribute, by that text. */
	readonly texts: ReadonlyMap<string, readonly Element[]>;
	/** How many pieces of text of the page contain a text: 0, 1, or 2 for more. */
	countContaining(text: string): number;
	/** Elements that match a CSS selector, in every root. */
	query(css: string): readonly Element[];
	/** Elements with a role, by their accessible name. */
	named(role: string): ReadonlyMap<string, readonly Element[]>;
}

export function indexPage(page: Root, { shadowRootOf = (host) => host.shadowRoot }: PageOptions = {}): PageIndex {
	const roots: Root[] = [page];
	const texts = new Map<string, Element[]>();
	let size = 0;
	for (const root of roots) {
		for (const element of root.querySelectorAll("*")) {
			size += 1;
			const inner = shadowRootOf(element);
			if (inner !== null) roots.push(inner);
		}
		gatherTexts(root, texts);
		gatherLabels(root, texts);
	}
	const names = new Map<string, ReadonlyMap<string, readonly Element[]>>();
	const queried = new Map<string, readonly Element[]>();
	const query = (css: string) => {
		const known = queried.get(css);
		if (known) return known;
		const found = roots.flatMap((root) => [...root.querySelectorAll(css)]);
		queried.set(css, found);
		return found;
	};
	let joined: string | null = null;
	return {
		roots,
		size,
		texts,
		countContaining(text) {
			joined ??= [...texts].map(([shown, { length }]) => (length > 1 ? `${shown}\n${shown}` : shown)).join("\n");
			const first = joined.indexOf(text);
			if (first < 0) return 0;
			return joined.indexOf(text, first + 1) < 0 ? 1 : 2;
		},
		query,
		named(role) {
			const known = names.get(role);
			if (known) return known;
			const made = new Map<string, Element[]>();
			for (const element of query(cssOfRole(role))) {
				if (roleOf(element) === role) add(made, accessibleName(element, role), element);
			}
			names.set(role, made);
			return made;
		},
	};
}

function gatherTexts(root: Root, texts: Map<string, Element[]>): void {
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const { currentNode } = walker;
		const { parentElement } = currentNode;
		const text = currentNode.nodeValue ?? "";
		if (parentElement === null || text.length > 400 || parentElement.localName === "script") continue;
		const shown = plain(text);
		if (shown !== "") add(texts, shown, parentElement);
	}
}

function gatherLabels(root: Root, texts: Map<string, Element[]>): void {
	for (const element of root.querySelectorAll("[aria-label],[alt],[title],[data-tooltip]")) {
		for (const name of ["aria-label", "alt", "title", "data-tooltip"]) {
			const label = plain(element.getAttribute(name) ?? "");
			if (label !== "") add(texts, label, element);
		}
	}
}

function add(map: Map<string, Element[]>, key: string, element: Element): void {
	const known = map.get(key);
	if (known === undefined) map.set(key, [element]);
	else if (known.at(-1) !== element) known.push(element);
}
