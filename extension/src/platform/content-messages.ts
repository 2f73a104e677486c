import type { Runtime } from "webextension-polyfill";
import { browser } from "./browser.ts";

/** Sender of a message, as the browser identifies it. */
export interface ContentCall {
	readonly tabId: number;
	readonly openerTabId: number | null;
	/** Address of the tab's top page, also for a script in a frame; of an empty page that another one writes, its origin. */
	readonly pageUrl: string;
	/** The page has no address that leads to it (`about:blank`, `blob:`). */
	readonly isBlank: boolean;
}

/** Firefox and the polyfill's types do not have the origin. */
type Sender = Runtime.MessageSender & { readonly origin?: string };

/**
 * Listens to messages of the extension's content scripts.
 * @param isMine whether a type belongs to this listener; others get no answer from it
 */
export function onContentMessage(
	isMine: (type: unknown) => boolean,
	answer: (message: unknown, sender: ContentCall) => Promise<unknown>,
): void {
	browser.runtime.onMessage.addListener((message: unknown, { id, tab, url, origin }: Sender) => {
		if (id !== browser.runtime.id || tab?.id === undefined || tab.url === undefined) return undefined;
		// Pages of the extension have tabs as well.
		if (url?.startsWith(browser.runtime.getURL(""))) return undefined;
		const type = typeof message === "object" && message !== null && "type" in message ? message.type : undefined;
		if (!isMine(type)) return undefined;
		const isBlank = isBlankAddress(tab.url);
		const pageUrl = isBlank && origin !== undefined ? `${origin}/` : tab.url;
		return answer(message, { tabId: tab.id, openerTabId: tab.openerTabId ?? null, pageUrl, isBlank });
	});
}

/** Whether a tab shows a page without an address; browsers report none for a window that a script has opened without one. */
const isBlankAddress = (url: string): boolean => /^(?:about:blank$|blob:|$)/.test(url);
