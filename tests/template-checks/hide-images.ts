import { hideImages } from "@scriptorium/script-templates/templates/hide-images";
import { has, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: hideImages,
	html: "<img alt=loaf width=200 height=100><p>Text</p>",
	applies: (page) => has(page, "img"),
	async verify({ page, run, expect }) {
		await page.mouse.move(0, 0);
		const image = page.locator("img").filter({ visible: true }).first();
		await image.scrollIntoViewIfNeeded();
		const before = await image.boundingBox();
		await run();
		await expect(image).toHaveCSS("opacity", "0");
		expect((await image.boundingBox())?.width).toBe(before?.width);
		await image.hover({ force: true });
		await expect(image).toHaveCSS("opacity", "1");
	},
};
