import { expect, type Page, test } from "@playwright/test";
import { expectNarrowPage, expectNoViolations } from "../support/axe.ts";
import { notice, outline } from "../support/builder-page.ts";
import { signIn, watchForErrors } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";
import { openScript } from "../support/reviews.ts";

const panel = (page: Page) => page.getByRole("dialog", { name: "Script Assistant" });
/** Beginning of the code's accessible name: it ends with what kind of script it is. */
const code = (page: Page) => page.getByRole("textbox", { name: /^(?:Bookmarklet|Userscript) Code$/ });
const decision = (page: Page, name = "Replace the code in the editor?") => page.getByRole("alertdialog", { name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

interface Made {
	/** Accessible name of the script in the answer, as `Script Change video speed`; left out for a flow. */
	readonly script?: string;
	readonly action: string;
}
const SPEED = "Script Change video speed";
const TABLE = "Script Save a table as CSV";

async function ask(page: Page, message: string): Promise<void> {
	const field = panel(page).getByRole("textbox", { name: "Message" });
	await field.fill(message);
	// While an answer arrives, nothing is sent.
	await expect(panel(page).getByRole("button", { name: "Send", exact: true })).toBeVisible();
	await field.press("Enter");
}

/** Asks about a finding of a seeded script on its page, and waits for the answer. */
async function explainFinding(page: Page): Promise<void> {
	await button(page, "Explain this: Page scraping, line 97").click();
	await expect(panel(page).getByText("Explain the finding “Page scraping” (Medium) in line 97")).toBeVisible();
	await expect(
		panel(page)
			.getByText(/Word Lookup.*Line 97/s)
			.last(),
	).toBeVisible();
}

/** Presses a button of the newest answer with this script, or of the newest flow. */
async function press(page: Page, { script, action }: Made): Promise<void> {
	const answer = script === undefined ? panel(page) : panel(page).getByRole("region", { name: script });
	await answer.getByRole("button", { name: action, exact: true }).last().click();
}

test("a finding is explained, scripts of answers go to the editor and its test, and a flow to the builder", async ({
	page,
}) => {
	const errors = watchForErrors(page);
	await signIn(page, "Mona Moderator", "/");
	await openScript(page, "Word Lookup");
	await untilLive(page);
	await button(page, "Explain this: Page scraping, line 97").click();
	await expect(panel(page).getByText("Explain the finding “Page scraping” (Medium) in line 97")).toBeVisible();
	await expect(
		panel(page)
			.getByText(/Word Lookup.*Line 97/s)
			.last(),
	).toBeVisible();

	await ask(page, "Write a script that plays all videos at 1.5x speed");
	await press(page, { script: SPEED, action: "Open in editor" });
	await expect(page).toHaveURL(/\/create$/);
	await expect(code(page)).toContainText("Change video speed");
	await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Change video speed");
	await expect(page.getByRole("tabpanel", { name: "Editor" }).getByText("Low Risk", { exact: true })).toBeVisible();

	await ask(page, "Write a script that saves a table as CSV");
	await code(page).click();
	await page.keyboard.press("Control+End");
	await page.keyboard.insertText("// mine");
	await press(page, { script: TABLE, action: "Open in editor" });
	await expect(decision(page).getByRole("table")).toContainText("// mine");
	await expectNoViolations(page, "the decision");
	await button(page, "Keep mine").click();
	await expect(decision(page)).toBeHidden();
	await expect(code(page)).toContainText("// mine");
	await press(page, { script: TABLE, action: "Open in editor" });
	await button(page, "Use this code").click();
	await expect(code(page)).not.toContainText("// mine");
	await expect(page.getByRole("tab", { name: "Code", exact: true })).toBeFocused();
	// One step of undo in the editor brings the person's code back.
	await code(page).click();
	await page.keyboard.press("Control+Home");
	await expect(code(page)).toContainText("scriptorium-save-table");
	await page.keyboard.press("Control+z");
	await page.keyboard.press("Control+End");
	await expect(code(page)).toContainText("// mine");

	await press(page, { script: TABLE, action: "Test" });
	await button(page, "Use this code").click();
	await expect(page.getByRole("tab", { name: "Test", exact: true })).toHaveAttribute("aria-selected", "true");
	await expect(button(page, "Run Test")).toBeVisible();

	await ask(page, "Make a flow that watches a page for changes");
	await press(page, { action: "Open in builder" });
	await expect(page).toHaveURL(/\/builder$/);
	await expect(notice(page, "is open. It is not saved yet.")).toBeVisible();
	await expect.poll(() => outline(page)).not.toEqual([]);
	await page.getByRole("button", { name: /^Undo: Open “Make a flow/ }).click();
	await expect(page.getByText("Drag an action here")).toBeVisible();
	expect(errors).toEqual([]);
});

test("findings, decision and proposals fit a phone, and a draft is not lost", { tag: "@soak" }, async ({ page }) => {
	const errors = watchForErrors(page);
	await signIn(page, "Arthur Author", "/");
	await openScript(page, "Word Lookup");
	await untilLive(page);
	await expect(button(page, "Explain this: Page scraping, line 97")).toBeVisible();
	await expectNarrowPage(page, "a script with findings");
	await explainFinding(page);
	await ask(page, "Write a script that plays all videos at 1.5x speed");
	await press(page, { script: SPEED, action: "Open in editor" });
	await expect(panel(page)).toBeHidden();
	await expect(code(page)).toContainText("Change video speed");
	// The draft is written in a pause of typing; the next page of this tab offers it.
	await page.getByRole("textbox", { name: "Title" }).fill("Of the draft");
	await page.goto("about:blank");
	await page.goBack();
	await expect(page.getByText("You have an unsaved draft.")).toBeVisible();
	await button(page, "Script Assistant").click();
	await ask(page, "Write a script that saves a table as CSV");
	await press(page, { script: TABLE, action: "Open in editor" });
	const asked = decision(page, "Replace your unsaved draft?");
	await expect(asked.getByRole("table")).toContainText("Change video speed");
	await expectNarrowPage(page, "the decision about a draft");
	await button(page, "Use this code").click();
	await expect(code(page)).toContainText("scriptorium-save-table");
	await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Of the draft");
	await page.getByRole("tab", { name: "Copilot", exact: true }).click();
	// The draft came from the assistant, too.
	await button(page, "Restore Script Assistant").click();
	await expect(page.getByRole("region", { name: "Generated code" })).toContainText("Change video speed");
	expect(errors).toEqual([]);
});
