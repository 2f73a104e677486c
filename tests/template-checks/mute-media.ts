import { muteMedia } from "@scriptorium/script-templates/templates/mute-media";
import type { PageCheck } from "./page-check.ts";

const isMuted = () => [...document.querySelectorAll("video, audio")].map((media) => (media as HTMLMediaElement).muted);

export const check: PageCheck = {
	template: muteMedia,
	html: "<video controls></video><audio controls></audio>",
	applies: async () => true,
	async verify({ page, run, expect }) {
		await page.evaluate(() => document.body.append(document.createElement("audio")));
		await run();
		expect(new Set(await page.evaluate(isMuted))).toEqual(new Set([true]));
		await page
			.locator("audio")
			.last()
			.evaluate((audio) => Object.assign(audio, { muted: false }));
		await page.evaluate(() => document.body.append(document.createElement("video")));
		await expect
			.poll(() =>
				page
					.locator("video")
					.last()
					.evaluate((video) => (video as HTMLVideoElement).muted),
			)
			.toBe(true);
		expect(
			await page
				.locator("audio")
				.last()
				.evaluate((audio) => (audio as HTMLAudioElement).muted),
		).toBe(false);
	},
};
