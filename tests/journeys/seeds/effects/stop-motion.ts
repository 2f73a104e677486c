import type { CheckEffect } from "../describe-seed.ts";

export const checkEffect: CheckEffect = async ({ page, open, expect }) => {
	await open();
	const running = () =>
		page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
	await expect.poll(running).toBe(0);
	await page.evaluate(async () => {
		// Playwright evaluates as if a person had clicked.
		Object.defineProperty(navigator, "userActivation", { value: { isActive: false }, configurable: true });
		const canvas = Object.assign(document.createElement("canvas"), { width: 32, height: 18 });
		canvas.getContext("2d")?.fillRect(0, 0, 32, 18);
		const video = Object.assign(document.createElement("video"), { muted: true, srcObject: canvas.captureStream(5) });
		document.body.append(video);
		await video.play();
	});
	const video = page.locator("video");
	await expect(video).toHaveJSProperty("paused", true);
	await video.evaluate(async (player) => {
		Object.defineProperty(navigator, "userActivation", { value: { isActive: true } });
		await (player as HTMLVideoElement).play();
	});
	await expect(video).toHaveJSProperty("paused", false);
};
