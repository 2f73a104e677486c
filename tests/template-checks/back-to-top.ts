import { backToTop } from "@scriptorium/script-templates/templates/back-to-top";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: backToTop,
	html: "<p style='height: 4000px'>Text</p>",
	applies: async (page) => page.evaluate(() => document.documentElement.scrollHeight > innerHeight * 3),
	async verify({ page, run, expect }) {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await run();
		const button = page.getByRole("button", { name: "Back to the top" });
		await expect(button).toBeHidden();
		await page.evaluate(() => scrollTo(0, innerHeight * 2));
		await button.click();
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		await page.locator("#scriptorium-back-to-top").evaluate((host) => host.remove());
		await page.evaluate(() => scrollTo(0, innerHeight * 2));
		await page.evaluate(() => document.body.append("later"));
		await expect(button).toBeVisible();
	},
};
