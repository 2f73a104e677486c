import { videoSpeed } from "@scriptorium/script-templates/templates/video-speed";
import { addMedia, mediaStates } from "./check-parts/media-states.ts";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: videoSpeed,
	html: "<video controls></video>",
	applies: async () => true,
	values: async () => ({ speed: 1.75 }),
	async verify({ page, run, expect }) {
		await addMedia(page, "video");
		await run();
		expect(new Set((await mediaStates(page)).map(({ playbackRate }) => playbackRate))).toEqual(new Set([1.75]));
		await addMedia(page, "video");
		await expect
			.poll(async () => new Set((await mediaStates(page)).map(({ playbackRate }) => playbackRate)))
			.toEqual(new Set([1.75]));
	},
};
