import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { showCodeTab } from "../support/code-tab.ts";
import { hubOrigin, signIn } from "../support/hub.ts";
import { notice, openScript } from "../support/reviews.ts";

const toGoogle = (page: Page) => page.getByRole("button", { name: /google/i }).click();
const chooseRita = (page: Page) => page.getByRole("button", { name: /Rita Reader/ }).click();
const star = (page: Page) => page.getByRole("button", { name: /^star/i });
const account = (page: Page) => page.getByRole("banner").getByRole("button", { name: /Rita Reader/ });

async function twoTabs(context: BrowserContext, path: string): Promise<readonly [Page, Page]> {
	const tabs = [await context.newPage(), await context.newPage()] as const;
	for (const tab of tabs) await tab.goto(hubOrigin() + path);
	return tabs;
}

test("two sign-ins at once: both tabs end signed in, in whichever order they come back", { tag: "@soak" }, async ({
	context,
}) => {
	for (const order of [
		[0, 1],
		[1, 0],
	] as const) {
		const tabs = await twoTabs(context, "/auth");
		for (const tab of tabs) {
			await toGoogle(tab);
			await tab.getByRole("button", { name: /Rita Reader/ }).waitFor();
		}
		for (const index of order) {
			const tab = tabs[index];
			await chooseRita(tab);
			await tab.waitForURL(`${hubOrigin()}/`);
			await expect(account(tab)).toBeVisible();
			await expect(tab.getByRole("main").getByRole("alert")).toHaveCount(0);
		}
		// Each session is a real one: the account page reads what only its person may read.
		for (const tab of tabs) {
			await tab.goto(`${hubOrigin()}/account`);
			await expect(tab.getByLabel("Display name")).toHaveValue("Rita Reader");
			await tab.close();
		}
		await context.clearCookies();
		const empty = await context.newPage();
		await empty.goto(hubOrigin());
		await empty.evaluate(() => localStorage.clear());
		await empty.close();
	}
});

test("stars of two tabs, whose sign-in one tab finishes for both", { tag: "@soak" }, async ({ context }) => {
	const titles = ["Show Passwords", "Table to CSV"] as const;
	const [first, second] = await twoTabs(context, "/");
	for (const [tab, title] of [
		[first, titles[0]],
		[second, titles[1]],
	] as const) {
		await openScript(tab, title);
		await star(tab).click();
		await tab.waitForURL(/\/auth/);
	}
	await toGoogle(first);
	await chooseRita(first);
	await expect(notice(first, "Bookmarklet added to favorites")).toBeVisible();
	// The other tab stood at the hub's own sign-in screen: it goes on by itself.
	await expect(notice(second, "Bookmarklet added to favorites")).toBeVisible();
	for (const tab of [first, second]) {
		await expect(star(tab)).toHaveAttribute("aria-pressed", "true");
		await star(tab).click();
		await expect(star(tab)).toHaveAttribute("aria-pressed", "false");
	}
});

test("drafts of two tabs are both saved after two sign-ins at once", { tag: "@soak" }, async ({ context }) => {
	const tabs = await twoTabs(context, "/create");
	const word = `twotabs${Date.now().toString(36)}`;
	for (const [index, tab] of tabs.entries()) {
		await showCodeTab(tab);
		await tab.getByLabel("Title").fill(`${word} ${index}`);
		await tab.getByLabel("Description").fill("Writes the number of its tab on the page.");
		await tab.getByRole("textbox", { name: /^(Bookmarklet|Userscript) Code$/ }).click();
		await tab.keyboard.press("Control+a");
		await tab.keyboard.insertText(`document.body.append("tab ${index}");`);
		await tab.getByRole("button", { name: /^Create (Bookmarklet|Userscript)$/ }).click();
		await tab.getByRole("dialog", { name: "Sign in required" }).getByRole("button", { name: "Sign in" }).click();
		await tab.waitForURL(/\/auth$/);
		await toGoogle(tab);
		await tab.getByRole("button", { name: /Rita Reader/ }).waitFor();
	}
	for (const [index, tab] of tabs.entries()) {
		await chooseRita(tab);
		await tab.waitForURL(/\/bookmarklet\/[0-9a-f-]{36}$/);
		await expect(tab.getByRole("heading", { level: 1, name: `${word} ${index}` })).toBeVisible();
	}
});

test("two desktop apps ask at once: each gets the code that it asked for", { tag: "@soak" }, async ({ context }) => {
	const redirects = new Map<Page, string>();
	const tabs = await twoTabs(context, "/");
	for (const [index, tab] of tabs.entries()) {
		const redirect = `http://127.0.0.1:${7_001 + index}/callback`;
		await tab.route(`${redirect}**`, (route) => {
			redirects.set(tab, route.request().url());
			return route.fulfill({ contentType: "text/html", body: "back in the app" });
		});
		const query = new URLSearchParams({
			redirect_uri: redirect,
			code_challenge: `${index}`.repeat(43),
			code_challenge_method: "S256",
			state: `state-of-${index}`,
		});
		await tab.goto(`${hubOrigin()}/auth?${query}`);
		await toGoogle(tab);
		await tab.getByRole("button", { name: /Rita Reader/ }).waitFor();
	}
	for (const [index, tab] of [...tabs.entries()].reverse()) {
		await chooseRita(tab);
		await expect.poll(() => redirects.get(tab) ?? "").toContain(`:${7_001 + index}/callback?`);
		const { searchParams } = new URL(redirects.get(tab) ?? "");
		expect(searchParams.get("state")).toBe(`state-of-${index}`);
		expect(searchParams.get("code")).toBeTruthy();
	}
});

test("a sign-in that was started before somebody signed out elsewhere ends in the session or one clear sentence", {
	tag: "@soak",
}, async ({ context }) => {
	const waiting = await context.newPage();
	await waiting.goto(`${hubOrigin()}/auth`);
	await toGoogle(waiting);
	const other = await context.newPage();
	await signIn(other, "Rita Reader");
	await account(other).click();
	await other.getByRole("menuitem", { name: "Log out" }).click();
	await other.waitForURL(/\/auth$/);
	await chooseRita(waiting);
	await expect(account(waiting).or(waiting.getByRole("main").getByRole("alert"))).toBeVisible();
});
