import type { Menus } from "webextension-polyfill";
import { browser } from "./browser.ts";

export interface ContextMenuEntry {
	readonly id: string;
	readonly title: string;
	/** Address of the page on which it is shown. */
	readonly pageUrl: string;
}

/** On a page, not on the extension's own icon, whose menu takes six entries only. */
const CONTEXTS: Menus.ContextType[] = ["page", "frame", "selection", "link", "editable", "image", "video", "audio"];

/** Replaces all entries of the extension in the browser's context menu. Several of them are shown as a menu of their own. */
export async function showContextMenu(entries: readonly ContextMenuEntry[]): Promise<void> {
	await browser.contextMenus.removeAll();
	for (const { id, title, pageUrl } of entries) {
		const { protocol, hostname } = new URL(pageUrl);
		browser.contextMenus.create(
			{ id, title: plainTitle(title), contexts: CONTEXTS, documentUrlPatterns: [`${protocol}//${hostname}/*`] },
			// The browser reports a refused entry here; the others are shown.
			() => void browser.runtime.lastError,
		);
	}
}

/** Calls back when an entry is chosen. Call at the top of the worker. */
export function onContextMenuChosen(listener: (id: string, tabId: number) => void): void {
	browser.contextMenus.onClicked.addListener(({ menuItemId }, tab) => {
		if (tab?.id !== undefined) listener(String(menuItemId), tab.id);
	});
}

/** In a title, `&` marks an access key, and `%s` stands for the selected text. */
const plainTitle = (title: string): string => title.replaceAll("&", "&&").replaceAll("%s", "% s");
