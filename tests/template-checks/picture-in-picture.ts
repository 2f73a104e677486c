import { pictureInPicture } from "@scriptorium/script-templates/templates/picture-in-picture";
import { isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: pictureInPicture,
	html: "<h1>No film</h1>",
	applies: async (page) => (await page.locator("video").count()) === 0,
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		await run.run();
		await expect(page.locator("#scriptorium-picture-in-picture").getByRole("status")).toContainText("no video");
		await isUndone(run, html);
		await page.evaluate(async () => {
			const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 180 });
			canvas.getContext("2d")?.fillRect(0, 0, 320, 180);
			const video = Object.assign(document.createElement("video"), { muted: true, srcObject: canvas.captureStream(5) });
			const asked = () => {
				video.dataset.asked = "yes";
				return Promise.reject(new Error("There is no second window here"));
			};
			Object.defineProperty(video, "requestPictureInPicture", { value: asked });
			document.body.append(video);
			await video.play();
		});
		await run.run();
		const isAsked = async () => (await page.locator("video[data-asked]").count()) === 1;
		const isExplained = async () => (await page.locator("#scriptorium-picture-in-picture").count()) === 1;
		await expect.poll(async () => (await isAsked()) || (await isExplained())).toBe(true);
	},
};
