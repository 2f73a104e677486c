import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const note = page.locator("#scriptorium-sticky-note");
	const field = note.getByRole("textbox", { name: "Note on this page" });
	await page.keyboard.press("Alt+Shift+N");
	await expect(field).toBeFocused();
	await page.keyboard.type("Too wide for the hall");
	await expect(note.getByRole("status")).toHaveText("Kept in this browser");
	await page.keyboard.press("Escape");
	expect(await page.content()).toBe(html);

	// On the next visit it is there and leaves the focus where it was; another address has none.
	await page.reload();
	await expect(field).toHaveValue("Too wide for the hall");
	await expect(field).not.toBeFocused();
	await note.getByRole("button", { name: "Hide" }).click();
	await expect(note).toHaveCount(0);
	await page.goto(`${page.url()}?other`);
	await expect(page.locator("h1")).toBeVisible();
	await expect(note).toHaveCount(0);

	await page.goBack();
	await expect(field).toHaveValue("Too wide for the hall");
	await note.getByRole("button", { name: "Delete" }).click();
	await page.reload();
	await expect(page.locator("h1")).toBeVisible();
	await expect(note).toHaveCount(0);
	expect(await page.evaluate(() => localStorage.length)).toBe(0);
}
