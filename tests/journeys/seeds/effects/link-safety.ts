import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const panel = page.locator("#scriptorium-link-safety");
	await run();
	await expect(panel.getByRole("status")).toHaveText("Of 9 links and forms, 5 deserve a look.");
	expect(await panel.getByRole("listitem").allTextContents()).toEqual([
		"Link https://www.mybank.com/login: says www.mybank.com, leads to evil.test",
		"Link Prize: leads to a number instead of a name (192.0.2.7)",
		"Link Prize: has a name before an @, but leads to evil.test",
		"Link Prize: has letters that are not Latin in its name (xn--mybnk-2ya.com)",
		"Form Sign in: sends what you type to collect.test",
	]);
	await panel.getByRole("button", { name: /says www/ }).click();
	await expect(page.locator("#named")).toHaveCSS("outline-style", "solid");
	await page.keyboard.press("Escape");
	await expect(page.locator("#named")).toHaveCSS("outline-style", "none");
	expect(await page.content()).toBe(html);

	await page.evaluate(() => {
		for (const part of document.querySelectorAll("a:not(#fine), form")) part.remove();
	});
	await run();
	await expect(panel.getByRole("status")).toHaveText(
		"Checked 1: nothing odd in links and forms. That is no guarantee.",
	);
	await run();
	await expect(panel).toHaveCount(0);
}
