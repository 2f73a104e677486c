import { renameTab } from "@scriptorium/script-templates/templates/rename-tab";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: renameTab,
	html: "<title>(3) Inbox</title><p>Mail</p>",
	applies: async () => true,
	values: async () => ({ title: "Mine: %s" }),
	async verify({ page, run, expect }) {
		const title = await page.title();
		await run();
		await expect(page).toHaveTitle(`Mine: ${title}`);
		await page.evaluate(() => {
			document.title = "(4) Changed";
		});
		await expect(page).toHaveTitle("Mine: (4) Changed");
	},
};
