import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import type { PageOutline } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import {
	createOutlineRequests,
	type OutlineRequests,
	type OutlineRequestsPorts,
	type OutlineTab,
} from "../../../extension/src/features/share-outline/background/outline-requests.ts";
import {
	createMemoryStore,
	type MemoryStore,
} from "../../../extension/src/platform/storage/memory-store.test-support.ts";

/** Id of the tab with the extension's own page. */
export const OUTLINE_PAGE_TAB = 80;
export const SHOP = { tabId: 11, origin: "https://shop.test" };

/**
 * An outline of the shop.
 * @param names of its buttons
 * @returns the outline, numbered from 1
 */
export const shopOutline = (...names: readonly string[]): PageOutline => ({
	url: "https://shop.test/cart",
	title: "Shop",
	elements: names.map((name, index) => ({
		number: index + 1,
		tag: "button",
		role: "button",
		type: null,
		name,
		selector: `#b${index + 1}`,
		fallbacks: [],
	})),
});

/** A browser's tabs for requests of outlines, without a browser. */
export interface OutlineTabs {
	readonly tabs: Map<number, OutlineTab>;
	/** Requests for which the extension's page was opened. */
	readonly asked: string[];
	/** What the worker did with tabs, in order. */
	readonly done: string[];
	/** Answer of the page that is read. */
	reading: Result<PageOutline, "PAGE_NOT_ALLOWED" | "TIMED_OUT" | "TAB_GONE" | "ANALYSIS_FAILED">;
	/** Called while a page is read. */
	whileReading: () => Promise<void>;
	opens: boolean;
	readonly session: MemoryStore;
	/** A worker over the same storage, as after a restart. */
	readonly restart: () => OutlineRequests;
}

/**
 * Makes a browser with a shop, a bank, the hub and a page of the browser in tabs.
 * @param ports origin of the hub, the clock, and what sends events
 * @returns tabs that a test changes
 */
export function createOutlineTabs({
	hubOrigin,
	send,
	now,
	log,
}: Pick<OutlineRequestsPorts, "hubOrigin" | "send" | "now" | "log">): OutlineTabs {
	const tab = (id: number, url: string): [number, OutlineTab] => [id, { id, url, title: `Tab ${id}` }];
	let ids = 0;
	const fixture: OutlineTabs = {
		tabs: new Map([
			tab(1, `${hubOrigin}/create`),
			tab(SHOP.tabId, "https://shop.test/cart?secret=1"),
			tab(12, "https://bank.test/"),
			tab(13, "chrome://settings/"),
		]),
		asked: [],
		done: [],
		reading: succeed(shopOutline("Buy", "Save")),
		whileReading: async () => undefined,
		opens: true,
		session: createMemoryStore(),
		restart: () =>
			createOutlineRequests({
				hubOrigin,
				send,
				now,
				log,
				session: fixture.session,
				async openRequest(requestId) {
					if (!fixture.opens) throw new Error("no window");
					fixture.asked.push(requestId);
					fixture.tabs.set(...tab(OUTLINE_PAGE_TAB, "chrome-extension://x/share-outline.html?request=1"));
					return OUTLINE_PAGE_TAB;
				},
				closeTab(tabId) {
					fixture.tabs.delete(tabId);
					fixture.done.push(`close ${tabId}`);
				},
				showTab: async (tabId) => void fixture.done.push(`show ${tabId}`),
				listTabs: async () => [...fixture.tabs.values()],
				findTab: async (tabId) => fixture.tabs.get(tabId) ?? null,
				async readOutline() {
					await fixture.whileReading();
					return fixture.reading;
				},
				async startPicking(picked, requestId, number) {
					fixture.done.push(`pick in ${picked.id} from ${number ?? "nothing"}`);
					return fixture.reading.ok
						? succeed(requestId)
						: fail(fixture.reading.error.code, fixture.reading.error.message);
				},
				stopPicking: (tabId) => void fixture.done.push(`stop picking in ${tabId}`),
				newId: () => `preview-${ids++}`,
			}),
	};
	return fixture;
}
