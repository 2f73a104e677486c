import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin, signIn, signInWithGoogle } from "../support/hub.ts";
import { type OwnHub, startOwnHub } from "../support/own-hub.ts";
import { saveScriptAs } from "../support/save-script.ts";
import { storedRows, storeRow } from "../support/stored-rows.ts";

let hub: OwnHub;
test.beforeAll(async () => {
	hub = await startOwnHub();
});
test.afterAll(() => hub.stop());

// Here, because it ends every session of the account: journeys on the shared hub sign in to it at any time.
test("sessions are listed and ended everywhere", { tag: "@soak" }, async ({ page, browser }) => {
	await signIn(page, "Ada Admin", "/account");
	const elsewhere = await browser.newContext();
	const other = await elsewhere.newPage();
	await signIn(other, "Ada Admin", "/account");
	await expect(other.getByText("This session")).toBeVisible();
	await page.reload();
	await expect(page.getByRole("button", { name: /^Sign out (Chrome|Unknown)/ }).first()).toBeVisible();
	await page.getByRole("button", { name: "Sign out everywhere" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
	await expect(page).toHaveURL(`${hubOrigin()}/auth`);
	await elsewhere.close();
});

test("an account is deleted by typing its username: published scripts stay without an owner, drafts and everything personal go", {
	tag: "@soak",
}, async ({ page, browser }) => {
	await signIn(page, "Arthur Author");
	const [{ user_id: userId, username } = { user_id: "", username: "" }] = await storedRows<{
		user_id: string;
		username: string;
	}>(page, "profiles", { select: "user_id,username", display_name: "eq.Arthur Author" });
	const published = await saveScriptAs(page, { title: "Left behind", code: "javascript:void 'left behind'" });
	const draft = await saveScriptAs(page, { title: "Never finished", code: "javascript:void 'draft'" });
	await hub.sql`update public.bookmarklets set is_published = false where id = ${draft.id}`;
	await storeRow(page, "collections", { title: "Mine" });
	const elsewhere = await (await browser.newContext()).newPage();
	await signIn(elsewhere, "Arthur Author", "/account");

	await page.goto(`${hubOrigin()}/account`);
	await page.getByRole("button", { name: "Delete my account" }).click();
	const dialog = page.getByRole("alertdialog");
	const confirm = dialog.getByRole("button", { name: "Delete account permanently" });
	const field = dialog.getByLabel(/Type your username/);
	await expect(field).toBeFocused();
	await expect(confirm).toBeDisabled();
	await field.fill(`${username}x`);
	await expect(confirm).toBeDisabled();
	await expectNoViolations(page, "deletion of an account");
	await dialog.getByRole("button", { name: "Keep my account" }).click();
	await expect(dialog).toBeHidden();
	await page.getByRole("button", { name: "Delete my account" }).click();
	await expect(field).toHaveValue("");
	await field.fill(` ${username.toUpperCase()} `);
	await confirm.click();
	await expect(page.getByText("Your account was deleted").first()).toBeVisible();
	await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();

	const [left] = await hub.sql`
		select
			(select count(*)::integer from auth.users where id = ${userId}) as accounts,
			(select count(*)::integer from public.profiles where user_id = ${userId}) as profiles,
			(select count(*)::integer from public.collections where owner_id = ${userId}) as collections,
			(select count(*)::integer from auth.sessions where user_id = ${userId}) as sessions`;
	expect(left).toEqual({ accounts: 0, profiles: 0, collections: 0, sessions: 0 });
	const scripts = await hub.sql`
		select id, owner_id, is_published from public.bookmarklets where id in ${hub.sql([published.id, draft.id])}`;
	expect([...scripts]).toEqual([{ id: published.id, owner_id: null, is_published: true }]);

	// Visitors still find and install what was published, with no name beside it.
	await page.goto(`${hubOrigin()}/bookmarklet/${published.id}`);
	await expect(page.getByRole("heading", { level: 1, name: "Left behind" })).toBeVisible();
	await expect(page.getByRole("main")).not.toContainText("Arthur Author");
	await expect(page.getByRole("main").getByText("Anonymous").first()).toBeVisible();
	expect((await page.request.get(`${hubOrigin()}/bookmarklet/${draft.id}`)).status()).toBe(404);
	expect((await page.request.get(`${hubOrigin()}/${username}`)).status()).toBe(404);

	// The other browser is told when its session is used next.
	await elsewhere.evaluate(() => {
		for (const [name, text] of Object.entries(localStorage)) {
			if (name.endsWith("-auth-token"))
				localStorage.setItem(name, JSON.stringify({ ...JSON.parse(text), expires_at: 1 }));
		}
	});
	await elsewhere.reload();
	await expect(elsewhere.getByText("Your session has ended").first()).toBeVisible();
	await elsewhere.context().close();

	// The same person may come back, to an empty account.
	await signInWithGoogle(page, "Arthur Author");
	const own = await storedRows<{ id: string; scripts_created: number }>(page, "user_profile", {
		select: "id,scripts_created",
	});
	expect(own).toMatchObject([{ scripts_created: 0 }]);
	expect(own[0]?.id).not.toBe(userId);
});
