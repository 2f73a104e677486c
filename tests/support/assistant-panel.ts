import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Finds the round button of the assistant.
 * @param page a page of the hub
 * @returns the button
 */
export const opener = (page: Page): Locator => page.locator("[data-assistant]");

/**
 * Finds the dialog of the assistant.
 * @param page a page of the hub
 * @returns the dialog
 */
export const panel = (page: Page): Locator => page.getByRole("dialog", { name: "Script Assistant" });

/**
 * Finds the messages of the conversation.
 * @param page a page of the hub
 * @returns the scrolling element
 */
export const log = (page: Page): Locator => panel(page).getByRole("log");

/**
 * Finds the field for a message.
 * @param page a page of the hub
 * @returns the field
 */
export const field = (page: Page): Locator => panel(page).getByRole("textbox", { name: "Message" });

/**
 * Finds a button of the panel.
 * @param page a page of the hub
 * @param name its whole name
 * @returns the button
 */
export const button = (page: Page, name: string): Locator => panel(page).getByRole("button", { name, exact: true });

/**
 * Opens the panel; its field is there then.
 * @param page a page of the hub
 */
export async function openAssistant(page: Page): Promise<void> {
	await opener(page).click();
	await expect(field(page)).toBeVisible();
}

/**
 * Sends a message with Enter, once the answer before is complete.
 * @param page a page with the open panel
 * @param message the text
 */
export async function ask(page: Page, message: string): Promise<void> {
	await expect(button(page, "Send")).toBeVisible();
	await field(page).fill(message);
	await field(page).press("Enter");
}

/**
 * Closes and opens the panel until it shows what the account has by now.
 * @param page a page of the hub
 * @param text a text of the conversation
 */
export async function expectKept(page: Page, text: string): Promise<void> {
	await expect(async () => {
		if (await panel(page).isVisible()) await button(page, "Close the Script Assistant").click();
		await openAssistant(page);
		await expect(log(page).getByText(text)).toBeVisible({ timeout: 2000 });
	}).toPass();
}
