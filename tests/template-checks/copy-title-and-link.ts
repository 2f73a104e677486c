import { copyTitleAndLink } from "@scriptorium/script-templates/templates/copy-title-and-link";
import { copied, isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: copyTitleAndLink,
	html: "<title>Bread [and] salt</title><p>Flour</p>",
	applies: (page) => page.evaluate(() => document.title.trim() !== ""),
	async verify(run) {
		const { page, expect } = run;
		const address = await page.evaluate(() => {
			history.replaceState(null, "", "?id=7&utm_source=mail&fbclid=1#part");
			return location.href;
		});
		const html = await page.content();
		const [title, link] = (await copied(run)).split("\n");
		expect(title).toBe((await page.title()).trim().replace(/\s+/g, " "));
		expect(link).toBe(address.replace("&utm_source=mail&fbclid=1", ""));
		await isUndone(run, html);
	},
};
