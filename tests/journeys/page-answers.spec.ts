import { expect, test } from "@playwright/test";
import { hubOrigin, signIn } from "../support/hub.ts";

/** Pages whose content comes with their data; the server waits a limited time for a busy database, so a page may be requested again. */
const PAGES = [
	"/",
	"/explore",
	"/latest",
	"/categories",
	"/category/productivity",
	"/samuel-oyelaran/table-to-csv",
	"/samuel-oyelaran",
];

for (const path of PAGES) {
	test(`a visitor's ${path} is complete with what came with it, and asks the database nothing`, {
		tag: "@soak",
	}, async ({ page }) => {
		const asked: string[] = [];
		await page.route("**/rest/v1/**", (route) => {
			asked.push(route.request().url());
			// Never answered.
			return new Promise<void>(() => undefined);
		});
		await expect(async () => {
			await page.goto(hubOrigin() + path);
			await expect(page.locator("#hub-queries")).toBeAttached({ timeout: 2000 });
		}).toPass();
		asked.length = 0;
		await page.reload();
		// The extension's indicator leaves its first state once the shell runs and the browser is idle.
		await expect(page.getByRole("banner").locator('a[href="/extension"]').first()).not.toHaveAttribute(
			"data-state",
			"disconnected",
		);
		await page.waitForLoadState("networkidle");
		await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByRole("main").locator('[aria-busy="true"]')).toHaveCount(0);
		expect(asked).toEqual([]);
	});
}

test("somebody signed in sees what came with the page, and then what they may see", async ({ page }) => {
	await signIn(page, "Rita Reader");
	await page.route("**/rest/v1/rpc/get_script*", async (route) => {
		const answer = await route.fetch();
		const rows = (await answer.json()) as { title: string }[];
		await route.fulfill({ response: answer, json: rows.map((row) => ({ ...row, title: "Another title since" })) });
	});
	await page.goto(`${hubOrigin()}/samuel-oyelaran/table-to-csv`);
	await expect(page.getByRole("heading", { level: 1, name: "Another title since" })).toBeVisible();
});
