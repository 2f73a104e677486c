import { pageNote } from "@scriptorium/script-templates/templates/page-note";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: pageNote,
	html: "<h1>Chair</h1><p>Of oak</p>",
	applies: async () => true,
	async verify({ page, run, expect }) {
		await run();
		const note = page.locator("#scriptorium-page-note");
		const field = note.getByRole("textbox", { name: "Note on this page" });
		await expect(field).toBeHidden();
		await note.getByRole("button", { name: "Note" }).click();
		await field.fill("Too wide for the hall");
		await page.reload();
		await run();
		await expect(field).toHaveValue("Too wide for the hall");
		await expect(field).toBeVisible();
		await note.getByRole("button", { name: "Hide note" }).click();
		await expect(field).toBeHidden();
		await note.getByRole("button", { name: "Note" }).click();
		await field.fill("");
		await page.reload();
		await run();
		await expect(field).toBeHidden();
		expect(
			await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("scriptorium-"))),
		).toEqual([]);
	},
};
