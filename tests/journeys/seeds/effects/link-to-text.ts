import type { Page } from "@playwright/test";
import type { SeedRun } from "../run-seed.ts";

/** Selects from the first place of `start` in an element to the first place of `end` in another, or in the same. */
const select = (page: Page, [from, start]: readonly [string, string], [to, end] = [from, start]) =>
	page.evaluate(
		(ends) => {
			const [first, last] = ends.map(([id, words]) => {
				const walker = document.createTreeWalker(document.querySelector(`#${id}`) ?? document, NodeFilter.SHOW_TEXT);
				while (walker.nextNode()) {
					const node = walker.currentNode;
					const index = node.textContent?.indexOf(words) ?? -1;
					if (index >= 0) return { node, index, length: words.length };
				}
				throw new Error(`no ${words} to select`);
			});
			if (first && last) getSelection()?.setBaseAndExtent(first.node, first.index, last.node, last.index + last.length);
		},
		[
			[from, start],
			[to, end],
		] as const,
	);

const readText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const address = page.url();
	const notice = page.locator("#scriptorium-link-to-text").getByRole("status");
	const copied: [string, string][] = [];
	/** Runs the script on the selection, and keeps the link for the browser to try at the end. */
	const expectLink = async (fragment: string, id: string) => {
		await run();
		await expect(notice).toHaveText(/^Copied a link to “/);
		expect(await readText(page)).toBe(`${address}#:~:text=${fragment}`);
		copied.push([fragment, id]);
	};

	await run();
	await expect(notice).toHaveText("Select the text you want to link to first");

	// Unique words need no more than themselves; half words are completed, and signs with a meaning are escaped.
	await select(page, ["one", "ulls are qui"]);
	await expectLink("gulls%20are%20quiet", "one");
	await expect(notice).toHaveText("Copied a link to “gulls are quiet”");
	await select(page, ["one", "(a rule – older than the tower, & kept)"]);
	await expectLink("%28a%20rule,tower%2C%20%26%20kept%29", "one");
	await select(page, ["german", "Café"]);
	await expectLink("Caf%C3%A9", "german");
	await select(page, ["japanese", "霧の夜"]);
	await expectLink("%E9%9C%A7%E3%81%AE%E5%A4%9C", "japanese");

	// What is hidden does not count, what differs only in case does. A soft hyphen is no part of a word.
	await select(page, ["three", "Wipe the lens"]);
	await expectLink("Wipe%20the%20lens", "three");
	await select(page, ["three", "who­ever asks"]);
	await expectLink("whoever%20asks", "three");

	// The same words again: what stands before or after them, whichever is shorter. Also across elements and blocks.
	await select(page, ["one", "Trim the wick at"]);
	await expectLink("Trim%20the%20wick%20at", "one");
	await select(page, ["three", "Trim the wick at"]);
	await expectLink("Trim%20the%20wick%20at,-dawn", "three");
	await select(page, ["three", "The lamp is"], ["three", "lit"]);
	await expectLink("The%20lamp%20is%20lit,-by", "three");
	await select(page, ["two", "The lamp is lit"]);
	await expectLink("The%20lamp%20is%20lit,-all", "two");
	await select(page, ["table", "full"]);
	await expectLink("full", "table");
	await page.locator("#table tr:nth-child(2) td:nth-child(2)").selectText();
	await expectLink("Tar-,full", "table");

	// A long passage is named by its ends, and one may lie in another block.
	await select(page, ["two", "sound the horn"], ["two", "of each other."]);
	await expectLink("sound%20the,each%20other.", "two");
	await select(page, ["one", "older than"], ["two", "In fog"]);
	await expectLink("older%20than,In%20fog", "one");

	// No link can tell the middle one of five apart; better none than a wrong one.
	const last = await readText(page);
	await page.locator("#middle").selectText();
	await run();
	await expect(notice).toHaveText(/^No link can tell this text apart/);
	expect(await readText(page)).toBe(last);
	await page.locator("#field").selectText();
	await run();
	await expect(notice).toHaveText("This text is in a field or a component; no link can lead to it");
	await page.keyboard.press("Escape");
	await expect(notice).toHaveCount(0);
	expect(await page.content()).toBe(html);

	// The place in the address stays, campaign parameters go. Without https the older way copies, and the page cannot change it.
	await page.evaluate(() => history.replaceState(null, "", "?page=2&utm_source=mail#top"));
	await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }));
	await select(page, ["stores", "Stores"]);
	await run();
	await expect(notice).toHaveText("Copied a link to “Stores”");
	await page.evaluate(() => Reflect.deleteProperty(navigator, "clipboard"));
	expect(await readText(page)).toBe(`${address}?page=2#top:~:text=Stores`);

	// The browser itself finds every place.
	for (const [fragment, id] of copied) {
		await page.goto("about:blank");
		await page.goto(`${address}#:~:text=${fragment}`);
		await expect(page.locator(`#${id}`), fragment).toBeInViewport();
	}
}
