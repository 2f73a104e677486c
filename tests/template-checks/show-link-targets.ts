import { showLinkTargets } from "@scriptorium/script-templates/templates/show-link-targets";
import { has, isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: showLinkTargets,
	html: "<p><a href='https://other.example/two?x=1'>Bank</a> <a href='/own/page'>Own</a></p>",
	applies: (page) => has(page, "a[href^='http'], a[href^='/']"),
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		await run.run();
		const links = await page
			.locator("a[href^='http'], a[href^='/']")
			.filter({ visible: true })
			.evaluateAll((all) =>
				all.map((link) => ({
					host: (link as HTMLAnchorElement).host,
					path: (link as HTMLAnchorElement).pathname,
					own: (link as HTMLAnchorElement).hostname === location.hostname,
					text: link.querySelector(".scriptorium-link-target")?.textContent ?? "",
				})),
			);
		for (const { host, path, own, text } of links) expect(text).toContain((own ? path : host).slice(0, 70));
		await isUndone(run, html);
	},
};
