import { videoKeys } from "@scriptorium/script-templates/templates/video-keys";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: videoKeys,
	html: "<input aria-label=Search><video controls width=320 height=180></video>",
	applies: async () => true,
	async verify({ page, run, expect }) {
		await page.evaluate(() => {
			const video = Object.assign(document.createElement("video"), { className: "planted", muted: false });
			video.style.cssText = "display: block; width: 640px; height: 360px";
			// A film of 100 seconds, as far as the script can tell.
			let at = 50;
			Object.defineProperty(video, "currentTime", { get: () => at, set: (time: number) => (at = time) });
			document.body.append(video, Object.assign(document.createElement("input"), { className: "field" }));
		});
		await run();
		const timeOf = () => page.locator("video.planted").evaluate((video) => (video as HTMLVideoElement).currentTime);
		await page.locator("body").press("ArrowRight");
		expect(await timeOf()).toBe(60);
		await page.locator("body").press("ArrowLeft");
		await page.locator("body").press("ArrowLeft");
		expect(await timeOf()).toBe(40);
		await page.locator("input.field").press("ArrowRight");
		expect(await timeOf(), "a key in a field skipped").toBe(40);
		await page.locator("input.field").blur();
		await page.locator("body").press("m");
		expect(await page.locator("video.planted").evaluate((video) => (video as HTMLVideoElement).muted)).toBe(true);
	},
};
