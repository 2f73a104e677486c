import type { Page } from "@playwright/test";

/** What the hub's page says of itself. */
type EarlyInputWindow = typeof window & { readonly hubEarlyInput?: { readonly alive: readonly string[] } };

/**
 * Waits until React has taken over the screen: the server has written it, and its buttons do nothing before that. The page says so itself
 * (`hub-shell/src/start/early-input.ts`) when the effects of the whole screen have run or are next, so that listeners on the document are
 * there as well. A heading with React's properties says less: React hydrates in slices, and a listener comes with the last one.
 * @param page a page of the hub that has been opened
 */
export async function untilLive(page: Page): Promise<void> {
	await page.waitForFunction(
		() =>
			document.querySelector("main h1") !== null &&
			(window as EarlyInputWindow).hubEarlyInput?.alive.includes("screen") === true,
	);
	// The screen's passive effects run after the layout effect that tells of it, at the latest before the second frame after it.
	await page.evaluate(
		() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
	);
}
