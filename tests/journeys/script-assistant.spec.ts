import { expect, test } from "@playwright/test";
import { type AssistantHub, CRIMSON_CODE, startAssistantHub } from "../support/assistant-hub.ts";
import { ask, button, expectKept, field, log, openAssistant, opener, panel } from "../support/assistant-panel.ts";
import { hubOrigin, signIn, watchForErrors } from "../support/hub.ts";
import { tabTo } from "../support/tab-to.ts";

const ASK_FOR_SCRIPT = "Give the headings of example.com a crimson color";

// One hub for all tests that ask a model.
test.describe.configure({ mode: "default" });

test("without a model it writes from a template, searches the hub and its documentation, and says so", async ({
	page,
}) => {
	const errors = watchForErrors(page);
	// No other journey asks the assistant of the common hub as Rita, so her conversation is empty.
	await signIn(page, "Rita Reader", "/security");
	await openAssistant(page);
	for (const [example, part] of [
		[/^Write a script/, panel(page).getByRole("button", { name: "Open in editor" })],
		[/^Find a script/, panel(page).getByRole("list", { name: "Scripts of the hub" }).getByRole("link").first()],
		[
			/^What do the security ratings/,
			panel(page).getByRole("list", { name: "Documentation" }).getByRole("link").first(),
		],
	] as const) {
		await panel(page).getByRole("button", { name: example }).click();
		await expect(part).toBeVisible();
		await expect(log(page).getByText("Answered without a model")).toHaveCount(1);
		await button(page, "Clear").click();
		await button(page, "Delete").click();
	}
	expect(errors).toEqual([]);
});

test.describe("with a model", () => {
	let hub: AssistantHub;
	test.beforeAll(async () => {
		hub = await startAssistantHub();
	});
	test.afterAll(() => hub.stop());
	test.beforeEach(() => hub.answerWith({ text: "SCRIPT\nI color the headings – <b>every</b> one.", cutEvery: 3 }));

	test("a description becomes a rated script, which opens in the editor; another tab has it, too, until it is cleared", async ({
		page,
		context,
	}) => {
		const errors = watchForErrors(page);
		await signIn(page, "Arthur Author", "/security");
		await openAssistant(page);
		await expect(field(page)).toBeFocused();
		await expect(panel(page).getByRole("list", { name: "Examples" }).getByRole("button")).toHaveCount(3);
		await ask(page, "   ");
		await expect(log(page).locator("[data-message]")).toHaveCount(0);

		await ask(page, ASK_FOR_SCRIPT);
		const card = panel(page).getByRole("region", { name: "Script Crimson headings" });
		await expect(card).toContainText("*://example.com/*");
		await expect(card).toContainText("Low Risk");
		await expect(card.getByRole("list", { name: "Capabilities" })).toContainText("Uses GM_addStyle");
		await expect(card.getByRole("region", { name: "Code of Crimson headings" })).toContainText(CRIMSON_CODE);
		// Text, never markup.
		await expect(log(page).getByText("I color the headings – <b>every</b> one.")).toBeVisible();
		await panel(page).getByText("Thinking process...").click();
		for (const step of ["Asked the model writer-1 for a plan of the script.", "Rated the code: Low Risk."])
			await expect(panel(page).getByText(step)).toBeVisible();
		await expect(panel(page).getByRole("status").first()).toHaveText("I color the headings – <b>every</b> one.");

		const second = await context.newPage();
		await second.goto(`${hubOrigin()}/explore`);
		await openAssistant(second);
		await expect(log(second).getByText(ASK_FOR_SCRIPT)).toBeVisible();
		hub.answerWith({ text: "ANSWER\nYes, they can." });
		await ask(second, "Can they be navy?");
		await expect(log(second).getByText("Yes, they can.")).toBeVisible();
		// The conversation goes along with the question.
		expect(JSON.stringify(hub.model.asked.at(-1)?.body)).toContain("I color the headings");
		await expectKept(page, "Yes, they can.");

		await button(second, "Clear").click();
		await expect(panel(second).getByRole("alertdialog")).toContainText("Delete the whole conversation?");
		await button(second, "Keep").click();
		await expect(log(second).getByText(ASK_FOR_SCRIPT)).toBeVisible();
		await page.getByRole("button", { name: "Open in editor" }).click();
		await expect(page).toHaveURL(`${hubOrigin()}/create`);
		await expect(panel(page)).toBeVisible();

		await button(second, "Clear").click();
		await button(second, "Delete").click();
		await expect(log(second).locator("[data-message]")).toHaveCount(0);
		await expectKept(page, "What should a script do for you?");
		await expect(log(page).locator("[data-message]")).toHaveCount(0);
		expect(errors).toEqual([]);
	});

	test("an answer that is stopped, cut or left by a reload keeps its part; every failure has its text and can be tried again", {
		tag: "@soak",
	}, async ({ page }) => {
		await signIn(page, "Rita Reader", "/");
		await openAssistant(page);
		hub.answerWith({ silentAfter: "ANSWER\nThe first half and " });
		await ask(page, "What is it?");
		await expect(log(page).getByText("The first half and")).toBeVisible();
		await field(page).fill("typed meanwhile");
		await button(page, "Stop").click();
		await expect(log(page).getByText("This answer was ended before it was complete.")).toBeVisible();
		await expect(field(page)).toHaveValue("typed meanwhile");
		// The model is no longer asked.
		await hub.model.asked.at(-1)?.closed;

		hub.answerWith({ lostAfter: "ANSWER\nThe second half and " });
		await ask(page, "And this?");
		await expect(log(page).getByText(/^I'm sorry, I encountered an error: AI assistant error: /)).toBeVisible();
		await expect(log(page).getByText("The second half and")).toBeVisible();
		hub.answerWith({ text: "ANSWER\nThe whole answer." });
		await button(page, "Try again").click();
		await expect(log(page).getByText("The whole answer.")).toBeVisible();
		await expect(button(page, "Try again")).toHaveCount(0);

		hub.answerWith({ status: 429, headers: { "retry-after": "7" } });
		await ask(page, "Too often?");
		await expect(log(page).getByText("You can ask again in 7 seconds.")).toBeVisible();

		const refuse = (status: number, refusedBy: string) =>
			page.route(
				"**/functions/v1/ai-script-assistant",
				(route) => route.fulfill({ status, json: { error: "No.", details: null, code: refusedBy, status } }),
				{ times: 1 },
			);
		for (const [status, refusedBy, text] of [
			[400, "invalid_request", "Invalid request to AI assistant. Please try again."],
			[404, "NOT_FOUND", "AI assistant service not found. Please ensure the edge function is deployed."],
			[
				500,
				"internal_error",
				"AI assistant service error. This might be due to missing API keys or service configuration.",
			],
		] as const) {
			await refuse(status, refusedBy);
			await ask(page, `Status ${status}?`);
			await expect(log(page).getByText(`I'm sorry, I encountered an error: ${text}`)).toBeVisible();
		}
		// The server sends half of an answer, and the connection ends.
		await page.route(
			"**/functions/v1/ai-script-assistant",
			(route) =>
				route.fulfill({
					contentType: "text/event-stream",
					body: 'data: {"type":"text","text":"Cut off"}\n\n',
				}),
			{ times: 1 },
		);
		await ask(page, "Cut?");
		await expect(log(page).getByText("Cut off")).toBeVisible();
		await expect(
			log(page).getByText("The connection was lost before the answer was complete", { exact: false }),
		).toBeVisible();

		hub.answerWith({ silentAfter: "ANSWER\nThe third half and " });
		await ask(page, "Left by a reload?");
		await expect(log(page).getByText("The third half and")).toBeVisible();
		await page.reload();
		await expectKept(page, "The third half and");
		await expect(log(page).getByText("Left by a reload?")).toBeVisible();
		// Failures are no part of the conversation; parts that came are.
		await expect(log(page).getByText("I'm sorry", { exact: false })).toHaveCount(0);
		await expect(log(page).getByText("The second half and")).toBeVisible();
	});

	test("by keyboard alone: a visitor's text is kept while she signs in on the page that she was on, then is sent", {
		tag: "@soak",
	}, async ({ page, context }) => {
		const errors = watchForErrors(page);
		await context.route("**/rest/v1/usage_consents?*", (route) => route.fulfill({ json: [{ agreed: false }] }));
		await page.goto(`${hubOrigin()}/security/scorecard?from=here`);
		await tabTo(opener(page), "Shift+Tab");
		await page.keyboard.press("Enter");
		await expect(field(page)).toBeFocused();
		await expect(panel(page).getByText("You must be logged in to use the AI assistant")).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(panel(page)).toHaveCount(0);
		await expect(opener(page)).toBeFocused();
		await page.keyboard.press("Enter");
		await page.keyboard.type("What is a rating?");
		await tabTo(button(page, "Sign in"), "Shift+Tab");
		await page.keyboard.press("Enter");
		await page.getByRole("button", { name: /google/i }).click();
		await page.getByRole("button", { name: /Mona Moderator/ }).click();
		await expect(page).toHaveURL(`${hubOrigin()}/security/scorecard?from=here`);
		await expect(field(page)).toHaveValue("What is a rating?");
		await expect(field(page)).toBeFocused();

		hub.answerWith({ silentAfter: "ANSWER\nA word and " });
		await page.keyboard.press("Enter");
		await expect(log(page).getByText("A word and")).toBeVisible();
		await page.keyboard.press("Tab");
		await expect(button(page, "Stop")).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(button(page, "Send")).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(opener(page)).toBeFocused();

		// The end of the session empties the panel at once.
		await page.keyboard.press("Enter");
		await expect(log(page).getByText("What is a rating?")).toBeVisible();
		await page
			.getByRole("banner")
			.getByRole("button", { name: /^Account of Mona/ })
			.click();
		await page.getByRole("menuitem", { name: "Log out" }).click();
		await expect(panel(page).getByText("You must be logged in to use the AI assistant")).toBeVisible();
		await expect(page.getByText("What is a rating?")).toHaveCount(0);
		expect(errors).toEqual([]);
	});
});
