import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { openExtensionBrowser } from "../support/extension.ts";
import { extensionFolder, hubOrigin, signIn, watchForErrors } from "../support/hub.ts";
import { storedRows, storeRow } from "../support/stored-rows.ts";

const menu = (page: Page) => page.getByRole("menu", { name: "Your collections" });
const addButton = (page: Page) => page.getByRole("button", { name: "Add to collection" });
const scripts = (page: Page) => page.getByRole("list", { name: "Scripts" }).getByRole("heading", { level: 3 });

async function openScript(page: Page, title: string): Promise<void> {
	await page.goto(`${hubOrigin()}/explore?${new URLSearchParams({ search: title })}`);
	await page.getByRole("main").getByRole("link", { name: title, exact: true }).first().click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

async function collect(page: Page, script: string, collection: string): Promise<void> {
	await openScript(page, script);
	await addButton(page).click();
	const item = menu(page).getByRole("menuitemcheckbox", { name: collection, exact: true });
	await expect(item).toHaveAttribute("aria-checked", "false");
	await item.click();
	await expect(page.getByText(`Added to ${collection}`)).toBeVisible();
	await expect(item).toHaveAttribute("aria-checked", "true");
}

/** Titles of a collection's scripts in the database, in order. */
async function storedOrder(page: Page, id: string): Promise<string[]> {
	const rows = await storedRows<{ script: { title: string } }>(page, "collection_items", {
		select: "script:bookmarklets(title)",
		collection_id: `eq.${id}`,
		order: "position,created_at",
	});
	return rows.map(({ script }) => script.title);
}

/** Stores a collection of the signed-in person without the screens. */
async function makeCollection(page: Page, title: string, contents: readonly string[], isPublic = false) {
	const owner = await page.evaluate(() => {
		const key = Object.keys(localStorage).find((name) => name.endsWith("auth-token"));
		return (JSON.parse((key && localStorage.getItem(key)) || "{}") as { user?: { id: string } }).user?.id;
	});
	const { id } = await storeRow<{ id: string }>(page, "collections", {
		owner_id: owner,
		title,
		is_public: isPublic,
	});
	for (const [position, name] of contents.entries()) {
		const [script] = await storedRows<{ id: string }>(page, "bookmarklets", { select: "id", title: `eq.${name}` });
		await storeRow(page, "collection_items", { collection_id: id, bookmarklet_id: script?.id, position });
	}
	return id;
}

test("a reader makes a collection, fills it from the scripts' pages, and orders it with the keyboard", {
	tag: "@soak",
}, async ({ page }) => {
	test.setTimeout(120_000);
	const errors = watchForErrors(page);
	await signIn(page, "Rita Reader", "/collections");
	await page.getByRole("button", { name: "New collection" }).first().click();
	const dialog = page.getByRole("dialog", { name: "New collection" });
	await expect(dialog.getByLabel("Title")).toBeFocused();
	await dialog.getByRole("button", { name: "Create collection" }).click();
	await expect(dialog.getByText("Please give the collection a title.")).toBeVisible();
	await expectNoViolations(page, "the dialog of a new collection");
	await dialog.getByLabel("Title").fill("Research kit");
	await dialog.getByLabel("Description").fill("For long documents.");
	await dialog.getByRole("button", { name: "Create collection" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Research kit" })).toBeVisible();
	await expect(page.getByText("Nothing in it yet")).toBeVisible();
	await expectNoViolations(page, "an empty collection");
	const address = page.url();
	const id = new URL(address).pathname.split("/").at(-1) ?? "";

	for (const script of ["Page Outline", "Reading Mode", "Table to CSV"]) await collect(page, script, "Research kit");
	await expectNoViolations(page, "the menu of collections");
	expect(await storedOrder(page, id)).toEqual(["Page Outline", "Reading Mode", "Table to CSV"]);

	await page.goto(address);
	await expect(scripts(page)).toHaveText(["Page Outline", "Reading Mode", "Table to CSV"]);
	const up = page.getByRole("button", { name: "Move Table to CSV up" });
	await up.press("Enter");
	await up.press("Enter");
	await expect(scripts(page)).toHaveText(["Table to CSV", "Page Outline", "Reading Mode"]);
	await expect(page.getByRole("status").filter({ hasText: "Table to CSV is now 1 of 3" })).toBeVisible();
	await expect(up).toBeFocused();
	await expect.poll(() => storedOrder(page, id)).toEqual(["Table to CSV", "Page Outline", "Reading Mode"]);

	await page.getByRole("button", { name: "Remove Page Outline" }).click();
	await expect.poll(() => storedOrder(page, id)).toEqual(["Table to CSV", "Reading Mode"]);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(() => storedOrder(page, id)).toEqual(["Table to CSV", "Page Outline", "Reading Mode"]);
	await expect(scripts(page)).toHaveText(["Table to CSV", "Page Outline", "Reading Mode"]);
	await expectNoViolations(page, "one's own collection");
	expect(errors).toEqual([]);
});

test("an owner publishes, shares, renames and deletes a collection; others see it only while it is public", async ({
	page,
	context,
	browser,
}) => {
	test.setTimeout(120_000);
	await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: hubOrigin() });
	const errors = watchForErrors(page);
	await signIn(page, "Rita Reader");
	const contents = ["Table to CSV", "Page Outline", "Reading Mode"];
	const id = await makeCollection(page, "Shared kit", contents);
	const address = `${hubOrigin()}/collections/${id}`;
	const visitor = await (await browser.newContext()).newPage();
	await visitor.goto(address);
	await expect(visitor.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
	// The server knows nobody, and finds nothing at this address either.
	await page.goto(address);
	await expect(page.getByRole("heading", { level: 1, name: "Shared kit" })).toBeVisible();

	await page.goto(`${hubOrigin()}/collections`);
	const card = page.getByRole("list", { name: "Collections" }).getByRole("listitem").filter({ hasText: "Shared kit" });
	await expect(card).toContainText("3 scripts");
	await card.getByRole("switch", { name: "Public Shared kit" }).click();
	await expect(page.getByText("Shared kit is public now")).toBeVisible();
	await visitor.goto(address);
	await expect(scripts(visitor)).toHaveText(contents);
	await expect(visitor.getByText("by Rita Reader")).toBeVisible();
	await expect(visitor.getByRole("button", { name: /^(Move|Remove|Edit)/ })).toHaveCount(0);
	const file = visitor.getByRole("link", { name: "Installable file of Table to CSV" });
	const answer = await visitor.request.get((await file.getAttribute("href")) ?? "");
	expect(await answer.text()).toContain("// ==UserScript==");
	await expectNoViolations(visitor, "a public collection");
	await visitor.setViewportSize({ width: 390, height: 844 });
	await expectNoViolations(visitor, "a public collection at 390 px");
	await visitor.context().close();

	await card.getByRole("link", { name: "Shared kit" }).click();
	await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "share"));
	await page.getByRole("button", { name: "Share", exact: true }).click();
	await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

	await page.getByRole("button", { name: "Edit", exact: true }).click();
	await page.getByRole("dialog", { name: "Edit collection" }).getByLabel("Title").fill("Renamed kit");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Renamed kit" })).toBeVisible();
	const row = { select: "title,description,is_public", id: `eq.${id}` };
	expect(await storedRows(page, "collections", row)).toEqual([
		{ title: "Renamed kit", description: null, is_public: true },
	]);

	await page.goto(`${hubOrigin()}/collections`);
	await page.getByRole("button", { name: "Delete Renamed kit" }).click();
	const question = page.getByRole("alertdialog", { name: "Delete this collection?" });
	await expect(question).toContainText("Renamed kit, with 3 scripts in it.");
	await expectNoViolations(page, "the question before deleting");
	await question.getByRole("button", { name: "Delete collection" }).click();
	await expect(page.getByText("Collection deleted")).toBeVisible();
	expect(await storedRows(page, "collections", row)).toEqual([]);
	await expect(page.getByRole("button", { name: "New collection" }).first()).toBeFocused();
	expect(errors).toEqual([]);
});

test("a visitor is asked to sign in, and the menu is open afterwards; a new collection contains the script", {
	tag: "@soak",
}, async ({ page }) => {
	await page.goto(`${hubOrigin()}/collections`);
	await expect(page.getByText("Sign in to keep collections")).toBeVisible();
	await expectNoViolations(page, "collections of a visitor");
	await openScript(page, "Copy as Markdown Link");
	await addButton(page).click();
	await expect(page.getByText("You need to be logged in to keep collections")).toBeVisible();
	await page.waitForURL(/\/auth$/);
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: /Arthur Author/ }).click();
	await menu(page).getByRole("menuitem", { name: "New collection…" }).click();
	const title = "Made from the menu";
	await page.getByRole("dialog", { name: "New collection" }).getByLabel("Title").fill(title);
	await page.getByRole("button", { name: "Create collection" }).click();
	await expect(page.getByText("Collection created")).toBeVisible();
	await addButton(page).click();
	const item = menu(page).getByRole("menuitemcheckbox", { name: title }).first();
	await expect(item).toHaveAttribute("aria-checked", "true");
	const [made] = await storedRows<{ id: string; is_public: boolean }>(page, "collections", {
		select: "id,is_public",
		title: `eq.${title}`,
		order: "created_at.desc",
	});
	expect(made?.is_public).toBe(false);
	expect(await storedOrder(page, made?.id ?? "")).toEqual(["Copy as Markdown Link"]);
	await item.click();
	await expect(page.getByText(`Removed from ${title}`)).toBeVisible();
	expect(await storedOrder(page, made?.id ?? "")).toEqual([]);
});

test("a refused change is reported and reverted; a failed read can be repeated", { tag: "@soak" }, async ({ page }) => {
	await signIn(page, "Arthur Author");
	const id = await makeCollection(page, "Stays as it is", ["JSON Viewer", "Clean Links"]);
	await page.route(/\/rest\/v1\/collection_items\?/, (route) => route.fulfill({ status: 503, json: {} }));
	await page.goto(`${hubOrigin()}/collections/${id}`);
	await expect(page.getByRole("heading", { level: 1, name: "This collection could not be read" })).toBeVisible();
	await page.unroute(/\/rest\/v1\/collection_items\?/);
	await page.getByRole("button", { name: "Try Again" }).click();
	await expect(scripts(page)).toHaveText(["JSON Viewer", "Clean Links"]);

	const refusal = { code: "42501", message: "no", details: null, hint: null };
	await page.route(/\/rest\/v1\/collection_items/, (route) =>
		route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 403, json: refusal }),
	);
	await page.getByRole("button", { name: "Move JSON Viewer down" }).click();
	await expect(page.getByText("The order could not be saved")).toBeVisible();
	await expect(scripts(page)).toHaveText(["JSON Viewer", "Clean Links"]);
});

test("with the extension all scripts are installed one after the other, with progress", { tag: "@soak" }, async () => {
	test.setTimeout(120_000);
	// Not the scripts of `install-script.spec.ts`: an install counts once a day for each address.
	const browser = await openExtensionBrowser({ extension: extensionFolder() });
	try {
		await browser.allowUserScripts();
		const hub = await browser.context.newPage();
		await signIn(hub, "Arthur Author");
		const id = await makeCollection(hub, "For every browser", ["CSV Viewer", "Clean Links"], true);
		await hub.goto(`${hubOrigin()}/collections/${id}`);
		const panel = hub.getByRole("region", { name: "Install all" });
		for (const [place, title] of ["CSV Viewer", "Clean Links"].entries()) {
			const opened = browser.context.waitForEvent("page");
			await panel.getByRole("button", { name: place === 0 ? "Install all 2" : `Continue with ${title}` }).click();
			const confirmation = await opened;
			await confirmation.getByRole("button", { name: "Install", exact: true }).click();
			await expect(confirmation.getByRole("heading", { name: `${title} is installed` })).toBeVisible();
			await confirmation.close();
			if (place > 0) continue;
			await expect(panel.getByRole("status")).toHaveText(
				"1 of 2: confirm CSV Viewer in the extension, then come back here.",
			);
			await expectNoViolations(hub, "installing a collection");
		}
		await expect(panel.getByRole("status")).toHaveText("2 of 2 handed to the extension");
		await expect(panel.getByRole("progressbar")).toHaveJSProperty("value", 2);
		const options = await browser.context.newPage();
		await options.goto(browser.pageUrl("options.html"));
		for (const title of ["CSV Viewer", "Clean Links"]) {
			await expect(options.getByRole("heading", { name: title })).toBeVisible();
		}
	} finally {
		await browser.close();
	}
});
