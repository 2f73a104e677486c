import { browser } from "./browser.ts";
import { captureTab } from "./capture-tab.ts";
import { framesShowSecret } from "./frames-show-secret.ts";

/** As WXT builds `entrypoints/analyze-page.content.ts`. */
const SCRIPT = "/content-scripts/analyze-page.js";

/** What that script leaves in the world that content scripts of this extension share in a page. */
interface SharedWorld {
	readonly scriptoriumAnalyzePage?: (request: object) => unknown;
}

/**
 * Puts the reader into the top document of a tab, once it is loaded, and runs it there. Undefined or null when another page has come
 * in between; rejects where the browser does not let it in.
 */
export async function analyzeTab(tabId: number, request: object): Promise<unknown> {
	await browser.scripting.executeScript({ target: { tabId }, files: [SCRIPT] });
	const [top] = await browser.scripting.executeScript({ target: { tabId }, func: run, args: [request] });
	return top?.result;
}

/** A picture of a tab, as `captureTab` makes it, unless one of its frames shows a secret. */
export async function captureAnalyzedTab(tabId: number, url: string, maxLength: number): Promise<string | null> {
	if (await framesShowSecret(tabId, SCRIPT)) return null;
	const picture = await captureTab(tabId, url, maxLength);
	// One may have come into sight between the question and the picture.
	return (await framesShowSecret(tabId)) ? null : picture;
}

/** Goes to the page as text: nothing around it goes along. */
function run(request: object): unknown {
	return (globalThis as SharedWorld).scriptoriumAnalyzePage?.(request);
}
