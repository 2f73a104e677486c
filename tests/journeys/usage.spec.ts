import { expect, type Page, test } from "@playwright/test";
import { hubOrigin, scriptLinks, signIn } from "../support/hub.ts";
import { openScript } from "../support/reviews.ts";

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

test("no usage of visitors is stored; a signed-in person has a session and stored events", async ({ page }) => {
	const seen = usageOf(page);
	await page.goto(hubOrigin());
	await scriptLinks(page, "Recently Added").first().click();
	await expect(page.getByRole("button", { name: /^star/i })).toBeVisible();
	expect(seen).toEqual([]);

	await signIn(page, "Arthur Author");
	await expect.poll(() => seen).toContain("POST user_sessions 201");
	await openScript(page, "Table to CSV");
	const star = page.getByRole("button", { name: /^star/i });
	await star.click();
	await expect(star).toHaveAttribute("aria-pressed", "true");
	await star.click();
	await expect(star).toHaveAttribute("aria-pressed", "false");
	await expect.poll(() => seen, { timeout: 30_000 }).toContain("POST user_events 201");
	expect(seen.filter((line) => !/ 20[14]$/.test(line))).toEqual([]);
});
