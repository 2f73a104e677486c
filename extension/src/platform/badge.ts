import { browser } from "./browser.ts";

const NORMAL = "#8c1d18";
const FAILED = "#d93025";

/** Shows a text on the extension's icon for one tab; a tab that was closed meanwhile is ignored. */
export async function showBadge(tabId: number, text: string, failed: boolean): Promise<void> {
	try {
		await browser.action.setBadgeText({ tabId, text: failed && text !== "" ? `${text}!` : text });
		await browser.action.setBadgeBackgroundColor({ tabId, color: failed ? FAILED : NORMAL });
	} catch {
		// The tab is gone, and its badge with it.
	}
}
