import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { SeedScript } from "@scriptorium/supabase/seed/read-seeds";
import { dragLinkOf } from "../../support/text-of.ts";
import { clickBookmarklet, evaluateBookmarklet, injectUserscript } from "./run-seed.ts";

export interface ForeignPage {
	readonly name: string;
	readonly path: string;
	/** True where the page's policy refuses every script of its own. */
	readonly scriptless: boolean;
	/** From the page that a script was made for. */
	readonly differsMost: boolean;
}

export const foreignPages: readonly ForeignPage[] = [
	{
		name: "article with a strict policy",
		path: "seeds/foreign/strict-article.html",
		scriptless: true,
		differsMost: true,
	},
	{
		name: "application with shadow roots and frames",
		path: "seeds/foreign/application.html",
		scriptless: false,
		differsMost: true,
	},
	{ name: "Arabic news, right to left", path: "seeds/foreign/arabic-news.html", scriptless: false, differsMost: false },
	{ name: "almost empty XHTML", path: "seeds/foreign/empty.xhtml", scriptless: false, differsMost: true },
	{ name: "table of 5,000 rows", path: "seeds/foreign/large-table.html", scriptless: false, differsMost: false },
];

/** Everything the page says is wrong: uncaught errors, refused promises, console errors, dialogs it did not have. */
function listenForProblems(page: Page): string[] {
	const problems: string[] = [];
	page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
	page.on("console", (message) => {
		if (message.type() === "error") problems.push(`console: ${message.text()}`);
	});
	return problems;
}

const readPage = (page: Page) =>
	page.evaluate(() => ({
		title: document.title,
		address: location.href,
		html: document.documentElement.outerHTML,
		globals: Object.keys(globalThis).sort(),
	}));

const readText = (page: Page) => page.evaluate(() => ({ title: document.title, text: document.body.textContent }));

/** What a page is without any script of ours; the same for every test, so each worker reads it once. */
const untouched = new Map<string, ReturnType<typeof readUntouched>>();

async function readUntouched(context: BrowserContext, address: string) {
	const page = await context.newPage();
	await page.goto(address);
	const state = { page: await readPage(page), text: await readText(page) };
	await page.close();
	return state;
}

/** Two frames later everything a script does at once, or in a promise, has happened. */
const settle = (page: Page) =>
	page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Runs the script on a page it was not made for. After Escape the page must be, element for element, what it was. */
export async function runOnForeignPage(
	context: BrowserContext,
	seed: SeedScript,
	address: string,
	scriptless: boolean,
	expectedProblem?: RegExp,
): Promise<void> {
	const before = untouched.get(address) ?? readUntouched(context, address);
	untouched.set(address, before);
	const { page: expectedPage, text: expectedText } = await before;
	const page = await context.newPage();
	const problems = listenForProblems(page);
	let alerts = 0;
	page.on("dialog", async (dialog) => {
		alerts += 1;
		await dialog.dismiss();
	});
	if (seed.about.kind === "userscript") await injectUserscript(page, seed.code);
	await page.goto(address);
	if (seed.about.kind === "bookmarklet") {
		if (scriptless) await evaluateBookmarklet(page, seed.code);
		else await clickBookmarklet(page, dragLinkOf(seed.code));
		// Whatever the page is, who started a bookmarklet gets an answer: a panel, a notice, or an alert.
		const host = page.locator(`[id="scriptorium-${seed.slug}"]`);
		await expect.poll(async () => alerts + (await host.count())).toBe(1);
	}
	await settle(page);
	expect(await readText(page)).toEqual(expectedText);
	await page.keyboard.press("Escape");
	await settle(page);
	expect(await readPage(page)).toEqual(expectedPage);
	expect(problems.filter((problem) => !expectedProblem?.test(problem))).toEqual([]);
	await page.close();
}
