import { loadImages } from "@scriptorium/script-templates/templates/load-images";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: loadImages,
	html: "<img class=own loading=lazy alt=loaf data-src='/loaf.png'>",
	applies: async (page) => (await page.locator("img[loading='lazy'], img[data-src]").count()) > 0,
	async verify({ page, run, expect }) {
		await page.evaluate(() => {
			const image = Object.assign(document.createElement("img"), { className: "hostile", alt: "hostile" });
			image.dataset.src = "javascript:alert(1)";
			document.body.append(image);
		});
		const wanted = await page
			.locator("img[data-src]:not(.hostile)")
			.evaluateAll((images) =>
				images.map((image) => new URL((image as HTMLElement).dataset.src ?? "", document.baseURI).href),
			);
		await run();
		const sources = await page
			.locator("img[data-src]:not(.hostile)")
			.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
		expect(sources).toEqual(wanted);
		expect(await page.locator("img.hostile").getAttribute("src")).toBeNull();
		await expect(page.locator("img[loading='lazy']")).toHaveCount(0);
	},
};
