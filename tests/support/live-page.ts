import type { Page } from "@playwright/test";

/**
 * Waits until React has taken over the screen: the server has written it, and its buttons do nothing before that.
 * @param page a page of the hub that has been opened
 */
export async function untilLive(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const heading = document.querySelector("main h1");
		return heading !== null && Object.keys(heading).some((name) => name.startsWith("__react"));
	});
}
