import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	await open();
	const viewer = page.getByRole("main");
	const status = viewer.getByRole("status");
	const headers = viewer.getByRole("columnheader");
	const column = (number: number) => viewer.locator(`tbody td:nth-of-type(${number})`);
	await expect(status).toHaveText("5 rows, 6 columns");
	await expect(viewer.getByLabel("Separator")).toHaveValue(";");
	await expect(headers).toHaveText(["Row", "Station", "Day", "Level (m)", "Note", "Page", "Column 6"]);
	await expect(column(4)).toHaveText(['said "high"; then fell', "two\nlines", "", "short row", "=SUM(A1)"]);
	await expect(column(1).nth(3)).toHaveText("Mill <b>7</b>");
	await expect(viewer.getByRole("link")).toHaveAttribute("href", "https://weir.example/10?a=1");
	await expect(page.locator("body > pre")).toBeHidden();

	// Decimal commas are numbers, days are days; empty fields come last both ways.
	const level = viewer.getByRole("button", { name: "Level (m)" });
	await level.press("Enter");
	await expect(column(3)).toHaveText(["-0,5", "0,75", "1,25", "12", ""]);
	await expect(headers.nth(3)).toHaveAttribute("aria-sort", "ascending");
	await level.press("Enter");
	await expect(column(3)).toHaveText(["12", "1,25", "0,75", "-0,5", ""]);
	await viewer.getByRole("button", { name: "Day" }).click();
	await expect(column(2)).toHaveText(["1.12.2023", "14.2.2024", "28.2.2024", "5.3.2024", ""]);
	await expect(viewer.locator("[aria-sort]")).toHaveCount(1);
	const station = viewer.getByRole("button", { name: "Station" });
	await station.press("Enter");
	await expect(column(1)).toHaveText(["Älvsborg", "Harbour", "Mill <b>7</b>", "weir 9", "Weir 10"]);
	await station.press("Enter");
	await station.press("Enter");
	await expect(viewer.locator("tbody th")).toHaveText(["1", "2", "3", "4", "5"]);

	const filter = viewer.getByLabel("Filter rows");
	await filter.fill("WEIR high");
	await expect(status).toHaveText("1 of 5 rows, 6 columns");
	await expect(viewer.locator("tbody th")).toHaveText(["1"]);

	// One key away, exactly as the browser made it; and the table is as it was left.
	await filter.press("Escape");
	await expect(viewer).toHaveCount(0);
	await expect(page.locator("body > pre")).toContainText('"said ""high""; then fell"');
	await expect(page.locator("[hidden]")).toHaveCount(0);
	await page.keyboard.press("Escape");
	await expect(status).toHaveText("1 of 5 rows, 6 columns");
	await filter.fill("");

	await viewer.getByLabel("First row is a header").uncheck();
	await expect(status).toHaveText("6 rows, 6 columns");
	await expect(headers.nth(1)).toHaveText("Column 1");
	await viewer.getByLabel("Separator").selectOption("Comma");
	await expect(headers).toHaveText(["Row", "Column 1", "Column 2"]);

	// Other kinds of separators and long files.
	const show = async (name: string, contentType: string, body: string) => {
		await page.route(`**/${name}`, (route) => route.fulfill({ contentType, body }));
		await page.goto(new URL(`/${name}`, page.url()).href);
	};
	const lines = Array.from({ length: 1200 }, (_, index) => `"${index}","1,${String(index).padStart(3, "0")}"`);
	await show("levels.csv", "text/plain", `No,"Level, mean"\r\n${lines.join("\r\n")}\r\n`);
	await expect(status).toHaveText("1,200 rows, 2 columns");
	await expect(column(1)).toHaveCount(500);
	await viewer.getByRole("button", { name: "Show 500 more rows" }).click();
	await viewer.getByRole("button", { name: "Show 200 more rows" }).click();
	await expect(column(1)).toHaveCount(1200);
	await show("levels.tsv", "text/plain", "Name\tLevel, mean\nWeir\t1,5\n");
	await expect(headers).toHaveText(["Row", "Name", "Level, mean"]);
	await show("levels.txt", "text/plain", "Name,Level\nWeir,1\n");
	await expect(page.locator("pre")).toBeVisible();
	await expect(viewer).toHaveCount(0);
}
