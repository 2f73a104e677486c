import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { RemoteDescriptor } from "@scriptorium/shared-protocol/host-remote/registry";
import type { PageAnswer } from "@scriptorium/shared-protocol/hub-server/page-answers";
import * as z from "zod";
import type { Language } from "../src/host-context/locale.ts";
import { escapeHtml, escapeJson } from "./escape-html.ts";
import { renderAnswers } from "./page-answers/render-answers.ts";

const assetPath = z.string().regex(/^\/[^\s"'<>]+$/);
const serverFacts = z.object({
	styleHashes: z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/)),
	runtimePreload: z.array(assetPath),
	staticPage: z
		.object({ preload: z.array(assetPath), css: z.array(assetPath), fonts: z.array(assetPath).default([]) })
		// Absent from builds before it was added: a shell may be rolled back.
		.default({ preload: [], css: [], fonts: [] }),
});

export interface DocumentTemplate {
	readonly html: string;
	/** CSP hashes of the inline style sheets that libraries of the shell insert. */
	readonly styleHashes: readonly string[];
	/** The shell's modules that every page with a remote needs. */
	readonly runtimePreload: readonly string[];
	/** Files of the layout of static pages, and the fonts of their text. */
	readonly staticPage: {
		readonly preload: readonly string[];
		readonly css: readonly string[];
		readonly fonts: readonly string[];
	};
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
	/** HTML that is displayed until the shell is rendered. */
	readonly opening: string;
	readonly settings: unknown;
	readonly answers: readonly PageAnswer[];
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
	{ html, runtimePreload, staticPage }: DocumentTemplate,
	{ head, opening, settings, answers, remote, pattern, isStaticPage = false, language = "en" }: DocumentParts,
): string {
	const screen = pattern === null ? undefined : remote?.screens?.[pattern];
	const own = isStaticPage ? staticPage : { css: [], preload: [], fonts: [] };
	const sheets = remote ? [...remote.css, ...(screen?.css ?? [])] : [];
	const modules = remote ? [...runtimePreload, ...remote.preload, ...(screen?.preload ?? [])] : own.preload;
	// The text of a static page is long: without its layout it would move as soon as this arrives.
	const ownSheets = own.css.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}" />`);
	const fonts = own.fonts.map(
		(href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}" />`,
	);
	const preloads = modules.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}" />`);
	// Placed after the opening text, which is thus displayed without waiting for the screen's style sheets (HTML § 4.2.4).
	const screenSheets = sheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}"${crossOrigin(href)} />`);
	// Uses functions as replacements so that `$&` in a title is not interpreted.
	const page = html
		.replace('<html lang="en">', `<html lang="${language}">`)
		.replace("<!--hub-head-->", () => [head, ...ownSheets, ...fonts, ...preloads].join("\n\t\t"))
		.replace("<!--hub-opening-->", () => opening)
		.replace("<!--hub-screen-sheets-->", () => screenSheets.join(""))
		.replace(
			"<!--hub-settings-->",
			() =>
				`<script type="application/json" id="hub-settings">${escapeJson(settings)}</script>${renderAnswers(answers)}`,
		);
	return isStaticPage ? withLateModules(page) : page;
}

/** Requests all modules after style sheets and fonts: the text can be read without them. */
function withLateModules(page: string): string {
	return page.replaceAll(/<(?:link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"');
}

/** CORS attribute for style sheets of other origins. It must match the request of the remote's loader, or the sheet is loaded twice. */
function crossOrigin(href: string): string {
	return href.startsWith("/") ? "" : ' crossorigin="anonymous"';
}
