import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const game = page.locator("#scriptorium-break-page");
	const broken = page.locator("[data-scriptorium-broken]");
	const bat = async () => (await game.locator(".bat").boundingBox())?.x ?? 0;
	await run();
	await expect(game).toBeFocused();
	await expect(broken).toHaveCount(0);
	const middle = await bat();
	await page.keyboard.down("ArrowRight");
	await expect.poll(bat).toBeGreaterThan(middle + 50);
	await page.keyboard.up("ArrowRight");
	await page.mouse.move(640, 700);
	await expect.poll(bat).toBe(575);
	await page.keyboard.press("Space");
	// The first brick above the bat: the ball needs about a second.
	await expect.poll(() => broken.count()).toBeGreaterThan(0);
	await expect(broken.first()).toHaveCSS("visibility", "hidden");
	await expect(game.getByRole("status")).toHaveText(/^\d+ of 9$/);
	await page.keyboard.press("Escape");
	expect(await page.content()).toBe(html);
	await run();
	await expect(game).toHaveCount(1);
	await run();
	expect(await page.content()).toBe(html);
}
