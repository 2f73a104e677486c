import type { ChannelPort } from "@scriptorium/shared-protocol/channel/port";
import { RELAY_MARK } from "@scriptorium/shared-protocol/hub-extension/relay-mark";

/** As much of `chrome.runtime` as a web page gets; absent where no extension lists the page's origin. */
export interface PageRuntime {
	connect(extensionId: string, options: { readonly name: string }): ChannelPort;
	readonly lastError?: unknown;
}

/** `chrome.runtime` of this page; null in browsers without it, and where no extension can be connected to. */
export function pageRuntime(): PageRuntime | null {
	const chrome = Reflect.get(globalThis, "chrome") as { readonly runtime?: PageRuntime } | undefined;
	return typeof chrome?.runtime?.connect === "function" ? chrome.runtime : null;
}

/** Whether the extension's content script for Firefox, which has no `chrome.runtime` for pages, is in this page. */
export const hasRelay = (page: Document): boolean => page.documentElement.hasAttribute(RELAY_MARK);

/** Whether an extension of the hub can be connected to from this page. */
export const isExtensionReachable = (page: Document): boolean => pageRuntime() !== null || hasRelay(page);

/** Calls back whenever the page becomes visible or comes back from the back/forward cache. */
export function onPageShown(page: Window, listener: () => void): void {
	page.document.addEventListener("visibilitychange", () => {
		if (page.document.visibilityState === "visible") listener();
	});
	page.addEventListener("pageshow", ({ persisted }) => {
		if (persisted) listener();
	});
}
