import { textFont } from "@scriptorium/script-templates/templates/text-font";
import { has, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: textFont,
	html: "<p style='font-family: serif !important'>Bread</p><pre>code</pre><i class='icon-star'></i>",
	applies: (page) => has(page, "p"),
	values: async () => ({ font: 'Comic Neue"; } body { display: none' }),
	async verify({ page, run, expect }) {
		await page.evaluate(() =>
			document.body.append(Object.assign(document.createElement("p"), { className: "planted", textContent: "Butter" })),
		);
		const codeBefore = await page
			.locator("pre, code")
			.evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fontFamily));
		await run();
		await expect(page.locator("p.planted")).toHaveCSS("font-family", /Comic.*system-ui/);
		expect(
			await page.locator("pre, code").evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fontFamily)),
		).toEqual(codeBefore);
		await expect(page.locator("body")).toBeVisible();
	},
};
