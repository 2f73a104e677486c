import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin, publishableKey, signIn, watchForErrors } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";

const explore = (query = "") => `${hubOrigin()}/explore${query}`;
const scripts = (page: Page) => page.getByRole("list", { name: "Scripts" });
const titles = (page: Page) => scripts(page).getByRole("heading", { level: 2 }).allTextContents();
const box = (page: Page) => page.getByRole("main").getByRole("combobox", { name: "Search bookmarklets" });
const count = (page: Page) => page.getByRole("status").filter({ hasText: /script/ });

interface Row {
	id: string;
	title: string;
	total_count: number;
}

/** Response of the database to the person who is signed in on the page, without the hub's screens. */
async function ask(page: Page, rpc: string, args: object): Promise<Row[]> {
	const key = await publishableKey(page);
	const token = await page.evaluate(() => {
		const name = Object.keys(localStorage).find((each) => each.endsWith("auth-token"));
		const session = JSON.parse((name && localStorage.getItem(name)) || "{}") as { access_token?: string };
		return session.access_token;
	});
	const answer = await page.request.post(`${hubOrigin()}/rest/v1/rpc/${rpc}`, {
		headers: { apikey: key, Authorization: `Bearer ${token ?? key}` },
		data: args,
	});
	const text = await answer.text();
	expect(answer.ok(), text).toBe(true);
	return JSON.parse(text || "[]") as Row[];
}

test("a visitor searches with words, typos and operators, and removes them one by one", async ({ page }) => {
	const errors = watchForErrors(page);
	await page.goto(explore());
	await expect(count(page)).toBeVisible();
	for (const risk of ["Low", "Medium", "High and not rated"]) {
		await expect(page.getByRole("checkbox", { name: risk })).toBeChecked();
	}

	await box(page).fill("tabel");
	await expect(page).toHaveURL(/search=tabel$/);
	await expect(scripts(page).getByRole("heading", { name: "Table to CSV" })).toBeVisible();

	await box(page).fill('tag:csv kind:bookmarklet -"reading mode"');
	await expect(scripts(page).getByRole("heading", { name: "Table to CSV" })).toBeVisible();
	const filters = page.getByRole("list", { name: "Active filters" });
	await expect(filters.getByRole("button")).toHaveText([
		"Tag: csv",
		"Kind: Bookmarklet",
		"Not “reading mode”",
		"Clear all filters",
	]);
	const stored = await ask(page, "list_scripts", {
		p_conditions: [
			{ field: "tag", value: "csv" },
			{ field: "kind", value: "bookmarklet" },
		],
	});
	await expect(async () => expect(await titles(page)).toEqual(stored.map(({ title }) => title))).toPass();

	await filters.getByRole("button", { name: "Remove the filter Tag: csv" }).click();
	await expect(box(page)).toHaveValue('kind:bookmarklet -"reading mode"');
	await expect(box(page)).toBeFocused();
	await expect(scripts(page).getByRole("heading", { name: "Page Outline" })).toBeVisible();
	await expect(scripts(page).getByRole("heading", { name: "Reading Mode" })).toHaveCount(0);

	// The sites of a script are known after its analysis, which the hub runs after its start.
	await expect(async () => {
		await page.goto(explore(`?search=${encodeURIComponent("site:google.co.uk grants:none")}`));
		await expect(scripts(page).getByRole("heading", { name: "Direct Result Links" })).toBeVisible({ timeout: 3_000 });
	}).toPass({ timeout: 40_000 });
	expect(errors).toEqual([]);
});

test("tips, operators, view and results can be reached by keyboard", { tag: "@soak" }, async ({ page }) => {
	await page.goto(explore());
	await expect(count(page)).toBeVisible();
	await page.getByText("Search tips").focus();
	await page.keyboard.press("Enter");
	const tip = page.getByRole("button", { name: "Add tag:csv to the search" });
	await tip.focus();
	await page.keyboard.press("Enter");
	await expect(box(page)).toBeFocused();
	await page.keyboard.type("csv");
	await expect(page).toHaveURL(/search=tag%3Acsv$/);
	await page.getByRole("button", { name: "Show as a list" }).focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/view=list/);
	const link = scripts(page).getByRole("link", { name: "Table to CSV", exact: true });
	await expect(link).toHaveAttribute("href", /^\/bookmarklet\//);
	// The rows of the search before are dimmed until the new ones arrive.
	await expect(page.locator("[aria-busy=true]").filter({ has: link })).toHaveCount(0);
	await expectNoViolations(page, "the explorer as a list");
	await link.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Table to CSV");
});

test("Back restores the filters, the page and the scroll position", { tag: "@soak" }, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 700 });
	await page.goto(explore());
	await page.getByLabel("Sort by").selectOption("alphabetical");
	await expect(page).toHaveURL(/sort=alphabetical/);
	await page.getByRole("checkbox", { name: "High and not rated" }).uncheck();
	await expect(page).toHaveURL(/risk=low%2Cmedium/);
	await page.getByRole("checkbox", { name: "High and not rated" }).check();
	await expect(page).not.toHaveURL(/risk=/);
	await expect(scripts(page)).toBeVisible();
	const chosen = scripts(page).getByRole("heading").getByRole("link").last();
	const title = (await chosen.textContent()) ?? "";
	await chosen.scrollIntoViewIfNeeded();
	const before = await page.evaluate(() => window.scrollY);
	expect(before).toBeGreaterThan(500);
	await chosen.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	await page.goBack();
	await expect(page).toHaveURL(/sort=alphabetical/);
	await expect(page.getByLabel("Sort by")).toHaveValue("alphabetical");
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
	await page.goBack();
	await expect(page).toHaveURL(/risk=low%2Cmedium/);
	await expect(page.getByRole("checkbox", { name: "High and not rated" })).not.toBeChecked();
});

test("an author edits from the list, finds new scripts there, and pages through them", { tag: "@soak" }, async ({
	page,
}) => {
	test.setTimeout(120_000);
	await signIn(page, "Ada Admin");
	const mark = `pages${Date.now().toString(36)}`;
	for (let number = 1; number <= 26; number++) {
		await ask(page, "save_script", {
			p_title: `Numbered ${mark} ${String(number).padStart(2, "0")}`,
			p_description: "One of many, for turning pages.",
			p_code: "javascript:void document.title",
			p_tags: [mark, "one", "three", "two"],
		});
	}

	await page.goto(explore(`?search=${encodeURIComponent(`tag:${mark}`)}&sort=alphabetical&edit=true`));
	await expect(count(page)).toHaveText("26 scripts");
	expect(await titles(page)).toHaveLength(24);
	await expect(
		scripts(page).getByRole("listitem").first().getByRole("list", { name: "Tags" }).getByRole("listitem"),
	).toHaveCount(3);
	const pages = page.getByRole("navigation", { name: "Pages of the list" });
	await expect(pages).toContainText("Page 1 of 2");
	await pages.getByRole("link", { name: "Next" }).click();
	await expect(page).toHaveURL(/page=2$/);
	await expect(count(page)).toHaveText("26 scripts, page 2");
	expect(await titles(page)).toEqual([`Numbered ${mark} 25`, `Numbered ${mark} 26`]);
	await page.reload();
	await expect(count(page)).toHaveText("26 scripts, page 2");
	await page.goBack();
	await expect(count(page)).toHaveText("26 scripts");
	await expect(pages).toContainText("Page 1 of 2");

	const [first] = await ask(page, "list_scripts", { p_tag: mark, p_sort: "alphabetical" });
	expect(first?.total_count).toBe(26);
	await scripts(page)
		.getByRole("link", { name: `Edit Numbered ${mark} 01` })
		.click();
	await expect(page).toHaveURL(new RegExp(`/bookmarklet/${first?.id}/edit$`));

	for (const path of ["/latest?page=2", "/category/utility?page=2"]) {
		await page.goto(hubOrigin() + path);
		await expect(count(page)).toHaveText(/, page 2$/);
		await page.getByRole("link", { name: "Previous" }).click();
		await expect(page).toHaveURL(hubOrigin() + path.replace("?page=2", ""));
	}
	// Other journeys also read the newest scripts.
	const made = await ask(page, "list_scripts", { p_tag: mark, p_limit: 100 });
	for (const { id } of made) await ask(page, "delete_script", { p_id: id });
});

test("without a response of the database the explorer shows an error, keeps the filters and offers to reload", {
	tag: "@soak",
}, async ({ page }) => {
	// A page that is opened has its scripts from the server; a screen within the page asks for them.
	await page.goto(`${hubOrigin()}/faq`);
	await untilLive(page);
	await page.route("**/rest/v1/rpc/**", (route) => route.abort());
	await page.getByRole("banner").getByRole("combobox").fill("tag:csv");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Connection Error - Unable to connect to the database")).toBeVisible({ timeout: 20_000 });
	await page.unroute("**/rest/v1/rpc/**");
	await page.getByRole("button", { name: "Reload Page" }).click();
	await expect(scripts(page).getByRole("heading", { name: "Table to CSV" })).toBeVisible();
	await expect(page).toHaveURL(/search=tag%3Acsv$/);
});
