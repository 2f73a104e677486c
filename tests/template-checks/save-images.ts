import { saveImages } from "@scriptorium/script-templates/templates/save-images";
import { has, isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: saveImages,
	html: "<h1>Photos</h1><img alt='A loaf' src='/loaf.png' width=200 height=100><img alt=icon src='/icon.png' width=16 height=16>",
	applies: (page) => has(page, "img"),
	async verify(run) {
		const { page, expect } = run;
		await page.evaluate(() => {
			const canvas = Object.assign(document.createElement("canvas"), { width: 90, height: 60 });
			const image = Object.assign(new Image(), { src: canvas.toDataURL(), alt: "Planted picture" });
			document.body.append(image);
			return image.decode();
		});
		const html = await page.content();
		await run.run();
		const panel = page.locator("#scriptorium-save-images");
		await expect(panel.getByRole("checkbox", { name: "Planted-picture (90 × 60)" })).toBeChecked();
		for (const box of await panel.getByRole("checkbox").all()) await box.uncheck();
		await panel.getByRole("checkbox", { name: "Planted-picture" }).check();
		const save = panel.getByRole("button", { name: "Save chosen images" });
		const [file] = await Promise.all([page.waitForEvent("download"), save.click()]);
		expect(file.suggestedFilename()).toContain("Planted-picture");
		await isUndone(run, html);
	},
};
