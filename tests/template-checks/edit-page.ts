import { editPage } from "@scriptorium/script-templates/templates/edit-page";
import { findUncovered, has, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: editPage,
	html: "<h1>Bread</h1><p>Text</p>",
	applies: (page) => has(page, "h1, h2, p"),
	async verify({ page, run, expect }) {
		await run();
		const text = await page.evaluateHandle(findUncovered, "h1, h2, p");
		await text.asElement()?.click();
		await page.keyboard.press("End");
		await page.keyboard.type(" edited here");
		await expect(page.locator("body")).toContainText("edited here");
		await run();
		expect(await page.evaluate(() => document.designMode)).toBe("off");
	},
};
