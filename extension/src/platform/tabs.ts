import { browser } from "./browser.ts";

export interface ActiveTab {
	readonly id: number;
	readonly url: string;
}

export async function openTab(url: string, active = true): Promise<void> {
	await browser.tabs.create({ url, active });
}

/** The active tab; null without one, or when its address is not accessible. */
export async function activeTab(): Promise<ActiveTab | null> {
	const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
	return tab?.id === undefined || tab.url === undefined ? null : { id: tab.id, url: tab.url };
}

/** Null for a closed tab, or when its address is not accessible. */
export async function findTab(tabId: number): Promise<ActiveTab | null> {
	const tab = await browser.tabs.get(tabId).catch(() => null);
	return tab?.url === undefined ? null : { id: tabId, url: tab.url };
}

export async function closeOwnTab(): Promise<void> {
	const tab = await browser.tabs.getCurrent();
	if (tab?.id !== undefined) await browser.tabs.remove(tab.id);
}
