import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const panel = page.locator("#scriptorium-font-finder");
	const status = panel.getByRole("status");
	await run();
	// The wish that the browser cannot fulfill is not what is shown.
	const rows = panel.getByRole("listitem");
	await expect(rows.first()).toHaveText(/^DejaVu Sans: \d+ letters$/);
	await expect(rows.filter({ hasText: /^serif/ })).toHaveCount(1);
	await expect(rows.filter({ hasText: /^monospace/ })).toHaveCount(1);
	await expect(rows.filter({ hasText: /^cursive/ })).toHaveCount(1);
	await expect(panel).not.toContainText("No Such Font");

	await page.locator("#text").hover({ position: { x: 10, y: 8 } });
	await expect(status).toHaveText(/^DejaVu Sans, 16px, weight 400, line normal, color rgb\(10, 20, 30\)$/);
	await page.locator("#title").hover({ position: { x: 10, y: 8 } });
	await expect(status).toHaveText(/^serif \(your browser's choice\), 30px, weight 700 italic/);
	await panel.getByRole("button", { name: /^monospace/ }).click();
	await expect(page.locator("code")).toHaveCSS("outline-style", "solid");
	await page.keyboard.press("Escape");
	await expect(page.locator("code")).toHaveCSS("outline-style", "none");
	expect(await page.content()).toBe(html);
}
