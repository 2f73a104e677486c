import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	await run();
	const panel = page.getByRole("navigation", { name: "Page Outline" });
	await expect(panel.getByRole("listitem")).toHaveText([
		"H1 Handbook of the allotment society",
		"H2 Membership",
		"H4 Fees ⚠ skips from H2 to H4",
		"H2 Water",
		"H3 In a dry summer",
		"H2 Bees",
		"H3 The tool shed",
	]);
	await expect(panel.getByLabel("Filter headings")).toBeFocused();
	await page.keyboard.type("be");
	await expect(panel.getByRole("listitem").filter({ visible: true })).toHaveText(["H2 Membership", "H2 Bees"]);
	await expect(panel.getByRole("status")).toHaveText("2 of 7 headings");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	await expect(panel.getByRole("button", { name: "H2 Bees" })).toBeFocused();
	await page.keyboard.press("Enter");
	const bees = page.getByRole("heading", { name: "Bees" });
	await expect(bees).toBeFocused();
	await expect(bees).toBeInViewport();
	expect(await page.evaluate(() => document.body.dataset.keys)).toBeUndefined();

	await panel.getByRole("button", { name: "Copy outline as Markdown" }).click();
	await expect(panel.getByRole("status")).toHaveText("Outline copied as Markdown");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		[
			"- Handbook of the allotment society",
			"  - Membership",
			"      - Fees",
			"  - Water",
			"    - In a dry summer",
			"  - Bees",
			"    - The tool shed",
		].join("\n"),
	);
	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);
	await expect(page.locator("[tabindex]")).toHaveCount(0);
	await run();
	await expect(panel).toBeVisible();
	await run();
	await expect(panel).toHaveCount(0);
}
