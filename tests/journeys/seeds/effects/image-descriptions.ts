import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	await run();
	const panel = page.getByRole("region", { name: "Image Descriptions" });
	const rows = panel.getByRole("listitem");
	const view = panel.getByLabel("Show");
	await expect(panel.getByRole("status")).toHaveText("13 of 21 images with problems");
	await expect(view).toBeFocused();
	await expect(rows).toHaveText([
		/^no text\s*⚠ no alternative text\s*picture\.svg$/,
		/^“IMG_4711\.JPG”\s*⚠ looks like a file name/,
		/^“kiln-2-front”\s*⚠ looks like a file name\s*kiln-2-front\.svg$/,
		/^“Photo”\s*⚠ does not say what it shows/,
		/^“A potter at the wheel”\s*⚠ the same text stands for 2 different images/,
		/^“a potter at the wheel”\s*⚠ the same text stands for 2 different images/,
		/^decorative: screen readers pass over it\s*⚠ the link around it has no name/,
		/^“Map of the market”\s*⚠ repeats the words beside it/,
		/^“The oven of 1911”\s*⚠ repeats its caption/,
		/^an svg without a text\s*⚠ no alternative text/,
		/^an svg without a text\s*⚠ the button around it has no name/,
		/^no text\s*⚠ no alternative text/,
		/^no text\s*⚠ no alternative text/,
	]);

	// A picture that is loaded is drawn beside its text; one that could not be loaded leaves the place empty.
	const ink = (row: number) =>
		rows
			.nth(row)
			.locator("canvas")
			.evaluate((canvas) => {
				if (!(canvas instanceof HTMLCanvasElement)) throw new Error("not a canvas");
				return canvas.getContext("2d")?.getImageData(56, 42, 1, 1).data[3];
			});
	expect(await ink(0)).toBe(255);
	expect(await ink(2)).toBe(0);
	await expect(page.locator("#missing")).toHaveCSS("outline", "rgb(209, 36, 47) solid 3px");
	await expect(page.locator("#inner")).toHaveCSS("outline-style", "solid");
	for (const id of ["good", "empty", "again-one", "ornament", "role"])
		await expect(page.locator(`#${id}`)).toHaveCSS("outline-style", "none");

	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page.locator("#file")).toBeInViewport();
	await rows.last().getByRole("button").click();
	await expect(page.locator("#inner")).toBeInViewport();

	await view.selectOption("Described");
	await expect(rows).toHaveCount(12);
	await expect(rows.first()).toContainText("A blue bowl beside a row of unglazed cups");
	await expect(rows.filter({ hasText: "Opening hours: nine to five" })).toHaveCount(1);
	await expect(rows.filter({ hasText: "“A jug”" })).toHaveCount(1);
	await view.selectOption("Decorative");
	await expect(rows).toHaveCount(3);

	await panel.getByRole("button", { name: "Copy" }).click();
	await expect(panel.getByRole("status")).toHaveText("Copied 13 findings");
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied.split("\n").slice(0, 4)).toEqual([
		`Image descriptions of ${page.url()}`,
		"",
		"- picture.svg: no alternative text (no text)",
		'- picture.svg: looks like a file name ("IMG_4711.JPG")',
	]);

	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);
	await expect(page.locator("#missing")).toHaveCSS("outline-style", "none");
	expect(await page.content()).toBe(html);
	await run();
	await expect(rows).toHaveCount(13);
	await run();
	await expect(panel).toHaveCount(0);
	expect(await page.content()).toBe(html);
}
