import { expect, test } from "@playwright/test";
import { hubOrigin } from "../support/hub.ts";

/** Addresses, and the requests whose answers their documents already carry. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
	"/explore": ["list_scripts"],
	"/latest": ["list_scripts"],
	"/category/productivity": ["list_scripts"],
	"/samuel-oyelaran/table-to-csv": ["get_script"],
	"/samuel-oyelaran": ["list_scripts", "profile_counts", "profiles"],
};

for (const [path, expected] of Object.entries(PAGES)) {
	test(`${path} is shown while the database is silent, of what came with it`, { tag: "@soak" }, async ({ page }) => {
		await page.route("**/rest/v1/**", () => new Promise(() => undefined));
		let answers: { name: string; rows: { title?: string; display_name?: string }[] }[] = [];
		// The server waits at most a second for a busy database.
		await expect(async () => {
			await page.goto(hubOrigin() + path);
			answers = JSON.parse((await page.locator("#hub-answers").textContent({ timeout: 2000 })) ?? "");
			expect(answers.map(({ name }) => name).sort()).toEqual(expected);
		}).toPass();
		for (const { name, rows } of answers) {
			if (name === "profile_counts") continue;
			const words = rows[0]?.title ?? rows[0]?.display_name ?? "";
			await expect(page.getByRole("main").getByText(words).first()).toBeVisible();
		}
		// The analysis of a script is requested later; lists and profiles are complete.
		if (!expected.includes("get_script")) {
			await expect(page.getByRole("main").locator('[aria-busy="true"]')).toHaveCount(0);
		}
	});
}

test("preloaded data is refreshed: the screen requests it again, and shows the current state", async ({ page }) => {
	await page.route("**/rest/v1/rpc/get_script*", async (route) => {
		const answer = await route.fetch();
		const rows = (await answer.json()) as { title: string }[];
		await route.fulfill({ response: answer, json: rows.map((row) => ({ ...row, title: "Another title since" })) });
	});
	await page.goto(`${hubOrigin()}/samuel-oyelaran/table-to-csv`);
	await expect(page.getByRole("heading", { level: 1, name: "Another title since" })).toBeVisible();
});
