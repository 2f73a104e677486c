import { readFile } from "node:fs/promises";
import { saveTable } from "@scriptorium/script-templates/templates/save-table";
import { copied, has, isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: saveTable,
	html: `<title>Rivers / Europe</title><h1>Rivers</h1><table><caption>Longest</caption><thead><tr><th>River</th><th colspan="2">Length</th></tr></thead>
		<tbody><tr><td rowspan="2">Volga, "Mother"</td><td>3530</td><td>km</td></tr><tr><td>2190</td><td>mi</td></tr><tr><td>=SUM(1)</td><td>-5</td><td>ü</td></tr></tbody></table>`,
	applies: async (page) => (await has(page, "table tr:nth-child(2)")) && (await has(page, "table td")),
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		const cells = await page
			.locator("table")
			.filter({ visible: true })
			.filter({ has: page.locator("tr:nth-child(2)") })
			.filter({ hasNot: page.locator("table") })
			.first()
			.locator("td, th")
			.filter({ visible: true })
			.allInnerTexts();
		const plain = cells
			.map((text) => text.trim().replace(/\s+/g, " "))
			.filter((text) => text && !/^[-=+@]|[",;]/.test(text));
		const panel = page.locator("#scriptorium-save-table");
		await run.run();
		const save = panel.getByRole("button", { name: "Save as CSV" }).first();
		const [file] = await Promise.all([page.waitForEvent("download"), save.click()]);
		const csv = await readFile(await file.path(), "utf8");
		expect(file.suggestedFilename()).toMatch(/\.csv$/);
		for (const cell of plain) expect(csv).toContain(cell);
		await isUndone(run, html);
		const copy = await copied({
			...run,
			run: async () => {
				await run.run();
				await panel.getByRole("button", { name: "Copy" }).first().click();
			},
		});
		expect(copy.split("\n").length).toBeGreaterThan(1);
		for (const cell of plain) expect(copy).toContain(cell);
	},
};
