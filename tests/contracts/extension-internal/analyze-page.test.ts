import { type Clock, systemClock } from "@scriptorium/core-types/clock";
import { createClient } from "@scriptorium/shared-protocol/channel/client";
import type { Caller, PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import { MAX_MESSAGE_BYTES } from "@scriptorium/shared-protocol/channel/envelope";
import { createPortPair } from "@scriptorium/shared-protocol/channel/in-memory-port";
import { createServer, servePort } from "@scriptorium/shared-protocol/channel/serve";
import { analyzePage } from "@scriptorium/shared-protocol/extension-internal/analyze-page";
import {
	emptyStructure,
	type PageAnalysis,
	pageAnalysis,
	pageAnalysisLimits,
} from "@scriptorium/shared-protocol/page-analysis";
import { describe, expect, it } from "vitest";
import { READ_TIMEOUT_MS } from "../../../extension/src/features/analyze-page/background/read-tab.ts";
import {
	type AnalyzePagePorts,
	serveAnalyzePage,
} from "../../../extension/src/features/analyze-page/background/serve-analyze-page.ts";

const SITE = { id: 7, url: "https://site.test/" };
const counts = { ...emptyStructure(), elements: 3, max_depth: 2 };
const analysis: PageAnalysis = {
	url: SITE.url,
	title: "Site",
	meta: [],
	forms: [],
	api_calls: [],
	dom_structure: counts,
	data_flows: [],
	interactive_elements: [],
	data_attributes: [],
	api_patterns: [],
	screenshot: null,
	truncated: false,
	analysis_timestamp: "2026-11-22T00:00:00.000Z",
};
const element = {
	tag: "a",
	role: "link",
	type: null,
	name: "x".repeat(200),
	selector: "x".repeat(2000),
	fallbacks: [],
	href: null,
	disabled: false,
};
const PICTURE = "data:image/jpeg;base64,AAAA";
const refuse = (why: string) => (): Promise<unknown> => Promise.reject(new Error(why));

interface Asked {
	readonly tabId: number;
	readonly request: object;
}

/** The extension's real server and a client, connected by a pair of ports; the test defines the browser's tabs. */
function open(browser: Partial<AnalyzePagePorts> = {}, caller: Caller = "popup") {
	const asked: Asked[] = [];
	const captured: number[] = [];
	const log: string[] = [];
	const served = serveAnalyzePage({
		activeTab: async () => SITE,
		findTab: async (tabId) => (tabId === SITE.id ? SITE : null),
		async read(tabId, request) {
			asked.push({ tabId, request });
			return { analysis, showsSecret: false };
		},
		async capture(tabId) {
			captured.push(tabId);
			return PICTURE;
		},
		clock: systemClock,
		...browser,
	});
	const [page, worker] = createPortPair("internal");
	const note = (line: string): number => log.push(line);
	const server = createServer<null>({ served, source: "extension", from: "extension", clock: systemClock, log: note });
	servePort(worker, server, { caller, sender: null }, note);
	const client = createClient(page, { source: "extension", clock: systemClock, log: note });
	const request = (payload: PayloadOf<typeof analyzePage> = {}) =>
		client.request(analyzePage, payload, { timeoutMs: 1000 });
	return { asked, captured, log, request };
}

const inFront = (url: string): Partial<AnalyzePagePorts> => ({ activeTab: async () => ({ id: 1, url }) });
const answers = (answer: unknown): Partial<AnalyzePagePorts> => ({ read: async () => answer });

type Failure = readonly [when: string, payload: { tabId?: number }, browser: Partial<AnalyzePagePorts>, code: string];
const failures: readonly Failure[] = [
	["there is no such tab", { tabId: 8 }, {}, "NO_TAB"],
	["no tab is in front", {}, { activeTab: async () => null }, "NO_TAB"],
	["the page is the browser's", {}, inFront("chrome://extensions/"), "PAGE_NOT_ALLOWED"],
	["the page is a shop's", {}, inFront("https://chromewebstore.google.com/"), "PAGE_NOT_ALLOWED"],
	["the browser keeps it closed", {}, { read: refuse("This page cannot be scripted.") }, "PAGE_NOT_ALLOWED"],
	["the page went away", {}, { read: refuse("Frame with ID 0 was removed.") }, "TAB_GONE"],
	["the tab was closed", { tabId: 7 }, { read: refuse("No access"), findTab: foundOnce() }, "TAB_GONE"],
	["another page came", {}, answers(null), "TAB_GONE"],
	["reading failed", {}, answers({ failed: "no room" }), "ANALYSIS_FAILED"],
	[
		"the answer is no analysis",
		{},
		answers({ analysis: { ...analysis, url: 1 }, showsSecret: false }),
		"ANALYSIS_FAILED",
	],
];

function foundOnce(): AnalyzePagePorts["findTab"] {
	let isThere = true;
	return async () => {
		const tab = isThere ? SITE : null;
		isThere = false;
		return tab;
	};
}

describe("extension-internal: analyze-page", () => {
	it("returns the analysis of the active tab, or of the given one; without values and picture by default", async () => {
		const { request, asked, captured } = open();
		expect(await request()).toEqual({ ok: true, value: { analysis } });
		expect(await request({ tabId: 7, includeValues: true })).toEqual({ ok: true, value: { analysis } });
		expect(captured).toEqual([]);
		expect(asked).toEqual([
			{ tabId: 7, request: { includeValues: false, maxBytes: MAX_MESSAGE_BYTES - 1024 } },
			{ tabId: 7, request: { includeValues: true, maxBytes: MAX_MESSAGE_BYTES - 1024 } },
		]);
	});

	it("adds a picture on request, but none that could show a secret", async () => {
		const { request, captured } = open();
		expect(await request({ includeScreenshot: true })).toMatchObject({ value: { analysis: { screenshot: PICTURE } } });
		expect(captured).toEqual([7]);
		const secret = open({ read: async () => ({ analysis, showsSecret: true }) });
		expect(await secret.request({ includeScreenshot: true })).toMatchObject({
			value: { analysis: { screenshot: null } },
		});
		expect(secret.captured).toEqual([]);
		const refused = open({ capture: async () => null });
		expect(await refused.request({ includeScreenshot: true })).toMatchObject({ ok: true, value: { analysis } });
	});

	it("stays under 256 KB as a whole, the largest picture included", async () => {
		const asked: number[] = [];
		const { request } = open({
			async read(_, given): Promise<unknown> {
				const { maxBytes } = given as { maxBytes: number };
				asked.push(maxBytes);
				const room = maxBytes - JSON.stringify(analysis).length;
				const each = JSON.stringify(element).length + 1;
				const elements = Array.from({ length: Math.floor(room / each) }, () => element);
				return { analysis: { ...analysis, interactive_elements: elements }, showsSecret: false };
			},
			capture: async (_tabId, _url, longest) => "x".repeat(longest),
		});
		// The client takes no more than 256 KB.
		const answer = await request({ includeScreenshot: true });
		expect(answer).toMatchObject({ ok: true });
		expect(JSON.stringify(answer).length).toBeGreaterThan(MAX_MESSAGE_BYTES - 8000);
		expect(asked).toEqual([MAX_MESSAGE_BYTES - 1024 - pageAnalysisLimits.screenshot]);
	});

	it.each(failures)("says so when %s", async (_, payload, browser, code) => {
		expect(await open(browser).request(payload)).toMatchObject({ ok: false, error: { code } });
	});

	it("injects nothing into a page that it may not read", async () => {
		const { request, asked } = open({ activeTab: async () => ({ id: 1, url: "about:blank" }) });
		await request();
		expect(asked).toEqual([]);
	});

	it("gives up a page that does not respond within the time limit", async () => {
		const timers: number[] = [];
		const impatient: Clock = {
			now: Date.now,
			setTimer(callback, milliseconds) {
				timers.push(milliseconds);
				queueMicrotask(callback);
				return () => undefined;
			},
		};
		const { request } = open({ clock: impatient, read: () => new Promise(() => undefined) });
		expect(await request()).toMatchObject({ ok: false, error: { code: "TIMED_OUT" } });
		expect(timers).toEqual([READ_TIMEOUT_MS]);
		let stopped = 0;
		await open({ clock: { now: Date.now, setTimer: () => () => void stopped++ } }).request();
		expect(stopped).toBe(1);
	});

	it.concurrent.each(["hub", "confirm-install", "user-script", "recorder"] as const)(
		"does not answer %s",
		async (caller) => {
			const { request, asked, log } = open({}, caller);
			expect(await request()).toMatchObject({ ok: false, error: { code: "TIMEOUT" } });
			expect(log).toEqual([`ignored a message: ${analyzePage.type} is not for ${caller}`]);
			expect(asked).toEqual([]);
		},
	);

	it("it has every field of the specification", () => {
		expect(Object.keys(pageAnalysis.shape)).toEqual([
			"url",
			"title",
			"meta",
			"forms",
			"api_calls",
			"dom_structure",
			"data_flows",
			"interactive_elements",
			"data_attributes",
			"api_patterns",
			"screenshot",
			"analysis_timestamp",
			"truncated",
		]);
		expect(analyzePage).toMatchObject({ direction: "extension-internal", callers: ["popup", "options"] });
	});
});
