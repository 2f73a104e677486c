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

// Both tests change the usage consent of one account, so they run one after the other. No other journey may use this account with
// `signInWithGoogle`: its page would record usage, and its requests would fail once the consent is withdrawn here. Pages of `signIn`
// never see the consent.
test.describe.configure({ mode: "default" });

test("usage is asked for once, stored only with consent, and deleted by a refusal", async ({ page }) => {
	const seen = usageOf(page);
	await page.goto(hubOrigin());
	await scriptLinks(page, "Recently Added").first().click();
	await expect(page.getByRole("button", { name: /^star/i })).toBeVisible();
	expect(seen).toEqual([]);

	await signInWithGoogle(page, "Mona Moderator");
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

test("usage is kept offline and sent in its order, ends after 30 minutes and with the page, and has no query", {
	tag: "@soak",
}, async ({ page, context }) => {
	const bodies: string[] = [];
	page.on("request", (request) => {
		if (/\/rest\/v1\/user_/.test(request.url())) bodies.push(request.postData() ?? "");
	});
	// From the start, because the hub takes its clock when it loads.
	await page.clock.setSystemTime(Date.now());
	await signInWithGoogle(page, "Mona Moderator");
	await page.goto(`${hubOrigin()}/account`);
	await page.getByRole("switch", { name: "Usage statistics" }).click();
	const sessions = () =>
		storedRows<{ session_id: string; ended_at: string | null; exit_page: string | null }>(page, "user_sessions", {
			select: "session_id,ended_at,exit_page",
			order: "started_at",
		});
	await expect.poll(async () => (await sessions()).length).toBe(1);
	await openScript(page, "Table to CSV", "?ref=secret-words");
	const share = page.getByRole("button", { name: /^Share/ }).first();
	await expect(share).toBeVisible();
	// The page that was left has closed its session; this one has begun another.
	await expect
		.poll(async () => (await sessions()).map(({ ended_at: end }) => end !== null).join())
		.toMatch(/true,false$/);
	const before = await sessions();

	// Half an hour without activity ends a session. What comes next is another one, kept while there is no network.
	await context.setOffline(true);
	const seen = usageOf(page);
	await page.clock.setSystemTime(Date.now() + 31 * 60_000);
	await share.click();
	const kept = () => page.evaluate((name) => localStorage.getItem(name) ?? "", "scriptorium-usage");
	await expect.poll(kept).toContain('"kind":"start"');
	expect(seen).toEqual([]);
	await context.setOffline(false);
	await expect.poll(kept, { timeout: 60_000 }).toBe("");
	await expect.poll(() => seen, { timeout: 60_000 }).toContain("POST user_events 201");
	expect(seen.filter((line) => !/ 20[0-9]$/.test(line))).toEqual([]);
	expect(seen.indexOf("POST user_sessions 201")).toBeLessThan(seen.indexOf("POST user_events 201"));
	const after = await sessions();
	expect(after).toHaveLength(before.length + 1);
	expect(after.find(({ session_id: id }) => id === before.at(-1)?.session_id)?.ended_at).not.toBeNull();

	// Nothing that was sent has a query, a fragment or the id of a page.
	expect(bodies.length).toBeGreaterThan(3);
	const pages = bodies.flatMap((body) => [...body.matchAll(/"(?:entry_page|exit_page|page_url)":"([^"]*)"/g)]);
	expect([...new Set(pages.map(([, path]) => path))].sort()).toEqual(["/account", "/bookmarklet/:id"]);
	expect(bodies.join()).not.toContain("secret-words");

	await page.goto(`${hubOrigin()}/account`);
	const deleted = page.waitForResponse(/rpc\/set_usage_consent/);
	await page.getByRole("switch", { name: "Usage statistics" }).click();
	await deleted;
	expect(await sessions()).toEqual([]);
	expect(await kept()).toBe("");
});
