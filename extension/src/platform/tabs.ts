import type { Tabs } from "webextension-polyfill";
import { browser } from "./browser.ts";

export interface ActiveTab {
	readonly id: number;
	readonly url: string;
	/** Left out where it was not asked for. */
	readonly isPrivate?: boolean;
}

export async function openTab(url: string, active = true): Promise<void> {
	await browser.tabs.create({ url, active });
}

/** The active tab; null without one, or when its address is not accessible. */
export async function activeTab(): Promise<ActiveTab | null> {
	const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
	if (tab?.id === undefined || tab.url === undefined) return null;
	return { id: tab.id, url: tab.url, isPrivate: tab.incognito };
}

/** The active tab of the window that had the focus last; null without one, or when its address is not accessible. */
export async function focusedTab(): Promise<ActiveTab | null> {
	const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
	return tab?.id === undefined || tab.url === undefined ? null : { id: tab.id, url: tab.url };
}

/** Calls back when another tab comes to the front. Call at the top of the worker. */
export function onTabInFront(listener: () => void): void {
	browser.tabs.onActivated.addListener(listener);
	browser.windows.onFocusChanged.addListener((windowId) => {
		if (windowId !== browser.windows.WINDOW_ID_NONE) listener();
	});
}

/** Null for a closed tab, or when its address is not accessible. */
export async function findTab(tabId: number): Promise<ActiveTab | null> {
	const tab = await browser.tabs.get(tabId).catch(() => null);
	return tab?.url === undefined ? null : { id: tabId, url: tab.url };
}

/** A tab with what identifies it for people. */
export interface DescribedTab extends ActiveTab {
	readonly title: string;
	readonly isLoading: boolean;
}

/** Null for a closed tab, or when its address is not accessible. */
export async function describeTab(tabId: number): Promise<DescribedTab | null> {
	const tab = await browser.tabs.get(tabId).catch(() => null);
	return tab === null ? null : described(tab);
}

/** All tabs with an accessible address, the last used first. */
export async function listTabs(): Promise<readonly DescribedTab[]> {
	const tabs = await browser.tabs.query({});
	tabs.sort((one, other) => (other.lastAccessed ?? 0) - (one.lastAccessed ?? 0));
	return tabs.map(described).filter((tab) => tab !== null);
}

const described = ({ id, url, title, status }: Tabs.Tab): DescribedTab | null =>
	id === undefined || url === undefined ? null : { id, url, title: title ?? "", isLoading: status === "loading" };

/** Opens a tab in front; resolves with its id. */
export async function openNewTab(url: string): Promise<number | null> {
	return (await browser.tabs.create({ url, active: true })).id ?? null;
}

/** Whether a tab is the one that is shown in the window that has the focus. */
export async function isInFront(tabId: number): Promise<boolean> {
	const tab = await browser.tabs.get(tabId).catch(() => null);
	if (tab?.active !== true || tab.windowId === undefined) return false;
	return (await browser.windows.get(tab.windowId)).focused;
}

/** Opens an address in a tab that is there. Rejects when it is closed, or the browser refuses the address. */
export async function loadInTab(tabId: number, url: string): Promise<void> {
	await browser.tabs.update(tabId, { url });
}

/** Brings a tab and its window to the front. */
export async function showTab(tabId: number): Promise<void> {
	const { windowId } = await browser.tabs.update(tabId, { active: true });
	if (windowId !== undefined) await browser.windows.update(windowId, { focused: true });
}

export async function reloadTab(tabId: number): Promise<void> {
	await browser.tabs.reload(tabId);
}

export async function closeTab(tabId: number): Promise<void> {
	await browser.tabs.remove(tabId);
}

export async function closeOwnTab(): Promise<void> {
	const tab = await browser.tabs.getCurrent();
	if (tab?.id !== undefined) await browser.tabs.remove(tab.id);
}

/** Opens a tab in front of the one that caused it, to which the browser returns when it is closed; resolves with its id. */
export async function openTabFor(url: string, openerTabId: number | undefined): Promise<number | null> {
	const opener = openerTabId === undefined ? null : await browser.tabs.get(openerTabId).catch(() => null);
	const place = opener?.id === undefined ? {} : { openerTabId: opener.id, windowId: opener.windowId ?? -2 };
	return (await browser.tabs.create({ url, active: true, ...place })).id ?? null;
}

export interface NewTabPlace {
	readonly active: boolean;
	/** The tab that asks for it. */
	readonly from: number;
	/** Beside that tab instead of after the last one. */
	readonly insert: boolean;
	/** The browser goes back to that tab when the new one is closed. */
	readonly setParent: boolean;
}

/** Opens a tab in the window of another; resolves with its id. */
export async function openTabFrom(
	url: string,
	{ active, from, insert, setParent }: NewTabPlace,
): Promise<number | null> {
	const { index, windowId } = await browser.tabs.get(from);
	const opened = await browser.tabs.create({
		url,
		active,
		...(windowId === undefined ? {} : { windowId }),
		...(insert ? { index: index + 1 } : {}),
		...(setParent ? { openerTabId: from } : {}),
	});
	return opened.id ?? null;
}

/** Whether a tab is in a private window; null for a closed tab. */
export async function isPrivateTab(tabId: number): Promise<boolean | null> {
	const tab = await browser.tabs.get(tabId).catch(() => null);
	return tab === null ? null : tab.incognito;
}
