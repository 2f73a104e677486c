import { accessibleName } from "./accessible-name.ts";
import { cssOfRole, roleOf } from "./element-role.ts";
import { isDocument, isElement, isShadowRoot } from "./node-kinds.ts";
import type { PageOptions, Root } from "./page-index.ts";
import { plain } from "./plain-text.ts";
import { parseSelector } from "./selector-syntax.ts";

/** One selector for each root on the way: hosts of shadow roots first, the element last. */
export type SelectorChain = readonly string[];

/**
 * The elements that a selector finds, in the order of the page, as Puppeteer would.
 * @throws SyntaxError for CSS or XPath that is none
 */
export function findAll(chain: SelectorChain, page: Root, options: PageOptions = {}): Element[] {
	const { shadowRootOf = (host: Element) => host.shadowRoot } = options;
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
			return [...root.querySelectorAll(parsed.value)];
		case "xpath":
			return findByXPath(parsed.value, root);
		case "pierce":
			return everyRoot(root, shadowRootOf).flatMap((one) => [...one.querySelectorAll(parsed.value)]);
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
		for (const element of one.querySelectorAll("*")) {
			const inner = shadowRootOf(element);
			if (inner !== null) roots.push(inner);
		}
	}
	return roots;
}

function findByName(name: string | null, role: string | null, root: Root): Element[] {
	const wanted = name === null ? null : plain(name);
	return [...root.querySelectorAll(role === null ? "*" : cssOfRole(role))].filter((element) => {
		const own = roleOf(element);
		if (role !== null && own !== role) return false;
		return wanted === null || (wanted !== "" && accessibleName(element, own) === wanted);
	});
}

/** The innermost elements that contain a text. */
function findByText(text: string, root: Root): Element[] {
	const wanted = plain(text);
	if (wanted === "") return [];
	const contains = (element: Element) => plain(element.textContent).includes(wanted);
	return [...root.querySelectorAll("*")].filter(
		(element) =>
			!/^(?:script|style|head|title|template)$/.test(element.localName) &&
			contains(element) &&
			![...element.children].some(contains),
	);
}

function findByXPath(path: string, root: Root): Element[] {
	// A path from the document's root leaves a part of the page; shadow roots know no XPath.
	if (isShadowRoot(root)) return [];
	const document = isDocument(root) ? root : root.ownerDocument;
	const found = document.evaluate(path, root, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
	return Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at)).filter(isElement);
}
