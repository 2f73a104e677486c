import { sortTables } from "@scriptorium/script-templates/templates/sort-tables";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: sortTables,
	html: `<h1>Rivers</h1><table><thead><tr><th>River</th><th>Length</th></tr></thead><tbody><tr><td>Rhine</td><td>1,233</td></tr><tr><td>Elbe</td><td>1,094</td></tr><tr><td>Volga</td><td>3,530</td></tr><tr><td>Aar</td><td>295</td></tr></tbody><tfoot><tr><td>All</td><td>6,152</td></tr></tfoot></table>`,
	applies: (page) =>
		page.evaluate(() =>
			[...document.querySelectorAll("table")].some((table) => {
				const headers = [...(table.tHead?.rows[0]?.cells ?? table.rows[0]?.cells ?? [])];
				const rows = [...table.tBodies].flatMap((body) => [...body.rows]).filter((row) => row.querySelector("td"));
				return (
					headers.length > 1 &&
					headers.every((cell) => cell.localName === "th" && cell.colSpan === 1) &&
					rows.length > 2 &&
					rows.every(
						(row) =>
							row.cells.length === headers.length &&
							[...row.cells].every((cell) => cell.rowSpan === 1 && cell.colSpan === 1),
					) &&
					table.checkVisibility()
				);
			}),
		),
	async verify({ page, run, expect }) {
		await run();
		const table = page
			.locator("table")
			.filter({ has: page.locator(".scriptorium-sort") })
			.filter({ visible: true })
			.first();
		const order = () =>
			table
				.locator("tbody tr")
				.filter({ has: page.locator("td") })
				.evaluateAll((rows) => rows.map((row) => (row as HTMLTableRowElement).cells[0]?.textContent?.trim() ?? ""));
		const before = await order();
		const collate = (texts: readonly string[]) => [...texts].sort(new Intl.Collator("en", { numeric: true }).compare);
		const button = table.locator(".scriptorium-sort").first();
		await button.click();
		const isText = before.every((text) => !/\d/.test(text));
		if (isText) await expect.poll(order).toEqual(collate(before));
		await expect(table.locator("th").first()).toHaveAttribute("aria-sort", "ascending");
		const ascending = await order();
		await button.click();
		if (new Set(before).size === before.length) await expect.poll(order).toEqual([...ascending].reverse());
		await button.click();
		await expect.poll(order).toEqual(before);
	},
};
