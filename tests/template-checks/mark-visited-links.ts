import { markVisitedLinks } from "@scriptorium/script-templates/templates/mark-visited-links";
import { has, type PageCheck } from "./page-check.ts";

/** The browser tells no script which links were visited: the rule is read, and that links which were not keep their color. */
export const check: PageCheck = {
	template: markVisitedLinks,
	html: "<p><a href='/other' style='color: #0000ff'>Other</a></p>",
	applies: (page) => has(page, "a[href]"),
	values: async () => ({ color: "#00c800" }),
	async verify({ page, run, expect }) {
		const colors = () =>
			page.locator("a[href]").evaluateAll((links) => links.map((link) => getComputedStyle(link).color));
		const before = await colors();
		await run();
		const rules = await page.evaluate(() =>
			document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n"),
		);
		expect(rules).toMatch(/^a:visited.*\{ color: rgb\(0, 200, 0\) !important; \}$/m);
		expect(await colors()).toEqual(before);
	},
};
