import { readFile } from "node:fs/promises";
import type { SeedRun } from "../run-seed.ts";

const expected = [
	"Branch,Loans,,Note",
	",Books,Films,",
	'"Centre, main hall","1,204",-12.5 %,"said ""quiet""\nplease"',
	`Łódź-Süd 図書館,88,+3,"'=HYPERLINK(""https://evil.example"")"`,
	"Harbour,7,none,'+SUM(A1)",
	",9,typed,",
].join("\r\n");

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const coming = page.waitForEvent("download");
	const [file] = await Promise.all([coming, run()]);
	expect(file.suggestedFilename()).toBe("Loans-by-branch-2nd-quarter.csv");
	const bytes = await readFile(await file.path());
	expect([...bytes.subarray(0, 3)], "the mark of UTF-8").toEqual([0xef, 0xbb, 0xbf]);
	expect(bytes.subarray(3).toString("utf8")).toBe(`${expected}\r\n`);
	const notice = page.locator("#scriptorium-table-to-csv").getByRole("status");
	await expect(notice).toHaveText("Saved 6 rows and 4 columns as Loans-by-branch-2nd-quarter.csv");
	await page.keyboard.press("Escape");
	await expect(notice).toHaveCount(0);
	expect(await page.content()).toBe(html);
}
