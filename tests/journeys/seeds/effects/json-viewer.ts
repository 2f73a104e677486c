import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	await open();
	const viewer = page.getByRole("main");
	await expect(viewer.locator(".leaf").first()).toHaveText('shop "Bakery <b>Sonne</b>"');
	await expect(viewer).toContainText("id 12345678901234567890");
	await expect(viewer).toContainText("price 1.10");
	await expect(viewer).toContainText("closed_on null");
	await expect(viewer.getByRole("link")).toHaveAttribute("href", "https://bakery.example/?a=1&b=2");
	await expect(page.locator("body > pre")).toBeHidden();

	const orders = viewer.getByLabel("orders [ 2 ]");
	await expect(orders).toHaveText("[ 2 ]");
	const bread = viewer.getByTitle("Copy $.orders[0].lines[0].bread");
	await expect(bread).toHaveCount(0);
	await viewer.getByRole("button", { name: "Expand all" }).click();
	await expect(bread).toBeVisible();

	await bread.click();
	await expect(viewer.getByRole("status")).toHaveText("Copied $.orders[0].lines[0].bread");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("$.orders[0].lines[0].bread");
	await expect(viewer.getByTitle('Copy $["two words"]')).toBeVisible();

	await expect(viewer.getByTitle("Copy $.numbers[199]")).toBeVisible();
	await expect(viewer.getByTitle("Copy $.numbers[200]")).toHaveCount(0);
	await viewer.getByRole("button", { name: "Show 10 of 10 more" }).click();
	await expect(viewer.getByTitle("Copy $.numbers[209]")).toBeVisible();

	await viewer.getByRole("button", { name: "Collapse all" }).click();
	await expect(bread).toBeHidden();
	await orders.press("Enter");
	await expect(viewer.getByTitle("Copy $.orders[1]", { exact: true })).toBeVisible();

	await viewer.getByRole("button", { name: "Raw" }).click();
	await expect(viewer.locator("pre")).toContainText('"price": 1.10,');
	await expect(orders).toBeHidden();
}
