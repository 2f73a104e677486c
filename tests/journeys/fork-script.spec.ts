import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin, signIn, watchForErrors } from "../support/hub.ts";
import { storedRows } from "../support/stored-rows.ts";

const ORIGINAL = "Find Several Words";
const dialog = (page: Page) => page.getByRole("dialog", { name: `Fork ${ORIGINAL}` });
const forkButton = (page: Page) => page.getByRole("button", { name: "Fork", exact: true });

async function openOriginal(page: Page): Promise<void> {
	await page.goto(`${hubOrigin()}/explore?${new URLSearchParams({ search: ORIGINAL })}`);
	await page.getByRole("main").getByRole("link", { name: ORIGINAL, exact: true }).first().click();
	await expect(page.getByRole("heading", { level: 1, name: ORIGINAL })).toBeVisible();
}

/** Presses the dialog's button. @returns the id of the copy, whose edit page opens */
async function submit(page: Page): Promise<string> {
	await dialog(page).getByRole("button", { name: "Fork Bookmarklet" }).click();
	await page.waitForURL(/\/bookmarklet\/[0-9a-f-]{36}\/edit$/);
	return new URL(page.url()).pathname.split("/")[2] ?? "";
}

/** Stored rows of a copy: the script, its versions, its original, its tags. */
async function stored(page: Page, id: string) {
	const [scripts, versions, links, tags] = await Promise.all([
		storedRows<{ title: string; short_description: string; slug: string; category: string; owner_id: string }>(
			page,
			"bookmarklets",
			{ select: "title,short_description,slug,category,owner_id", id: `eq.${id}` },
		),
		storedRows<{ semver: string; generated_by: string; change_note: string | null; code_blob_url: string }>(
			page,
			"versions",
			{ select: "semver,generated_by,change_note,code_blob_url", bookmarklet_id: `eq.${id}` },
		),
		storedRows<{ user_id: string; original_bookmarklet_id: string }>(page, "bookmarklet_forks", {
			select: "user_id,original_bookmarklet_id",
			forked_bookmarklet_id: `eq.${id}`,
		}),
		storedRows<{ tags: { name: string } }>(page, "bookmarklet_tags", {
			select: "tags(name)",
			bookmarklet_id: `eq.${id}`,
		}),
	]);
	return { script: scripts[0], versions, link: links[0], tags: tags.map((row) => row.tags.name).sort() };
}

test("a fork has the original's code and tags, the improvements as its note and a slug of its own, and is a draft until published", {
	tag: "@soak",
}, async ({ page, browser }) => {
	const errors = watchForErrors(page);
	const visitor = await browser.newPage();
	await visitor.goto(hubOrigin());
	await signIn(page, "Rita Reader");
	await openOriginal(page);
	await forkButton(page).click();
	await expect(dialog(page).getByLabel("Title")).toHaveValue(`${ORIGINAL} (Enhanced)`);
	const suggested = dialog(page).getByRole("group", { name: "Suggested titles" }).getByRole("button");
	await expect(suggested).toHaveText([
		`${ORIGINAL} (Enhanced)`,
		`${ORIGINAL} Pro`,
		`${ORIGINAL} - Improved`,
		`My ${ORIGINAL}`,
		`${ORIGINAL} 2.0`,
	]);
	await expectNoViolations(page, "the fork dialog");

	await dialog(page).getByLabel("Title").fill("x".repeat(51));
	await dialog(page).getByRole("button", { name: "Fork Bookmarklet" }).click();
	await expect(dialog(page).getByText("Title must not be longer than 50 characters.")).toBeVisible();
	await expect(dialog(page).getByLabel("Title")).toBeFocused();
	await suggested.getByText(`My ${ORIGINAL}`).click();
	await dialog(page).getByLabel("Description").fill("Finds words, and says how often.");
	await dialog(page).getByLabel("Improvements").fill("Counts whole words only.");
	const id = await submit(page);
	const notice = page.getByRole("listitem").filter({ hasText: "Bookmarklet forked successfully!" });
	await expect(notice).toContainText("You can now customize your fork.");
	const shownAt = Date.now();
	await expect(page.getByRole("heading", { level: 1, name: "Edit Your Script" })).toBeVisible();
	await expect(page.getByLabel("Title")).toHaveValue(`My ${ORIGINAL}`);
	await expect(notice).toHaveCount(0, { timeout: 8000 });
	// A notice is shown for 4 s by default; this one for 5 s.
	expect(Date.now() - shownAt).toBeGreaterThan(4400);

	const [original] = await storedRows<{ id: string; category: string; latest_version_id: string }>(
		page,
		"bookmarklets",
		{ select: "id,category,latest_version_id", title: `eq.${ORIGINAL}`, slug: "eq.find-several-words" },
	);
	const [source] = await storedRows<{ code_blob_url: string }>(page, "versions", {
		select: "code_blob_url",
		id: `eq.${original?.latest_version_id}`,
	});
	const fork = await stored(page, id);
	expect(fork).toEqual({
		script: {
			title: `My ${ORIGINAL}`,
			short_description: "Finds words, and says how often.",
			slug: expect.stringMatching(/^my-find-several-words(-\d+)?$/),
			category: original?.category,
			owner_id: fork.link?.user_id,
		},
		versions: [
			{
				semver: "1.0.0",
				generated_by: "fork",
				change_note: "Counts whole words only.",
				code_blob_url: source?.code_blob_url,
			},
		],
		link: { user_id: fork.script?.owner_id, original_bookmarklet_id: original?.id },
		tags: ["highlight", "regex", "research", "search"],
	});

	// It stays a draft that only its owner sees, also after it was saved, until it is published.
	const seenByVisitor = async () => (await visitor.request.get(`${hubOrigin()}/bookmarklet/${id}`)).status();
	// The server answers 200 without a head when the database is too busy to say whether a script exists.
	await expect.poll(seenByVisitor).toBe(404);
	await expect(page.getByLabel("What changed")).toHaveValue("Counts whole words only.");
	await page.getByLabel("Description").fill("Finds words, and says how often each occurs.");
	await page.getByRole("button", { name: "Save as draft" }).click();
	await page.waitForURL(/\/manage-bookmarklets\?tab=drafts$/);
	await expect.poll(seenByVisitor).toBe(404);
	await page
		.getByRole("link", { name: `Edit My ${ORIGINAL}` })
		.first()
		.click();
	await page.getByRole("button", { name: /^Publish (Bookmarklet|Userscript)$/ }).click();
	await expect(page.getByRole("listitem").filter({ hasText: "Bookmarklet published" })).toContainText(
		"Versions saved before as a draft stay private.",
	);
	await page.waitForURL(`${hubOrigin()}/bookmarklet/${id}`);
	expect(await seenByVisitor()).toBe(200);
	await expect(page.getByText(/^Forked from Find Several Words/)).toBeVisible();
	const shown = await storedRows<{ semver: string; change_note: string | null }>(visitor, "versions", {
		select: "semver,change_note",
		bookmarklet_id: `eq.${id}`,
	});
	expect(shown).toEqual([{ semver: "1.2.0", change_note: "Counts whole words only." }]);
	// The typed text is discarded after the fork: the next dialog starts with the default.
	await openOriginal(page);
	await forkButton(page).click();
	await expect(dialog(page).getByLabel("Title")).toHaveValue(`${ORIGINAL} (Enhanced)`);
	await suggested.getByText(`My ${ORIGINAL}`).click();
	const second = await stored(page, await submit(page));
	// The first slug of a title has no number; repeated runs on one hub continue the numbers.
	const number = Number(/-(\d+)$/.exec(fork.script?.slug ?? "")?.[1] ?? 0);
	expect(second.script?.slug).toBe(`my-find-several-words-${number + 1}`);
	expect(second.versions[0]?.change_note).toBeNull();
	expect(errors).toEqual([]);
});

test("a visitor is asked to sign in, and the dialog is open afterwards", { tag: "@soak" }, async ({ page }) => {
	await openOriginal(page);
	const path = new URL(page.url()).pathname;
	await forkButton(page).click();
	await expect(page.getByText("You need to be logged in to fork bookmarklets")).toBeVisible();
	await page.waitForURL(/\/auth$/);
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: /Rita Reader/ }).click();
	await expect(dialog(page).getByLabel("Title")).toHaveValue(`${ORIGINAL} (Enhanced)`);
	expect(new URL(page.url()).pathname).toBe(path);
});

test("a refused fork shows the reason, and keeps the input over a closed dialog, a reload and a new sign-in", {
	tag: "@soak",
}, async ({ page }) => {
	await signIn(page, "Rita Reader");
	await openOriginal(page);
	const message = "This script does not exist or is not public.";
	await page.route(/\/rpc\/fork_script/, (route) =>
		route.fulfill({ status: 404, json: { code: "PT404", message, details: null, hint: null } }),
	);
	await forkButton(page).click();
	await dialog(page).getByLabel("Title").fill("Words, kept");
	await dialog(page).getByLabel("Improvements").fill("Not lost.");
	await dialog(page).getByRole("button", { name: "Fork Bookmarklet" }).click();
	// By its element: while the dialog is open, nothing outside it has a role.
	const notice = page.locator("[data-sonner-toast]").filter({ hasText: "Failed to fork bookmarklet" });
	await expect(notice).toContainText(message);
	await expect(dialog(page).getByRole("alert")).toContainText(message);
	await expectNoViolations(page, "the fork dialog after a refusal");
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toHaveCount(0);
	await expect(forkButton(page)).toBeFocused();
	await page.reload();
	await forkButton(page).click();
	await expect(dialog(page).getByLabel("Title")).toHaveValue("Words, kept");

	// The session ends in another tab while the dialog is open.
	const other = await page.context().newPage();
	await other.goto(hubOrigin());
	await other
		.getByRole("banner")
		.getByRole("button", { name: /Rita Reader/ })
		.click();
	await other.getByRole("menuitem", { name: "Log out" }).click();
	await other.waitForURL(/\/auth$/);
	await page.goto(`${hubOrigin()}/explore`);
	await openOriginal(page);
	await forkButton(page).click();
	await page.waitForURL(/\/auth$/);
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: /Rita Reader/ }).click();
	await expect(dialog(page).getByLabel("Title")).toHaveValue("Words, kept");
	await expect(dialog(page).getByLabel("Improvements")).toHaveValue("Not lost.");
});
