import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const panel = page.locator("#scriptorium-dyslexia-reading");
	const text = page.locator("#text");
	await run();
	const font = panel.getByLabel("Font");
	await expect(text).toHaveCSS("font-family", new RegExp(`${await font.inputValue()}.*sans-serif`));
	expect(await font.locator("option").allTextContents()).not.toContain("No Such Font");
	await expect(text).toHaveCSS("line-height", "32px");
	await expect(text).toHaveCSS("letter-spacing", "1.2px");
	await expect(text).toHaveCSS("text-align", "start");
	await expect(text).toHaveCSS("background-color", "rgb(251, 243, 220)");
	await expect(page.locator("#emphasis")).toHaveCSS("font-style", "normal");
	await expect(page.locator("#code")).toHaveCSS("font-family", "monospace");
	await expect(page.locator("#icon")).toHaveCSS("font-family", "Icons");
	await expect(page.locator("#arabic")).toHaveCSS("letter-spacing", "normal");

	await panel.getByLabel("Room").press("End");
	await expect(text).toHaveCSS("line-height", "40px");
	await panel.getByLabel("Background").selectOption("As it is");
	await expect(text).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	await page.emulateMedia({ media: "print" });
	await expect(text).toHaveCSS("font-family", "Georgia, serif");
	await page.emulateMedia({ media: null });

	await panel.getByRole("button", { name: "Hide this panel" }).click();
	await expect(font).toHaveCount(0);
	await expect(text).toHaveCSS("line-height", "40px");
	await run();
	await expect(text).toHaveCSS("font-family", "Georgia, serif");
	expect(await page.content()).toBe(html);
}
