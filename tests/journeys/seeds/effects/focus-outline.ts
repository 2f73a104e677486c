import type { CheckEffect } from "../describe-seed.ts";

export const checkEffect: CheckEffect = async ({ page, open, expect }) => {
	await open();
	const link = page.getByRole("link", { name: "Home" });
	const button = page.getByRole("button", { name: "Send" });
	await page.keyboard.press("Tab");
	await expect(link).toHaveCSS("outline", "rgb(47, 125, 225) solid 3px");
	await page.keyboard.press("Tab");
	await expect(button).toHaveCSS("outline-style", "solid");
	await expect(link).toHaveCSS("outline-style", "none");
	await page.mouse.click(5, 300);
	await button.click();
	await expect(button).toHaveCSS("outline-style", "none");
};
