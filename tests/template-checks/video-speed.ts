import { videoSpeed } from "@scriptorium/script-templates/templates/video-speed";
import type { PageCheck } from "./page-check.ts";

const rates = () => [...document.querySelectorAll("video")].map((video) => video.playbackRate);

export const check: PageCheck = {
	template: videoSpeed,
	html: "<video controls></video>",
	applies: async () => true,
	values: async () => ({ speed: 1.75 }),
	async verify({ page, run, expect }) {
		await page.evaluate(() => document.body.append(document.createElement("video")));
		await run();
		expect(new Set(await page.evaluate(rates))).toEqual(new Set([1.75]));
		await page.evaluate(() => document.body.append(document.createElement("video")));
		await expect.poll(async () => new Set(await page.evaluate(rates))).toEqual(new Set([1.75]));
	},
};
