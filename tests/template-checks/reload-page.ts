import { reloadPage } from "@scriptorium/script-templates/templates/reload-page";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: reloadPage,
	html: "<input aria-label=Name><p>Text</p>",
	applies: async (page) => page.url().startsWith("http"),
	values: async () => ({ pause: 1000 }),
	async verify({ page, run, expect }) {
		await page.clock.install();
		await page.evaluate(() => {
			document.body.append(Object.assign(document.createElement("input"), { className: "planted" }));
			document.querySelector<HTMLElement>(".planted")?.focus();
		});
		await run();
		let loads = 0;
		page.on("load", () => (loads += 1));
		await page.clock.runFor(20_000);
		expect(loads, "the page was loaded while somebody typed").toBe(0);
		await page.locator(".planted").blur();
		await page.clock.runFor(2000);
		await expect.poll(() => loads).toBe(1);
	},
};
