import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { RemoteDescriptor } from "@scriptorium/shared-protocol/host-remote/registry";
import type { PageAnswer } from "@scriptorium/shared-protocol/hub-server/page-answers";
import * as z from "zod";
import { escapeHtml, escapeJson } from "./escape-html.ts";
import { renderAnswers } from "./page-answers/render-answers.ts";

const serverFacts = z.object({
	styleHashes: z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/)),
	runtimePreload: z.array(z.string().regex(/^\/[^\s"'<>]+$/)),
});

export interface DocumentTemplate {
	readonly html: string;
	/** Hashes of the style sheets that libraries of the shell put into the page. */
	readonly styleHashes: readonly string[];
	/** The shell's modules that every page with a remote needs. */
	readonly runtimePreload: readonly string[];
}

/**
 * The shell's built document, read again when a build has replaced it; while a build is replacing it, the last one.
 * Throws when there was never one: the shell is not built.
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
	/** What is seen until the shell takes over. */
	readonly opening: string;
	readonly settings: unknown;
	readonly answers: readonly PageAnswer[];
	/** Who shows the page, and under which of its patterns; null for the shell's own screens. */
	readonly remote: RemoteDescriptor | null;
	readonly pattern: string | null;
}

/** Fills the marks of the template. Everything that is not our own markup is escaped here or in `head`. */
export function renderDocument(
	{ html, runtimePreload }: DocumentTemplate,
	{ head, opening, settings, answers, remote, pattern }: DocumentParts,
): string {
	const screen = pattern === null ? undefined : remote?.screens?.[pattern];
	const sheets = remote ? [...remote.css, ...(screen?.css ?? [])] : [];
	const modules = remote ? [...runtimePreload, ...remote.preload, ...(screen?.preload ?? [])] : [];
	const preloads = modules.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}" />`);
	// Below the first words: those are shown without waiting for the sheets of the screen (HTML § 4.2.4, "block rendering").
	const screenSheets = sheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}"${crossOrigin(href)} />`);
	// Functions as replacements: a `$&` in a title must stay one.
	return html
		.replace("<!--hub-head-->", () => [head, ...preloads].join("\n\t\t"))
		.replace("<!--hub-opening-->", () => opening)
		.replace("<!--hub-screen-sheets-->", () => screenSheets.join(""))
		.replace(
			"<!--hub-settings-->",
			() =>
				`<script type="application/json" id="hub-settings">${escapeJson(settings)}</script>${renderAnswers(answers)}`,
		);
}

/** The remote's own loader asks for its sheets with CORS only when they are elsewhere; the two must be the same request. */
function crossOrigin(href: string): string {
	return href.startsWith("/") ? "" : ' crossorigin="anonymous"';
}
