import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	await open();
	const bridges = page.locator("#bridges");
	const column = (table: string, number: number) =>
		page.locator(`#${table} tr:not(:has(th)) td:nth-child(${number}):not([colspan])`);
	const button = (words: string) => page.getByRole("button", { name: new RegExp(`^Sort by ${words}`) });
	await expect(bridges.getByRole("button")).toHaveCount(5);
	for (const table of ["layout", "merged", "short"])
		await expect(page.locator(`#${table}`).getByRole("button")).toHaveCount(0);
	await expect(page.locator("#own").getByRole("button")).toHaveCount(1);

	// Empty cells come last both ways; sums stay where they are.
	await button("Length").click();
	await expect(column("bridges", 2)).toHaveText(["−3.5", "88[1]", "350", "1,204", ""]);
	await expect(bridges.getByRole("columnheader", { name: "Length" })).toHaveAttribute("aria-sort", "ascending");
	await expect(button("Length")).toHaveAccessibleName("Sort by Length (m), now ascending");
	await button("Length").press("Enter");
	await expect(column("bridges", 2)).toHaveText(["1,204", "350", "88[1]", "−3.5", ""]);
	await expect(bridges.locator("tr").last()).toHaveText("Sumfive bridges");

	await button("Opened").press("Enter");
	await expect(column("bridges", 4)).toHaveText([
		"Dec 1950",
		"01/04/1987",
		"2019-02-01",
		"12 Feb 2019",
		"5 March 2019",
	]);
	await expect(bridges.locator("[aria-sort]")).toHaveCount(1);
	await button("Queue").press("Enter");
	await expect(column("bridges", 3)).toHaveText(["0:45", "2:00", "12:30", "59:59", "1:05:00"]);
	await button("Bridge").press("Enter");
	await expect(column("bridges", 1)).toHaveText(["Älmhult", "Harbour", "Mill", "weir 9", "Weir 10"]);

	// The words of a header can be clicked, but its links stay links.
	await bridges.getByRole("link", { name: "Toll" }).click();
	await expect(page).toHaveURL(/#tolls$/);
	await expect(column("bridges", 1).first()).toHaveText("Älmhult");
	await bridges.getByRole("columnheader", { name: "Bridge" }).click({ position: { x: 6, y: 6 } });
	await expect(column("bridges", 1).first()).toHaveText("Weir 10");
	await button("Toll").press("Enter");
	await expect(column("bridges", 5)).toHaveText(["£0.80", "£2.50", "£2.50", "£11", "–"]);
	await expect(column("bridges", 1)).toHaveText(["Mill", "Weir 10", "Harbour", "Älmhult", "weir 9"]);

	await button("Betrag").press("Enter");
	await expect(column("german", 2)).toHaveText(["20,75 €", "900 €", "1.500 €"]);
	await button("Datei").press("Enter");
	await button("Datei").press("Enter");
	await expect(column("german", 3)).toHaveText(["3.4M", "950K", "12K"]);
	await expect(page.locator("#german tr").last()).toHaveText("Summe 2.420,75 €");

	await page.getByRole("button", { name: "Load the ferries" }).click();
	await expect(button("Ferry")).toHaveCount(0);
	await page.keyboard.press("Tab");
	await button("Ferry").press("Enter");
	await expect(column("ferries", 1)).toHaveText(["A", "B", "C"]);
	await button("Ferry").press("Enter");
	await button("Ferry").press("Enter");
	await expect(column("ferries", 1)).toHaveText(["C", "A", "B"]);

	// Escape: element for element what the page is without the script.
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: /^Sort by/ })).toHaveCount(0);
	await page.locator("#later").evaluate((later) => later.replaceChildren());
	const written = await page.evaluate(async () => {
		const parsed = new DOMParser().parseFromString(await (await fetch(location.pathname)).text(), "text/html");
		return parsed.documentElement.outerHTML;
	});
	expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(written);
	await bridges.hover();
	await expect(bridges.getByRole("button")).toHaveCount(5);
}
