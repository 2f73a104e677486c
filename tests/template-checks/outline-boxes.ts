import { outlineBoxes } from "@scriptorium/script-templates/templates/outline-boxes";
import { isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: outlineBoxes,
	html: "<main><div><p>One</p></div></main>",
	applies: async () => true,
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		await run.run();
		const outlines = await page
			.locator("body *")
			.filter({ visible: true })
			.evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
		expect(new Set(outlines)).toEqual(new Set(["solid"]));
		const colors = await page.evaluate(
			() =>
				new Set([...document.querySelectorAll("body, body *")].map((one) => getComputedStyle(one).outlineColor)).size,
		);
		expect(colors).toBeGreaterThan(1);
		await isUndone(run, html);
		expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
	},
};
