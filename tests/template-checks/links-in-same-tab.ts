import { linksInSameTab } from "@scriptorium/script-templates/templates/links-in-same-tab";
import { has, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: linksInSameTab,
	html: "<base target=_blank><a href='/other'>Other</a> <a href='/second' target=_blank>Second</a>",
	applies: (page) => has(page, "a[href]"),
	async verify({ page, run, expect }) {
		await run();
		await page.evaluate(() => {
			const link = Object.assign(document.createElement("a"), {
				href: "/later",
				target: "somewhere",
				className: "later",
				textContent: "Later",
			});
			document.body.prepend(link);
		});
		await page.locator("a.later").click();
		await expect(page).toHaveURL(/\/later$/);
		expect(page.context().pages()).toHaveLength(1);
	},
};
