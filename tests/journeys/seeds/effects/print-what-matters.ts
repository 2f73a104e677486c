import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const part = (id: string) => page.locator(`#${id}`);
	await run();
	const layer = page.getByRole("application", { name: /^Parts of the page/ });
	const bar = page.getByRole("toolbar", { name: "Print What Matters" });
	const status = bar.getByRole("status");
	const undo = bar.getByRole("button", { name: "Undo" });
	await expect(layer).toBeFocused();
	await expect(undo).toBeDisabled();

	// With the mouse; the page itself hears nothing of it.
	const box = await part("promotion").boundingBox();
	await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 5, (box?.y ?? 0) + 5);
	await expect(status).toHaveText("Part (div): Buy our baking tins. Buy");
	await page.mouse.down();
	await page.mouse.up();
	await expect(part("promotion")).toBeHidden();
	expect(await page.evaluate(() => document.body.dataset.clicked)).toBeUndefined();

	// With the keyboard: from the whole page into it, to a neighbour, and back to the parent.
	await bar.getByRole("button", { name: "Undo" }).click();
	await expect(part("promotion")).toBeVisible();
	await layer.focus();
	for (let up = 0; up < 3; up += 1) await page.keyboard.press("ArrowUp");
	await expect(status).toHaveText("The whole page");
	await page.keyboard.press("Delete");
	await expect(part("title")).toBeVisible();
	await page.keyboard.press("ArrowDown");
	await expect(status).toHaveText("Header: Kitchen notes Cakes Soups");
	await page.keyboard.press("Enter");
	await expect(part("page-head")).toBeHidden();
	await expect(status).toHaveText("Left out: Header: Kitchen notes Cakes Soups");
	await page.keyboard.press("ArrowRight");
	await expect(status).toHaveText("Part (aside): More recipes: apple cake, pear cake, cherry cake");
	await page.keyboard.press("Backspace");
	await expect(part("more")).toBeHidden();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowRight");
	await expect(status).toHaveText(/^Paragraph: My grandmother/);
	await page.keyboard.press("Enter");
	await expect(part("story")).toBeHidden();
	await page.keyboard.press("Control+z");
	await expect(part("story")).toBeVisible();
	await expect(status).toHaveText(/^Back again: Paragraph: My grandmother/);
	await page.keyboard.press("u");
	await expect(part("more")).toBeVisible();

	// Only the list: everything beside it and beside its parents goes, in one step.
	const list = await part("list").boundingBox();
	await page.mouse.move((list?.x ?? 0) + 5, (list?.y ?? 0) + 2);
	await expect(status).toHaveText(/^List: 500 g plums/);
	await page.keyboard.press("k");
	for (const id of ["title", "photo", "steps", "more"]) await expect(part(id)).toBeHidden();
	await expect(part("list")).toBeVisible();
	await page.keyboard.press("u");
	for (const id of ["title", "photo", "steps", "more"]) await expect(part(id)).toBeVisible();

	await bar.getByRole("button", { name: "No pictures" }).click();
	await expect(bar.getByRole("button", { name: "No pictures" })).toHaveAttribute("aria-pressed", "true");
	await expect(part("photo")).toBeHidden();

	// On paper: without the toolbar, without what was left out, and not cut off after one screen.
	await page.emulateMedia({ media: "print" });
	await expect(bar).toBeHidden();
	await expect(part("page-head")).toBeHidden();
	await expect(page.locator("body")).toHaveCSS("overflow", "visible");
	expect(await page.evaluate(() => document.body.offsetHeight > innerHeight)).toBe(true);
	await page.emulateMedia({ media: null });
	await page.evaluate(() => {
		globalThis.print = () => document.body.setAttribute("data-printed", "");
	});
	await layer.press("p");
	await expect(page.locator("body")).toHaveAttribute("data-printed", "");
	await page.evaluate(() => document.body.removeAttribute("data-printed"));

	await page.keyboard.press("Escape");
	await expect(bar).toHaveCount(0);
	expect(await page.content()).toBe(html);
	await run();
	await expect(layer).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(part("page-head")).toBeHidden();
	await run();
	await expect(layer).toHaveCount(0);
	expect(await page.content()).toBe(html);
}
