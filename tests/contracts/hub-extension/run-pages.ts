import type { RunPage, RunTab } from "../../../extension/src/features/execute-script/background/run-page.ts";

/** A browser's tabs for test runs, without a browser. */
export interface RunPages {
	readonly page: RunPage;
	/** Tabs by their id; tests change them. */
	readonly tabs: Map<number, RunTab>;
	/** Code that was put into pages, with its settings. */
	readonly injected: {
		readonly tabId: number;
		readonly code: string;
		readonly load: number;
		readonly saved: string | null;
	}[];
	/** Tabs in which code was stopped. */
	readonly stopped: number[];
	/** Requests for which the extension's page was opened. */
	readonly asked: string[];
	readonly openRequest: (runId: string) => Promise<number | null>;
	/** What the browser does with the next code: takes it, finds a syntax error, refuses it, or loads the page for ever. */
	behavior: "runs" | "no program" | "refuses" | "loads";
	isAllowed: boolean;
	/** Called when the extension's page opens. */
	onAsked: () => void;
	/** The tab shows a page of which no event has told. */
	isNewPage: boolean;
}

/** Id of the tab with the extension's own page. */
export const ASKING_TAB = 90;
/** The frame that reports: the top one of the shop's tab. */
export const onShop = { tabId: 1, frameId: 0 };

export function createRunPages(): RunPages {
	const tab = (id: number, url: string): [number, RunTab] => [id, { id, url, title: `Tab ${id}`, isLoading: false }];
	const pages: RunPages = {
		tabs: new Map([tab(1, "https://shop.test/cart"), tab(2, "https://bank.test/"), tab(3, "https://hub.test/builder")]),
		injected: [],
		stopped: [],
		asked: [],
		behavior: "runs",
		isAllowed: true,
		onAsked: () => undefined,
		isNewPage: false,
		async openRequest(runId) {
			pages.asked.push(runId);
			pages.onAsked();
			pages.tabs.set(...tab(ASKING_TAB, "chrome-extension://x/run-script.html"));
			return ASKING_TAB;
		},
		page: {
			isSupported: () => true,
			isAllowed: () => pages.isAllowed,
			find: async (tabId) => pages.tabs.get(tabId) ?? null,
			show: async () => undefined,
			close: (tabId) => void pages.tabs.delete(tabId),
			async run(tabId, code, { load, saved }) {
				if (pages.behavior === "refuses") throw new Error("Cannot access contents of the page");
				if (pages.behavior === "loads") return new Promise(() => undefined);
				pages.injected.push({ tabId, code, load, saved });
				return pages.behavior === "runs";
			},
			async hasBegun(tabId, { load }) {
				if (pages.behavior === "refuses") throw new Error("Cannot access contents of the page");
				return pages.injected.some((one) => one.tabId === tabId && one.load === load) && !pages.isNewPage;
			},
			stop: (tabId) => void pages.stopped.push(tabId),
			noteChanged: () => undefined,
		},
	};
	return pages;
}

let reports = 0;
/** A report without news; each has its own number. */
export const news = (change: object = {}) => {
	reports += 1;
	return { secret: "secret", load: 0, number: reports, steps: [], logs: [], ...change };
};
