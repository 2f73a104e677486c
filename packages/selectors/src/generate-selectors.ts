import { accessibleName } from "./accessible-name.ts";
import { roleOf } from "./element-role.ts";
import { TEST_ATTRIBUTES } from "./evidence.ts";
import type { SelectorChain } from "./find-all.ts";
import { isLasting } from "./lasting-names.ts";
import { isShadowRoot } from "./node-kinds.ts";
import type { PageIndex } from "./page-index.ts";
import { plain, shortTextOf } from "./plain-text.ts";
import { ariaSelector, attributeSelector, textSelector, xpathSelector } from "./selector-syntax.ts";
import { cssPath, xpathInRow, xpathPath } from "./structural-selectors.ts";

/** By what a selector finds its element, in the order in which they are believed. */
export const selectorKinds = ["test", "role", "placeholder", "id", "attribute", "text", "row", "css", "xpath"] as const;
export type SelectorKind = (typeof selectorKinds)[number];

export interface RankedSelector {
	readonly kind: SelectorKind;
	readonly chain: SelectorChain;
}

/** Ways to find an element, each of which finds it and no other on the page as it is, the most lasting first. */
export function generateSelectors(element: Element, page: PageIndex): RankedSelector[] {
	const hosts = hostChain(element, page);
	return [...selectorsInRoot(element, page)].map(([kind, selector]) => ({ kind, chain: [...hosts, selector] }));
}

/** CSS of each shadow host around an element, the outermost first. */
function hostChain(element: Element, page: PageIndex): string[] {
	const root = element.getRootNode();
	if (!isShadowRoot(root)) return [];
	return [...hostChain(root.host, page), cssPath(root.host, page)];
}

function* selectorsInRoot(element: Element, page: PageIndex): Generator<[SelectorKind, string]> {
	const isOnly = (css: string) => page.query(css).length === 1;
	for (const name of TEST_ATTRIBUTES) {
		const value = element.getAttribute(name);
		if (value && isOnly(attributeSelector(name, value))) yield ["test", attributeSelector(name, value)];
	}
	const role = roleOf(element);
	const name = role === null ? "" : accessibleName(element, role);
	if (role !== null && name !== "" && page.named(role).get(name)?.length === 1)
		yield ["role", ariaSelector(name, role)];
	const placeholder = plain(element.getAttribute("placeholder") ?? "");
	if (placeholder !== "" && isOnly(attributeSelector("placeholder", placeholder)))
		yield ["placeholder", attributeSelector("placeholder", placeholder)];
	if (isLasting(element.id) && isOnly(`#${CSS.escape(element.id)}`)) yield ["id", `#${CSS.escape(element.id)}`];
	for (const attribute of ["name", "aria-label", "alt", "title", "href"]) {
		const value = element.getAttribute(attribute);
		if (!value || value.length > 80 || (attribute === "name" && !isLasting(value))) continue;
		const css = element.localName + attributeSelector(attribute, value);
		if (isOnly(css)) {
			yield ["attribute", css];
			break;
		}
	}
	const text = shortTextOf(element);
	if (text !== "" && isOnlyText(text, element, page)) yield ["text", textSelector(text)];
	const isInShadow = isShadowRoot(element.getRootNode());
	const inRow = isInShadow ? null : xpathInRow(element, page);
	if (inRow !== null) yield ["row", xpathSelector(inRow)];
	yield ["css", cssPath(element, page)];
	if (!isInShadow) yield ["xpath", xpathSelector(xpathPath(element, page))];
}

/** `text/` finds what contains a text anywhere: it must not be a part of another text of the page. */
function isOnlyText(text: string, element: Element, page: PageIndex): boolean {
	if (page.texts.get(text)?.length !== 1 || page.texts.get(text)?.[0] !== element) return false;
	return page.countContaining(text) === 1;
}
