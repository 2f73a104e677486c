import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const overlays = ["#wall", "#dim", "#bubble", "#chat", "#letter"].map((selector) => page.locator(selector));
	const expectCovered = async () => {
		for (const overlay of overlays) await expect(overlay).toBeVisible();
		await expect(page.locator("#story")).toHaveCSS("filter", "blur(6px)");
		await expect(page.locator("body")).toHaveCSS("position", "fixed");
		await expect(page.locator("dialog:modal")).toHaveCount(1);
		expect(await page.content()).toBe(html);
	};
	await expectCovered();

	await run();
	const notice = page.getByRole("group", { name: "Remove Overlays" });
	await expect(notice.getByRole("status")).toHaveText(
		"5 overlays hidden, 3 sticky bars scroll with the page, scrolling is free.",
	);
	for (const overlay of overlays) await expect(overlay).toBeHidden();
	await expect(page.locator("#story")).toHaveCSS("filter", "none");
	await expect(page.locator("#head")).toHaveCSS("position", "relative");
	await expect(page.locator("#note")).toBeVisible();
	await expect(page.locator("#bar")).toBeVisible();
	expect(await page.evaluate(() => scrollY), "the place that the lock had kept").toBe(120);

	// The page can be scrolled and used again: wheel, click, and the tree that screen readers see.
	await page.mouse.move(200, 300);
	await page.mouse.wheel(0, 5000);
	await expect(page.locator("#last")).toBeInViewport();
	await expect(page.locator("#bar")).not.toBeInViewport();
	await page.getByRole("button", { name: "Read on" }).click();
	await expect(page.locator("body")).toHaveAttribute("data-clicked", "page-button");
	await page.evaluate(() => document.body.removeAttribute("data-clicked"));

	await page.keyboard.press("Escape");
	await expect(notice).toHaveCount(0);
	await expectCovered();
	await run();
	await expect(page.locator("#wall")).toBeHidden();
	await run();
	await expectCovered();

	await run();
	await notice.getByRole("button", { name: "Keep" }).press("Enter");
	await expect(notice).toHaveCount(0);
	await page.keyboard.press("Escape");
	for (const overlay of overlays) await expect(overlay).toBeHidden();

	// What comes later is found by another run, and putting back concerns that run alone.
	await page.evaluate(() => {
		const late = Object.assign(document.createElement("div"), { id: "late", textContent: "One more thing" });
		late.style.cssText = "position: fixed; top: 0";
		document.body.append(late);
	});
	await run();
	await expect(notice.getByRole("status")).toHaveText("1 overlay hidden.");
	await expect(page.locator("#late")).toBeHidden();
	await notice.getByRole("button", { name: "Put back" }).click();
	await expect(page.locator("#late")).toBeVisible();
	await expect(page.locator("#wall")).toBeHidden();
}
