import type { Runtime } from "webextension-polyfill";
import { browser } from "./browser.ts";

const PAGE = "offscreen.html";

/** Opens the extension's hidden page, unless it is open. Rejects where the browser has none. */
export async function openOffscreenPage(): Promise<void> {
	const open = await chrome.runtime.getContexts({ contextTypes: [chrome.runtime.ContextType.OFFSCREEN_DOCUMENT] });
	if (open.length > 0) return;
	await chrome.offscreen.createDocument({
		url: PAGE,
		reasons: [chrome.offscreen.Reason.WORKERS],
		justification: "Rates the code of updates before they are applied.",
	});
}

/** Closes the hidden page. */
export async function closeOffscreenPage(): Promise<void> {
	await chrome.offscreen.closeDocument();
}

/**
 * Listens, in the hidden page, to requests of the extension's worker. Messages of other pages and of other types get no answer from here.
 * @param types those that this page answers
 */
export function onWorkerMessage(types: readonly string[], answer: (message: unknown) => Promise<unknown>): void {
	browser.runtime.onMessage.addListener((message: unknown, { id, tab }: Runtime.MessageSender) => {
		const type = typeof message === "object" && message !== null && "type" in message ? String(message.type) : "";
		if (id !== browser.runtime.id || tab !== undefined || !types.includes(type)) return undefined;
		return answer(message);
	});
}
