import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const panel = page.locator("#scriptorium-dim-page");
	const picture = () => page.screenshot({ clip: { x: 0, y: 100, width: 50, height: 50 } });
	const bright = await picture();
	await run();
	await expect(panel.getByRole("status")).toHaveText("Brightness 65 of 100, warmth 40 of 100");
	const dim = await picture();
	expect(dim.equals(bright)).toBe(false);
	await page.keyboard.press("Home");
	await expect(panel.getByRole("status")).toHaveText("Brightness 20 of 100, warmth 40 of 100");
	expect((await picture()).equals(dim)).toBe(false);

	// The page stays dim without the sliders, and takes clicks.
	await panel.getByRole("button", { name: "Hide the sliders" }).click();
	expect((await picture()).equals(bright)).toBe(false);
	await page.evaluate(() => addEventListener("click", ({ target }) => Object.assign(globalThis, { clicked: target })));
	await page.mouse.click(20, 20);
	expect(await page.evaluate(() => ((globalThis as { clicked?: Element }).clicked ?? document).nodeName)).toBe("P");
	await page.keyboard.press("Escape");
	expect((await picture()).equals(bright)).toBe(true);
	expect(await page.content()).toBe(html);
}
