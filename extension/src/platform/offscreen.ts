import type { Runtime } from "webextension-polyfill";
import { browser } from "./browser.ts";

const PAGE = "offscreen.html";

/** Number of tasks that need the page now. */
let users = 0;
let opening: Promise<void> | null = null;

/**
 * Does something while the extension's hidden page is open, and closes it after the last of such tasks. Rejects where the browser
 * has none.
 */
export async function withOffscreenPage<Result>(act: () => Promise<Result>): Promise<Result> {
	users += 1;
	try {
		opening ??= open();
		await opening;
		return await act();
	} finally {
		users -= 1;
		if (users === 0) {
			opening = null;
			// It is not open when opening it failed.
			await chrome.offscreen.closeDocument().catch(() => undefined);
		}
	}
}

async function open(): Promise<void> {
	const found = await chrome.runtime.getContexts({ contextTypes: [chrome.runtime.ContextType.OFFSCREEN_DOCUMENT] });
	// Left behind by a worker that was stopped.
	if (found.length > 0) return;
	await chrome.offscreen.createDocument({
		url: PAGE,
		reasons: [chrome.offscreen.Reason.WORKERS, chrome.offscreen.Reason.CLIPBOARD],
		justification:
			"Rates the code of updates and of test runs before it runs, and writes what userscripts put on the clipboard.",
	});
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
