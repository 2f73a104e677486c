import { searchThisSite } from "@scriptorium/script-templates/templates/search-this-site";
import { isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: searchThisSite,
	html: "<p>Sourdough & salt</p>",
	applies: async () => true,

	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		await page.evaluate(() => getSelection()?.removeAllRanges());
		await run.run();
		const panel = page.locator("#scriptorium-search-this-site");
		await panel.getByRole("searchbox").fill("salt & bread?");
		const search = panel.getByRole("button", { name: "Search" });
		const [tab] = await Promise.all([page.context().waitForEvent("page"), search.click()]);
		const place = new URL(page.url()).hostname.replace(/^www\./, "");
		await expect
			.poll(() => (URL.canParse(tab.url()) ? new URL(tab.url()).searchParams.get("q") : null))
			.toBe(`site:${place} salt & bread?`);
		await tab.close();
		await isUndone(run, html);
	},
};
