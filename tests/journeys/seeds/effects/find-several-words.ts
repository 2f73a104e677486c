import type { Page } from "@playwright/test";
import type { SeedRun } from "../run-seed.ts";

/** What is painted, by the name of the highlight, in reading order. */
const painted = (page: Page) =>
	page.evaluate(() => Object.fromEntries([...CSS.highlights].map(([name, marks]) => [name, [...marks].map(String)])));

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	await run();
	const panel = page.getByRole("search", { name: "Find Several Words" });
	const query = panel.getByLabel("Words to find");
	await expect(query).toBeFocused();
	await page.keyboard.type('bridge "market hall"');
	await expect(panel.getByRole("status")).toHaveText("5 matches");
	await expect(panel.getByRole("button", { name: "bridge 3" })).toHaveCSS("background-color", "rgb(255, 225, 77)");
	expect(await painted(page)).toEqual({
		"scriptorium-word-0": ["bridge", "bridge", "BRIDGE"],
		"scriptorium-word-1": ["market hall", "market hall"],
	});

	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await expect(panel.getByRole("status")).toHaveText("2 of 5");
	await page.keyboard.press("Shift+Enter");
	await page.keyboard.press("Shift+Enter");
	await expect(panel.getByRole("status")).toHaveText("5 of 5");
	await expect(page.locator("#last")).toBeInViewport();
	expect((await painted(page))["scriptorium-word-current"]).toEqual(["BRIDGE"]);

	await panel.getByLabel("Regular expression").check();
	await query.fill("\\d+\\.\\d{2}");
	await expect(panel.getByRole("status")).toHaveText("2 matches");
	await query.fill("(");
	await expect(panel.getByRole("status")).toContainText("Invalid regular expression");

	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);
	expect(await painted(page)).toEqual({});
	expect(await page.content()).toBe(html);

	await page.locator("#second b").dblclick();
	await run();
	await expect(query).toHaveValue("euro");
	await expect(panel.getByRole("status")).toHaveText("1 match");
	await run();
	await expect(panel).toHaveCount(0);
	await page
		.locator("#second b")
		.evaluate((word) => getSelection()?.setBaseAndExtent(word.parentNode ?? word, 0, word, 0));
	await run();
	await expect(query).toHaveValue(/^"The market stays .* \(in"$/);
	await expect(panel.getByRole("status")).toHaveText("1 match");
}
