import { stopMotion } from "@scriptorium/script-templates/templates/stop-motion";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: stopMotion,
	html: "<style>@keyframes turn { to { rotate: 360deg } } b { display: inline-block; animation: turn 5s infinite }</style><b>Turning</b>",
	applies: async () => true,
	async verify({ page, run, expect }) {
		await page.evaluate(async () => {
			const canvas = Object.assign(document.createElement("canvas"), { width: 32, height: 18 });
			canvas.getContext("2d")?.fillRect(0, 0, 32, 18);
			const video = Object.assign(document.createElement("video"), { muted: true, srcObject: canvas.captureStream(5) });
			video.className = "planted";
			document.body.append(video);
			await video.play();
		});
		// Playwright evaluates as if a person had clicked.
		await page.evaluate(() => Object.defineProperty(navigator, "userActivation", { value: { isActive: false } }));
		await run();
		const isPaused = () => page.locator("video.planted").evaluate((video) => (video as HTMLVideoElement).paused);
		await expect.poll(isPaused).toBe(true);
		await expect
			.poll(() =>
				page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length),
			)
			.toBe(0);
	},
};
