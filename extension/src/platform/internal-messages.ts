import type { Caller } from "@scriptorium/shared-protocol/channel/define-message";
import type { Runtime } from "webextension-polyfill";
import { browser } from "./browser.ts";

const PAGES: Readonly<Record<string, Caller>> = {
	"/popup.html": "popup",
	"/options.html": "options",
	"/confirm-install.html": "confirm-install",
	"/test-run.html": "test-run",
	"/allow-recording.html": "allow-recording",
	"/allow-request.html": "allow-request",
	"/share-outline.html": "share-outline",
	"/sign-in.html": "sign-in",
};

export interface InternalCall {
	readonly caller: Caller;
	readonly message: unknown;
}

/** Requests of the extension's own pages. Anything else gets no answer. */
export function onInternalMessage(answer: (call: InternalCall) => Promise<unknown>): void {
	browser.runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
		const caller = pageOf(sender.id, sender.url);
		return caller === null ? undefined : answer({ caller, message });
	});
}

/** Sends from one of those pages; resolves with the reply, or with undefined when the message was ignored. */
export function sendInternal(message: unknown): Promise<unknown> {
	return browser.runtime.sendMessage(message);
}

function pageOf(senderId: string | undefined, url: string | undefined): Caller | null {
	if (senderId !== browser.runtime.id || url === undefined) return null;
	const { origin, pathname } = new URL(url);
	return origin === location.origin ? (PAGES[pathname] ?? null) : null;
}
