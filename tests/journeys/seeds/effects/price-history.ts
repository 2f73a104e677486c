import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const panel = page.locator("#scriptorium-price-history");
	const address = (name: string | RegExp) => panel.getByRole("link", { name }).getAttribute("href");
	await run();
	// The canonical address names the product at Amazon, wherever the page was opened.
	expect(await address("CamelCamelCamel")).toBe("https://de.camelcamelcamel.com/product/B0ABCDE123");
	expect(await address("Keepa")).toBe("https://keepa.com/#!product/3-B0ABCDE123");
	expect(await address(/Wayback/)).toBe("https://web.archive.org/web/*/https://www.amazon.de/dp/B0ABCDE123/");
	await expect(panel.getByRole("status")).toHaveText("Found by the product's number (EAN).");
	expect(await address("Geizhals")).toBe("https://geizhals.eu/?fs=4006381333931");
	await panel.getByLabel("Product to look for").fill("Kettle & lid");
	expect(await address("idealo")).toMatch(/\?q=Kettle%20%26%20lid$/);
	await panel.getByLabel("Product to look for").fill("");
	await expect(panel.getByText("PriceSpy")).not.toHaveAttribute("href");
	await page.keyboard.press("Escape");
	expect(await page.content()).toBe(html);

	// A page that states nothing: the name stands in its heading.
	await page.evaluate(() => {
		for (const part of document.querySelectorAll("script, link")) part.remove();
	});
	await run();
	await expect(panel.getByLabel("Product to look for")).toHaveValue("Buy now!");
	await expect(panel.getByRole("link", { name: "Keepa" })).toHaveCount(0);
	await run();
	await expect(panel).toHaveCount(0);
}
