import type { CheckEffect } from "../describe-seed.ts";

export const checkEffect: CheckEffect = async ({ page, open, expect }) => {
	await open();
	const html = page.locator("html");
	await expect(html).toHaveCSS("filter", /invert\(1\)/);
	await expect(page.locator("img")).toHaveCSS("filter", /invert\(1\)/);
	await page.emulateMedia({ media: "print" });
	await expect(html).toHaveCSS("filter", "none");
	await page.emulateMedia({ media: null });
	await page.goto(page.url().replace("dark-mode.html", "dark-mode-dark.html"));
	await expect(html).toHaveCSS("filter", "none");
};
