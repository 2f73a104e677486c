import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	await run();
	const sheet = page.getByRole("dialog", { name: "Reading Mode" });
	const article = sheet.getByRole("article");
	await expect(article.getByRole("heading", { level: 1 })).toHaveText("Why the swifts came back");
	await expect(article.getByRole("heading", { level: 2 })).toHaveText("Eleven seconds of sound");
	await expect(article.getByRole("img", { name: "A row of wooden boxes below a roof" })).toBeVisible();
	await expect(article.locator("pre")).toHaveText("june 14 pairs\njuly 31 young");
	await expect(article.getByRole("link", { name: "plan for nesting boxes" })).toHaveAttribute("href", /\/boxes$/);
	expect(await article.locator("blockquote").evaluate((quote) => quote.getAttributeNames())).toEqual(["lang"]);
	for (const noise of ["Subscribe", "partners", "trap for machines", "ten gardens", "rights are reserved", "tracked"])
		await expect(article).not.toContainText(noise);

	// The page's own style sheet claims every element; the sheet must not look like it.
	expect(await article.evaluate((element) => getComputedStyle(element).fontFamily)).not.toContain("Comic");
	const sheetBox = await sheet.boundingBox();
	expect(sheetBox).toMatchObject({ x: 0, y: 0, height: 800 });

	await expect(sheet).toContainText("1 min read");
	await sheet.getByRole("button", { name: "Larger" }).click();
	await expect(sheet).toHaveCSS("font-size", "22px");
	await sheet.getByLabel("Colours").selectOption("Dark");
	await expect(sheet).toHaveCSS("background-color", "rgb(23, 24, 26)");

	await article.getByRole("link", { name: "1", exact: true }).click();
	await expect(article.getByText("Counted by the naturalists")).toBeInViewport();
	expect(page.url()).not.toContain("#note");

	await page.keyboard.press("Escape");
	await expect(sheet).toHaveCount(0);
	await run();
	await expect(article).toBeVisible();
	await run();
	await expect(sheet).toHaveCount(0);
}
