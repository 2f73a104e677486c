import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const plain = page.url();
	const panel = page.locator("#scriptorium-old-versions");
	const addresses = () =>
		panel.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	await page.evaluate(() => history.replaceState(null, "", "?id=7&utm_source=mail&fbclid=x#part"));
	await run();
	await expect(panel.getByLabel("Address")).toHaveValue(`${plain}?id=7`);
	expect(await addresses()).toEqual([
		`https://web.archive.org/web/2/${plain}?id=7`,
		`https://web.archive.org/web/*/${plain}?id=7`,
		`https://archive.today/newest/${plain}?id=7`,
		`https://timetravel.mementoweb.org/list/0/${plain}?id=7`,
		`https://web.archive.org/save/${plain}?id=7`,
	]);
	const field = panel.getByLabel("Address");
	await field.fill("example.org/a b");
	expect((await addresses())[0]).toBe("https://web.archive.org/web/2/https://example.org/a%20b");
	await field.fill("javascript:alert(1)");
	await expect(panel.getByRole("status")).toHaveText("Type the address of a page.");
	expect(await addresses()).toEqual([]);
	await page.keyboard.press("Escape");
	expect(await page.content()).toBe(html);
}
