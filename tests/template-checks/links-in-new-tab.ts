import { linksInNewTab } from "@scriptorium/script-templates/templates/links-in-new-tab";
import { has, type PageCheck } from "./page-check.ts";

const LINKS = "a[href^='http']:not([target]):not([download]), a[href^='/']:not([target]):not([download])";

export const check: PageCheck = {
	template: linksInNewTab,
	html: "<a href='/other'>Other</a> <a href='#here'>Here</a><p id=here>Text</p>",
	applies: (page) => has(page, LINKS),
	async verify({ page, run, expect }) {
		const address = page.url();
		await run();
		const link = page.locator(LINKS).filter({ visible: true }).first();
		const href = await link.evaluate((one) => (one as HTMLAnchorElement).href);
		const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
		expect(tab.url()).toBe(href);
		expect(page.url()).toBe(address);
		await tab.close();
		const within = page.locator("a[href^='#']:not([href='#'])").filter({ visible: true });
		if ((await within.count()) > 0) {
			await within.first().click();
			expect(page.context().pages()).toHaveLength(1);
		}
	},
};
