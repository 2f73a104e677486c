import type { Runtime } from "webextension-polyfill";
import { browser } from "./browser.ts";

export interface RecorderCall {
	readonly tabId: number;
	readonly openerTabId: number | null;
	readonly pageUrl: string;
}

/** Listens to requests of recorders in pages. Other messages are ignored. */
export function onRecorderMessage(answer: (message: unknown, sender: RecorderCall) => Promise<unknown>): void {
	browser.runtime.onMessage.addListener((message: unknown, { id, tab, url }: Runtime.MessageSender) => {
		if (id !== browser.runtime.id || tab?.id === undefined || tab.url === undefined) return undefined;
		// Pages of the extension have tabs as well.
		if (url?.startsWith(browser.runtime.getURL(""))) return undefined;
		return answer(message, { tabId: tab.id, openerTabId: tab.openerTabId ?? null, pageUrl: tab.url });
	});
}
