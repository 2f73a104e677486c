import { copyLinks } from "@scriptorium/script-templates/templates/copy-links";
import { copied, has, isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: copyLinks,
	html: "<a href='/one'>One</a> <a href='https://other.example/two?x=1#y'>Two</a> <a href='/one'>Again</a> <a href='javascript:void 0'>No</a><map name='m'><area href='/three'></map><div><template shadowrootmode='open'><a href='/four'>Four</a></template></div>",
	applies: (page) => has(page, "a[href^='http'], a[href^='/']"),
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		const links = await page.evaluate(() =>
			[...document.querySelectorAll("*")]
				.flatMap((element) => [element, ...(element.shadowRoot?.querySelectorAll("a[href]") ?? [])])
				.filter((element) => element.matches("a[href], area[href]"))
				.map((link) => (link as HTMLAnchorElement).href)
				.filter((href) => href.startsWith("http")),
		);
		const text = await copied(run);
		expect(text.split("\n").sort()).toEqual([...new Set(links)].sort());
		await isUndone(run, html);
	},
};
