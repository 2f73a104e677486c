import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createElement, Fragment, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { serveFile } from "../../../../hub-shell/server/static/serve-file.ts";
import { textResponse } from "../../../../hub-shell/server/static/text-response.ts";
import { buildWithVite } from "../build-with-vite.ts";
import { barePageSource, type MarkupNode, type PageMarkup, ROOT_MARK, reactProps } from "./markup.ts";

const CONFIG = fileURLToPath(new URL("vite.config.ts", import.meta.url));

export interface BarePage {
	/** Answers for the page and its script; null for anything else. */
	answer(request: Request): Promise<Response | null>;
	remove(): Promise<void>;
}

/** Builds a page of the same markup whose only script is React and the calls that create the markup. */
export async function openBarePage(markup: PageMarkup): Promise<BarePage> {
	const folder = await mkdtemp(join(tmpdir(), "scriptorium-bench-"));
	const remove = () => rm(folder, { recursive: true, force: true });
	try {
		const source = join(folder, "bare-page.js");
		const dist = join(folder, "dist");
		await writeFile(source, barePageSource(markup.screen, markup.isServerRendered));
		await buildWithVite("hub-shell", dist, { args: ["--config", CONFIG], env: { SCRIPTORIUM_BARE_PAGE: source } });
		const [script] = (await readdir(dist)).filter((file) => file.endsWith(".js"));
		if (!script) throw new Error("The bare page was not built.");
		const root = markup.isServerRendered ? renderToString(showAll(markup.screen)) : markup.servedRoot;
		const html = markup.document
			.replace(ROOT_MARK, () => root)
			.replace("</body>", () => `<script type="module" src="/bare/${script}"></script></body>`);
		return {
			remove,
			async answer(request) {
				const { pathname } = new URL(request.url);
				if (pathname === "/")
					return textResponse(request, html, { headers: { "content-type": "text/html; charset=utf-8" } });
				return pathname.startsWith("/bare/") ? serveFile(dist, pathname.slice("/bare/".length), request) : null;
			},
		};
	} catch (thrown) {
		await remove();
		throw thrown;
	}
}

function showAll(nodes: readonly MarkupNode[]): ReactNode {
	return createElement(Fragment, null, ...nodes.map(show));
}

function show(node: MarkupNode): ReactNode {
	if (typeof node === "string") return node;
	return createElement(node.tag, reactProps(node.attributes), ...node.children.map(show));
}
