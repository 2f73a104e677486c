import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin, signIn, watchForErrors } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";
import { pressByKey, tabTo } from "../support/tab-to.ts";

const prompt = (page: Page) => page.getByRole("textbox", { name: "What should the script do?" });
const generatedCode = (page: Page) => page.getByRole("region", { name: "Generated code" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const notice = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });

/** Chromium asks its maker to recognize speech, which no test may: `hear` plays what it would answer. */
const RECOGNIZER = `window.SpeechRecognition = class {
	start() {
		const results = [];
		window.hear = (transcript) => {
			results.push(Object.assign([{ transcript }], { isFinal: true }));
			this.onresult({ resultIndex: results.length - 1, results });
		};
	}
	stop() { this.onend(); }
	abort() { this.onend(); }
};`;

test("an idea becomes a script, is published, and refined to its next version", async ({ page }) => {
	const errors = watchForErrors(page);
	await signIn(page, "Arthur Author", "/create");
	await expect(page.getByText("Template mode (no AI model)")).toBeVisible();
	await expectNoViolations(page, "the suggestions");
	const name = `Speed ${Date.now().toString(36)}`;
	await page.getByLabel("Title").fill(name);
	await button(page, "Productivity").click();
	await button(page, "Faster videos").click();
	await expect(notice(page, "Script generated!")).toBeVisible();
	await expect(generatedCode(page)).toContainText("1.5");
	await expect(page.getByText("Low Risk", { exact: true })).toBeVisible();
	await expectNoViolations(page, "the preview");
	// The page opened the preview by itself: whoever goes back to the row of tabs comes to the open one.
	await tabTo(page.getByRole("tab", { name: "Preview" }), "Shift+Tab");
	await expect(generatedCode(page)).toBeVisible();
	await page.getByRole("tab", { name: "Test", exact: true }).click();
	await button(page, "Run Test").click();
	await expect(notice(page, "Test completed successfully")).toBeVisible();
	await page.getByRole("tab", { name: "Preview", exact: true }).click();
	await button(page, "Continue to Finalize").click();

	// A look at the Copilot tab leaves what can be undone.
	const code = page.getByRole("textbox", { name: "Userscript Code" });
	// The plain field that takes what is typed until the editor's code has come hands over no history.
	await expect(code).toHaveAttribute("data-language", "javascript");
	await code.click();
	await page.keyboard.press("Control+End");
	await page.keyboard.insertText("// a note");
	await button(page, "Back to Copilot").click();
	await expect(generatedCode(page)).toContainText("// a note");
	await expect(page.getByText("Written from a tested template", { exact: false })).toHaveCount(0);
	await button(page, "Continue to Finalize").click();
	await code.click();
	await page.keyboard.press("Control+z");
	await expect(code).not.toContainText("// a");
	await button(page, "Create Userscript").click();
	await expect(page).toHaveURL(/\/bookmarklet\/[0-9a-f-]{36}$/);

	const address = page.url();
	await page.goto(`${hubOrigin()}/explore?search=${encodeURIComponent(name)}`);
	const found = page.getByRole("link", { name, exact: true }).first();
	await expect(found).toBeVisible();
	await found.click();
	await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

	await page.goto(`${address}/edit`);
	await button(page, "Back to Copilot").click();
	await expect(prompt(page)).toHaveValue(/^Enhance this script: Speed /);
	await page.getByRole("tab", { name: "Preview" }).click();
	await button(page, "Refine Script").click();
	await page.getByLabel("What would you like to change?").fill("make it 2 instead");
	await button(page, "Apply Changes").click();
	await expect(notice(page, "Script refined successfully!")).toBeVisible();
	await page.getByText("Changes to the code before").click();
	await expect(page.getByText("1 line added", { exact: false })).toBeVisible();
	await button(page, "Continue to Finalize").click();
	await button(page, "Update Userscript").click();
	await expect(page).toHaveURL(/\/bookmarklet\/[0-9a-f-]{36}$/);
	await expect(page.getByText("1.1.0").first()).toBeVisible();
	await button(page, "View version history").click();
	await button(page, "Restore this version (1.0.0)").click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Restore", exact: true }).click();
	await expect(page.getByText("Version 1.0.0 restored as 1.2.0")).toBeVisible();
	expect(errors.filter((error) => !error.includes("directive 'webrtc'"))).toEqual([]);
});

test("a wish that no template does is refused by keyboard, and its nearest template taken", { tag: "@soak" }, async ({
	page,
}) => {
	const errors = watchForErrors(page);
	await page.addInitScript(RECOGNIZER);
	await page.goto(`${hubOrigin()}/create`);
	await untilLive(page);
	await pressByKey(button(page, "Voice Input"));
	await expect(page.getByText("Listening...")).toBeVisible();
	await page.evaluate("window.hear('train a neural network')");
	await page.evaluate("window.hear('on my taxes')");
	await pressByKey(button(page, "Stop Recording"), "Shift+Tab");
	await expect(page.getByText("Listening...")).toHaveCount(0);
	await tabTo(prompt(page), "Shift+Tab");
	await expect(prompt(page)).toHaveValue("train a neural network on my taxes");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "No template does this" })).toBeVisible();
	await expectNoViolations(page, "the refusal");
	await tabTo(prompt(page), "Shift+Tab");
	await page.keyboard.press("Control+a");
	await page.keyboard.type("Hide posts that contain certain words on example.com");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("form", { name: /a few details$/ }).getByRole("textbox")).toBeFocused();
	await expectNoViolations(page, "the questions");
	await page.keyboard.type("spoiler");
	await page.keyboard.press("Enter");
	await expect(generatedCode(page)).toContainText("spoiler");
	await pressByKey(button(page, "Refine Script"));
	await tabTo(page.getByLabel("What would you like to change?"));
	await page.keyboard.type("make it nicer");
	await pressByKey(button(page, "Apply Changes"));
	await expect(page.getByRole("alert")).toContainText("only the values of the template");
	expect(errors).toEqual([]);
});
