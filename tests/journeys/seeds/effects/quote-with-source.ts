import type { Page } from "@playwright/test";
import type { SeedRun } from "../run-seed.ts";

const select = (page: Page, id: string, words: string) =>
	page.evaluate(
		([element, text]) => {
			const node = document.querySelector(`#${element}`)?.firstChild;
			if (!(node instanceof Text)) throw new Error("no text to select");
			const start = node.data.indexOf(text);
			getSelection()?.setBaseAndExtent(node, start, node, start + text.length);
		},
		[id, words] as const,
	);

const readText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const address = page.url();
	const notice = page.locator("#scriptorium-quote-with-source").getByRole("status");
	await run();
	await expect(notice).toHaveText("Select the text you want to quote first");

	await select(page, "two", "The wind is free, the harbour is not.");
	await run();
	await expect(notice).toHaveText("Copied a quote of 8 words with its source");
	expect(await readText(page)).toBe(
		"> The wind is free, the harbour is not.\n>\n> — R. Sandoval, [On (very) small boats]" +
			`(${address}#:~:text=The%20wind%20is%20free%2C%20the%20harbour%20is%20not.)\n`,
	);

	// The same sentence stands twice: the words before it lead to the second one. A long quote names its two ends.
	await select(page, "three", "Keep a knife at hand.");
	await run();
	await expect(notice).toHaveText("Copied a quote of 5 words with its source");
	const second = await readText(page);
	expect(second).toContain("#:~:text=then%20is%20silent.-,Keep%20a%20knife%20at%20hand.)");
	await select(
		page,
		"three",
		"we listened for the bell, counted to twelve, and listened again, because the bell-buoy at the eastern channel rings twice and then is silent.",
	);
	await run();
	await expect(notice).toHaveText(/^Copied a quote of 2\d words/);
	expect(await readText(page)).toContain(
		"#:~:text=we%20listened%20for%20the%20bell%2C,twice%20and%20then%20is%20silent.)",
	);

	await page.evaluate(() => {
		const [from, to] = [document.querySelector("h1")?.firstChild, document.querySelector("#one")?.firstChild];
		if (from && to) getSelection()?.setBaseAndExtent(from, 0, to, 34);
	});
	await run();
	await expect(notice).toHaveText("Copied a quote of 10 words with its source");
	const both = await readText(page);
	expect(both).toContain("> On (very) small boats\n>\n> A small boat forgives nothing, and\n>\n>");
	expect(both).toContain("#:~:text=On%20%28very%29%20small%20boats,small%20boat%20forgives%20nothing%2C%20and)");

	await page.locator("#field").selectText();
	await run();
	await expect(notice).toHaveText("Copied a quote of 5 words with its source");
	expect(await readText(page)).toContain(
		`> Typed words, not the page's\n>\n> — R. Sandoval, [On (very) small boats](${address})`,
	);
	await page.keyboard.press("Escape");
	await expect(notice).toHaveCount(0);

	// The browser itself understands the link.
	await page.goto("about:blank");
	await page.goto(second.slice(second.lastIndexOf("](") + 2, second.lastIndexOf(")")));
	await expect(page.locator("#three")).toBeInViewport();
}
