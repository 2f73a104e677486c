import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { readSeed } from "@scriptorium/supabase/seed/read-seeds";
import { dragLinkOf } from "../../support/text-of.ts";
import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/table-to-csv.ts";
import { clickBookmarklet } from "./run-seed.ts";
import { test } from "./seed-test.ts";

describeSeed("table-to-csv", "seeds/table-to-csv.html", checkEffect);

test("Table to CSV asks which of several tables", async ({ page, fixtures }) => {
	await page.goto(fixtures.url("seeds/table-to-csv-several.html"));
	const html = await page.content();
	const url = dragLinkOf(readSeed("table-to-csv").code);
	await clickBookmarklet(page, url);
	const dialog = page.getByRole("dialog", { name: "Table to CSV" });
	await expect(dialog.getByRole("listitem")).toContainText(["Runners", "Results 2"]);
	await expect(dialog.getByRole("button", { name: "Save Runners" })).toBeFocused();

	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	const coming = page.waitForEvent("download");
	await page.keyboard.press("Enter");
	const file = await coming;
	expect(file.suggestedFilename()).toBe("Results-2.csv");
	expect(await readFile(await file.path(), "utf8")).toBe("\uFEFFClub,Points\r\nNorth,30\r\nSouth,28\r\n");

	await dialog.getByRole("button", { name: "Copy Runners" }).click();
	await expect(dialog.getByRole("status")).toHaveText("Copied 2 rows and 2 columns");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Name\tTime\nAda\t12:03");
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	expect(await page.content()).toBe(html);
	await clickBookmarklet(page, url);
	await expect(dialog).toBeVisible();
	await clickBookmarklet(page, url);
	await expect(dialog).toHaveCount(0);
});
