import type { Browser } from "@playwright/test";
import { openSettled } from "../browser/load-page.ts";
import type { MarkupElement, MarkupNode, PageMarkup } from "./markup.ts";
import { ROOT_MARK } from "./markup.ts";

/** The page when it has come to rest. */
interface RenderedPage {
	/** HTML of `#root`. */
	readonly root: string;
	/** HTML of the links to style sheets. */
	readonly sheets: readonly string[];
}

/**
 * Reads what a page consists of: from the document as the server writes it and, where the browser renders the screen, from the page
 * when it has come to rest.
 */
export async function readMarkup(
	browser: Browser,
	url: string,
	viewport: { readonly width: number; readonly height: number },
): Promise<PageMarkup> {
	const response = await fetch(url);
	const html = await response.text();
	const context = await browser.newContext({ viewport });
	try {
		const page = await context.newPage();
		await openSettled(page, url);
		const rendered = await page.evaluate(readRendered);
		// Parsed in an empty page: the hub's policy would report it.
		const empty = await context.newPage();
		return await empty.evaluate(compose, { html, rendered, mark: ROOT_MARK });
	} finally {
		await context.close();
	}
}

/** Runs in the page: uses nothing from outside of itself. */
function readRendered(): RenderedPage {
	const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')].map(({ outerHTML }) => outerHTML);
	return { root: document.getElementById("root")?.innerHTML ?? "", sheets };
}

/** Runs in the browser's page, so it may not use variables or functions of this file. */
function compose(parts: { readonly html: string; readonly rendered: RenderedPage; readonly mark: string }): PageMarkup {
	const { html, rendered, mark } = parts;
	const parse = (text: string) => new DOMParser().parseFromString(text, "text/html");
	const readChildren = (parent: Element): MarkupNode[] => [...parent.childNodes].flatMap(readNode);
	const readNode = (node: ChildNode): MarkupNode[] => {
		if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? ""];
		if (!(node instanceof Element) || node.localName === "script" || node.localName === "template") return [];
		const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
		const element: MarkupElement = { tag: node.localName, attributes, children: readChildren(node) };
		return [element];
	};
	const served = parse(html);
	const root = served.getElementById("root");
	if (!root) throw new Error("The page has no #root.");
	const servedRoot = root.innerHTML;
	const isServerRendered = root.querySelector("h1") !== null;
	const screen = readChildren(isServerRendered ? root : parse(rendered.root).body);
	for (const script of served.querySelectorAll('script, link[rel="modulepreload"]')) script.remove();
	root.innerHTML = mark;
	if (!isServerRendered) {
		// Sheets that came with the screen's code.
		const hrefs = [...served.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute("href"));
		for (const link of parse(rendered.sheets.join("")).querySelectorAll("link"))
			if (!hrefs.includes(link.getAttribute("href"))) served.head.append(link);
	}
	return { isServerRendered, screen, servedRoot, document: `<!doctype html>\n${served.documentElement.outerHTML}\n` };
}
