import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin, scriptLinks, signInWithGoogle } from "../support/hub.ts";
import { openScript } from "../support/reviews.ts";
import { storedRows } from "../support/stored-rows.ts";

/** Responses to the hub's usage writes, as `METHOD table status`. */
function usageOf(page: Page): string[] {
	const seen: string[] = [];
	page.on("response", (response) => {
		const table = /\/rest\/v1\/(user_(?:sessions|events|journey))/.exec(response.url())?.[1];
		if (table && response.request().method() !== "OPTIONS") {
			seen.push(`${response.request().method()} ${table} ${response.status()}`);
		}
	});
	return seen;
}

test("usage is asked for once, stored only with consent, and deleted by a refusal", async ({ page }) => {
	const seen = usageOf(page);
	await page.goto(hubOrigin());
	await scriptLinks(page, "Recently Added").first().click();
	await expect(page.getByRole("button", { name: /^star/i })).toBeVisible();
	expect(seen).toEqual([]);

	await signInWithGoogle(page, "Arthur Author");
	const question = page.getByRole("region", { name: "Usage statistics" });
	await expect(question).toBeVisible();
	await expectNoViolations(page, "the question about usage statistics");
	await openScript(page, "Table to CSV");
	const star = page.getByRole("button", { name: /^star/i });
	await star.click();
	await expect(star).toHaveAttribute("aria-pressed", "true");
	expect(seen).toEqual([]);

	await question.getByRole("button", { name: "Yes, count" }).click();
	await expect(question).toBeHidden();
	await expect.poll(() => seen).toContain("POST user_sessions 201");
	await star.click();
	await expect(star).toHaveAttribute("aria-pressed", "false");
	await expect.poll(() => seen).toContain("POST user_journey 201");
	await expect.poll(() => seen, { timeout: 30_000 }).toContain("POST user_events 201");
	expect(seen.filter((line) => !/ 20[0-9]$/.test(line))).toEqual([]);
	const sessions = await storedRows<{ entry_page: string }>(page, "user_sessions", { select: "entry_page" });
	expect(sessions.map(({ entry_page }) => entry_page)).toContain("/bookmarklet/:id");

	await page.goto(`${hubOrigin()}/account`);
	await expect(question).toBeHidden();
	const setting = page.getByRole("switch", { name: "Usage statistics" });
	await expect(setting).toBeChecked();
	const deleted = page.waitForResponse(/rpc\/set_usage_consent/);
	await setting.click();
	await deleted;
	expect(await storedRows(page, "user_sessions", { select: "session_id" })).toEqual([]);
	expect(await storedRows(page, "user_journey", { select: "id" })).toEqual([]);
	const before = seen.length;
	await page.getByRole("banner").getByRole("link", { name: "Explore" }).click();
	await expect(page).toHaveURL(/\/explore/);
	await page.goto(hubOrigin());
	await expect(page.getByRole("banner").locator('a[href="/create"]')).toBeAttached();
	await expect(question).toBeHidden();
	expect(seen).toHaveLength(before);
});
