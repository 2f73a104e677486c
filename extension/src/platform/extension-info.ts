import { browser } from "./browser.ts";
import type { Pressed } from "./pressed.ts";

export const extensionVersion = (): string => browser.runtime.getManifest().version;

/** Address of a page of the extension. */
export function pageAddress(
	page:
		| "allow-recording.html"
		| "allow-request.html"
		| "confirm-install.html"
		| "options.html"
		| "test-run.html"
		| "share-outline.html"
		| "sign-in.html",
	query?: Readonly<Record<string, string>>,
): string {
	const search = query === undefined ? "" : `?${new URLSearchParams(query)}`;
	// `getURL` answers with an address that changes, for pages that websites reach only there (`use_dynamic_url`).
	return `${location.origin}/${page}${search}`;
}

/** Chrome's page of this extension, where its "Allow User Scripts" switch is. */
export const browserSettingsAddress = (): string => `chrome://extensions/?id=${browser.runtime.id}`;

const texts = new Map<string, Promise<string>>();

/** Text of a built file; read once per worker. */
function readBuilt(file: string): Promise<string> {
	const known = texts.get(file) ?? fetch(browser.runtime.getURL(file)).then((answer) => answer.text());
	texts.set(file, known);
	return known;
}

/**
 * Text of the built `entrypoints/userscript-layer.ts`, as strict code: of that, neither `caller` nor the frames of an error's
 * stack show functions, arguments and receivers to other scripts of the world. The bundler leaves the directive out.
 */
export const userscriptLayer = async (): Promise<string> => `"use strict";${await readBuilt("userscript-layer.js")}`;

/** Text of the built `entrypoints/page-window-agent.ts`. */
export const pageWindowAgent = (): Promise<string> => readBuilt("page-window-agent.js");

/** Text of the built `entrypoints/custom-elements.ts`. */
export const customElementsText = (): Promise<string> => readBuilt("custom-elements.js");

/** Operating system and processor, as the browser names them. */
export async function platformInfo(): Promise<{ readonly os: string; readonly arch: string }> {
	const { os, arch } = await browser.runtime.getPlatformInfo();
	return { os, arch };
}

/** Whether the user lets the extension run in private windows. */
export const inPrivateWindows = (): Promise<boolean> => browser.extension.isAllowedIncognitoAccess();

/** Text of the built `entrypoints/test-run-layer.ts`. */
export const testRunLayer = (): Promise<string> => readBuilt("test-run-layer.js");

/** Calls back at the start of worker and browser, at install and update: whenever registrations may be lost. */
export function onLifecycle(listener: () => void): void {
	browser.runtime.onInstalled.addListener(listener);
	browser.runtime.onStartup.addListener(listener);
}

/** Requests the permission `userScripts`, which Firefox grants only on request. Needs user activation. */
export async function requestUserScripts(_pressed: Pressed): Promise<boolean> {
	return browser.permissions.request({ permissions: ["userScripts"] as never });
}
