import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await page.route(/google-analytics\.com|cdn\.example/, (route) => route.fulfill({ body: "" }));
	await open();
	const html = await page.content();
	const panel = page.locator("#scriptorium-who-is-watching");
	const status = panel.getByRole("status");
	await page.evaluate(async () => {
		await cookieStore.set("one", "1");
		await cookieStore.set("two", "2");
		localStorage.setItem("kept", "x");
	});
	await run();
	await expect(status).toHaveText("This page has loaded nothing from other sites.");
	await expect(panel).toContainText("2 cookies that scripts can read, 1 stored values.");

	// The list grows with what the page loads; known watchers come first.
	await page.evaluate(async () => {
		const ask = (address: string) => fetch(address, { mode: "no-cors" });
		await Promise.all([ask("https://a.cdn.example/1"), ask("https://a.cdn.example/2")]);
		await ask("https://www.google-analytics.com/collect");
	});
	await expect(status).toHaveText("Loaded from 2 other sites, 1 of them known for measuring or advertising.");
	expect(await panel.getByRole("listitem").allTextContents()).toEqual([
		"www.google-analytics.com: 1 (requests) – measures or advertises (Google)",
		"a.cdn.example: 2 (requests)",
	]);
	await page.keyboard.press("Escape");
	expect(await page.content()).toBe(html);
	await page.evaluate(() => localStorage.clear());
}
