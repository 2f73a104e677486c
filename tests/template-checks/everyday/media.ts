import type { Page } from "@playwright/test";
import { type EverydayJobs, having, shown } from "./everyday-job.ts";

/** The speeds of all videos after they play. */
async function playedRates(page: Page): Promise<number[]> {
	return page.locator("video").evaluateAll((all) =>
		Promise.all(
			all.map(async (one) => {
				const video = one as HTMLVideoElement;
				video.muted = true;
				if (video.readyState > 0 || video.currentSrc) await video.play().catch(() => undefined);
				return video.playbackRate;
			}),
		),
	);
}

/** Templates for videos and sounds. */
export const media: EverydayJobs = {
	"video-speed": {
		subject: having("video"),
		async verify({ page, run, expect }) {
			await run();
			await expect.poll(async () => new Set(await playedRates(page))).toEqual(new Set([1.75]));
		},
	},
	"loop-video": { subject: having("video") },
	"mute-media": { subject: having("video", "audio") },
	"picture-in-picture": {
		subject: having("video"),
		async verify({ page, run, expect }) {
			await page.evaluate(() => {
				Object.defineProperty(HTMLVideoElement.prototype, "requestPictureInPicture", {
					value(this: HTMLVideoElement) {
						this.dataset.asked = "yes";
						return Promise.resolve({});
					},
				});
			});
			await page.waitForFunction(() =>
				[...document.querySelectorAll("video")].some((video) => video.readyState >= HTMLMediaElement.HAVE_METADATA),
			);
			await run();
			await expect(page.locator("video[data-asked]")).toHaveCount(1);
		},
	},
	"video-keys": {
		subject: having("video"),
		async verify({ page, run, expect }) {
			const video = shown(page, "video").first();
			await video.scrollIntoViewIfNeeded();
			await video.evaluate(async (one) => {
				const film = one as HTMLVideoElement;
				if (film.readyState < HTMLMediaElement.HAVE_METADATA) {
					film.preload = "auto";
					film.load();
					await new Promise((done) => film.addEventListener("loadedmetadata", done, { once: true }));
				}
				film.pause();
				film.autoplay = false;
				film.currentTime = 2;
			});
			await run();
			const time = () => video.evaluate((one) => Math.round((one as HTMLVideoElement).currentTime));
			await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
			await page.keyboard.press("ArrowRight");
			await expect.poll(time).toBe(12);
			await page.keyboard.press("ArrowLeft");
			await expect.poll(time).toBe(2);
		},
	},
};
