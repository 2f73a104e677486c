import { findAll } from "@scriptorium/selectors/find-all";
import { documentOf, openShadowRootOf, queryAll } from "@scriptorium/selectors/intact-dom";
import type { Root } from "@scriptorium/selectors/page-index";
import { StepError } from "./step-error.ts";
import { type Found, NOT_FOUND, type Target } from "./target.ts";

/**
 * An element by CSS that somebody typed. It has to find exactly one element: several are an error.
 * @param selector CSS; `:scope` is the current element of a loop
 * @param within the element that it searches, or else the open shadow roots in it, as the current one of a loop; the page when left
 * out, and with `:root`
 * @returns the target
 */
export const byCss = (selector: string, within?: Element): Target =>
	selected(selector, within, (root) => [...queryAll(root, selector)]);

/**
 * An element by a selector that somebody typed, in Puppeteer's spelling; ` >>> ` leads into a shadow root.
 * @param selector CSS, `aria/`, `text/`, `xpath/` or `pierce/`
 * @param within as for `byCss`
 * @returns the target
 */
export const typed = (selector: string, within?: Element): Target =>
	selected(selector, within, (root) => findAll(selector.split(" >>> "), root));

function selected(name: string, within: Element | undefined, all: (root: Root) => Element[]): Target {
	const search = (page: Document): Element[] => {
		try {
			if (within === undefined) return all(page);
			if (name === ":scope") return [within];
			if (name.startsWith(":root")) return all(documentOf(within) ?? page);
			const found = all(within);
			// A component draws its content into a root of its own, which CSS does not look into.
			return found.length > 0 ? found : [...new Set(rootsIn(within).flatMap(all))];
		} catch (error) {
			if (error instanceof DOMException) throw new StepError("the selector cannot be read", name);
			throw error;
		}
	};
	return { name, find: (page) => onlyOneOf(search(page)), findAll: search };
}

/** The open shadow roots of an element and of everything in it. */
function rootsIn(element: Element): ShadowRoot[] {
	const roots: ShadowRoot[] = [];
	const around: ParentNode[] = [element];
	const add = (host: Element): void => {
		const root = openShadowRootOf(host);
		if (root === null) return;
		roots.push(root);
		around.push(root);
	};
	add(element);
	// The list grows meanwhile by the roots.
	for (const each of around) for (const host of queryAll(each, "*")) add(host);
	return roots;
}

/**
 * Decides what several found elements mean.
 * @param found all elements of a selector
 * @returns the only one, or how many there are
 */
export function onlyOneOf(found: readonly Element[]): Found {
	const [element = null] = found;
	const count = found.length;
	if (count === 1) return { element, count };
	return { element: null, count, problem: count === 0 ? NOT_FOUND : `${count} elements found, not one` };
}
