import type { SeedRun } from "../run-seed.ts";

/** The sheets of a PDF, as [width, height] in points. */
const sheetsOf = (pdf: Buffer) =>
	[...pdf.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
		Math.round(Number(width)),
		Math.round(Number(height)),
	]);

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	// No print window opens without a person; the page is printed below.
	await page.evaluate(() => {
		window.print = () => document.body.setAttribute("data-printing", "");
	});
	const html = await page.content();
	const panel = page.locator("#scriptorium-full-page-pdf");
	const box = page.locator("#bar");
	await run();
	await page.evaluate(() => scrollTo(0, 700));
	await panel.getByRole("button", { name: "Make the sheet" }).click();
	await expect(page.locator("body")).toHaveAttribute("data-printing");
	await expect(box).toHaveCSS("position", "absolute");
	await expect(page.locator("#late")).toHaveAttribute("loading", "eager");
	// On paper the site's own rule would hide the text.
	await page.emulateMedia({ media: "print" });
	await expect(page.locator("#text")).toBeVisible();
	await page.emulateMedia({ media: null });
	// Printed by the test, the page gets the events of a print window.
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
	expect(sheets).toHaveLength(1);
	expect(sheets[0]?.[0]).toBe(960);
	expect(Math.abs((sheets[0]?.[1] ?? 0) - height * 0.75)).toBeLessThan(4);
	await expect(panel.getByRole("status")).toHaveText("Done. The page is as before.");
	await expect(box).toHaveCSS("position", "fixed");
	expect(await page.evaluate(() => scrollY)).toBe(700);
	await page.keyboard.press("Escape");
	await page.evaluate(() => document.body.removeAttribute("data-printing"));
	expect(await page.content()).toBe(html);
}
