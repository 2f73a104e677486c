import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { RemoteDescriptor } from "@scriptorium/shared-protocol/host-remote/registry";
import * as z from "zod";
import type { Language } from "../src/host-context/locale.ts";
import { escapeHtml, escapeJson } from "./escape-html.ts";
import { de } from "./heads/messages/de.ts";
import type { RenderedPage } from "./render/render-messages.ts";

const assetPath = z.string().regex(/^\/[^\s"'<>]+$/);
const screenFiles = z.object({ preload: z.array(assetPath), css: z.array(assetPath) });
type ScreenFiles = z.infer<typeof screenFiles>;
const NO_FILES: ScreenFiles = { preload: [], css: [] };

const serverFacts = z.object({
	styleHashes: z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/)),
	/** Modules and style sheets of every page, besides those in the document. */
	start: screenFiles.default(NO_FILES),
	/** The shell's modules that every page with a remote needs. */
	runtimePreload: z.array(assetPath),
	/** Files of the shell's own screens, by route pattern. */
	screens: z.record(z.string(), screenFiles).default({}),
	/** Files of parts of ui-kit that remotes share, by import specifier. */
	shares: z.record(z.string(), screenFiles).default({}),
	/** Fonts of text. */
	fonts: z.array(assetPath).default([]),
});

/** The shell's built document, and what the server has to know of its build. */
export interface DocumentTemplate extends z.infer<typeof serverFacts> {
	readonly html: string;
}

/**
 * Opens the shell's built document. It is read again after a build has replaced it; during a build the last one is used.
 * @param distDir Folder of the shell's build.
 * @returns A function that returns the current template.
 * @throws The returned function rejects when the shell was never built.
 */
export function openTemplate(distDir: string): () => Promise<DocumentTemplate> {
	let seen = 0;
	let current: DocumentTemplate | null = null;
	return async () => {
		try {
			const { mtimeMs } = await stat(join(distDir, "index.html"));
			if (current && seen === mtimeMs) return current;
			const html = await readFile(join(distDir, "index.html"), "utf8");
			const facts = serverFacts.parse(JSON.parse(await readFile(join(distDir, "server.json"), "utf8")));
			seen = mtimeMs;
			current = { html, ...facts };
			return current;
		} catch (error) {
			if (current) return current;
			throw error;
		}
	};
}

export interface DocumentParts {
	readonly head: string;
	/** HTML that is displayed until the shell is rendered, if the content could not be. */
	readonly opening: string;
	/** The content; null when the browser has to render it. */
	readonly rendered?: RenderedPage | null;
	readonly settings: unknown;
	/** The remote that renders the page and the matching route pattern; null for the shell's own screens. */
	readonly remote: RemoteDescriptor | null;
	readonly pattern: string | null;
	/** Whether the opening contains the text of a static page. */
	readonly isStaticPage?: boolean;
	readonly language?: Language;
}

/**
 * Fills the placeholders of the template. Settings and addresses are escaped here; `head` and `opening` must be escaped HTML.
 * @param template The shell's built document.
 * @param parts Content of the page.
 * @returns The complete HTML document.
 */
export function renderDocument(
	{ html, start, runtimePreload, screens, shares, fonts }: DocumentTemplate,
	{ head, opening, rendered = null, settings, remote, pattern, language = "en" }: DocumentParts,
): string {
	const own = remote ? NO_FILES : (screens[pattern ?? "/not-found"] ?? NO_FILES);
	const screen = remote?.screens?.[pattern ?? ""];
	const theirs = screen ?? NO_FILES;
	const filesOf = (specifiers: readonly string[] = []) => specifiers.flatMap((specifier) => shares[specifier] ?? []);
	const parts = filesOf(screen?.shares);
	const sheets = new Set([
		...start.css,
		...[...parts, ...filesOf(screen?.styles)].flatMap(({ css }) => css),
		...own.css,
		...(remote?.css ?? []),
		...theirs.css,
	]);
	const screenModules = remote
		? [...runtimePreload, ...remote.preload, ...parts.flatMap(({ preload }) => preload), ...theirs.preload]
		: own.preload;
	const modules = { start: start.preload, screen: [...new Set(screenModules)] };
	const sheetLinks = [...sheets].map(
		(href) => `<link rel="stylesheet" href="${escapeHtml(href)}"${crossOrigin(href)} />`,
	);
	const fontLinks = fonts.map(
		(href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}" />`,
	);
	const moduleLinks = [...modules.start, ...modules.screen].map(
		(href) => `<link rel="modulepreload" href="${escapeHtml(href)}" />`,
	);
	// The content needs its style sheets and fonts, and the page asks for its modules when it is painted (src/main.ts). The opening text
	// is displayed without waiting for style sheets (HTML § 4.2.4).
	const [above, below] = rendered ? [[...sheetLinks, ...fontLinks], []] : [moduleLinks, sheetLinks];
	const blocks = rendered
		? [
				dataBlock("hub-settings", settings),
				dataBlock("hub-modules", modules),
				dataBlock("hub-queries", JSON.parse(rendered.queries)),
			]
		: [dataBlock("hub-settings", settings)];
	// Uses functions as replacements so that `$&` in a title is not interpreted.
	const page = html
		.replace('<html lang="en">', `<html lang="${language}">`)
		.replace(/(?<=<noscript>)[^<]*/, (english) => (language === "de" ? escapeHtml(de.noScripts) : english))
		.replace("<!--hub-head-->", () => [head, ...above].join("\n\t\t"))
		.replace("<!--hub-opening-->", () => (rendered ? withServerAddresses(rendered.html) : opening))
		.replace("<!--hub-screen-sheets-->", () => below.join(""))
		.replace("<!--hub-settings-->", () => blocks.join(""));
	return rendered ? withLateModules(page) : page;
}

/** A data block of the page: JSON that no policy needs to allow. */
function dataBlock(id: string, content: unknown): string {
	return `<script type="application/json" id="${id}">${escapeJson(content)}</script>`;
}

/**
 * React writes no `javascript:` address. The link of a bookmarklet, which can be dragged before any script has run, has it in another
 * attribute.
 */
function withServerAddresses(html: string): string {
	return html.replaceAll(' data-server-href="javascript:', ' href="javascript:');
}

/** Requests the module that starts the page after style sheets and fonts. */
function withLateModules(page: string): string {
	return page.replaceAll(/<(?:link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"');
}

/** CORS attribute for style sheets of other origins. It must match the request of the remote's loader, or the sheet is loaded twice. */
function crossOrigin(href: string): string {
	return href.startsWith("/") ? "" : ' crossorigin="anonymous"';
}
