import { loopVideo } from "@scriptorium/script-templates/templates/loop-video";
import type { PageCheck } from "./page-check.ts";

const loops = () => [...document.querySelectorAll("video")].map((video) => video.loop);

export const check: PageCheck = {
	template: loopVideo,
	html: "<video controls></video>",
	applies: async () => true,
	async verify({ page, run, expect }) {
		await page.evaluate(() => document.body.append(document.createElement("video")));
		await run();
		expect(new Set(await page.evaluate(loops))).toEqual(new Set([true]));
		await page.evaluate(() => document.body.append(document.createElement("video")));
		await expect.poll(async () => new Set(await page.evaluate(loops))).toEqual(new Set([true]));
	},
};
