import { filterRows } from "@scriptorium/script-templates/templates/filter-rows";
import { has, isUndone, type PageCheck } from "./page-check.ts";

const ENTRIES = "tbody tr:has(td):not(:has(table))";

export const check: PageCheck = {
	template: filterRows,
	html: "<h1>Rivers</h1><table><thead><tr><th>River</th></tr></thead><tbody><tr><td>Rhine big</td></tr><tr><td>Elbe</td></tr><tr><td>Volga</td></tr></tbody></table><ul><li>One</li></ul>",
	applies: (page) => has(page, ENTRIES, 3),
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		const rows = page.locator(ENTRIES);
		const all = (await rows.filter({ visible: true }).allTextContents()).map((text) => text.toLowerCase());
		const word = (all[0] ?? "").match(/\p{L}{3,}|\d+/u)?.[0] ?? "";
		const wanted = all.filter((text) => text.includes(word)).length;
		await run.run();
		await page.locator("#scriptorium-filter-rows").getByRole("searchbox").fill(word);
		await expect(rows.filter({ visible: true })).toHaveCount(wanted);
		await page.locator("#scriptorium-filter-rows").getByRole("searchbox").fill("no-row-has-this-word");
		await expect(rows.filter({ visible: true })).toHaveCount(0);
		await isUndone(run, html);
		await expect(rows.filter({ visible: true })).toHaveCount(all.length);
	},
};
