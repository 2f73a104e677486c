import { type Expect, expect, type Page } from "@playwright/test";
import type { ScriptTemplate, SlotValues } from "@scriptorium/script-templates/script-template";

export interface CheckRun {
	readonly page: Page;
	/** Runs the script once more: for a bookmarklet the next click, for a userscript what the next visit does. */
	run(): Promise<void>;
	readonly expect: Expect;
	/** The page has scripts that change it at any time, so that its markup need not be what it was. */
	readonly isLively?: boolean;
}

/** How to see on any suitable page that a template does its job. What is expected is read from the page, not from the template. */
export interface PageCheck {
	readonly template: ScriptTemplate;
	/** A page made for this template, with its difficult cases. */
	readonly html: string;
	/** Whether a page has what the template works on. */
	applies(page: Page): Promise<boolean>;
	/** Values of the slots for a page. */
	values?(page: Page): Promise<SlotValues>;
	/** Resolves when the script did its job on the page that is open; rejects otherwise. */
	verify(run: CheckRun): Promise<void>;
}

/** Whether at least so many elements of the page that can be seen match. */
export async function has(page: Page, selector: string, count = 1): Promise<boolean> {
	return (await page.locator(selector).filter({ visible: true }).count()) >= count;
}

/** The text of a page that can be seen. */
export async function textOf(page: Page): Promise<string> {
	return (await page.locator("body").allInnerTexts()).join("");
}

/** A page that may use the clipboard: pages without HTTPS may not, so for these another tab does. */
async function withClipboard<Result>(page: Page, use: (secure: Page) => Promise<Result>): Promise<Result> {
	if (await page.evaluate(() => isSecureContext)) return use(page);
	const secure = await page.context().newPage();
	try {
		await secure.goto("https://clipboard.example/");
		return await use(secure);
	} finally {
		await secure.close();
		await page.bringToFront();
	}
}

/** The text of the clipboard. */
export const clipboard = (page: Page): Promise<string> =>
	withClipboard(page, (secure) => secure.evaluate(() => navigator.clipboard.readText()));

export const emptyClipboard = (page: Page): Promise<void> =>
	withClipboard(page, (secure) => secure.evaluate(() => navigator.clipboard.writeText("")));

/** Runs a script that copies when it is started, from an empty clipboard, and returns what it copied. */
export async function copied({ page, run }: CheckRun): Promise<string> {
	await emptyClipboard(page);
	await run();
	await expect.poll(() => clipboard(page)).not.toBe("");
	return clipboard(page);
}

/** Rejects unless the second run restores the document as it was; on a lively page, unless nothing of the script is left in it. */
export async function isUndone(run: CheckRun, html: string): Promise<void> {
	await run.run();
	if (run.isLively) {
		await run.expect(run.page.locator("[id^='scriptorium-'], [class*='scriptorium-']")).toHaveCount(0);
		return;
	}
	await run.expect.poll(() => run.page.content()).toBe(html);
}

/** Runs in the page: prices up to a limit that stand in one text, with a sign of their currency, without spaces. */
export function cheapPricesOf(limit: number): string[] {
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const found: string[] = [];
	while (walker.nextNode()) {
		const text = walker.currentNode as Text;
		if (
			!text.parentElement?.checkVisibility() ||
			text.parentElement.closest("script, style, noscript, template, textarea, option")
		)
			continue;
		const [, price] =
			text.data.match(/^\s*((?:[$€£]\s?\d{1,2}(?:[.,]\d\d)?)|(?:\d{1,2}(?:[.,]\d\d)?\s?[€£]))\s*$/) ?? [];
		if (price && Number(price.replace(/[^\d.,]/g, "").replace(",", ".")) <= limit) found.push(price.replace(/\s/g, ""));
	}
	return found;
}

/** Runs in the page: the first element that a click can reach; a question about cookies lies over many pages. */
export function findUncovered(selector: string): Element | undefined {
	return [...document.querySelectorAll(selector)].find((element) => {
		element.scrollIntoView({ block: "center" });
		const { x, y, width, height } = element.getBoundingClientRect();
		return width > 0 && element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
	});
}
