import { markExternalLinks } from "@scriptorium/script-templates/templates/mark-external-links";
import { has, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: markExternalLinks,
	html: "<a href='https://other.example/'>Other</a> <a href='/report.pdf'>Report</a> <a href='/own'>Own</a>",
	applies: (page) => has(page, "a[href]"),
	async verify({ page, run, expect }) {
		await run();
		await page.evaluate(() => {
			for (const href of ["https://elsewhere.example/paper.PDF", "/own-later"])
				document.body.append(
					Object.assign(document.createElement("a"), { href, className: "later", textContent: "Later" }),
				);
		});
		const label = (link: Element) => getComputedStyle(link, "::after").content;
		await expect.poll(() => page.locator("a.later").first().evaluate(label)).toBe('"[PDF] ↗"');
		expect(await page.locator("a.later").last().evaluate(label)).toBe("none");
		const marked = await page
			.locator("a[href]")
			.evaluateAll((links) =>
				links
					.filter((link) => /^https?:$/.test((link as HTMLAnchorElement).protocol))
					.map((link) => [
						(link as HTMLAnchorElement).hostname.replace(/^www\./, "") !== location.hostname.replace(/^www\./, ""),
						link.getAttribute("data-scriptorium-link")?.includes("↗") ?? false,
					]),
			);
		for (const [isOutside, isMarked] of marked) expect(isMarked).toBe(isOutside);
	},
};
