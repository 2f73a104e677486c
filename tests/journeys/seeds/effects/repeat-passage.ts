import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const film = page.locator("#film");
	const panel = page.locator("#scriptorium-repeat-passage");
	const status = panel.getByRole("status");
	const at = () => film.evaluate((player) => (player as HTMLVideoElement).currentTime);
	const seek = (seconds: number) =>
		film.evaluate((player, to) => {
			(player as HTMLVideoElement).currentTime = to;
		}, seconds);
	await expect(film).toHaveJSProperty("duration", 60);
	await run();
	await seek(12);
	await panel.getByRole("button", { name: "Start here" }).click();
	await expect(panel.getByLabel("Start", { exact: true })).toHaveValue("0:12");
	await panel.getByLabel("End", { exact: true }).fill("0:13,5");
	await expect(status).toHaveText("Repeats 0:12 to 0:13.5");
	await seek(40);
	await expect.poll(at).toBe(12);
	await panel.getByRole("button", { name: "Play from start" }).click();
	await expect(film).toHaveJSProperty("paused", false);
	await expect.poll(at).toBeGreaterThan(12.2);
	await seek(13.4);
	await expect.poll(at).toBeLessThan(13);
	await expect(film).toHaveJSProperty("paused", false);

	await panel.getByLabel("Speed").selectOption("0.7 ×");
	await expect(film).toHaveJSProperty("playbackRate", 0.7);
	await panel.getByLabel("End", { exact: true }).fill("0:05");
	await expect(status).toHaveText(/^The end must come after the start/);
	await page.keyboard.press("Escape");
	await expect(film).toHaveJSProperty("playbackRate", 1);
	await seek(40);
	await expect.poll(at).toBeGreaterThan(39);
	expect(await page.content()).toBe(html);
}
