import { browser } from "./browser.ts";

/** Path of the built `entrypoints/test-run-note.content.ts`. */
const SCRIPT = "/content-scripts/test-run-note.js";

/** Shows the note about a test run on the page of a tab; again changes nothing. */
export async function putNoteIn(tabId: number): Promise<void> {
	await browser.scripting.executeScript({ target: { tabId }, files: [SCRIPT] });
}

/** Sends a message to the note on the page of a tab; without one nothing happens. */
export async function sendToNote(tabId: number, message: unknown): Promise<void> {
	await browser.tabs.sendMessage(tabId, message, { frameId: 0 }).catch(() => undefined);
}
