import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	await open();
	const link = (id: string) => page.locator(`#${id}`);
	await link("tagged").hover();
	await expect(link("tagged")).toHaveAttribute("href", /\/seeds\/clean-links\.html\?id=7%2C8&empty=&q=a\+b#part$/);
	await link("only").focus();
	await expect(link("only")).toHaveAttribute("href", "https://shop.example/hat");
	await link("inner").dispatchEvent("contextmenu", { bubbles: true, composed: true });
	await expect(link("inner")).toHaveAttribute("href", "https://shop.example/?size=9");
	for (const [id, href] of [
		["signed", "https://files.example/report.pdf?utm_source=n&X-Amz-Signature=abc"],
		["mail", "mailto:desk@example.org?subject=utm_source"],
		["similar", "https://shop.example/?automatic=1&utm=2&myfbclid=3"],
	] as const) {
		await link(id).hover();
		await link(id).focus();
		await expect(link(id)).toHaveAttribute("href", href);
	}

	const own = page.url();
	await page.goto(`${own}?utm_source=mail&keep=%20x&gclid=1#part`);
	await expect(page).toHaveURL(`${own}?keep=%20x#part`);
	expect(await page.evaluate(() => history.state)).toEqual({ from: "page" });
}
