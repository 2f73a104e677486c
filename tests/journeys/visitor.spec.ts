import { expect, test } from "@playwright/test";
import { hubOrigin, scriptLinks, watchForErrors } from "../support/hub.ts";

test.describe("a visitor", () => {
	test("sees featured and recent scripts and real category counts on the home page", async ({ page }) => {
		const errors = watchForErrors(page);
		await page.goto(hubOrigin());
		await expect(page).toHaveTitle(/Scriptorium/);
		await expect(scriptLinks(page, "Featured Bookmarklets")).not.toHaveCount(0);
		await expect(scriptLinks(page, "Recently Added")).toHaveCount(8);
		const categories = page.getByRole("region", { name: "Browse By Category" }).getByRole("listitem");
		await expect(categories).toContainText(Array.from({ length: 6 }, () => "2 scripts"));
		expect(errors).toEqual([]);
	});

	test("finds a seeded script by searching, reads it, copies it and gets its files", async ({ page, context }) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: hubOrigin() });
		const errors = watchForErrors(page);
		await page.goto(hubOrigin());
		await page.getByRole("banner").getByPlaceholder("Search bookmarklets...").fill("table");
		await page.keyboard.press("Enter");
		await page.getByRole("main").getByRole("link", { name: /table/i }).first().click();
		await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toContainText(/table/i);

		const code = page.getByRole("region", { name: /^Code/ }).first();
		await code.getByRole("button", { name: /^Copy/ }).click();
		await expect(code.getByRole("button", { name: "Copied!" })).toBeVisible();
		await expect(page.getByText("Code copied to clipboard")).toBeVisible();
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		expect(copied).toContain("javascript:");

		const drag = page.locator('a[href^="javascript:"]').first();
		expect(decodeURIComponent((await drag.getAttribute("href")) ?? "").length).toBeGreaterThan(200);

		const raw = page.locator('a[href$=".user.js"]').first();
		const answer = await page.request.get(new URL((await raw.getAttribute("href")) ?? "", hubOrigin()).href);
		expect(answer.status()).toBe(200);
		expect(answer.headers()["content-type"]).toContain("text/javascript");
		expect(await answer.text()).toContain("// ==UserScript==");
		expect(errors).toEqual([]);
	});

	test("is asked to sign in when starring, and the star is there after the return, also the second time", async ({
		browser,
	}) => {
		for (const _visit of ["first", "second"]) {
			const context = await browser.newContext();
			const page = await context.newPage();
			const errors = watchForErrors(page);
			await page.goto(hubOrigin());
			await scriptLinks(page, "Featured Bookmarklets").first().click();
			await page.getByRole("button", { name: /^star/i }).click();
			await expect(page.getByText("You need to be logged in to star bookmarklets")).toBeVisible();
			await page.waitForURL(/\/auth/);
			await page.getByRole("button", { name: /google/i }).click();
			await page.getByRole("button", { name: /Arthur Author/ }).click();
			await expect(page.getByText("Bookmarklet added to favorites")).toBeVisible();
			await expect(page.getByRole("button", { name: /starred/i })).toBeVisible();
			expect(errors).toEqual([]);
			await context.close();
		}
	});
});
