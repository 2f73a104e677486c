import { expect, type Page, test } from "@playwright/test";
import { expectNarrowPage, expectNoViolations } from "../support/axe.ts";
import { hubOrigin, scriptLinks, signIn } from "../support/hub.ts";
import { withoutPageAnswers } from "../support/page-answers.ts";
import {
	ADMIN_ROUTES,
	ADMIN_SECTIONS,
	PUBLIC_ROUTES,
	READING_ROUTES,
	SIGNED_IN_ROUTES,
	STATIC_ROUTES,
} from "../support/routes.ts";

const READS = "**/rest/v1/**";

/** Replaced responses of the database: empty, pending, or failed. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
	empty: (page) => page.route(READS, (route) => route.fulfill({ json: [], headers: { "content-range": "*/0" } })),
	loading: (page) => page.route(READS, () => undefined),
	error: (page) => page.route(READS, (route) => route.fulfill({ status: 500, json: { message: "down" } })),
};

/** Texts of the admin screens in these states. */
const ADMIN_WORDS: Record<string, RegExp> = {
	loading: /^(Checking your access|Loading)\.\.\.$/,
	error: /^(Your access could not be checked|Could not be read: .*)$/,
};

async function settled(page: Page): Promise<void> {
	await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
}

/** A loading state shows after 150 ms, an error after the retries: waits for the content of the state, not for a time. */
async function inState(page: Page, state: string): Promise<void> {
	if (state === "error") await expect(page.getByRole("alert").first()).toBeVisible({ timeout: 30_000 });
	if (state === "loading") await expect(page.getByRole("status").filter({ hasText: /\S/ }).first()).toBeAttached();
}

for (const route of PUBLIC_ROUTES) {
	test(`${route} has no accessibility violations`, { tag: "@soak" }, async ({ page }) => {
		await page.goto(hubOrigin() + route);
		await settled(page);
		await expectNoViolations(page, route);
	});
}

test("the screens of a script have none", { tag: "@soak" }, async ({ page }) => {
	await page.goto(hubOrigin());
	await scriptLinks(page, "Featured Bookmarklets").first().click();
	// Until the next screen is there, the home page stays.
	await expect(page.getByRole("progressbar", { name: "Opening the page…" })).toHaveCount(0);
	await settled(page);
	await expectNoViolations(page, page.url());
});

for (const route of READING_ROUTES) {
	for (const state of ["empty", "loading", "error"]) {
		test(`${route} has none while ${state}`, { tag: "@soak" }, async ({ page }) => {
			await withoutPageAnswers(page);
			await STATES[state]?.(page);
			await page.goto(hubOrigin() + route);
			await settled(page);
			await inState(page, state);
			await expectNoViolations(page, `${route} ${state}`);
		});
	}
}

for (const state of ["loading", "error"]) {
	test(`a script's page has none while ${state}`, { tag: "@soak" }, async ({ page }) => {
		await withoutPageAnswers(page);
		await STATES[state]?.(page);
		await page.goto(`${hubOrigin()}/bookmarklet/00000000-0000-4000-8000-000000000000`);
		// While it loads, its heading is visually hidden.
		await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
		await inState(page, state);
		await expectNoViolations(page, `script ${state}`);
	});
}

test("the screens of a signed-in person have none", async ({ page }) => {
	await signIn(page, "Ada Admin");
	for (const route of [...SIGNED_IN_ROUTES, ...ADMIN_ROUTES]) {
		await page.goto(hubOrigin() + route);
		await settled(page);
		await expectNoViolations(page, route);
	}
});

test("static pages have none on a telephone and a tablet, and nothing is cut off", { tag: "@soak" }, async ({
	page,
}) => {
	for (const route of STATIC_ROUTES) {
		await page.goto(hubOrigin() + route);
		await settled(page);
		await expectNarrowPage(page, route);
	}
});

test("account, notifications and the sections of the panel have none at any width, and nothing is cut off", {
	tag: "@soak",
}, async ({ page }) => {
	await signIn(page, "Ada Admin");
	for (const route of ["/account", "/notifications", "/admin-debug"]) {
		await page.goto(hubOrigin() + route);
		await settled(page);
		await expectNarrowPage(page, route);
	}
	for (const [route, name] of ADMIN_SECTIONS) {
		await page.setViewportSize({ width: 1280, height: 900 });
		await page.goto(hubOrigin() + route);
		await expect(page.getByRole("main").getByRole("region", { name, exact: false }).first()).toBeVisible();
		await expectNoViolations(page, route);
		await expectNarrowPage(page, route);
		const tab = page.getByRole("tab", { selected: true });
		const middle = await tab.evaluate((element) => {
			const { left, width } = element.getBoundingClientRect();
			return left + width / 2;
		});
		expect(middle, `${route}: the open tab is in sight`).toBeLessThan(390);
	}
});

for (const state of ["loading", "error"]) {
	test(`the panel of the administrator has none while ${state}`, { tag: "@soak" }, async ({ page }) => {
		await signIn(page, "Ada Admin");
		await withoutPageAnswers(page);
		await STATES[state]?.(page);
		for (const route of ADMIN_ROUTES) {
			await page.goto(hubOrigin() + route);
			await settled(page);
			await expect(
				page
					.getByRole("main")
					.getByText(ADMIN_WORDS[state] ?? "")
					.first(),
			).toBeVisible({ timeout: 30_000 });
			await expectNoViolations(page, `${route} ${state}`);
		}
	});
}

test("the user menu, the palette and the list of shortcuts have none", { tag: "@soak" }, async ({ page }) => {
	await signIn(page, "Rita Reader");
	await page
		.getByRole("banner")
		.getByRole("button", { name: /Rita Reader/ })
		.click();
	await expect(page.getByRole("menu")).toBeVisible();
	await expectNoViolations(page, "user menu");
	await page.keyboard.press("Escape");
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("dialog")).toBeVisible();
	await expectNoViolations(page, "palette");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	await page.keyboard.press("?");
	await expect(page.getByRole("dialog")).toBeVisible();
	await expectNoViolations(page, "shortcuts");
});

test("the guide to installing has none", { tag: "@soak" }, async ({ page }) => {
	await page.goto(hubOrigin());
	await scriptLinks(page, "Featured Bookmarklets").filter({ hasText: "JSON Viewer" }).click();
	await page.getByRole("button", { name: /^Install JSON Viewer/ }).click();
	await expect(page.getByRole("dialog", { name: "Install a userscript" })).toBeVisible();
	await expectNoViolations(page, "guide");
});

test("the panel of an area that could not be loaded has none", { tag: "@soak" }, async ({ page }) => {
	await page.route("**/remotes/**/remoteEntry-*.js*", (route) => route.abort());
	await page.goto(hubOrigin());
	await expect(page.getByRole("heading", { level: 1, name: "Failed to load component" })).toBeVisible();
	await expectNoViolations(page, "failed remote");
});

test("the drawer and the search overlay of a telephone have none", { tag: "@soak" }, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(hubOrigin());
	await settled(page);
	await expectNoViolations(page, "home at 390 px");
	await page.getByRole("banner").getByRole("button", { name: /menu/i }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expectNoViolations(page, "drawer");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	await page
		.getByRole("banner")
		.getByRole("button", { name: /search/i })
		.click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expectNoViolations(page, "search overlay");
});
