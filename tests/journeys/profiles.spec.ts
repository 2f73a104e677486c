import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin, publishableKey, signIn, watchForErrors } from "../support/hub.ts";
import { withoutPageAnswers } from "../support/page-answers.ts";
import { storedRows } from "../support/stored-rows.ts";

/** Serial: the stand-in accounts are shared, and each test expects to start without follows. */
test.describe.configure({ mode: "default" });

/** Scripts on one page of a list. */
const PAGE_SIZE = 12;
const LENA = "Lena Brandt";
const followButton = (page: Page) => page.getByRole("button", { name: /^Follow/ });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const notice = (page: Page, text: string) => page.getByText(text, { exact: true });
const followers = (page: Page) => page.locator("dl > div").filter({ hasText: "Followers" }).getByRole("definition");

interface Account {
	readonly id: string;
	readonly token: string;
}

/** The session that this browser stores. */
function account(page: Page): Promise<Account> {
	return page.evaluate(() => {
		const key = Object.keys(localStorage).find((name) => /auth-token$/.test(name)) ?? "";
		const session = JSON.parse(localStorage.getItem(key) ?? "{}") as { access_token: string; user: { id: string } };
		return { id: session.user.id, token: session.access_token };
	});
}

/** Calls a database function; as a signed-in person when a token is given. */
async function call<Answer>(page: Page, name: string, args: object, token?: string): Promise<Answer> {
	const headers = {
		apikey: await publishableKey(page),
		...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
	};
	const answer = await page.request.post(`${hubOrigin()}/rest/v1/rpc/${name}`, { headers, data: args });
	const text = await answer.text();
	expect(answer.ok(), `${name}: ${text}`).toBe(true);
	return JSON.parse(text === "" ? "null" : text) as Answer;
}

/** Whom this person follows, as the database has it. */
async function followed(page: Page): Promise<string[]> {
	const rows = await storedRows<{ followed_id: string }>(page, "follows", { select: "followed_id" });
	return rows.map((row) => row.followed_id);
}

async function idOf(page: Page, username: string): Promise<string> {
	const params = { select: "user_id", username: `eq.${username}` };
	const [row] = await storedRows<{ user_id: string }>(page, "profiles", params);
	return row?.user_id ?? "";
}

test("a visitor sees who an author is, what they have published and starred, by keyboard and by address", async ({
	page,
}) => {
	const errors = watchForErrors(page);
	await page.goto(`${hubOrigin()}/lena-brandt`);
	await expect(page.getByRole("heading", { level: 1, name: LENA })).toBeVisible();
	await expect(page.getByText("Technical editor in Leipzig.")).toBeVisible();
	await expect(page.getByText(/^Joined \w+ \d{4}$/)).toBeVisible();
	const lena = await idOf(page, "lena-brandt");
	const [counts] = await call<{ bookmarklets: number; favorites: number; followers: number }[]>(
		page,
		"profile_counts",
		{ p_user_id: lena },
	);
	expect(counts?.bookmarklets).toBeGreaterThan(0);
	expect(counts?.favorites).toBeGreaterThan(0);
	for (const [word, count] of Object.entries({ Bookmarklets: counts?.bookmarklets, Favorites: counts?.favorites })) {
		const figure = page.locator("dl > div").filter({ hasText: word }).getByRole("definition");
		await expect(figure.locator("data"), word).toHaveAttribute("value", String(count));
	}
	await expect(page.getByRole("list", { name: "Published Bookmarklets" }).getByRole("heading")).toHaveCount(
		Math.min(counts?.bookmarklets ?? 0, PAGE_SIZE),
	);

	await tab(page, "Published Bookmarklets").focus();
	await page.keyboard.press("ArrowRight");
	await expect(page).toHaveURL(/\/lena-brandt\?tab=favorites$/);
	await expect(tab(page, "Favorites")).toBeFocused();
	await expect(page.getByRole("list", { name: "Favorites" }).getByRole("heading").first()).toBeVisible();
	await expect(tab(page, "Following")).toHaveCount(0);
	await page.reload();
	await expect(tab(page, "Favorites")).toHaveAttribute("aria-selected", "true");
	await page.goBack();
	await expect(tab(page, "Published Bookmarklets")).toHaveAttribute("aria-selected", "true");

	await page.goto(`${hubOrigin()}/profile/${lena}`);
	await expect(page.getByRole("heading", { level: 1, name: LENA })).toBeVisible();
	await page.getByRole("list", { name: "Published Bookmarklets" }).getByRole("link", { name: LENA }).first().click();
	await expect(page).toHaveURL(/\/lena-brandt$/);
	expect(errors).toEqual([]);
});

test("a visitor signs in before following; unfollowing deletes the row", { tag: "@soak" }, async ({ page }) => {
	await page.goto(`${hubOrigin()}/lena-brandt`);
	const lena = await idOf(page, "lena-brandt");
	await expect(followers(page).locator("data")).toHaveAttribute("value", /^\d+$/);
	const before = Number(await followers(page).locator("data").getAttribute("value"));
	await followButton(page).click();
	await expect(notice(page, "You need to be logged in to follow authors")).toBeVisible();
	await page.waitForURL(/\/auth$/);
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: /Rita Reader/ }).click();
	await page.waitForURL(/\/lena-brandt$/);
	await expect(notice(page, "You're now following this author")).toBeVisible();
	await expect(followButton(page)).toHaveText(/^Following/);
	await expect(followers(page).locator("data")).toHaveAttribute("value", String(before + 1));
	expect(await followed(page)).toEqual([lena]);

	await page.reload();
	await expect(followButton(page)).toHaveAttribute("aria-pressed", "true");
	await followButton(page).click();
	await expect(notice(page, "You no longer follow this author")).toBeVisible();
	await expect(followButton(page)).toHaveText(/^Follow /);
	await expect(followers(page).locator("data")).toHaveAttribute("value", String(before));
	expect(await followed(page)).toEqual([]);
});

test("a follow that the database refuses is rolled back", { tag: "@soak" }, async ({ page }) => {
	await signIn(page, "Rita Reader", "/lena-brandt");
	await expect(followButton(page)).not.toHaveAttribute("aria-disabled");
	await page.route(/\/rest\/v1\/follows/, (route) =>
		route.request().method() === "POST"
			? route.fulfill({ status: 500, json: { code: "XX000", message: "down", details: null, hint: null } })
			: route.continue(),
	);
	await followButton(page).click();
	await expect(notice(page, "Failed to update follow status")).toBeVisible();
	await expect(followButton(page)).toHaveAttribute("aria-pressed", "false");
	expect(await followed(page)).toEqual([]);
});

test("one's own profile is for editing, and shows what followed authors publish", { tag: "@soak" }, async ({
	page,
	browser,
}) => {
	const authorContext = await browser.newContext();
	const authorPage = await authorContext.newPage();
	await signIn(authorPage, "Arthur Author");
	const arthur = await account(authorPage);
	await authorPage.goto(`${hubOrigin()}/profile/${arthur.id}`);
	await expect(authorPage.getByRole("link", { name: "Edit profile" })).toHaveAttribute("href", "/account");
	await expect(followButton(authorPage)).toHaveCount(0);
	await expect(tab(authorPage, "Following")).toBeVisible();

	await signIn(page, "Rita Reader");
	const rita = await account(page);
	await page.goto(`${hubOrigin()}/profile/${arthur.id}`);
	await followButton(page).click();
	await expect(notice(page, "You're now following this author")).toBeVisible();

	const title = `Feed sample ${Date.now()}`;
	const [script] = await call<{ id: string }[]>(
		authorPage,
		"save_script",
		{ p_title: title, p_description: "Shows up in the feed.", p_code: "javascript:document.title", p_category: "data" },
		arthur.token,
	);
	try {
		await page
			.getByRole("banner")
			.getByRole("button", { name: /Rita Reader/ })
			.click();
		await page.getByRole("menuitem", { name: "My Profile" }).click();
		await expect(page).toHaveURL(new RegExp(`/profile/${rita.id}$`));
		await expect(tab(page, "Following")).toBeVisible();
		await tab(page, "Published Bookmarklets").focus();
		await page.keyboard.press("End");
		await expect(page).toHaveURL(/\?tab=following$/);
		const newest = page.getByRole("list", { name: "Following" }).getByRole("heading").getByRole("link").first();
		await expect(newest).toHaveText(title);

		// Only Rita sees the tab: for a visitor its address shows her published scripts.
		const visitor = await (await browser.newContext()).newPage();
		await visitor.goto(page.url());
		await expect(tab(visitor, "Published Bookmarklets")).toHaveAttribute("aria-selected", "true");
		await expect(tab(visitor, "Following")).toHaveCount(0);
		await expect(visitor.getByText(title)).toHaveCount(0);
		await visitor.context().close();
	} finally {
		await call(authorPage, "delete_script", { p_id: script?.id }, arthur.token);
		await page.goto(`${hubOrigin()}/profile/${arthur.id}`);
		await expect(followButton(page)).toHaveAttribute("aria-pressed", "true");
		await followButton(page).click();
		await expect(followButton(page)).toHaveAttribute("aria-pressed", "false");
		await expect.poll(() => followed(page)).toEqual([]);
		await authorContext.close();
	}
});

test("a starred script is on the profile immediately, for everybody", { tag: "@soak" }, async ({ page, browser }) => {
	await signIn(page, "Ada Admin");
	const { id } = await account(page);
	const openOwnProfile = async () => {
		await page
			.getByRole("banner")
			.getByRole("button", { name: /Ada Admin/ })
			.click();
		await page.getByRole("menuitem", { name: "My Profile" }).click();
		await tab(page, "Favorites").click();
	};
	const count = page.locator("dl > div").filter({ hasText: "Favorites" }).getByRole("definition").locator("data");
	await openOwnProfile();
	await expect(page.getByText("No favorites yet")).toBeVisible();
	await expect(count).toHaveAttribute("value", "0");

	await page.getByRole("tabpanel").getByRole("link", { name: "Explore Bookmarklets" }).click();
	await page.getByRole("main").getByRole("link", { name: "Reading Mode", exact: true }).first().click();
	const star = page.getByRole("button", { name: /^Star/ });
	await star.click();
	await expect(star).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByText("Bookmarklet added to favorites")).toBeVisible();
	await openOwnProfile();
	await expect(page.getByRole("list", { name: "Favorites" }).getByRole("heading")).toHaveText(["Reading Mode"]);
	await expect(count).toHaveAttribute("value", "1");

	const visitor = await (await browser.newContext()).newPage();
	await visitor.goto(`${hubOrigin()}/profile/${id}?tab=favorites`);
	const link = visitor.getByRole("list", { name: "Favorites" }).getByRole("link", { name: "Reading Mode" });
	await expect(link).toBeVisible();
	await visitor.context().close();

	await page.getByRole("list", { name: "Favorites" }).getByRole("link", { name: "Reading Mode" }).click();
	await star.click();
	await expect(page.getByText("Bookmarklet removed from favorites")).toBeVisible();
	await openOwnProfile();
	await expect(page.getByText("No favorites yet")).toBeVisible();
	expect(await storedRows(page, "bookmarklet_stars", { select: "user_id", user_id: `eq.${id}` })).toEqual([]);
});

test("an unknown name and an unknown id lead to the not-found page", { tag: "@soak" }, async ({ page }) => {
	for (const path of ["/nobody-of-this-name", "/profile/00000000-0000-4000-8000-000000000000", "/profile/x'--"]) {
		await page.goto(hubOrigin() + path);
		await expect(page, path).toHaveURL(/\/not-found$/);
		await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
		await expect(notice(page, "User not found").first()).toBeVisible();
	}
});

test("a profile that cannot be read shows an error, and can be loaded again", { tag: "@soak" }, async ({ page }) => {
	const down = { status: 503, json: { message: "down" } };
	await withoutPageAnswers(page);
	await page.route(/\/rest\/v1\/profiles\?/, (route) => route.fulfill(down));
	await page.goto(`${hubOrigin()}/lena-brandt`);
	await expect(page.getByRole("heading", { name: "Error Loading Profile" })).toBeVisible();
	await expect(notice(page, "Failed to fetch user profile")).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: "Explore Bookmarklets" })).toHaveAttribute(
		"href",
		"/explore",
	);
	await expectNoViolations(page, "error");
	await page.unroute(/\/rest\/v1\/profiles\?/);
	await page.route(/\/rest\/v1\/rpc\/list_favorites/, (route) => route.fulfill(down));
	await page.getByRole("button", { name: "Try Again" }).click();
	await expect(page.getByRole("heading", { level: 1, name: LENA })).toBeVisible();
	await tab(page, "Favorites").click();
	await expect(page.getByRole("alert").getByText("Failed to fetch favorite bookmarklets")).toBeVisible();
	await expectNoViolations(page, "without favorites");
});

test("a full profile has no accessibility violations, wide or narrow", { tag: "@soak" }, async ({ page }) => {
	await page.goto(`${hubOrigin()}/lena-brandt?tab=favorites`);
	await expect(page.getByRole("list", { name: "Favorites" })).toBeVisible();
	await expectNoViolations(page, "full");
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoViolations(page, "full at 390 px");
});

test("an own profile without anything has no accessibility violations at 390 px", { tag: "@soak" }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signIn(page, "Ada Admin");
	await page.goto(`${hubOrigin()}/profile/${(await account(page)).id}?tab=following`);
	await expect(page.getByText("Nothing new from authors you follow")).toBeVisible();
	await expectNoViolations(page, "own, empty");
});
