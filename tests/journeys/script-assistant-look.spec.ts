import { expect, test } from "@playwright/test";
import { type AssistantHub, startAssistantHub } from "../support/assistant-hub.ts";
import { ask, button, field, openAssistant, opener, panel } from "../support/assistant-panel.ts";
import { expectNoViolationsIn } from "../support/axe.ts";
import { englishTexts, saidBy } from "../support/english-texts.ts";
import { signIn } from "../support/hub.ts";

const ASK_FOR_SCRIPT = "Give the headings of example.com a crimson color";

// One hub for both tests.
test.describe.configure({ mode: "default" });

let hub: AssistantHub;
test.beforeAll(async () => {
	hub = await startAssistantHub();
});
test.afterAll(() => hub.stop());
test.beforeEach(() => hub.answerWith({ text: "SCRIPT\nI color the headings.", cutEvery: 3 }));

test("looks right and is accessible on a phone, a tablet and a wide screen, in both themes", {
	tag: "@soak",
}, async ({ page }) => {
	const SHARED = "[role=dialog]";
	await signIn(page, "Ada Admin", "/security");
	const everywhere = async (where: string) => {
		for (const width of [1280, 768, 390]) {
			await page.setViewportSize({ width, height: 844 });
			await expectNoViolationsIn(page, SHARED, `${where} at ${width} px`);
			const box = await panel(page).boundingBox();
			// Beside it is the reserved place of a scrollbar.
			const header = await page.locator("header").first().boundingBox();
			if (width === 390) expect(box).toEqual({ x: 0, y: 0, width: header?.width, height: 844 });
			else expect(box).toMatchObject({ width: 384, height: 600 });
			// Nothing is cut off at the side, and the field stays in view.
			expect(await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth), where).toBe(0);
			await expect(field(page)).toBeInViewport({ ratio: 1 });
		}
		await page.setViewportSize({ width: 1280, height: 720 });
	};
	await openAssistant(page);
	await expect(panel(page).getByRole("list", { name: "Examples" })).toBeVisible();
	await everywhere("the empty conversation");
	await ask(page, ASK_FOR_SCRIPT);
	await expect(button(page, "Open in editor")).toBeVisible();
	await panel(page).getByText("Thinking process...").click();
	await everywhere("an answer with a script");
	hub.answerWith({ lostAfter: "ANSWER\nHalf" });
	await ask(page, "And this?");
	await expect(button(page, "Try again")).toBeVisible();
	await field(page).fill("x".repeat(4001));
	await everywhere("a failure and a message that is too long");
	await button(page, "Clear").click();
	await everywhere("the question before the conversation is deleted");
	await button(page, "Keep").click();
	// Zoomed to twice its size, a window has half as many pixels.
	await page.setViewportSize({ width: 640, height: 360 });
	await expect(button(page, "Close the Script Assistant")).toBeInViewport({ ratio: 1 });
	await expect(field(page)).toBeInViewport({ ratio: 1 });
	// On a phone the page behind the sheet is out of reach.
	await page.setViewportSize({ width: 390, height: 844 });
	await expect(page.locator("main")).toHaveAttribute("inert");
	await button(page, "Close the Script Assistant").click();
	await expect(page.locator("main")).not.toHaveAttribute("inert");
	await expect(opener(page)).toBeFocused();
	// A link leads to the page below the sheet.
	hub.answerWith({ text: "FIND\nHere they are." });
	await openAssistant(page);
	await ask(page, "Find a script for tables");
	const found = panel(page).getByRole("list", { name: "Scripts of the hub" }).getByRole("link").first();
	const title = (await found.textContent()) ?? "";
	await found.click();
	await expect(panel(page)).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("in a German browser every text of the panel is German, also when its button is pressed before the page's code is there", {
	tag: "@soak",
}, async ({ browser }) => {
	const context = await browser.newContext({ locale: "de-AT" });
	const page = await context.newPage();
	await signIn(page, "Ada Admin", "/explore");
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route("**/assets/start-*.js", async (route) => {
		await held;
		await route.continue();
	});
	await page.reload({ waitUntil: "commit" });
	await opener(page).click();
	release();
	const dialog = page.getByRole("dialog", { name: "Skript-Assistent" });
	await expect(dialog.getByRole("log")).toBeVisible();
	const message = dialog.getByRole("textbox", { name: "Nachricht" });
	await message.fill(ASK_FOR_SCRIPT);
	await message.press("Enter");
	// The conversation of the test before is kept, with a button of this name; the next message can be sent when this response is complete.
	await expect(message).toHaveValue("");
	await expect(dialog.getByRole("button", { name: "Senden" })).toBeVisible();
	await expect(dialog.getByRole("button", { name: "Im Editor öffnen" }).last()).toBeVisible();
	await dialog.getByText("Denkprozess …").first().click();
	hub.answerWith({ status: 429, headers: { "retry-after": "7" } });
	await message.fill("Noch etwas?");
	await message.press("Enter");
	await expect(dialog.getByText("Du kannst in 7 Sekunden wieder fragen.")).toBeVisible();
	await dialog.getByRole("button", { name: "Leeren" }).click();
	const english = await englishTexts();
	expect(english.size).toBeGreaterThan(500);
	expect((await saidBy(page)).filter((text) => english.has(text))).toEqual([]);
	await context.close();
});
