import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	await run();
	const strip = page.locator("#scriptorium-line-guide div");
	const box = async () => {
		const found = await strip.boundingBox();
		return found && [Math.round(found.y), Math.round(found.height)];
	};
	await page.mouse.move(100, 300);
	await expect.poll(box).toEqual([260, 84]);
	await page.keyboard.press("Alt+ArrowUp");
	await expect.poll(box).toEqual([255, 94]);
	await page.keyboard.press("Escape");
	expect(await page.content()).toBe(html);
	await run();
	await expect(strip).toHaveCount(1);
	await run();
	expect(await page.content()).toBe(html);
}
