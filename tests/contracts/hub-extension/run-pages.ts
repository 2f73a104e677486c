import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import type { RunPage, RunTab } from "../../../extension/src/features/test-run/background/run-page.ts";
import { programRatable } from "../../../extension/src/rating/rate-script.ts";

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
	/** Tabs in which a restarted worker put the note. */
	readonly noted: number[];
	/** Requests for which the extension's page was opened. */
	readonly asked: string[];
	readonly openRequest: (runId: string) => Promise<number | null>;
	/** Addresses that were opened, each with its tab and the tab beside which it was opened; null for one that was there. */
	readonly loaded: { readonly url: string; readonly tabId: number; readonly beside: number | null }[];
	readonly reloaded: number[];
	/** Rates with the extension's analyzer; tests replace it. */
	rate: (code: string) => Promise<AnalysisResult | null>;
	/** The tab that the person looks at. */
	front: number;
	/** The browser opens no address. */
	refusesAddress: boolean;
	/** What the browser does with the next code: takes it, finds a syntax error, refuses it, or loads the page for ever. */
	behavior: "runs" | "no program" | "refuses" | "loads";
	isAllowed: boolean;
	/** Called when the extension's page opens. */
	onAsked: () => void;
	/** The tab shows a page of which no event has told. */
	isNewPage: boolean;
}

/** Tab of the page of the hub that asks (`HUB_TAB` of `bridge.ts`). */
const HUB_TAB_OF_RUNS = 1;
/** Id of the first tab that is opened for a test run. */
export const FIRST_OPENED_TAB = 50;
/** Id of the tab with the extension's own page. */
export const ASKING_TAB = 90;
/** The frame that reports: the top one of the shop's tab. */
export const onShop = { tabId: 1, frameId: 0 };

export function createRunPages(): RunPages {
	const tab = (id: number, url: string): [number, RunTab] => [id, { id, url, title: `Tab ${id}`, isLoading: false }];
	const pages: RunPages = {
		tabs: new Map([tab(1, "https://shop.test/cart"), tab(2, "https://bank.test/"), tab(3, "https://hub.test/builder")]),
		injected: [],
		loaded: [],
		reloaded: [],
		rate: async (code) => analyzeScript(programRatable(code).input),
		front: HUB_TAB_OF_RUNS,
		refusesAddress: false,
		stopped: [],
		noted: [],
		asked: [],
		behavior: "runs",
		isAllowed: true,
		onAsked: () => undefined,
		isNewPage: false,
		async openRequest(runId) {
			pages.asked.push(runId);
			pages.onAsked();
			pages.tabs.set(...tab(ASKING_TAB, "chrome-extension://x/test-run.html"));
			return ASKING_TAB;
		},
		page: {
			isSupported: () => true,
			isAllowed: () => pages.isAllowed,
			find: async (tabId) => pages.tabs.get(tabId) ?? null,
			show: async () => undefined,
			isInFront: async (tabId) => pages.front === tabId,
			async openBeside(url, beside) {
				if (pages.refusesAddress) throw new Error("Blocked by the administrator");
				const tabId = FIRST_OPENED_TAB + pages.loaded.length;
				pages.loaded.push({ url, tabId, beside });
				// Nothing is shown before the address is loaded.
				pages.tabs.set(tabId, { id: tabId, url: "", title: "", isLoading: true });
				return tabId;
			},
			async load(tabId, url) {
				const tab = pages.tabs.get(tabId);
				if (pages.refusesAddress || tab === undefined) throw new Error("Blocked by the administrator");
				pages.loaded.push({ url, tabId, beside: null });
				pages.tabs.set(tabId, { ...tab, isLoading: true });
			},
			reload: async (tabId) => void pages.reloaded.push(tabId),
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
			showNote: (tabId) => void pages.noted.push(tabId),
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
