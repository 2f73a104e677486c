import type { CheckEffect } from "../describe-seed.ts";

export const checkEffect: CheckEffect = async ({ page, open, expect }) => {
	await open();
	for (const hidden of ["menu", "short", "shelf"]) await expect(page.locator(`#${hidden}`)).toBeHidden();
	for (const shown of ["other-menu", "film", "news"]) await expect(page.locator(`#${shown}`)).toBeVisible();
	// What the page loads later never appears.
	await page.evaluate(() => {
		const later = document.createElement("ytd-video-renderer");
		later.append(Object.assign(document.createElement("a"), { href: "/shorts/later", textContent: "Later" }));
		document.body.append(later);
	});
	await expect(page.locator("ytd-video-renderer")).toBeHidden();
};
