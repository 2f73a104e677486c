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
	const page = target.page();
	for (let at = 0; at < MAX_STOPS; at += 1) {
		if (await target.evaluate((element) => element.matches(":focus"))) return;
		await page.keyboard.press(key);
	}
	const last = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
	throw new Error(`${key} does not reach ${String(target)}. The focus is at ${last}`);
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

/**
 * Chooses an option of a list by its arrow keys. Typing an option's first letters would depend on time: after a pause of a second
 * between two keys, which a busy machine makes, the browser begins a new word.
 * @param list the `select` element
 * @param value value of the option, which comes after the one that is chosen now
 * @throws when no later option has the value
 */
export async function chooseByKey(list: Locator, value: string): Promise<void> {
	await tabTo(list);
	const chosen = () => list.evaluate((element) => (element as HTMLSelectElement).value);
	for (let before = ""; (await chosen()) !== value; ) {
		const now = await chosen();
		if (now === before) throw new Error(`No option after the chosen one has the value ${value}.`);
		before = now;
		await list.page().keyboard.press("ArrowDown");
	}
}
