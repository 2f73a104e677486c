import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { openCodeTab } from "../support/code-tab.ts";
import { hubOrigin, signIn, watchForErrors } from "../support/hub.ts";
import { writeRows } from "../support/reviews.ts";

const path = (search: string, tab = "published") =>
	`${hubOrigin()}/manage-bookmarklets?${new URLSearchParams({ tab, search })}`;
const row = (page: Page, title: string) =>
	page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
const notice = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });
const tabs = (page: Page) => page.getByRole("tab");
const together = (page: Page) => page.getByRole("region", { name: "Actions for the selected scripts" });

async function inMenu(page: Page, title: string, item: string): Promise<void> {
	await page.getByRole("button", { name: `More actions for ${title}` }).click();
	await page.getByRole("menuitem", { name: item }).click();
}

/** Saves a script as whoever is signed in on the page, past the screens. */
async function save(page: Page, title: string, publish: boolean): Promise<string> {
	const saved = await writeRows(page, "rpc/save_script", {
		method: "POST",
		data: {
			p_title: title,
			p_description: "Made to be published, withdrawn and deleted.",
			p_code: `javascript:void '${crypto.randomUUID()}'`,
			p_publish: publish,
		},
	});
	const [script] = (await saved.json()) as { id: string }[];
	return script?.id ?? "";
}

/** What a visitor gets of a script: page, file, the file's head for update checks, API, feed, and whether the search finds it. */
async function seenByVisitor(browser: Browser, id: string, title: string) {
	const context = await browser.newContext();
	const page = await context.newPage();
	const status = async (address: string) => (await page.request.get(hubOrigin() + address)).status();
	const answer = {
		page: await status(`/bookmarklet/${id}`),
		file: await status(`/scripts/${id}/a.user.js`),
		update: await status(`/scripts/${id}/a.meta.js`),
		api: await status(`/api/v1/scripts/${id}`),
		feed: await status(`/feeds/script/${id}.atom`),
		found: (
			await (await page.request.get(`${hubOrigin()}/api/v1/search?q=${encodeURIComponent(title)}`)).text()
		).includes(id),
	};
	await context.close();
	return answer;
}
const HIDDEN = { page: 404, file: 404, update: 404, api: 404, feed: 404, found: false };
const PUBLIC = { page: 200, file: 200, update: 200, api: 200, feed: 200, found: true };

test("a draft is published, unpublished, deleted and brought back, alone and with others, also when the network is cut", async ({
	page,
	browser,
}) => {
	const errors = watchForErrors(page);
	const word = `manage${Date.now().toString(36)}`;
	const [title, second] = [`First ${word}`, `Second ${word}`];
	await signIn(page, "Arthur Author");

	// A draft from the editor. A new script has changed nothing, so there is no field for it.
	await openCodeTab(page);
	await page.getByLabel("Title").fill(title);
	await page.getByLabel("Description").fill("Made to be published, withdrawn and deleted.");
	await page.getByLabel("Category").selectOption("productivity");
	await expect(page.getByLabel("What changed")).toHaveCount(0);
	await page.getByRole("textbox", { name: "Bookmarklet Code" }).click();
	await page.keyboard.insertText(`javascript:alert('${word}')`);
	await page.getByRole("button", { name: "Save as draft" }).click();
	await expect(notice(page, "Draft saved")).toBeVisible();
	await page.waitForURL(/\/manage-bookmarklets\?tab=drafts$/);
	await page.getByRole("searchbox", { name: "Search your bookmarklets" }).fill(word);
	await expect(tabs(page)).toContainText(["Published (0)", "Drafts (1)"]);
	const edit = await page.getByRole("link", { name: `Edit ${title}` }).getAttribute("href");
	const id = edit?.split("/")[2] ?? "";
	expect(await seenByVisitor(browser, id, title)).toEqual(HIDDEN);

	await page.getByRole("button", { name: `Publish ${title}` }).click();
	await expect(notice(page, `Published “${title}”`)).toBeVisible();
	expect(await seenByVisitor(browser, id, title)).toEqual(PUBLIC);
	await page.getByRole("tab", { name: "Published (1)" }).click();
	await inMenu(page, title, "Unpublish");
	const unpublished = notice(page, `Unpublished “${title}”`);
	await expect(unpublished).toBeVisible();
	expect(await seenByVisitor(browser, id, title)).toEqual(HIDDEN);
	await unpublished.getByRole("button", { name: "Undo" }).click();
	await expect(row(page, title)).toBeVisible();
	await expect.poll(() => seenByVisitor(browser, id, title)).toEqual(PUBLIC);

	// Two at once, and back again.
	const secondId = await save(page, second, true);
	await page.goto(path(word));
	await expect(tabs(page)).toContainText(["Published (2)", "Drafts (0)"]);
	await page.getByRole("checkbox", { name: "Select all" }).check();
	await expectNoViolations(page, "my bookmarklets with a selection");
	await together(page).getByRole("button", { name: "Delete" }).click();
	const deleted = notice(page, "Deleted 2 scripts");
	// A notice stays as long as the pointer is on it.
	await deleted.hover();
	await expect(tabs(page)).toContainText(["Published (0)", "Drafts (0)", "Deleted (2)"]);
	for (const [script, name] of [
		[id, title],
		[secondId, second],
	] as const) {
		expect(await seenByVisitor(browser, script, name)).toEqual(HIDDEN);
	}
	await deleted.getByRole("button", { name: "Undo" }).click();
	await expect(notice(page, "Restored 2 scripts")).toBeVisible();
	await expect(tabs(page)).toContainText(["Published (2)", "Drafts (0)"]);
	expect(await seenByVisitor(browser, id, title)).toEqual(PUBLIC);

	// The connection breaks before the hub has the request: nothing has changed, and the page says so.
	await page.route(/\/rpc\/delete_scripts/, (route) => route.abort());
	await inMenu(page, second, "Delete");
	const failed = notice(page, `Could not delete “${second}”`);
	await expect(failed).toContainText("The hub cannot be reached.");
	await expect(row(page, second)).toBeVisible();
	expect(await seenByVisitor(browser, secondId, second)).toEqual(PUBLIC);
	await page.unroute(/\/rpc\/delete_scripts/);
	// It breaks after that: the list is read again and shows what the hub has done.
	await page.route(/\/rpc\/delete_scripts/, async (route) => {
		await route.fetch();
		await route.abort();
	});
	const readAgain = page.waitForResponse(/\/rpc\/list_own_scripts/);
	await inMenu(page, second, "Delete");
	await readAgain;
	await expect(row(page, second)).toHaveCount(0);
	await expect(tabs(page)).toContainText(["Published (1)", "Drafts (0)", "Deleted (1)"]);
	await page.unroute(/\/rpc\/delete_scripts/);

	// Deleted permanently only after a question.
	await page.getByRole("tab", { name: "Deleted (1)" }).click();
	await expect(row(page, second)).toContainText("Can be restored until");
	await expectNoViolations(page, "deleted scripts");
	await page.getByRole("button", { name: `Delete permanently: ${second}` }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete permanently" }).click();
	await expect(notice(page, `Deleted “${second}” permanently`)).toBeVisible();
	await expect(row(page, second)).toHaveCount(0);
	await writeRows(page, "rpc/delete_scripts", { method: "POST", data: { p_ids: [id] } });
	// The requests that this test has aborted.
	expect(errors.filter((error) => !error.includes("net::ERR_FAILED"))).toEqual([]);
});

test("a script's figures are charts of real rows, with the same figures in tables; what moderators removed cannot be published", {
	tag: "@soak",
}, async ({ page, browser }) => {
	const word = `figures${Date.now().toString(36)}`;
	await signIn(page, "Arthur Author");
	const id = await save(page, word, true);
	const visitor = await browser.newPage();
	await visitor.goto(hubOrigin());
	const installed = await writeRows(visitor, "rpc/record_install", {
		method: "POST",
		data: { p_bookmarklet_id: id, p_source: "copy" },
	});
	expect(await installed.json()).toBe(true);
	await visitor.close();
	await page.goto(path(word));
	await page.getByRole("button", { name: `Statistics of ${word}` }).click();
	const charts = page.getByRole("region", { name: `Statistics of ${word}` });
	const chart = charts.getByRole("img", { name: "Installs: 1 install" });
	await expect(chart).toBeVisible();
	await expect(chart.locator("rect")).toHaveCount(30);
	expect(Number(await chart.locator("rect").last().getAttribute("height"))).toBeGreaterThan(10);
	await charts.getByText("Installs as a table").click();
	await expect(charts.getByRole("row").last()).toHaveText(/1$/);
	await charts.getByLabel("Period").selectOption("365");
	await expect(chart.locator("rect")).toHaveCount(52);
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoViolations(page, "figures at 390 px");
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

	await page.setViewportSize({ width: 1280, height: 800 });
	await page.route(/\/rpc\/list_own_scripts/, async (route) => {
		const answer = await route.fetch();
		const rows = (await answer.json()) as { title: string }[];
		const json = rows.map((item) =>
			item.title === word ? { ...item, moderation_status: "removed", moderation_reason: "Takes cookies." } : item,
		);
		await route.fulfill({ response: answer, json });
	});
	await page.goto(path(word, "drafts"));
	await expect(row(page, word)).toContainText("The moderator's note: Takes cookies.");
	await expect(page.getByRole("button", { name: `Publish ${word}` })).toHaveCount(0);
	await page.getByRole("checkbox", { name: `Select ${word}` }).check();
	await expect(together(page).getByRole("button", { name: "Publish" })).toHaveCount(0);
	await expectNoViolations(page, "a removed script");
	await writeRows(page, "rpc/delete_scripts", { method: "POST", data: { p_ids: [id] } });
});

test("an error has a retry; a visitor is asked to sign in and returns to the same tab", { tag: "@soak" }, async ({
	page,
}) => {
	await page.goto(`${hubOrigin()}/manage`);
	await expect(page.getByText("Sign in to see your bookmarklets")).toBeVisible();
	await page.goto(path("", "drafts"));
	await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: /Arthur Author/ }).click();
	await page.waitForURL(/\/manage-bookmarklets\?tab=drafts/);
	await expect(page.getByRole("tab", { name: /^Drafts/ })).toHaveAttribute("aria-selected", "true");
	await page.route(/\/rpc\/list_own_scripts/, (route) => route.fulfill({ status: 500, json: { message: "down" } }));
	await page.reload();
	await expect(page.getByRole("heading", { name: "Failed to load your bookmarklets" })).toBeVisible();
	await expectNoViolations(page, "my bookmarklets failed");
	await page.unroute(/\/rpc\/list_own_scripts/);
	await page.getByRole("button", { name: "Try Again" }).click();
	await expect(page.getByRole("tab", { name: /^Drafts/ })).toBeVisible();
});
