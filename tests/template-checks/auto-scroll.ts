import { autoScroll } from "@scriptorium/script-templates/templates/auto-scroll";
import { isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: autoScroll,
	html: "<p style='height: 4000px'>Text</p>",
	applies: async (page) => page.evaluate(() => document.documentElement.scrollHeight > innerHeight * 2),
	values: async () => ({ speed: 400 }),
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		await run.run();
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
		await page.locator("#scriptorium-auto-scroll").getByRole("button", { name: "Stop" }).click();
		const at = await page.evaluate(() => scrollY);
		await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
		expect(await page.evaluate(() => scrollY)).toBe(at);
		await run.run();
		await isUndone(run, html);
	},
};
