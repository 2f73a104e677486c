import { browser } from "./browser.ts";

/** Path of the built `entrypoints/element-picker.content.ts`. */
const SCRIPT = "/content-scripts/element-picker.js";

/** Globals of the isolated world that the extension's content scripts share. */
export type PickerWorld = typeof globalThis & {
	/** Elements of the outline that was read last, in its order. */
	scriptoriumOutlined?: readonly Element[];
	scriptoriumPickElement?: (requestId: string, number: number | null) => void;
	scriptoriumStopPicking?: () => void;
};

/**
 * Lets the person pick an element on the page of a tab; the script there sends `endPicking`.
 * @param number of the outline's element that is marked at first; null for none
 * @throws where the browser refuses the injection
 */
export async function startPickingIn(tabId: number, requestId: string, number: number | null): Promise<void> {
	await browser.scripting.executeScript({ target: { tabId }, files: [SCRIPT] });
	await browser.scripting.executeScript({ target: { tabId }, func: start, args: [requestId, number] });
}

/** Takes the picker off the page of a tab. Rejects for a closed tab. */
export async function stopPickingIn(tabId: number): Promise<void> {
	await browser.scripting.executeScript({ target: { tabId }, func: stop });
}

// Serialized into the page: they must not use anything outside of the function.
function start(requestId: string, number: number | null): void {
	(globalThis as PickerWorld).scriptoriumPickElement?.(requestId, number);
}
function stop(): void {
	(globalThis as PickerWorld).scriptoriumStopPicking?.();
}
