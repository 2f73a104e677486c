import { type Expect, expect, type Page } from "@playwright/test";
import type { SeedScript } from "@scriptorium/supabase/seed/read-seeds";
import { dragLinkOf, textOf } from "../../support/text-of.ts";

/** Runs code in the page as a bookmark does: a click on a link whose address is the code. */
export async function clickBookmarklet(page: Page, address: string): Promise<void> {
	await page.evaluate(async (href) => {
		const follow = (target: string) => {
			const link = Object.assign(document.createElement("a"), { href: target });
			link.click();
		};
		// Addresses are run in the order of their clicks, so the second one tells that the first has run.
		const ran = new Promise((done) => addEventListener("bookmarklet-ran", done, { once: true }));
		follow(href);
		follow("javascript:void dispatchEvent(new Event('bookmarklet-ran'))");
		await ran;
	}, address);
}

/** The code after `javascript:`, for pages whose policy refuses `javascript:` links from the page itself. */
export async function evaluateBookmarklet(page: Page, code: string): Promise<void> {
	await page.evaluate(code.replace(/^javascript:/, ""));
}

/** Puts a userscript into every document the page opens from now on, at the time its metadata names. */
export async function injectUserscript(page: Page, code: string): Promise<void> {
	const { metadata } = textOf(code);
	if (!metadata) throw new Error("There is no metadata block");
	const body = `(() => {\n${code}\n})();`;
	const whenParsed = `document.readyState === "loading" ? addEventListener("DOMContentLoaded", run, { once: true }) : run();`;
	await page.addInitScript(metadata.runAt === "document-start" ? body : `{ const run = () => ${body} ${whenParsed} }`);
}

/** The same script without its body: what a test of its effect must notice. */
export function withoutBody(seed: SeedScript): string {
	if (seed.about.kind === "bookmarklet") return "javascript:(() => {})();";
	return `${seed.code.slice(0, seed.code.indexOf("// ==/UserScript=="))}// ==/UserScript==\n`;
}

/** What lands in the address field of a bookmark when the code is pasted: the browser drops the line ends. */
export function asPasted(code: string): string {
	return code.replace(/[\r\n\t]/g, "");
}

export interface SeedRun {
	readonly page: Page;
	/** Bookmarklet: click it. Userscript: nothing, it ran when the page was opened. */
	run(): Promise<void>;
	/** Opens the script's fixture page, with the userscript in place. */
	open(): Promise<void>;
	/** Waits briefly where the effect is expected to stay away. */
	readonly expect: Expect;
}

export interface SeedRunOptions {
	readonly page: Page;
	readonly seed: SeedScript;
	readonly code: string;
	readonly address: string;
	/** Limit of each wait, in milliseconds. */
	readonly timeout: number;
}

export async function prepareRun({ page, seed, code, address, timeout }: SeedRunOptions): Promise<SeedRun> {
	page.setDefaultTimeout(timeout);
	if (seed.about.kind === "userscript") await injectUserscript(page, code);
	return {
		page,
		expect: expect.configure({ timeout }),
		open: async () => {
			await page.goto(address, { timeout: 15_000 });
		},
		run: async () => {
			if (seed.about.kind === "bookmarklet") await clickBookmarklet(page, dragLinkOf(code));
		},
	};
}
