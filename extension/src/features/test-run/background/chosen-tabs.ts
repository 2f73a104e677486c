import type { RunChoice } from "../domain/run-record.ts";
import { mayRunOn } from "../domain/site-rules.ts";
import type { RunPage, RunTab } from "./run-page.ts";
import type { RunStore } from "./run-store.ts";

export interface ChosenTabs {
	/** The tab of the builder's last run; null when it is gone or shows another site. */
	lastTab(builder: string): Promise<number | null>;
	/** The tab in which the person allowed exactly this code to run again, if it still shows the same site. */
	remembered(builder: string, hash: string): Promise<RunChoice | null>;
}

/** Whether a tab shows a page of an origin, and code may run there. */
export const isSameSite = (tab: RunTab, origin: string, hubOrigin: string): boolean =>
	mayRunOn(tab.url, hubOrigin) && new URL(tab.url).origin === origin;

export interface ChosenTabsPorts {
	readonly store: RunStore;
	readonly page: RunPage;
	readonly hubOrigin: string;
}

/** The person's earlier choices, as far as they still hold. */
export function createChosenTabs({ store, page, hubOrigin }: ChosenTabsPorts): ChosenTabs {
	const findSame = async (tabId: number, origin: string): Promise<RunTab | null> => {
		const tab = await page.find(tabId);
		return tab !== null && isSameSite(tab, origin, hubOrigin) ? tab : null;
	};
	return {
		async lastTab(builder) {
			const last = (await store.allowedTabs()).find((tab) => tab.builder === builder);
			return last === undefined ? null : ((await findSame(last.tabId, last.origin))?.id ?? null);
		},
		async remembered(builder, hash) {
			const known = (await store.allowedTabs()).find((tab) => tab.builder === builder && tab.hash === hash);
			if (known === undefined || !page.isAllowed()) return null;
			const tab = await findSame(known.tabId, known.origin);
			if (tab === null) return null;
			return { tabId: tab.id, title: tab.title, origin: known.origin, sites: known.sites };
		},
	};
}
