import { darkMode } from "@scriptorium/script-templates/templates/dark-mode";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: darkMode,
	html: "<h1>Bread</h1><p>Text</p><img alt=loaf width=20 height=20>",
	applies: async (page) =>
		(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)) === "rgba(0, 0, 0, 0)",
	async verify({ page, run, expect }) {
		const filterOf = (selector: string) =>
			page
				.locator(selector)
				.first()
				.evaluate((one) => getComputedStyle(one).filter);
		await page.evaluate(() => document.body.style.setProperty("background", "#111"));
		await run();
		expect(await filterOf("html"), "a dark page was inverted").toBe("none");
		await page.evaluate(() => document.body.style.removeProperty("background"));
		await run();
		expect(await filterOf("html")).toContain("invert(1)");
		if ((await page.locator("img").count()) > 0) expect(await filterOf("img")).toContain("invert(1)");
	},
};
