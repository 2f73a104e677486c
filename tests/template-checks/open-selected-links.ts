import { openSelectedLinks } from "@scriptorium/script-templates/templates/open-selected-links";
import { has, isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: openSelectedLinks,
	html: "<p><a href='/one'>One</a> and <a href='/two'>Two</a></p><p><a href='/three'>Three</a></p>",
	applies: (page) => has(page, "p a[href^='http'], p a[href^='/'], li a[href^='http'], li a[href^='/']"),
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		const wanted = await page.evaluate(() => {
			const links = [...document.querySelectorAll<HTMLAnchorElement>("p a[href], li a[href]")].filter(
				(link) => link.protocol.startsWith("http") && link.checkVisibility(),
			);
			const place = links[0]?.closest("p, li");
			if (!place) return [];
			getSelection()?.selectAllChildren(place);
			return [
				...new Set(
					[...place.querySelectorAll<HTMLAnchorElement>("a[href]")]
						.map((link) => link.href)
						.filter((href) => href.startsWith("http")),
				),
			];
		});
		await run.run();
		const panel = page.locator("#scriptorium-open-selected-links");
		const rest = await panel
			.getByRole("link")
			.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
		const tabs = () =>
			page
				.context()
				.pages()
				.slice(1)
				.map((tab) => tab.url());
		await expect.poll(() => [...tabs(), ...rest].sort()).toEqual([...wanted].sort());
		for (const tab of page.context().pages().slice(1)) await tab.close();
		await isUndone(run, html);
	},
};
