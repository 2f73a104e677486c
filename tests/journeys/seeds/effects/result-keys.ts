import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const marked = page.locator("[data-scriptorium-result]");
	const boxes = page.getByRole("link", { name: "Nesting boxes for swifts" });
	const calls = page.getByRole("link", { name: "Calls of swifts" });
	const search = page.getByLabel("Search");

	// Past the advertisement, past the folded answer, and not beyond the ends.
	await page.keyboard.press("j");
	await expect(boxes).toBeFocused();
	await expect(marked).toHaveId("one");
	await expect(marked).toHaveCSS("outline", "rgb(47, 125, 225) solid 3px");
	await page.keyboard.press("j");
	await expect(calls).toBeFocused();
	await expect(calls).toBeInViewport();
	await expect(marked).toHaveId("two");
	await page.keyboard.press("j");
	await page.keyboard.press("j");
	await expect(page.locator("#pnnext")).toBeFocused();
	await page.keyboard.press("k");
	await expect(calls).toBeFocused();
	await expect(page.locator("#keys")).toHaveText("");

	// Tab goes on from the result, and the next key from where the reader was.
	await page.keyboard.press("k");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Older version" })).toBeFocused();
	await page.keyboard.press("j");
	await expect(calls).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/#calls$/);
	const opening = page.waitForEvent("popup");
	await page.keyboard.press("o");
	const tab = await opening;
	expect(tab.url()).toMatch(/#calls$/);
	expect(await tab.evaluate(() => opener)).toBeNull();
	await tab.close();

	// Letters of other scripts: the place of the key counts.
	await page.evaluate(() =>
		dispatchEvent(new KeyboardEvent("keydown", { key: "л", code: "KeyK", bubbles: true, cancelable: true })),
	);
	await expect(boxes).toBeFocused();

	await page.keyboard.press("/");
	await expect(search).toBeFocused();
	await expect(search).toHaveValue("swifts");
	await expect(marked).toHaveCount(0);
	await page.keyboard.type(" jok/");
	await expect(search).toHaveValue("swifts jok/");
	await page.locator("#notes").press("j");
	await expect(page.locator("#notes")).toContainText("j");
	await expect(marked).toHaveCount(0);
	await search.fill("swifts");

	await page.getByRole("button", { name: "Load" }).focus();
	await page.keyboard.press("Control+j");
	await expect(marked).toHaveCount(0);
	await page.keyboard.press("Enter");
	for (let press = 0; press < 3; press += 1) await page.keyboard.press("j");
	await expect(page.getByRole("link", { name: "Loaded later" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(marked).toHaveCount(0);
	expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
	await open();
	await page.keyboard.press("j");
	await page.keyboard.press("Escape");
	expect(await page.content()).toBe(html);
}
