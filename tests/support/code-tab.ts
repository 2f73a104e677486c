import type { Page } from "@playwright/test";
import { hubOrigin } from "./hub.ts";
import { untilLive } from "./live-page.ts";

/**
 * Shows the Code tab of the create page that is open: for a new script the page begins with the Copilot.
 * @param page the create page
 */
export async function showCodeTab(page: Page): Promise<void> {
	await untilLive(page);
	await page.getByRole("tab", { name: "Code", exact: true }).click();
}

/**
 * Opens the create page at its Code tab.
 * @param page a page of the browser
 */
export async function openCodeTab(page: Page): Promise<void> {
	await page.goto(`${hubOrigin()}/create`);
	await showCodeTab(page);
}
