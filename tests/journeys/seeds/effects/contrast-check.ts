import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	await run();
	const panel = page.getByRole("region", { name: "Contrast Check" });
	const marked = page.locator("[data-scriptorium-contrast]");
	await expect(panel.getByRole("status")).toHaveText("5 of 10 texts fail AA; 1 over pictures: look yourself");
	expect(await marked.evaluateAll((elements) => elements.map((element) => element.id || element.textContent))).toEqual([
		"fail",
		"modern",
		"Rye",
		"faded",
		"dark",
	]);
	// #777 on white is 4.478…: one step too light, and must not be rounded up to a pass.
	await expect(page.locator("#fail")).toHaveAttribute("data-scriptorium-contrast", "4.47:1");
	await expect(page.locator("#fail")).toHaveCSS("outline", "rgb(209, 36, 47) solid 3px");
	await expect(page.locator("#dark")).toHaveAttribute("data-scriptorium-contrast", "2.53:1");
	await expect(panel.getByRole("listitem")).toHaveCount(5);
	await panel.getByRole("button", { name: "#555555 on #111111" }).click();
	await expect(page.locator("#dark")).toBeInViewport();

	await panel.getByLabel("Level").selectOption("AAA");
	await expect(panel.getByRole("status")).toContainText("8 of 10 texts fail AAA");
	await expect(page.locator("#exact-pass")).toHaveAttribute("data-scriptorium-contrast", "4.54:1");
	// #595959 on white is 7.004…
	await expect(page.locator("#aaa")).not.toHaveAttribute("data-scriptorium-contrast");

	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);
	expect(await page.content()).toBe(html);
	await run();
	await expect(marked).toHaveCount(5);
	await run();
	await expect(marked).toHaveCount(0);
}
