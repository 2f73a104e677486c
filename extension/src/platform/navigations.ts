import type { WebNavigation } from "webextension-polyfill";
import { browser } from "./browser.ts";

export interface TabNavigation {
	readonly tabId: number;
	readonly openerTabId: number | null;
	readonly isActive: boolean;
	readonly kind: "committed" | "history" | "hash";
	/** `transitionType` and `transitionQualifiers` of `webNavigation`. */
	readonly transition: string;
	readonly qualifiers: readonly string[];
	readonly url: string;
	/** Milliseconds since 1970. */
	readonly timestamp: number;
}

type Details = WebNavigation.OnCommittedDetailsType;

/** Observes navigations of tabs, without frames. */
export function onTabNavigation(listener: (navigation: TabNavigation) => void): void {
	const reportAs = (kind: TabNavigation["kind"]) => (details: Details) => {
		if (details.frameId !== 0) return;
		const { tabId, url, timeStamp } = details;
		const { transitionType = "link", transitionQualifiers = [] } = details as Partial<Details>;
		void browser.tabs.get(tabId).then(
			({ openerTabId = null, active }) =>
				listener({
					tabId,
					openerTabId,
					isActive: active,
					kind,
					url,
					timestamp: timeStamp,
					transition: transitionType,
					qualifiers: transitionQualifiers,
				}),
			// The tab was closed meanwhile.
			() => undefined,
		);
	};
	browser.webNavigation.onCommitted.addListener(reportAs("committed"));
	browser.webNavigation.onHistoryStateUpdated.addListener(reportAs("history"));
	browser.webNavigation.onReferenceFragmentUpdated.addListener(reportAs("hash"));
}

export interface AboutFrame {
	readonly tabId: number;
	readonly frameId: number;
	/** Address of the closest frame around it that has one of its own. */
	readonly parentUrl: string;
}

/** Observes frames without an address of their own (`about:blank`, `about:srcdoc`), which belong to the page that made them. */
export function onAboutFrame(listener: (frame: AboutFrame) => void): void {
	const report = async ({ tabId, frameId, parentFrameId }: Details & { parentFrameId: number }): Promise<void> => {
		let around = parentFrameId;
		while (around >= 0) {
			const parent = await browser.webNavigation.getFrame({ tabId, frameId: around });
			if (!parent) return;
			if (!parent.url.startsWith("about:")) return listener({ tabId, frameId, parentUrl: parent.url });
			around = parent.parentFrameId;
		}
	};
	browser.webNavigation.onCommitted.addListener(
		(details) => {
			const { parentFrameId = -1 } = details as Partial<{ parentFrameId: number }>;
			// The tab was closed meanwhile.
			if (details.frameId !== 0) void report({ ...details, parentFrameId }).catch(() => undefined);
		},
		{ url: [{ schemes: ["about"] }] },
	);
}

/**
 * Observes pages of tabs that could not be loaded, without frames. `net::ERR_ABORTED`: given up for another one, or a download.
 * @param listener receives the browser's id of the tab and the name of the error
 */
export function onTabLoadFailed(listener: (tabId: number, error: string) => void): void {
	browser.webNavigation.onErrorOccurred.addListener((details) => {
		// Firefox has no such field.
		const error = "error" in details ? String(details.error) : "";
		if (details.frameId === 0) listener(details.tabId, error);
	});
}

/**
 * Observes the closing of tabs.
 * @param listener receives the browser's id of the tab and the time in milliseconds since 1970
 */
export function onTabClosed(listener: (tabId: number, timestamp: number) => void): void {
	browser.tabs.onRemoved.addListener((tabId) => listener(tabId, Date.now()));
}
