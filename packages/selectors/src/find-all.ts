import { accessibleName } from "./accessible-name.ts";
import { cssOfRole, roleOf } from "./element-role.ts";
import { indexLabels } from "./field-labels.ts";
import { childElementsOf, nodesAt, openShadowRootOf, queryAll, tagOf, textOf } from "./intact-dom.ts";
import { isElement, isShadowRoot } from "./node-kinds.ts";
import type { PageOptions, Root } from "./page-index.ts";
import { plain } from "./plain-text.ts";
import { parseSelector } from "./selector-syntax.ts";

/** One selector per root on the way: hosts of shadow roots first, the element last. */
export type SelectorChain = readonly string[];

/**
 * Finds the elements of a selector chain, as Puppeteer would.
 * @param chain selectors in Puppeteer's spelling (see `selector-syntax.ts`)
 * @param page the root that the first selector searches
 * @param options `shadowRootOf` to search closed shadow roots
 * @returns elements in document order
 * @throws SyntaxError for invalid CSS or XPath
 */
export function findAll(chain: SelectorChain, page: Root, options: PageOptions = {}): Element[] {
	const { shadowRootOf = openShadowRootOf } = options;
	let roots: Root[] = [page];
	let found: Element[] = [];
	chain.forEach((selector, step) => {
		if (step > 0) roots = found.map((host) => shadowRootOf(host)).filter((root) => root !== null);
		found = roots.flatMap((root) => findInRoot(selector, root, shadowRootOf));
	});
	return found;
}

function findInRoot(selector: string, root: Root, shadowRootOf: (host: Element) => ShadowRoot | null): Element[] {
	const parsed = parseSelector(selector);
	switch (parsed.kind) {
		case "css":
			return [...queryAll(root, parsed.value)];
		case "xpath":
			return findByXPath(parsed.value, root);
		case "pierce":
			return everyRoot(root, shadowRootOf).flatMap((one) => [...queryAll(one, parsed.value)]);
		case "text":
			return everyRoot(root, shadowRootOf).flatMap((one) => findByText(parsed.value, one));
		case "aria":
			return everyRoot(root, shadowRootOf).flatMap((one) => findByName(parsed.name, parsed.role, one));
	}
}

/** A root and the shadow roots within it: `aria/`, `text/` and `pierce/` look into them. */
function everyRoot(root: Root, shadowRootOf: (host: Element) => ShadowRoot | null): Root[] {
	const roots = [root];
	for (const one of roots) {
		for (const element of queryAll(one, "*")) {
			const inner = shadowRootOf(element);
			if (inner !== null) roots.push(inner);
		}
	}
	return roots;
}

function findByName(name: string | null, role: string | null, root: Root): Element[] {
	const wanted = name === null ? null : plain(name);
	const labelsOf = indexLabels();
	return [...queryAll(root, role === null ? "*" : cssOfRole(role))].filter((element) => {
		const own = roleOf(element);
		if (role !== null && own !== role) return false;
		return wanted === null || (wanted !== "" && accessibleName(element, own, labelsOf) === wanted);
	});
}

/** The innermost elements that contain a text. */
function findByText(text: string, root: Root): Element[] {
	const wanted = plain(text);
	if (wanted === "") return [];
	const contains = (element: Element) => plain(textOf(element)).includes(wanted);
	return [...queryAll(root, "*")].filter(
		(element) =>
			!/^(?:script|style|head|title|template)$/.test(tagOf(element)) &&
			contains(element) &&
			![...childElementsOf(element)].some(contains),
	);
}

function findByXPath(path: string, root: Root): Element[] {
	// Absolute paths leave the given root, and shadow roots do not support XPath.
	if (isShadowRoot(root)) return [];
	const found = nodesAt(path, root);
	return Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at)).filter(isElement);
}
