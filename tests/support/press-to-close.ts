import type { Locator } from "@playwright/test";

/**
 * Presses a button that closes its page. The page can be gone before Playwright has seen the end of its own click.
 * @param button the button
 * @returns once the page is closed
 */
export async function pressToClose(button: Locator): Promise<void> {
	const page = button.page();
	const closed = page.waitForEvent("close");
	await button.click().catch((error: unknown) => {
		if (!page.isClosed()) throw error;
	});
	await closed;
}
