import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const folder = page.url().replace(/[^/]+$/, "");
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await run();
	const panel = page.getByRole("dialog", { name: "Image List" });
	const status = panel.getByRole("status");
	const rows = panel.getByRole("listitem");
	const smallest = panel.getByLabel("Smallest width");
	await expect(smallest).toBeFocused();
	await expect(status).toHaveText("13 pictures and 1 SVG drawing on this page");
	await expect(rows.first()).toHaveText(
		/^image-list-large,1\.webp1600 × 1000 px, WEBP, another size in the srcsetCopy$/,
	);
	// A background and a poster tell their size when the panel has shown them.
	await expect(rows.filter({ hasText: "900 × 90 px" })).toHaveText(
		/^Written into the page, \d+ characters900 × 90 px, SVG, backgroundCopy$/,
	);
	await expect(rows.filter({ hasText: "poster of a film" })).toContainText("320 × 200 px");
	await expect(panel.getByRole("link")).toHaveText([
		"image-list-large,1.webp",
		"image-list-wide.avif",
		"image-list-640.png",
		"image-list-640.png",
		"image-list-320.png",
		"image-list-320.png",
		"image-list-320.png",
		"picture.svg",
		"picture.svg",
		"picture.svg",
		"image-list-missing.gif",
	]);
	await expect(rows.filter({ hasText: "image-list-wide.avif" })).toContainText("1280 × 800 px, AVIF");
	await expect(rows.filter({ hasText: "2 times" })).toContainText("picture.svg");
	await expect(rows.filter({ hasText: "inside SVG" })).toHaveCount(1);
	await expect(rows.filter({ hasText: "missing" })).toContainText("size not known, GIF");
	// Neither the other sizes nor a picture that the page itself shows is loaded for the list.
	expect(asked.filter((address) => /large|wide|plain|card/.test(address))).toEqual([]);

	await smallest.fill("600");
	await expect(status).toHaveText("5 of 13 pictures and 1 SVG drawing on this page");
	await panel.getByRole("button", { name: "Copy addresses" }).click();
	await expect(status).toHaveText("Copied 5 addresses");
	const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
	const [first, second, ...rest] = (await readClipboard()).split("\n");
	expect([first, second]).toEqual([`${folder}image-list-large,1.webp?format=webp`, `${folder}image-list-wide.avif`]);
	expect(rest).toHaveLength(3);

	await page.keyboard.press("ArrowDown");
	await expect(panel.getByRole("link").first()).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(status).toHaveText("Copied 1 address");
	expect(await readClipboard()).toBe(`${folder}image-list-wide.avif`);
	const coming = page.context().waitForEvent("page");
	await panel.getByRole("link", { name: "image-list-640.png" }).first().click();
	const opened = await coming;
	await expect(opened).toHaveURL(/image-list-640\.png/);
	await opened.close();

	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);
	expect(await page.content()).toBe(html);
	await run();
	await expect(panel).toBeVisible();
	await run();
	await expect(panel).toHaveCount(0);
}
