import { hideElement } from "@scriptorium/script-templates/templates/hide-element";
import { has, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: hideElement,
	html: "<aside class=side style='display: block !important'>Side</aside><main>Bread</main>",
	applies: (page) => has(page, "aside"),
	values: async () => ({ element: "aside" }),
	async verify({ page, run, expect }) {
		await run();
		await expect(page.locator("aside").filter({ visible: true })).toHaveCount(0);
		await page.evaluate(() => document.body.append(document.createElement("aside")));
		await page
			.locator("aside")
			.last()
			.evaluate((side) => side.append("Later"));
		await expect(page.locator("aside").filter({ visible: true })).toHaveCount(0);
		await expect(page.locator("body")).toBeVisible();
	},
};
