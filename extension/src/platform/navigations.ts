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

export interface FrameNavigation {
	readonly tabId: number;
	readonly frameId: number;
	/** The browser's id of the frame's document. */
	readonly documentId: string;
	/** Its address; for a frame without one of its own (`about:blank`, `about:srcdoc`) that of the closest frame around it that has one. */
	readonly url: string;
	readonly isAbout: boolean;
	/** The document of the tab that the frame is part of. */
	readonly topDocumentId: string;
}

/**
 * Observes documents of frames that begin to load.
 * @param isWanted asked first, as some pages have hundreds of frames; the flag says that the frame has no address of its own
 */
export function onFrameNavigation(
	isWanted: (isAbout: boolean) => boolean,
	listener: (frame: FrameNavigation) => void,
): void {
	const isAbout = (url: string): boolean => url.startsWith("about:");
	const report = async ({ tabId, frameId, documentId, url, parentFrameId }: FrameDetails): Promise<void> => {
		let address = url;
		let around = parentFrameId;
		for (;;) {
			const parent = (await browser.webNavigation.getFrame({ tabId, frameId: around })) as FrameDetails | null;
			if (parent === null) return; // the frame is gone
			if (isAbout(address)) address = parent.url;
			if (parent.parentFrameId >= 0) around = parent.parentFrameId;
			else {
				const topDocumentId = parent.documentId;
				if (!isAbout(address))
					listener({ tabId, frameId, documentId, url: address, isAbout: isAbout(url), topDocumentId });
				return;
			}
		}
	};
	browser.webNavigation.onCommitted.addListener((details) => {
		const frame = details as Details & FrameDetails;
		// A page that is loaded ahead has no parent, and another number than the tab's own document.
		if (frame.frameId === 0 || frame.parentFrameId < 0 || !isWanted(isAbout(frame.url))) return;
		// The tab was closed meanwhile.
		void report(frame).catch(() => undefined);
	});
}

/** Chrome tells more than the polyfill's types know. */
interface FrameDetails {
	readonly tabId: number;
	readonly frameId: number;
	readonly documentId: string;
	readonly parentFrameId: number;
	readonly url: string;
}

/**
 * Addresses of all documents that tabs show, frames among them.
 * @param except the tab to leave out
 */
export async function addressesOutside(except: number): Promise<string[]> {
	const tabs = await browser.tabs.query({});
	const ids = tabs.flatMap(({ id }) => (id === undefined || id === except ? [] : [id]));
	const frames = await Promise.all(ids.map((tabId) => browser.webNavigation.getAllFrames({ tabId })));
	return frames.flatMap((list) => (list ?? []).map(({ url }) => url));
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
