import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const panel = page.locator("#scriptorium-expand-all");
	const address = page.url();
	await run();
	await expect(panel.getByRole("status")).toHaveText("3 parts opened");
	for (const id of ["outer", "nested"]) await expect(page.locator(`#${id}`)).toHaveAttribute("open");
	await expect(page.locator("#rest")).toBeVisible();
	await expect(page.locator("#menu")).not.toHaveAttribute("open");
	for (const name of ["data-delete", "data-pop"]) await expect(page.locator("body")).not.toHaveAttribute(name);
	expect(page.url()).toBe(address);

	await page.keyboard.press("Escape");
	await expect(page.locator("#nested")).not.toHaveAttribute("open");
	await expect(page.locator("#rest")).toBeHidden();

	await run();
	await panel.getByRole("button", { name: "Keep it open" }).click();
	await expect(panel).toHaveCount(0);
	await expect(page.locator("#rest")).toBeVisible();
	await expect(page.locator("body")).toHaveAttribute("data-more", "3");
	await run();
	await expect(panel.getByRole("status")).toHaveText("Nothing is folded on this page.");
}
