import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	await open();
	const lecture = page.locator("#lecture");
	const trailer = page.locator("#trailer");
	const badge = page.locator("#scriptorium-video-speed").getByRole("status");

	await page.keyboard.press("d");
	await page.keyboard.press("d");
	await expect(lecture).toHaveJSProperty("playbackRate", 1.5);
	await expect(trailer).toHaveJSProperty("playbackRate", 1);
	await expect(badge).toHaveText("1.50×");
	await page.keyboard.press("s");
	await expect(lecture).toHaveJSProperty("playbackRate", 1.25);
	await expect(lecture).toHaveJSProperty("preservesPitch", true);
	for (let press = 0; press < 20; press += 1) await page.keyboard.press("s");
	await expect(lecture).toHaveJSProperty("playbackRate", 0.25);
	await page.keyboard.press("r");
	await expect(lecture).toHaveJSProperty("playbackRate", 1);

	await expect(lecture).toHaveJSProperty("duration", 60);
	await page.keyboard.press("x");
	await expect(lecture).toHaveJSProperty("currentTime", 10);
	await page.keyboard.press("z");
	await page.keyboard.press("z");
	await expect(lecture).toHaveJSProperty("currentTime", 0);
	expect(
		await page
			.locator("#page-keys")
			.inputValue()
			.catch(() => ""),
	).toBe("");

	await page.getByLabel("Search in the transcript").fill("");
	await page.getByLabel("Search in the transcript").press("d");
	await page.locator("#notes").press("d");
	await page.keyboard.press("Control+d");
	await expect(page.getByLabel("Search in the transcript")).toHaveValue("d");
	await expect(lecture).toHaveJSProperty("playbackRate", 1);

	// The player that plays is the one that is meant, and the next film keeps the speed.
	await lecture.focus();
	await trailer.evaluate((player) => (player instanceof HTMLVideoElement ? player.play() : undefined));
	await page.keyboard.press("d");
	await expect(trailer).toHaveJSProperty("playbackRate", 1.25);
	await trailer.evaluate((player) => player instanceof HTMLVideoElement && player.load());
	await expect(trailer).toHaveJSProperty("playbackRate", 1.25);
}
