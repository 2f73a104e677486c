import type { Page } from "@playwright/test";

/** The page's record of the parts that React has hydrated, see `hub-shell/src/start/early-input.ts`. */
type EarlyInputWindow = typeof window & { readonly hubEarlyInput?: { readonly alive: readonly string[] } };

/**
 * Waits until React has hydrated the screen; before that, the buttons in the server's HTML do nothing. The page records it in
 * `hubEarlyInput.alive`, from a layout effect of the whole screen. React properties on one element would not be enough: React hydrates
 * in slices, and listeners on the document are added only after the last slice.
 * @param page a page of the hub that has been opened
 */
export async function untilLive(page: Page): Promise<void> {
	await page.waitForFunction(
		() =>
			document.querySelector("main h1") !== null &&
			(window as EarlyInputWindow).hubEarlyInput?.alive.includes("screen") === true,
	);
	// Passive effects, which add these listeners, run after that layout effect, and before the second frame at the latest.
	await page.evaluate(
		() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
	);
}
