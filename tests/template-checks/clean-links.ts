import { cleanLinks } from "@scriptorium/script-templates/templates/clean-links";
import { has, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: cleanLinks,
	html: "<a href='/a?utm_source=x&id=1&UTM_medium=y#k'>A</a> <a href='https://other.example/?fbclid=1'>B</a> <a href='/c?q=utm_source&ref=2'>C</a>",
	applies: (page) => has(page, "a[href]"),
	async verify({ page, run, expect }) {
		const before = await page
			.locator("a[href]")
			.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
		await run();
		const tracked = (href: string) => /[?&](utm_\w+|fbclid|gclid|msclkid|igshid)=/i.test(href);
		await page.evaluate(() => {
			const link = document.createElement("a");
			link.href = "https://other.example/page?id=3&utm_campaign=x&gclid=1&utm_term=y#end";
			link.className = "later";
			document.body.append(link);
		});
		await expect(page.locator("a.later")).toHaveAttribute("href", "https://other.example/page?id=3#end");
		const after = await page
			.locator("a[href]:not(.later)")
			.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
		expect(after.filter(tracked)).toEqual([]);
		expect(after.filter((_, place) => !tracked(before[place] ?? ""))).toEqual(before.filter((href) => !tracked(href)));
	},
};
