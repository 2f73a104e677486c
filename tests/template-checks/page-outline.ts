import { pageOutline } from "@scriptorium/script-templates/templates/page-outline";
import { has, isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: pageOutline,
	html: "<h1>Bread</h1><h2>Flour</h2><h2 hidden>Secret</h2><div role=heading aria-level=3>Rye</div><p style='height: 2000px'></p><h2>End</h2>",
	applies: (page) => has(page, "h1, h2, h3"),
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		const headings = page.locator("h1, h2, h3, h4, h5, h6, [role='heading']").filter({ visible: true, hasText: /\S/ });
		const count = await headings.count();
		const last = await headings.last().elementHandle();
		await run.run();
		const rows = page.locator("#scriptorium-page-outline").getByRole("listitem");
		await expect(rows).toHaveCount(count);
		await rows.last().getByRole("button").click();
		const isInView = () =>
			last?.evaluate((heading) => {
				const { top, bottom } = (heading as Element).getBoundingClientRect();
				return bottom > 0 && top < innerHeight;
			});
		await expect.poll(isInView).toBe(true);
		await isUndone(run, html);
	},
};
