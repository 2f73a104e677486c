import { browser } from "./browser.ts";
import { captureTab } from "./capture-tab.ts";
import { framesShowSecret } from "./frames-show-secret.ts";

/** Path of the built `entrypoints/analyze-page.content.ts`. */
const SCRIPT = "/content-scripts/analyze-page.js";

/** Global that this script sets in the isolated world of the extension's content scripts. */
interface SharedWorld {
	readonly scriptoriumAnalyzePage?: (request: object) => unknown;
	readonly scriptoriumOutlinePage?: (request: object) => unknown;
}

/**
 * Injects the analysis into the top document of a tab once it is loaded, and runs it. Undefined or null after a navigation in
 * between; rejects where the browser refuses the injection.
 */
export async function analyzeTab(tabId: number, request: object): Promise<unknown> {
	await browser.scripting.executeScript({ target: { tabId }, files: [SCRIPT] });
	const [top] = await browser.scripting.executeScript({ target: { tabId }, func: run, args: [request] });
	return top?.result;
}

/** Reads the outline of the top document of a tab, as `analyzeTab` analyzes it. */
export async function outlineTab(tabId: number, request: object): Promise<unknown> {
	await browser.scripting.executeScript({ target: { tabId }, files: [SCRIPT] });
	const [top] = await browser.scripting.executeScript({ target: { tabId }, func: outline, args: [request] });
	return top?.result;
}

/** Takes a picture of a tab with `captureTab`, unless one of its frames shows a secret. */
export async function captureAnalyzedTab(tabId: number, url: string, maxLength: number): Promise<string | null> {
	if (await framesShowSecret(tabId, SCRIPT)) return null;
	const picture = await captureTab(tabId, url, maxLength);
	// A secret may have become visible between the check and the picture.
	return (await framesShowSecret(tabId)) ? null : picture;
}

// `scripting.executeScript` sends the source of this function to the page, so it may use nothing that is declared outside of it.
function run(request: object): unknown {
	return (globalThis as SharedWorld).scriptoriumAnalyzePage?.(request);
}
function outline(request: object): unknown {
	return (globalThis as SharedWorld).scriptoriumOutlinePage?.(request);
}
