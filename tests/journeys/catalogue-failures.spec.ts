import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin, signIn } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";
import { withoutPageAnswers } from "../support/page-answers.ts";
import { notice, openReviews, openScript, ownId, reviews } from "../support/reviews.ts";
import { storedRows } from "../support/stored-rows.ts";

const DOWN = { status: 503, json: { message: "the database is down", code: "57P03" } };

/** Error text of each screen when its list cannot be read, and a script that it shows afterwards. */
const SCREENS = [
	{ path: "/", says: "Failed to fetch bookmarklets", expected: "Reading Mode" },
	{ path: "/latest", says: "Failed to fetch bookmarklets", expected: "Table to Markdown" },
	{
		path: "/category/productivity",
		says: /^Error loading bookmarklets: The hub cannot answer at the moment/,
		expected: "Reading Mode",
	},
	{ path: "/explore?search=reading", says: "Failed to load bookmarklets", expected: "Reading Mode" },
];

for (const { path, says, expected } of SCREENS) {
	test(`${path} says that the list could not be read, and reads it on Try Again`, { tag: "@soak" }, async ({
		page,
	}) => {
		await withoutPageAnswers(page);
		await page.route(/\/rest\/v1\//, (route) => route.fulfill(DOWN));
		await page.goto(hubOrigin() + path);
		const failure = page.getByRole("main").getByText(says).first();
		await expect(failure).toBeVisible({ timeout: 20_000 });
		// The database's message is not shown to people.
		await expect(page.getByRole("main")).not.toContainText("57P03");
		await page.unrouteAll();
		const again = page.getByRole("main").getByRole("button", { name: "Try Again" });
		// From the last one, as a pressed button disappears.
		for (let index = (await again.count()) - 1; index >= 0; index -= 1) await again.nth(index).click();
		await expect(page.getByRole("main").getByRole("link", { name: expected, exact: true }).first()).toBeVisible();
		await expect(failure).toHaveCount(0);
	});
}

test("a list that is narrowed without a connection says so instead of waiting, and is read once there is one", {
	tag: "@soak",
}, async ({ page, context }) => {
	await page.goto(`${hubOrigin()}/explore`);
	await untilLive(page);
	// Its code is loaded with the first use.
	await page.getByLabel("Category").selectOption("productivity");
	await expect(page.getByRole("main").getByRole("link", { name: "Reading Mode", exact: true })).toBeVisible();
	await context.setOffline(true);
	await page.getByLabel("Category").selectOption("shopping");
	const failure = page.getByRole("main").getByText(/^Connection Error/);
	await expect(failure).toBeVisible();
	await context.setOffline(false);
	await expect(failure).toHaveCount(0);
	await expect(page.getByRole("main").getByText(/^1 script$/)).toBeVisible();
});

test("a script that cannot be read shows an error with a link to Explore, and appears after Try Again", {
	tag: "@soak",
}, async ({ page }) => {
	const id = await openScript(page, "Reading Mode");
	await withoutPageAnswers(page);
	await page.route(/\/rest\/v1\//, (route) => route.fulfill(DOWN));
	await page.goto(`${hubOrigin()}/bookmarklet/${id}`);
	await expect(page.getByRole("heading", { name: "Error Loading Bookmarklet" })).toBeVisible({ timeout: 20_000 });
	await expect(page.getByRole("main").getByRole("link", { name: "Explore Bookmarklets" })).toHaveAttribute(
		"href",
		"/explore",
	);
	await page.unrouteAll();
	await page.getByRole("main").getByRole("button", { name: "Try Again" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Reading Mode" })).toBeVisible();
});

test("reviews whose code cannot be loaded show an error in their place, and appear after Try Again", {
	tag: "@soak",
}, async ({ page }) => {
	const code = /\/review-section-[^/]*\.js$/;
	await page.route(code, (route) => route.abort());
	await openReviews(page, "Reading Mode");
	await expect(reviews(page).getByText("Failed to load reviews")).toBeVisible();
	await page.unroute(code);
	await reviews(page).getByRole("button", { name: "Try Again" }).click();
	await expect(reviews(page).getByRole("button", { name: "Write a review" })).toBeVisible();
});

/** Parts of screens and a screen, the file with the code of each, what opens it, and what is there once it has come. */
const LATER = [
	{
		what: "a tab of the builder",
		path: "/builder",
		code: /\/template-list-[^/]*\.js$/,
		open: (page: Page) => page.getByRole("tab", { name: "Templates" }).click(),
		shows: (page: Page) => page.getByRole("heading", { name: "Templates" }),
	},
	{
		what: "the audit of a page",
		path: "/accessibility",
		code: /\/audit-results-[^/]*\.js$/,
		open: async (page: Page) => {
			await page.getByRole("tab", { name: "Testing" }).click();
			await page.getByRole("button", { name: "Check this page" }).click();
		},
		shows: (page: Page) => page.getByText(/^Score/).first(),
	},
	{
		what: "one's own collections",
		path: "/collections",
		code: /\/own-collections-[^/]*\.js$/,
		open: async () => undefined,
		shows: (page: Page) => page.getByText("No collections yet").or(page.getByRole("list", { name: "Collections" })),
	},
];

/** Path and query, as the screen has written them by now. */
function addressOf(page: Page): string {
	const { pathname, search } = new URL(page.url());
	return pathname + search;
}

test("parts whose code cannot be loaded say so in their place, with a link that reloads the page, and come with another try", {
	tag: "@soak",
}, async ({ page }) => {
	await signIn(page, "Rita Reader");
	for (const { what, path, code, open, shows } of LATER) {
		await test.step(what, async () => {
			await page.route(code, (route) => route.abort());
			await page.goto(hubOrigin() + path);
			await untilLive(page);
			await open(page);
			const panel = page.getByRole("alert").filter({ hasText: "Failed to load component" });
			await expect(panel).toBeVisible();
			await expect(panel.getByRole("link", { name: "Reload page" })).toHaveAttribute("href", addressOf(page));
			await expectNoViolations(page, what);
			await page.unroute(code);
			await panel.getByRole("button", { name: /^Try again$/i }).click();
			await expect(panel).toHaveCount(0);
			await expect(shows(page)).toBeVisible();
		});
	}
});

test("a screen of the shell whose code cannot be loaded says so, and comes after Reload page", {
	tag: "@soak",
}, async ({ page }) => {
	const code = /\/contact-screen-[^/]*\.js$/;
	await page.route(code, (route) => route.abort());
	await page.goto(`${hubOrigin()}/explore`);
	await untilLive(page);
	await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Failed to load component" })).toBeVisible();
	await page.unroute(code);
	await page.getByRole("link", { name: "Reload page" }).click();
	await expect(page).toHaveURL(`${hubOrigin()}/contact`);
	await expect(page.getByRole("heading", { level: 1, name: /Contact/ })).toBeVisible();
});

test("a category without scripts shows a message", { tag: "@soak" }, async ({ page }) => {
	await page.goto(`${hubOrigin()}/category/no-such-category`);
	await expect(page.getByText("No bookmarklets found in this category.")).toBeVisible();
	await page
		.getByRole("link", { name: /categories/i })
		.first()
		.click();
	await expect(page).toHaveURL(`${hubOrigin()}/categories`);
});

test("a star that cannot be stored is reverted on the page, and a second attempt stores it", async ({ page }) => {
	await signIn(page, "Rita Reader");
	const me = await ownId(page);
	const id = await openScript(page, "Find Several Words");
	const stored = () =>
		storedRows(page, "bookmarklet_stars", { select: "user_id", user_id: `eq.${me}`, bookmarklet_id: `eq.${id}` });
	const star = page.getByRole("button", { name: /^Star/ });
	for (const method of ["POST", "DELETE"]) {
		const before = (await stored()).length;
		await page.route(/\/rest\/v1\/bookmarklet_stars/, (route) =>
			route.request().method() === method ? route.fulfill(DOWN) : route.fallback(),
		);
		await star.click();
		await expect(notice(page, "Failed to update favorite status")).toBeVisible();
		await expect(star).toHaveAttribute("aria-pressed", String(before === 1));
		expect(await stored()).toHaveLength(before);
		await page.unrouteAll();
		await star.click();
		await expect(star).toHaveAttribute("aria-pressed", String(before === 0));
		await expect.poll(async () => (await stored()).length).toBe(1 - before);
	}
});
