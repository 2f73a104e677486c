import { muteMedia } from "@scriptorium/script-templates/templates/mute-media";
import { addMedia, mediaStates } from "./check-parts/media-states.ts";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: muteMedia,
	html: "<video controls></video><audio controls></audio>",
	applies: async () => true,
	async verify({ page, run, expect }) {
		await addMedia(page, "audio");
		await run();
		expect(new Set((await mediaStates(page)).map(({ muted }) => muted))).toEqual(new Set([true]));
		await page
			.locator("audio")
			.last()
			.evaluate((audio) => Object.assign(audio, { muted: false }));
		await addMedia(page, "video");
		const lastOf = (name: string) =>
			page
				.locator(name)
				.last()
				.evaluate((media) => (media as HTMLMediaElement).muted);
		await expect.poll(() => lastOf("video")).toBe(true);
		expect(await lastOf("audio"), "a sound that was switched on").toBe(false);
	},
};
