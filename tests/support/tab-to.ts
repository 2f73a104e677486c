import type { Locator } from "@playwright/test";

/** More stops than any screen has in front of what a person looks for. */
const MAX_STOPS = 120;

/**
 * Moves the focus to an element as a person without a pointer does. What cannot be reached by it fails the test.
 * @param target the element
 * @param key Shift+Tab goes backwards
 * @throws when the element does not get the focus
 */
export async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
	for (let at = 0; at < MAX_STOPS; at += 1) {
		if (await target.evaluate((element) => element.matches(":focus"))) return;
		await target.page().keyboard.press(key);
	}
	throw new Error(`${key} does not reach ${String(target)}.`);
}

/**
 * Presses a button or link by the keyboard alone.
 * @param target the button or link
 * @param key Shift+Tab looks for it backwards
 */
export async function pressByKey(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
	await tabTo(target, key);
	await target.page().keyboard.press("Enter");
}
