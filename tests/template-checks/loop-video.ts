import { loopVideo } from "@scriptorium/script-templates/templates/loop-video";
import { addMedia, mediaStates } from "./check-parts/media-states.ts";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: loopVideo,
	html: "<video controls></video>",
	applies: async () => true,
	async verify({ page, run, expect }) {
		await addMedia(page, "video");
		await run();
		expect(new Set((await mediaStates(page)).map(({ loop }) => loop))).toEqual(new Set([true]));
		await addMedia(page, "video");
		await expect.poll(async () => new Set((await mediaStates(page)).map(({ loop }) => loop))).toEqual(new Set([true]));
	},
};
