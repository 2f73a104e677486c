import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const panel = page.locator("#scriptorium-auto-scroll");
	const place = () => page.evaluate(() => scrollY);
	await run();
	const faster = panel.getByRole("button", { name: "Faster" });
	for (let press = 0; press < 12; press += 1) await faster.click();
	await expect(panel.getByRole("status")).toHaveText("Speed 10 of 10");
	await expect.poll(place).toBeGreaterThan(100);
	await panel.getByRole("button", { name: "Pause" }).click();
	await expect(panel.getByRole("status")).toHaveText("Paused");
	const held = await place();
	// A person may still move the page; it goes on from there.
	await page.mouse.move(300, 300);
	await page.mouse.wheel(0, 500);
	await expect.poll(place).toBeGreaterThan(held + 300);
	const moved = await place();
	await panel.getByRole("button", { name: "Go on" }).click();
	await expect.poll(place).toBeGreaterThan(moved + 50);
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await expect(panel.getByRole("status")).toHaveText("This is the end of the page.");
	await page.keyboard.press("Escape");
	expect(await page.content()).toBe(html);
}
