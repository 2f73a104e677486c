import { type Clock, systemClock } from "@scriptorium/core-types/clock";
import { pageTestRunLimits } from "@scriptorium/shared-protocol/page-test-run-limits";
import { afterEach, describe, expect, test, vi } from "vitest";
import { HUB, HUB_TAB } from "./bridge.ts";
import { ASKING_TAB, FIRST_OPENED_TAB } from "./run-pages.ts";
import { endsWith, open, SHOP } from "./test-run-scene.ts";
import { askTest, finish, load, paint, press, runOnce, runUnasked, whyAsked } from "./test-tab-scene.ts";

afterEach(() => void vi.useRealTimers());

/** A test run whose address is being loaded. */
async function opening(options: Parameters<typeof open>[0] = {}) {
	const all = open(options);
	await press(all, await askTest(all));
	return all;
}
const messageOf = (all: ReturnType<typeof open>) => all.snapshot().result?.errors[0]?.message;

describe("hub-extension: the test URL in a new tab, how it ends", () => {
	test("while it asks: Stop, Cancel, its page is closed, the tab of the hub is closed or left", async () => {
		const stopped = open();
		await askTest(stopped);
		await stopped.link.stop();
		await endsWith(stopped, "STOPPED");
		const cancelled = open();
		await cancelled.testRuns.cancel(await askTest(cancelled));
		await endsWith(cancelled, "CANCELLED");
		const closed = open();
		await askTest(closed);
		await closed.testRuns.tabClosed(ASKING_TAB);
		await endsWith(closed, "CANCELLED");
		for (const leave of [
			(all: ReturnType<typeof open>) => all.testRuns.tabClosed(HUB_TAB),
			(all: ReturnType<typeof open>) => all.testRuns.navigated(HUB_TAB, "https://evil.test/"),
			(all: ReturnType<typeof open>) => all.testRuns.navigated(HUB_TAB, `${HUB}/create`),
		]) {
			const left = open();
			const runId = await askTest(left);
			await leave(left);
			await endsWith(left, "CANCELLED");
			expect(left.pages.tabs.has(ASKING_TAB)).toBe(false);
			expect(await press(left, runId)).toMatchObject({ error: { code: "RUN_NOT_FOUND" } });
			expect(left.pages.loaded).toEqual([]);
		}
	});

	test("while it loads: Stop, the tab is closed, another site, a page on which nothing may run, an error of the network", async () => {
		const stopped = await opening();
		await stopped.link.stop();
		await endsWith(stopped, "STOPPED");
		await load(stopped);
		expect(stopped.pages.injected).toEqual([]);

		const closed = await opening();
		await closed.testRuns.tabClosed(FIRST_OPENED_TAB);
		await endsWith(closed, "TAB_CLOSED");
		const moved = await opening();
		await load(moved, "https://bank.test/");
		await endsWith(moved, "SITE_NOT_ALLOWED");
		const hub = await opening();
		await load(hub, `${HUB}/account`);
		await endsWith(hub, "PAGE_NOT_ALLOWED");
		const failed = await opening();
		await failed.testRuns.loadFailed(FIRST_OPENED_TAB, "net::ERR_NAME_NOT_RESOLVED");
		await endsWith(failed, "PAGE_NOT_LOADED");
		for (const all of [moved, hub, failed]) expect(all.pages.injected).toEqual([]);
	});

	test("a browser that opens no such tab says so, at a new one and at that of the last run", async () => {
		const all = open();
		all.pages.refusesAddress = true;
		await press(all, await askTest(all));
		await endsWith(all, "PAGE_NOT_LOADED");
		expect(messageOf(all)).toContain("Blocked by the administrator");
		all.pages.refusesAddress = false;
		await runUnasked(all);
		await finish(all);
		all.pages.refusesAddress = true;
		await all.link.start(paint);
		await endsWith(all, "PAGE_NOT_LOADED");
	});

	test("a download shows no page; a load that makes way for another one goes on", async () => {
		const all = await opening();
		const tab = { id: FIRST_OPENED_TAB, url: "", title: "" };
		await all.testRuns.loadFailed(FIRST_OPENED_TAB, "net::ERR_ABORTED");
		all.pages.tabs.set(FIRST_OPENED_TAB, { ...tab, isLoading: false });
		await endsWith(all, "PAGE_NOT_LOADED");
		expect(messageOf(all)).toContain("download");

		const next = await opening();
		await next.testRuns.loadFailed(FIRST_OPENED_TAB, "net::ERR_ABORTED");
		await load(next);
		await vi.waitFor(() => expect(next.snapshot().state).toBe("running"));
		await next.testRuns.loadFailed(FIRST_OPENED_TAB, "net::ERR_ABORTED");
		expect(next.snapshot().state).toBe("running");
	});

	test.each([
		["never answers", false],
		["never ends", true],
	])("an address that %s ends after 30 seconds with a sentence", async (_, isAnswered) => {
		vi.useFakeTimers();
		const all = await opening({ clock: { now: Date.now, setTimer: systemClock.setTimer } });
		all.pages.behavior = "loads";
		if (isAnswered) await load(all);
		await vi.advanceTimersByTimeAsync(pageTestRunLimits.openMs - 1);
		expect(all.snapshot().state).toBe("loading");
		await vi.advanceTimersByTimeAsync(1);
		expect(all.snapshot().result?.errors[0]?.code).toBe("PAGE_NOT_LOADED");
		expect(messageOf(all)).toContain("30 seconds");
	});

	test("a page that was loaded in time has 10 minutes", async () => {
		vi.useFakeTimers();
		const all = await opening({ clock: { now: Date.now, setTimer: systemClock.setTimer } });
		await load(all);
		await vi.advanceTimersByTimeAsync(pageTestRunLimits.durationMs - 1);
		expect(all.snapshot().state).toBe("running");
		await vi.advanceTimersByTimeAsync(1);
		expect(all.snapshot().result?.errors[0]?.code).toBe("TIMED_OUT");
	});

	test("an address that differs after the # only is loaded anew", async () => {
		const all = open();
		const tabId = await runOnce(all);
		await runUnasked(all, { ...paint, openUrl: `${paint.openUrl}#part` });
		await all.testRuns.sameDocument(tabId, `${SHOP}/elsewhere#part`);
		expect(all.pages.reloaded).toEqual([]);
		await all.testRuns.sameDocument(tabId, `${paint.openUrl}#part`);
		expect(all.pages.reloaded).toEqual([tabId]);
		await finish(all);
		await all.testRuns.sameDocument(tabId, `${paint.openUrl}#part`);
		expect(all.pages.reloaded).toEqual([tabId]);
	});
});

describe("hub-extension: the test URL in a new tab, when the worker ends", () => {
	test("while it checks the code: the next one asks", async () => {
		const all = open();
		await runOnce(all);
		all.pages.rate = () => new Promise(() => undefined);
		await all.link.start({ ...paint, code: "document.title = 'x';" });
		expect(all.snapshot().state).toBe("asking");
		await all.restartTestRuns().resume();
		expect(all.pages.asked).toHaveLength(2);
		expect(await whyAsked(all, all.pages.asked[1] ?? "")).toMatchObject({ why: "unrated" });
	});

	test("while it asks: the question stays, and is gone when its page is", async () => {
		const all = open();
		await askTest(all);
		await all.restartTestRuns().resume();
		expect([all.snapshot().state, all.pages.asked.length]).toEqual(["asking", 1]);
		all.pages.tabs.delete(ASKING_TAB);
		await all.restartTestRuns().resume();
		await endsWith(all, "CANCELLED");
	});

	test("while it opens the tab: the run has ended, and the next one begins", async () => {
		const all = open();
		const runId = await askTest(all);
		const { openBeside } = all.pages.page;
		let reached = false;
		Object.assign(all.pages.page, {
			openBeside: () => {
				reached = true;
				return new Promise(() => undefined);
			},
		});
		void press(all, runId);
		await vi.waitFor(() => expect(reached).toBe(true));
		await all.restartTestRuns().resume();
		await endsWith(all, "PAGE_NOT_LOADED");
		Object.assign(all.pages.page, { openBeside });
	});

	test("while it loads: the address is loaded again, and nothing runs in what the tab showed before", async () => {
		const all = open();
		const tabId = await runOnce(all);
		await runUnasked(all, { ...paint, openUrl: `${SHOP}/other` });
		// The browser has given the load up without a word, and shows the page of the run before.
		all.pages.tabs.set(tabId, { id: tabId, url: paint.openUrl, title: "Old", isLoading: false });
		const next = all.restartTestRuns();
		await next.resume();
		await vi.waitFor(() => expect(all.pages.loaded).toHaveLength(3));
		expect(all.pages.loaded[2]).toEqual({ url: `${SHOP}/other`, tabId, beside: null });
		expect(all.pages.injected).toHaveLength(1);
		all.pages.tabs.set(tabId, { id: tabId, url: `${SHOP}/other`, title: "Other", isLoading: false });
		await next.navigated(tabId, `${SHOP}/other`);
		await vi.waitFor(() => expect(all.snapshot().state).toBe("running"));
		expect(all.pages.injected).toHaveLength(2);
	});

	test("while it loads for too long: the next one ends it", async () => {
		// The timers of the first one end with it.
		let passed = 0;
		const none = () => () => undefined;
		const setTimer: Clock["setTimer"] = (...timer) => (passed === 0 ? none : systemClock.setTimer)(...timer);
		const all = await opening({ clock: { now: () => Date.now() + passed, setTimer } });
		passed = pageTestRunLimits.openMs;
		await all.restartTestRuns().resume();
		await endsWith(all, "PAGE_NOT_LOADED");
		expect(messageOf(all)).toContain("30 seconds");
	});

	test("while it runs: it goes on, and the agreement holds", async () => {
		const all = await opening();
		await load(all);
		await vi.waitFor(() => expect(all.snapshot().state).toBe("running"));
		await all.restartTestRuns().resume();
		await vi.waitFor(() => expect(all.snapshot().state).toBe("running"));
		expect(all.pages.injected).toHaveLength(1);
		await all.link.stop();
		await runUnasked(all);
	});
});
