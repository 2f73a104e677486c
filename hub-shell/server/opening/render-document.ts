import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { documentElements } from "../../src/features/static-pages/document-elements.ts";
import type { StaticDocument } from "../../src/features/static-pages/static-document.ts";

const rendered = new WeakMap<StaticDocument, string>();

/**
 * Renders the text of a static page by the elements that the browser uses, once per process.
 * @param document The page.
 * @returns HTML in which every text is escaped.
 */
export function renderStaticDocument(document: StaticDocument): string {
	const known = rendered.get(document);
	if (known !== undefined) return known;
	const html = renderToStaticMarkup(
		documentElements(document, {
			Link: ({ href, children }) => createElement("a", { href }, children),
		}),
	);
	rendered.set(document, html);
	return html;
}
