import { expect, type Page, test } from "@playwright/test";
import { type ModelReply, type ModelServer, startModelServer } from "@scriptorium/supabase/test-support/model-server";
import { expectNarrowPage, expectNoViolations } from "../support/axe.ts";
import { signIn, watchForErrors } from "../support/hub.ts";
import { type OwnHub, startOwnHub } from "../support/own-hub.ts";
import { pressByKey, tabTo } from "../support/tab-to.ts";

const ABOUT = {
	title: "Crimson headings",
	description: "Colors the headings of the page crimson.",
	category: "design",
	tags: ["headings"],
};
const PLAN = {
	...ABOUT,
	summary: "Colors every heading.",
	steps: ["Finds the headings.", "Colors them crimson."],
	grants: ["GM_addStyle"],
	hosts: [],
	elements: [],
	unseen: null,
	effects: ["content"],
};
const codeOf = (color: string) => `\`\`\`js\nGM_addStyle("h1, h2 { color: ${color}; }");\n\`\`\``;
const plan: ModelReply = { text: JSON.stringify(PLAN) };
const written = (color: string): ModelReply => ({ text: codeOf(color), cutEvery: 7 });

// One hub for both tests.
test.describe.configure({ mode: "default" });

let hub: OwnHub;
let model: ModelServer;
/** Answers in the order of the questions. */
let replies: ModelReply[] = [];

test.beforeAll(async () => {
	model = await startModelServer(() => replies.shift() ?? { status: 500 });
	hub = await startOwnHub({
		modelVariables: { AI_BASE_URL: model.url, AI_MODEL: "writer-1", AI_API_KEY: "sk-of-the-operator" },
	});
});
test.afterAll(async () => {
	await hub.stop();
	await model.stop();
});

const prompt = (page: Page) => page.getByRole("textbox", { name: "What should the script do?" });
const generatedCode = (page: Page) => page.getByRole("region", { name: "Generated code" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const notice = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });

async function askFor(page: Page, request: string, ...answers: ModelReply[]): Promise<void> {
	replies = answers;
	await prompt(page).fill(request);
	await prompt(page).press("Enter");
}

test("a unique idea is planned, approved, written by the model, rated, refined, taken back and saved", {
	tag: "@soak",
}, async ({ page }) => {
	const errors = watchForErrors(page);
	await signIn(page, "Arthur Author", "/create");
	await expect(page.getByText("The model writer-1 writes here.")).toBeVisible();
	await expect(page.getByText("50 of 50 requests left today.")).toBeVisible();
	await expect(page.getByText("The model sees no page.", { exact: false })).toBeVisible();
	await askFor(page, "Give the headings of example.com a crimson color", plan);
	await expect(page.getByRole("heading", { name: "Plan" })).toBeVisible();
	for (const said of ["Finds the headings.", "*://example.com/*", "GM_addStyle"])
		await expect(page.getByText(said, { exact: true })).toBeVisible();
	await expect(page.getByText("The page was not shared, so its elements could not be seen.")).toBeVisible();
	await expect(page.getByRole("tab", { name: "Preview" })).toBeDisabled();
	await expectNoViolations(page, "the plan");

	replies = [written("crimson")];
	await button(page, "Approve").click();
	await expect(notice(page, "Script generated!")).toBeVisible();
	await expect(generatedCode(page)).toContainText("color: crimson");
	await expect(generatedCode(page)).toContainText("@match       *://example.com/*");
	await expect(page.getByText("Written by the model writer-1.", { exact: false })).toBeVisible();
	await expect(page.getByText("Low Risk", { exact: true })).toBeVisible();
	await expect(page.getByText("48 of 50 requests left today.")).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(ABOUT.title);

	replies = [plan, written("navy")];
	await button(page, "Refine Script").click();
	await page.getByLabel("What would you like to change?").fill("make it navy");
	await button(page, "Apply Changes").click();
	// The change stays on the site of the script.
	await expect(page.getByText("*://example.com/*", { exact: true })).toHaveCount(2);
	await button(page, "Approve").click();
	await expect(notice(page, "Script refined successfully!")).toBeVisible();
	expect(JSON.stringify(model.asked.at(-1)?.body)).toContain("existing_script");
	await expect(page.getByText("1 line added", { exact: false })).toBeVisible();
	await expect(generatedCode(page)).toContainText("navy");
	await expectNoViolations(page, "the changes");
	await button(page, "Restore Give the headings of example.com a crimson color").click();
	await expect(generatedCode(page)).toContainText("crimson");
	await button(page, "Continue to Finalize").click();
	await button(page, "Create Userscript").click();
	await expect(page).toHaveURL(/\/bookmarklet\/[0-9a-f-]{36}$/);
	await expect(page.getByRole("heading", { name: ABOUT.title })).toBeVisible();
	expect(errors).toEqual([]);
});

test("what was typed, and the part that came, survive a lost connection, a reload and a model that declines", {
	tag: "@soak",
}, async ({ page, context }) => {
	const request = "Give the headings of example.com a crimson color";
	await signIn(page, "Arthur Author", "/create");
	await expect(page.getByText("The model writer-1 writes here.")).toBeVisible();
	await context.setOffline(true);
	await askFor(page, request);
	await expect(page.getByRole("alert")).toContainText("Check your connection");
	await expect(prompt(page)).toHaveValue(request);
	await context.setOffline(false);
	replies = [plan, { silentAfter: '```js\nGM_addStyle("h1 {' }];
	await button(page, "Try again").click();
	await button(page, "Approve").click();
	const part = page.getByRole("region", { name: "Code as it arrives" });
	await expect(part).toContainText("GM_addStyle");
	await page.reload();
	await expect(page.getByRole("alert")).toContainText("The page was closed before the script was complete.");
	await expect(part).toContainText('GM_addStyle("h1 {');
	await expect(prompt(page)).toHaveValue(request);
	await expectNoViolations(page, "the part that is kept");

	// An approved plan is not made again.
	replies = [{ lostAfter: '```js\nGM_addStyle("h2 {' }];
	await button(page, "Try again").click();
	await expect(page.getByRole("alert")).toContainText("The model cannot be reached.");
	replies = [written("crimson")];
	await button(page, "Try again").click();
	await expect(generatedCode(page)).toContainText("crimson");

	await page.getByRole("tab", { name: "Create" }).click();
	await askFor(page, "Give the headings of example.com a weapon", { text: '{"refused": true}' });
	await expect(page.getByRole("alert")).toContainText("The model declined this request.");
	await expect(notice(page, "Failed to generate script. Please try again.").first()).toBeVisible();
	await page.getByRole("tab", { name: "Preview" }).click();
	await expect(generatedCode(page)).toContainText("crimson");
});

/** At all widths, in both themes; the page is as wide as before afterwards. */
async function expectGoodLook(page: Page, where: string, frame?: string): Promise<void> {
	await expectNoViolations(page, where, frame);
	const size = page.viewportSize();
	await expectNarrowPage(page, where, frame);
	if (size) await page.setViewportSize(size);
}

test("the whole way by keyboard: plan, preview, change, test, save; each screen at three widths in both themes", {
	tag: "@soak",
}, async ({ page }) => {
	const errors = watchForErrors(page);
	// The other tests have used up what Arthur may ask for in a minute.
	await signIn(page, "Ada Admin", "/create");
	await expect(page.getByText("The model writer-1 writes here.")).toBeVisible();
	await expectGoodLook(page, "the ideas");
	replies = [plan];
	await tabTo(prompt(page));
	await page.keyboard.type("Give the headings of example.com a crimson color");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Plan" })).toBeVisible();
	await expectGoodLook(page, "the plan");

	replies = [written("crimson")];
	await pressByKey(button(page, "Approve"));
	await expect(generatedCode(page)).toContainText("color: crimson");
	await expectGoodLook(page, "the preview");
	replies = [plan, written("navy")];
	await pressByKey(button(page, "Refine Script"));
	await tabTo(page.getByLabel("What would you like to change?"));
	await page.keyboard.type("make it navy");
	await pressByKey(button(page, "Apply Changes"));
	await pressByKey(button(page, "Approve"));
	await expect(generatedCode(page)).toContainText("navy");
	await expect(page.getByRole("button", { name: "Hide code" })).toBeVisible();
	expect(await page.evaluate("document.activeElement === document.body")).toBe(false);
	await expectGoodLook(page, "the changes");

	await tabTo(page.getByRole("tab", { name: "Preview" }), "Shift+Tab");
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("tab", { name: "Test", exact: true })).toBeFocused();
	await pressByKey(button(page, "Run Test"));
	await expect(page.getByText("DOM mutations")).toBeVisible();
	await expectGoodLook(page, "the test", "iframe");
	await pressByKey(button(page, "Continue to Finalize"));
	await pressByKey(button(page, "Create Userscript"));
	await expect(page).toHaveURL(/\/bookmarklet\/[0-9a-f-]{36}$/);
	// The sandbox's policy names a directive that Chromium does not know yet.
	expect(errors.filter((error) => !error.includes("directive 'webrtc'"))).toEqual([]);
});
