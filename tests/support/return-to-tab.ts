import type { Page } from "@playwright/test";

/**
 * Brings a tab back to the front, as a person does before they press something in it. A page of the extension refuses presses in the
 * first second after it came to the front (`extension/src/ui/guard`), and hears of that a moment after another tab was closed: a press
 * in between would not count.
 * @param page the tab
 * @returns once the page has handled the events of its new focus
 */
export async function returnToTab(page: Page): Promise<void> {
	await page.bringToFront();
	await page.waitForFunction(() => document.visibilityState === "visible" && document.hasFocus());
	await page.evaluate(
		() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
	);
}
