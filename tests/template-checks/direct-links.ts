import { directLinks } from "@scriptorium/script-templates/templates/direct-links";
import { has, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: directLinks,
	html: "<a href='/url?q=https://target.example/page%3Fa%3D1&sa=U'>Result</a> <a href='https://out.example/l/?uddg=https%3A%2F%2Fthird.example%2F'>Third</a> <a href='/login?redirect=https://everyday.example/'>Sign in</a> <a href='https://share.example/sharer?u=https://x.example/'>Share</a>",
	applies: (page) => has(page, "a[href]"),
	async verify({ page, run, expect }) {
		const hrefs = (selector: string) =>
			page.locator(selector).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
		const plain = "a[href]:not([href*='?']):not(.later)";
		const before = await hrefs(plain);
		const others = await hrefs("a[href*='/login'], a[href*='sharer']");
		await run();
		await page.evaluate(() => {
			for (const href of [
				"/url?q=https://target.example/later&ved=1",
				"/go/clk?id=7&dest=https%3A%2F%2Fshop.example%2Foffer",
				"https://mail.example/track?e=9&url=https%3A%2F%2Fletter.example%2F5",
				"https://l.facebook.example/l.php?u=https%3A%2F%2Fnews.example%2Fa%3Fb%3D1&h=x",
			])
				document.body.append(Object.assign(document.createElement("a"), { href, className: "later" }));
		});
		await expect
			.poll(() => hrefs("a.later"))
			.toEqual([
				"https://target.example/later",
				"https://shop.example/offer",
				"https://letter.example/5",
				"https://news.example/a?b=1",
			]);
		expect(await hrefs(plain)).toEqual(expect.arrayContaining(before));
		expect(await hrefs("a[href*='/login'], a[href*='sharer']")).toEqual(others);
	},
};
