import { browser } from "./browser.ts";

const NORMAL = "#8c1d18";
const FAILED = "#ae1173";

/** Shows a text on the extension's icon, for one tab or for all (null); a tab that was closed meanwhile is ignored. */
export async function showIconText(tabId: number | null, text: string, failed: boolean): Promise<void> {
	const of = tabId === null ? {} : { tabId };
	try {
		await browser.action.setBadgeText({ ...of, text: failed && text !== "" ? `${text}!` : text });
		await browser.action.setBadgeBackgroundColor({ ...of, color: failed ? FAILED : NORMAL });
	} catch {
		// The tab is gone, and its badge with it.
	}
}
