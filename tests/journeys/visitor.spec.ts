import { expect, type Page, test } from "@playwright/test";
import { hubOrigin, publishableKey, scriptLinks, watchForErrors } from "../support/hub.ts";
import { openScript } from "../support/reviews.ts";

/** In the order of the home page; one tile counts two categories. */
const HOME_CATEGORIES = ["productivity", "search", "development", "download,media", "social", "utility"];

/** Counts visible scripts of these categories, separated by commas; of all without any. */
async function countScripts(page: Page, categories?: string): Promise<number> {
	const filter = categories === undefined ? "" : `&category=in.(${categories})`;
	const answer = await page.request.get(`${hubOrigin()}/rest/v1/bookmarklets?select=id${filter}`, {
		headers: { apikey: await publishableKey(page), Prefer: "count=exact" },
	});
	return Number(answer.headers()["content-range"]?.split("/")[1]);
}

test.describe("a visitor", () => {
	test("sees featured and recent scripts and real category counts on the home page", { tag: "@soak" }, async ({
		page,
	}) => {
		const errors = watchForErrors(page);
		await page.goto(hubOrigin());
		await expect(page).toHaveTitle(/Scriptorium/);
		await expect(scriptLinks(page, "Featured Bookmarklets")).not.toHaveCount(0);
		await expect(scriptLinks(page, "Recently Added")).toHaveCount(8);
		const categories = page.getByRole("region", { name: "Browse By Category" }).getByRole("listitem");
		// Other journeys publish scripts concurrently: the page is compared with rows that are read at the same time.
		await expect(async () => {
			await page.reload();
			const counts = await Promise.all(HOME_CATEGORIES.map((category) => countScripts(page, category)));
			expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
			await expect(categories).toContainText(
				counts.map((count) => `${count} scripts`),
				{ timeout: 3_000 },
			);
		}).toPass({ timeout: 30_000 });
		expect(errors).toEqual([]);
	});

	test("finds every script in exactly one category, and no tile without scripts", { tag: "@soak" }, async ({
		page,
	}) => {
		const tiles = page.getByRole("main").getByRole("listitem");
		await expect(async () => {
			await page.goto(`${hubOrigin()}/categories`);
			await expect(tiles.first()).toBeVisible();
			const all = await countScripts(page);
			const shown = (await tiles.allInnerTexts()).map((text) => Number(/(\d+) scripts?/.exec(text)?.[1]));
			expect(Math.min(...shown)).toBeGreaterThan(0);
			expect(shown.reduce((sum, count) => sum + count, 0)).toBe(all);
		}).toPass({ timeout: 30_000 });
		await tiles.getByRole("link", { name: "Downloads" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Downloads" })).toBeVisible();
		await expect(page.getByRole("main").locator("[data-script]").first()).toBeVisible();
	});

	test("reads on the cards what each script may do", { tag: "@soak" }, async ({ page }) => {
		/** The seeds are rated in the background; until then a card claims only the kind. */
		const expectFacts = (search: string, slug: string, facts: readonly string[]) =>
			expect(async () => {
				await page.goto(`${hubOrigin()}/explore?search=${encodeURIComponent(`"${search}"`)}`);
				const list = page
					.locator(`[data-script="${slug}"]`)
					.first()
					.getByRole("list", { name: "What it is and may do" });
				await expect(list.getByRole("listitem")).toContainText(facts, { timeout: 3_000 });
			}).toPass({ timeout: 60_000 });
		await expectFacts("table to csv", "table-to-csv", ["Bookmarklet", "This site only", "Works offline"]);
		await expectFacts("sortable tables", "sortable-tables", ["Userscript", "Any site", "Works offline"]);
	});

	test("finds a seeded script by searching, reads it, copies it and gets its files", async ({ page, context }) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: hubOrigin() });
		const errors = watchForErrors(page);
		await page.goto(hubOrigin());
		await page.getByRole("banner").getByPlaceholder("Search bookmarklets...").fill("table to csv");
		await page.keyboard.press("Enter");
		await page.getByRole("main").getByRole("link", { name: "Table to CSV", exact: true }).first().click();
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

	test("is asked to sign in when starring, and the star is stored afterwards, also the second time", async ({
		browser,
	}) => {
		for (const _visit of ["first", "second"]) {
			const context = await browser.newContext();
			const page = await context.newPage();
			const errors = watchForErrors(page);
			// No other journey stars this script as the same person.
			await openScript(page, "Contrast Check");
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
