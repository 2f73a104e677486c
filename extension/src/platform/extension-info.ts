import { browser } from "./browser.ts";

export const extensionVersion = (): string => browser.runtime.getManifest().version;

/** Address of a page of the extension. */
export function pageAddress(
	page: "confirm-install.html" | "options.html",
	query?: Readonly<Record<string, string>>,
): string {
	const search = query === undefined ? "" : `?${new URLSearchParams(query)}`;
	return browser.runtime.getURL(page) + search;
}

/** Chrome's page of this extension, where its "Allow User Scripts" switch is. */
export const browserSettingsAddress = (): string => `chrome://extensions/?id=${browser.runtime.id}`;

let layer: Promise<string> | null = null;

/** Text of the built `entrypoints/userscript-layer.ts`; read once per worker. */
export function userscriptLayer(): Promise<string> {
	layer ??= fetch(browser.runtime.getURL("userscript-layer.js")).then((file) => file.text());
	return layer;
}

/** Calls back at the start of worker and browser, at install and update: whenever registrations may be lost. */
export function onLifecycle(listener: () => void): void {
	browser.runtime.onInstalled.addListener(listener);
	browser.runtime.onStartup.addListener(listener);
}

/** Requests the permission `userScripts`, which Firefox grants only on request. Needs user activation. */
export async function requestUserScripts(): Promise<boolean> {
	return browser.permissions.request({ permissions: ["userScripts"] as never });
}
