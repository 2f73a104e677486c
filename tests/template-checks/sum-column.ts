import { sumColumn } from "@scriptorium/script-templates/templates/sum-column";
import { isUndone, type PageCheck } from "./page-check.ts";

/** The first table column that contains only whole numbers below 1000, which every language writes alike; null when there is none. */
function columnOf(): { table: number; column: number; sum: number; count: number } | null {
	for (const [place, table] of [...document.querySelectorAll("table")].entries()) {
		if (!table.checkVisibility() || table.querySelector("table")) continue;
		const rows = [...table.rows].filter((row) => !row.closest("thead, tfoot") && row.querySelector("td"));
		for (let column = 0; column < (rows[0]?.cells.length ?? 0); column += 1) {
			const cells = rows.map((row) => row.cells[column]);
			const texts = cells.map((cell) => cell?.textContent?.trim() ?? "");
			if (
				rows.length < 2 ||
				!cells.every((cell) => cell?.localName === "td" && cell.colSpan === 1 && cell.rowSpan === 1) ||
				!texts.every((text) => /^\d{1,3}$/.test(text))
			)
				continue;
			return { table: place, column, sum: texts.reduce((sum, text) => sum + Number(text), 0), count: texts.length };
		}
	}
	return null;
}

export const check: PageCheck = {
	template: sumColumn,
	html: "<table><thead><tr><th>What</th><th>Pieces</th></tr></thead><tbody><tr><td>Lamps</td><td>12</td></tr><tr><td>Chairs</td><td>30</td></tr></tbody><tfoot><tr><td>All</td><td>42</td></tr></tfoot></table>",
	applies: async (page) => (await page.evaluate(columnOf)) !== null,
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		const found = await page.evaluate(columnOf);
		if (!found) throw new Error("There is no column of numbers");
		await run.run();
		await page
			.locator("table")
			.nth(found.table)
			.locator("tr:has(td)")
			.first()
			.locator("td, th")
			.nth(found.column)
			.click();
		const panel = page.locator("#scriptorium-sum-column");
		await expect(panel.getByRole("listitem").filter({ hasText: "Numbers" })).toHaveText(`Numbers: ${found.count}`);
		const sum = await panel.getByRole("listitem").filter({ hasText: "Sum" }).textContent();
		expect(sum?.replace(/\D/g, "")).toBe(String(found.sum));
		await isUndone(run, html);
	},
};
