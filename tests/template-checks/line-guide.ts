import { lineGuide } from "@scriptorium/script-templates/templates/line-guide";
import { isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: lineGuide,
	html: "<p>One</p><p>Two</p>",
	applies: async () => true,
	values: async () => ({ height: 60 }),
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		await run.run();
		const strip = page.locator("#scriptorium-line-guide div");
		const box = async () => {
			const found = await strip.boundingBox();
			return found && [Math.round(found.y), Math.round(found.height)];
		};
		await page.mouse.move(100, 300);
		await expect.poll(box).toEqual([270 - 0, 64]);
		await page.keyboard.press("Alt+ArrowUp");
		await expect.poll(box).toEqual([265, 74]);
		await page.mouse.move(100, 200);
		await expect.poll(box).toEqual([165, 74]);
		await isUndone(run, html);
	},
};
