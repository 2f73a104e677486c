import { showImageDescriptions } from "@scriptorium/script-templates/templates/show-image-descriptions";
import { isUndone, type PageCheck } from "./page-check.ts";

const IMAGES = "img";

export const check: PageCheck = {
	template: showImageDescriptions,
	html: "<img width=100 height=50 alt='A loaf'><img width=100 height=50><img width=100 height=50 alt=''><img width=100 height=50 alt='Strip' title='The joke'>",
	applies: async (page) =>
		(await page
			.locator(IMAGES)
			.evaluateAll(
				(all) => all.filter((image) => image.checkVisibility() && image.getBoundingClientRect().width >= 24).length,
			)) > 0,
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		const images = await page.locator(IMAGES).evaluateAll((all) =>
			all
				.filter((image) => image.checkVisibility() && image.getBoundingClientRect().width >= 24)
				.map((image) => ({
					alt: image.getAttribute("alt")?.trim() ?? "",
					title: image.getAttribute("title")?.trim() ?? "",
				})),
		);
		await run.run();
		const notes = await page.locator(".scriptorium-image-description").allTextContents();
		for (const { alt, title } of images) {
			if (alt)
				expect(
					notes.some((note) => note.includes(alt)),
					alt,
				).toBe(true);
			if (title)
				expect(
					notes.some((note) => note.includes(title)),
					title,
				).toBe(true);
		}
		await isUndone(run, html);
	},
};
