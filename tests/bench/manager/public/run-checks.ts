import { setTimeout as wait } from "node:timers/promises";
import type { Frame, Page } from "@playwright/test";
import type { UserscriptCheck } from "../../../corpus/userscripts/public-userscripts.ts";
import type { ExtensionBrowser } from "../../../support/extension.ts";

/** Time limit for the effect of a script, in milliseconds. */
const CHECK_TIMEOUT_MS = 15_000;
/** Interval of polling for an effect, in milliseconds. */
const LOOK_EVERY_MS = 250;

/** Tries the checks one after the other. Returns what the first one that fails wanted to see; null when all succeed. */
export async function findFailedCheck(
	browser: ExtensionBrowser,
	page: Page,
	checks: readonly UserscriptCheck[],
): Promise<string | null> {
	for (const check of checks) {
		if (check.reload) await page.reload();
		if (check.menu !== undefined && !(await chooseCommand(browser, page, check.menu)))
			return `${check.what} (the popup does not list its command)`;
		if (!(await isDone(browser, page, check))) return check.what;
	}
	return null;
}

async function isDone(browser: ExtensionBrowser, page: Page, check: UserscriptCheck): Promise<boolean> {
	const end = performance.now() + CHECK_TIMEOUT_MS;
	do {
		if (await isSeen(browser, page, check)) return true;
		const place = placeOf(page, check);
		if (check.act !== undefined && place !== null) await tryEvaluate(place, `{${check.act}}`);
		await wait(LOOK_EVERY_MS);
	} while (performance.now() < end);
	return false;
}

interface OpenTab {
	readonly url?: string;
	readonly pendingUrl?: string;
}

async function isSeen({ worker }: ExtensionBrowser, page: Page, check: UserscriptCheck): Promise<boolean> {
	const { opens, notifies, until } = check;
	if (opens !== undefined) {
		// Asked of the browser: a tab that an extension opens begins to load before its requests can be answered.
		const tabs = await (await worker()).evaluate<readonly OpenTab[]>("chrome.tabs.query({})");
		return tabs.some(({ url, pendingUrl }) => (pendingUrl ?? url) === opens);
	}
	if (notifies) {
		const shown = await (await worker()).evaluate("chrome.notifications.getAll()");
		return Object.keys(shown as object).length > 0;
	}
	const place = placeOf(page, check);
	return place !== null && until !== undefined && (await tryEvaluate(place, until)) === true;
}

/** Null while the frame is not there. */
function placeOf(page: Page, { frame }: UserscriptCheck): Page | Frame | null {
	return frame === undefined ? page : page.frame({ url: frame });
}

/** Null when it throws: the page does not have yet what the expression reads, or it is being left. */
async function tryEvaluate(place: Page | Frame, expression: string): Promise<unknown> {
	return place.evaluate(expression).catch(() => null);
}

/** Chooses a menu command in the popup. False when it is not listed in time. */
async function chooseCommand({ context, pageUrl }: ExtensionBrowser, page: Page, caption: string): Promise<boolean> {
	const popup = await context.newPage();
	try {
		// The popup, opened as a tab, is about the tab in front.
		await page.bringToFront();
		await popup.goto(pageUrl("popup.html"));
		const command = popup.locator(`xpath=//button[.//text()=${JSON.stringify(caption)}]`);
		await command.click({ timeout: CHECK_TIMEOUT_MS });
		return true;
	} catch {
		return false;
	} finally {
		await page.bringToFront();
		// The popup closes itself after a command.
		if (!popup.isClosed()) await popup.close();
	}
}
