import { expect } from "@playwright/test";
import { readSeed } from "@scriptorium/supabase/seed/read-seeds";
import { dragLinkOf } from "../../support/text-of.ts";
import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/table-to-markdown.ts";
import { clickBookmarklet } from "./run-seed.ts";
import { test } from "./seed-test.ts";

describeSeed("table-to-markdown", "seeds/table-to-markdown.html", checkEffect);

test("Table to Markdown asks which of several tables", async ({ page, fixtures }) => {
	await page.goto(fixtures.url("seeds/table-to-csv-several.html"));
	const html = await page.content();
	const url = dragLinkOf(readSeed("table-to-markdown").code);
	await clickBookmarklet(page, url);
	const dialog = page.getByRole("dialog", { name: "Table to Markdown" });
	await expect(dialog.getByRole("listitem")).toContainText(["Runners", "Results 2"]);
	await expect(dialog.getByRole("button", { name: "Copy Runners" })).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(dialog.getByRole("status")).toHaveText("Copied 2 rows and 2 columns as Markdown");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		"| Club  | Points |\n| ----- | ------ |\n| North | 30     |\n| South | 28     |\n",
	);
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	expect(await page.content()).toBe(html);

	// With words of one table selected, that table is meant.
	await page.getByText("South").dblclick();
	await clickBookmarklet(page, url);
	await expect(page.locator("#scriptorium-table-to-markdown").getByRole("status")).toHaveText(
		"Copied 2 rows and 2 columns as Markdown",
	);
});
