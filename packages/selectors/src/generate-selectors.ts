import { accessibleName } from "./accessible-name.ts";
import { roleOf } from "./element-role.ts";
import { TEST_ATTRIBUTES } from "./evidence.ts";
import type { SelectorChain } from "./find-all.ts";
import { attribute, idOf, rootOf, tagOf } from "./intact-dom.ts";
import { isLasting } from "./lasting-names.ts";
import { isShadowRoot } from "./node-kinds.ts";
import type { PageIndex } from "./page-index.ts";
import { plain, shortTextOf } from "./plain-text.ts";
import { ariaSelector, attributeSelector, textSelector, xpathSelector } from "./selector-syntax.ts";
import { cssPath, xpathInRow, xpathPath } from "./structural-selectors.ts";
import { countContaining, namedElements } from "./unique-names.ts";

/** What a selector finds its element by, most reliable first. */
export const selectorKinds = ["test", "role", "placeholder", "id", "attribute", "text", "row", "css", "xpath"] as const;
export type SelectorKind = (typeof selectorKinds)[number];

export interface RankedSelector {
	readonly kind: SelectorKind;
	readonly chain: SelectorChain;
}

/**
 * Generates selectors, each of which matches only this element on the page as it is.
 * @param element a connected element of the page
 * @param page index of the page's current state
 * @returns most lasting first; the positional CSS path is always among them
 */
export function generateSelectors(element: Element, page: PageIndex): RankedSelector[] {
	const hosts = hostChain(element, page);
	// The anchored path can consist of an id alone: that selector is listed once, under its more reliable kind.
	const kinds = new Map<string, SelectorKind>();
	for (const [kind, selector] of selectorsInRoot(element, page)) if (!kinds.has(selector)) kinds.set(selector, kind);
	return [...kinds].map(([selector, kind]) => ({ kind, chain: [...hosts, selector] }));
}

/** CSS of each shadow host around an element, the outermost first. */
function hostChain(element: Element, page: PageIndex): string[] {
	const chain: string[] = [];
	for (let root = rootOf(element); isShadowRoot(root); root = rootOf(root.host))
		chain.unshift(cssPath(root.host, page));
	return chain;
}

function* selectorsInRoot(element: Element, page: PageIndex): Generator<[SelectorKind, string]> {
	const isOnly = (css: string) => page.query(css).length === 1;
	for (const name of TEST_ATTRIBUTES) {
		const value = attribute(element, name);
		if (value && page.having(name, value).length === 1) yield ["test", attributeSelector(name, value)];
	}
	const role = roleOf(element);
	const name = role === null ? "" : accessibleName(element, role, page.labelsOf);
	if (role !== null && name !== "" && namedElements(role, page).get(name)?.length === 1)
		yield ["role", ariaSelector(name, role)];
	const placeholder = plain(attribute(element, "placeholder") ?? "");
	if (placeholder !== "" && isOnly(attributeSelector("placeholder", placeholder)))
		yield ["placeholder", attributeSelector("placeholder", placeholder)];
	const id = idOf(element);
	if (isLasting(id) && page.having("id", id).length === 1) yield ["id", `#${CSS.escape(id)}`];
	// Fields without a role, for a password or a date, are often the only one of their type.
	const attributes = ["name", "aria-label", "alt", "title", "href", ...(role === null ? ["type"] : [])];
	for (const written of attributes) {
		const value = attribute(element, written);
		if (!value || value.length > 80 || (written === "name" && !isLasting(value))) continue;
		const css = tagOf(element) + attributeSelector(written, value);
		if (isOnly(css)) {
			yield ["attribute", css];
			break;
		}
	}
	const text = shortTextOf(element);
	if (text !== "" && isOnlyText(text, element, page)) yield ["text", textSelector(text)];
	const isInShadow = isShadowRoot(rootOf(element));
	const inRow = isInShadow ? null : xpathInRow(element, page);
	if (inRow !== null) yield ["row", xpathSelector(inRow)];
	yield ["css", cssPath(element, page)];
	if (!isInShadow) yield ["xpath", xpathSelector(xpathPath(element, page))];
}

/** `text/` matches any element that contains the text: it must not occur within another text of the page. */
function isOnlyText(text: string, element: Element, page: PageIndex): boolean {
	if (page.texts.get(text)?.length !== 1 || page.texts.get(text)?.[0] !== element) return false;
	return countContaining(text, page) === 1;
}
