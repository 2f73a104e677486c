import { systemClock } from "@scriptorium/core-types/clock";
import { createClient } from "@scriptorium/shared-protocol/channel/client";
import { createPortPair } from "@scriptorium/shared-protocol/channel/in-memory-port";
import { BRIDGE_PORT_NAME } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import { getTestRun, requestTestRun, stopTestRun } from "@scriptorium/shared-protocol/hub-extension/test-run";
import { pageTestRunLimits } from "@scriptorium/shared-protocol/page-test-run-limits";
import { MAX_SCRIPT_BYTES } from "@scriptorium/userscript/script-size";
import { afterEach, describe, expect, test, vi } from "vitest";
import { HUB, HUB_TAB, openBridge } from "./bridge.ts";
import { ASKING_TAB, news, onShop } from "./run-pages.ts";
import { ask, choose, endsWith, log, open, request, SHOP, start } from "./test-run-scene.ts";

afterEach(() => void vi.useRealTimers());

describe("hub-extension: test run", () => {
	test("nothing runs before the person has chosen a tab, and the hub never learns which tabs are open", async () => {
		const all = open();
		const runId = await ask(all);
		expect(all.snapshot()).toMatchObject({ state: "asking", target: null });
		expect(all.pages.injected).toEqual([]);
		expect(await all.testRuns.request(runId)).toEqual({
			ok: true,
			value: { name: "Order tea", code: request.code, sites: [SHOP, "https://pay.test"], lastTabId: null, test: null },
		});
		await choose(all, runId);
		await vi.waitFor(() =>
			expect(all.pages.injected).toEqual([{ tabId: 1, code: request.code, load: 0, saved: null }]),
		);
		expect(JSON.stringify(all.snapshot())).not.toContain("bank.test");
		expect(all.snapshot().target).toEqual({ title: "Tab 1", site: SHOP });
	});

	test("steps, log lines and the result arrive, over a page load and over a new connection", async () => {
		const all = open();
		const runId = await start(all);
		const step = { nodeId: "a", state: "running", runs: 1 } as const;
		const line = { at: 1, level: "log", text: "hello" } as const;
		const report = news({ steps: [step], logs: [line], saved: '{"next":1}' });
		await all.testRuns.report(report, onShop);
		await vi.waitFor(() => expect(all.snapshot()).toMatchObject({ steps: [step], logs: [line] }));
		// The worker was stopped before it could answer, so the report is repeated.
		await all.testRuns.report(report, onShop);
		expect(all.snapshot().logs).toEqual([line]);

		await all.testRuns.navigated(1, `${SHOP}/done`);
		await vi.waitFor(() => expect(all.pages.injected.at(-1)).toMatchObject({ load: 1, saved: '{"next":1}' }));
		// The page that was left has had its say: what it repeats changes nothing.
		await all.testRuns.report(report, onShop);
		expect(all.snapshot().logs).toEqual([line]);

		all.cut();
		await all.testRuns.report(news({ load: 1, steps: [{ ...step, state: "done" }] }), onShop);
		all.join(all.link);
		await vi.waitFor(() => expect(all.snapshot().steps).toEqual([{ ...step, state: "done" }]));
		const end = { success: true, output: '{"x": 1}', errors: [], memory_used: null };
		await all.testRuns.report(news({ load: 1, logs: [{ ...line, text: "bye" }], end }), onShop);
		await vi.waitFor(() => expect(all.snapshot()).toMatchObject({ state: "ended", result: { ...end } }));
		const { result } = all.snapshot();
		expect(Object.keys(result ?? {}).sort()).toEqual(
			["success", "output", "logs", "errors", "duration", "memory_used", "timestamp"].sort(),
		);
		expect(result?.logs.map(({ text }) => text)).toEqual(["hello", "bye"]);
		expect(await all.client.request(getTestRun, { runId }, { timeoutMs: 1000 })).toMatchObject({
			value: { state: "ended" },
		});
	});

	test("the last report of a page counts although it arrives after the news of the next page, and ends nothing there", async () => {
		const all = open();
		await start(all);
		const line = { at: 1, level: "log", text: "first" } as const;
		const first = news({ logs: [line] });
		await all.testRuns.report(first, onShop);
		all.pages.behavior = "loads";
		await all.testRuns.navigated(1, `${SHOP}/done`);
		const last = news({ logs: [{ ...line, text: "last" }] });
		for (const report of [last, last, first])
			expect(await all.testRuns.report(report, onShop)).toEqual({ ok: true, value: undefined });
		await vi.waitFor(() => expect(all.snapshot().logs.map(({ text }) => text)).toEqual(["first", "last"]));

		all.pages.behavior = "runs";
		await all.testRuns.navigated(1, `${SHOP}/paid`);
		const refused = { error: { code: "RUN_NOT_FOUND" } };
		expect(await all.testRuns.report(news(), onShop)).toMatchObject(refused);
		await vi.waitFor(() => expect(all.snapshot().state).toBe("running"));
		const late = news({
			load: 1,
			logs: [{ ...line, text: "late" }],
			end: { success: true, error: null, output: null },
		});
		for (const report of [late, late]) expect(await all.testRuns.report(report, onShop)).toMatchObject({ ok: true });
		await vi.waitFor(() => expect(all.snapshot().logs.map(({ text }) => text)).toEqual(["first", "last", "late"]));
		expect(all.snapshot().state).toBe("running");
		expect(await all.testRuns.report(news({ load: 0 }), onShop)).toMatchObject(refused);
		expect(await all.testRuns.report(news({ load: 2 }), onShop)).toMatchObject({ ok: true });
	});

	test.each([
		["another secret", { secret: "guessed" }, onShop],
		["another tab", {}, { tabId: 2, frameId: 0 }],
		["a frame", {}, { tabId: 1, frameId: 7 }],
		["no tab", {}, { tabId: null, frameId: 0 }],
		["a later page", { load: 1 }, onShop],
	])("a report with %s is refused", async (_, change, sender) => {
		const all = open();
		await start(all);
		expect(await all.testRuns.report(news({ ...change }), sender)).toMatchObject({
			error: { code: "RUN_NOT_FOUND" },
		});
		expect(all.snapshot().state).toBe("running");
	});

	test("one run at a time, until the one before has ended or nobody is left to end it", async () => {
		const all = open();
		const other = all.newHub();
		all.join(other);
		await ask(all);
		expect(await other.start(request)).toMatchObject({ error: { code: "RUN_IN_PROGRESS" } });
		expect(other.execution.getSnapshot().state).toBe("idle");
		expect(all.snapshot().state).toBe("asking");
		// The browser closed the extension's page without a word.
		all.pages.tabs.delete(ASKING_TAB);
		expect(await other.start(request)).toMatchObject({ ok: true });
		await endsWith(all, "CANCELLED");
	});

	test("ends clearly: stopped, cancelled, closed, left for another site, for the hub, not loaded, no program, refused", async () => {
		const stopped = open();
		await start(stopped);
		await stopped.link.stop();
		await endsWith(stopped, "STOPPED");
		expect(stopped.pages.stopped).toEqual([1]);

		const cancelled = open();
		await cancelled.testRuns.cancel(await ask(cancelled));
		await endsWith(cancelled, "CANCELLED");
		const closedPage = open();
		await ask(closedPage);
		await closedPage.testRuns.tabClosed(ASKING_TAB);
		await endsWith(closedPage, "CANCELLED");
		const leftPage = open();
		await ask(leftPage);
		await leftPage.testRuns.navigated(ASKING_TAB, "chrome-extension://x/test-run.html?run=1");
		expect(leftPage.snapshot().state).toBe("asking");
		await leftPage.testRuns.navigated(ASKING_TAB, "https://shop.test/");
		await endsWith(leftPage, "CANCELLED");

		const closed = open();
		await start(closed);
		await closed.testRuns.tabClosed(2);
		expect(closed.snapshot().state).toBe("running");
		await closed.testRuns.tabClosed(1);
		await endsWith(closed, "TAB_CLOSED");

		for (const [url, code] of [
			["https://bank.test/", "SITE_NOT_ALLOWED"],
			["https://shop.test.evil.test/", "SITE_NOT_ALLOWED"],
			["http://shop.test/", "SITE_NOT_ALLOWED"],
			["https://shop.test:8443/", "SITE_NOT_ALLOWED"],
			[`${HUB}/builder`, "PAGE_NOT_ALLOWED"],
			["chrome://settings/", "PAGE_NOT_ALLOWED"],
			["https://chromewebstore.google.com/x", "PAGE_NOT_ALLOWED"],
			["about:blank", "PAGE_NOT_ALLOWED"],
		] as const) {
			const left = open();
			await start(left);
			await left.testRuns.navigated(1, url);
			await endsWith(left, code);
			expect(left.pages.injected, url).toHaveLength(1);
		}
		const failed = open();
		await start(failed);
		await failed.testRuns.loadFailed(1, "net::ERR_NAME_NOT_RESOLVED");
		await endsWith(failed, "PAGE_NOT_LOADED");
		for (const [behavior, code] of [
			["no program", "INVALID_CODE"],
			["refuses", "PAGE_NOT_ALLOWED"],
		] as const) {
			const bad = open();
			const runId = await ask(bad);
			bad.pages.behavior = behavior;
			await choose(bad, runId);
			await endsWith(bad, code);
		}
	});

	test("goes on at sites that the person allowed, and at those only that the request named", async () => {
		const all = open();
		await start(all, ["https://pay.test", "https://bank.test"]);
		for (const [at, url] of [`${SHOP}/pay`, "https://pay.test/", "https://www.pay.test/", SHOP].entries()) {
			await all.testRuns.navigated(1, url);
			await vi.waitFor(() => expect(all.pages.injected).toHaveLength(at + 2));
		}
		await all.testRuns.navigated(1, "https://bank.test/");
		await endsWith(all, "SITE_NOT_ALLOWED");
		expect(all.snapshot().result?.errors[0]?.site).toBe("https://bank.test");
	});

	test("only a tab as the person saw it: not another site, the hub, or a closed one; nor without the browser's switch", async () => {
		const all = open();
		const runId = await ask(all);
		const refused = (tabId: number, origin: string) => all.testRuns.run(runId, { tabId, origin, sites: [] }, false);
		expect(await refused(2, SHOP)).toMatchObject({ error: { code: "TAB_CHANGED" } });
		expect(await refused(7, SHOP)).toMatchObject({ error: { code: "TAB_CHANGED" } });
		expect(await refused(3, HUB)).toMatchObject({ error: { code: "PAGE_NOT_ALLOWED" } });
		all.pages.isAllowed = false;
		expect(await refused(1, SHOP)).toMatchObject({ error: { code: "NOT_ALLOWED" } });
		expect(all.pages.injected).toEqual([]);
		expect(all.snapshot().state).toBe("asking");
	});

	test("runs again without a question only the same code, in the same tab at the same site, for the same builder", async () => {
		const all = open();
		const finish = () => all.link.stop();
		expect(await choose(all, await ask(all), [], true)).toMatchObject({ ok: true });
		await finish();
		expect(await all.link.start(request)).toMatchObject({ ok: true });
		await vi.waitFor(() => expect(all.pages.injected).toHaveLength(2));
		expect(all.pages.asked).toHaveLength(1);
		await finish();

		// Each of these asks.
		await all.link.start({ ...request, code: "await other();" });
		expect(all.pages.asked).toHaveLength(2);
		expect(await all.testRuns.request(all.pages.asked[1] ?? "")).toMatchObject({ value: { lastTabId: 1 } });
		await finish();
		const otherBuilder = all.newHub();
		all.join(otherBuilder);
		await otherBuilder.start(request);
		expect(all.pages.asked).toHaveLength(3);
		await otherBuilder.stop();
		all.pages.tabs.set(1, { id: 1, url: "https://bank.test/", title: "Bank", isLoading: false });
		await all.link.start(request);
		expect(all.pages.asked).toHaveLength(4);
		expect(all.pages.injected).toHaveLength(2);
	});

	test("ends after 10 minutes, also when nothing is heard of the page", async () => {
		vi.useFakeTimers();
		const all = open({ clock: { now: Date.now, setTimer: systemClock.setTimer } });
		const runId = await ask(all);
		await choose(all, runId);
		await vi.advanceTimersByTimeAsync(pageTestRunLimits.durationMs - 1);
		expect(all.snapshot().state).toBe("running");
		await vi.advanceTimersByTimeAsync(1);
		expect(all.snapshot().result?.errors[0]?.code).toBe("TIMED_OUT");
	});

	test("a run that the extension has forgotten has ended for the hub", async () => {
		const all = open();
		await start(all);
		all.cut();
		const restarted = openBridge();
		const [page, far] = createPortPair(BRIDGE_PORT_NAME);
		restarted.bridge.accept({ port: far, origin: HUB, tabId: HUB_TAB });
		all.link.connected(createClient(page, { source: "web", clock: systemClock, log }));
		await endsWith(all, "CONNECTION_LOST");
	});

	test("code of the size of a script gets through, in bytes; more, and other messages of that size, do not", async () => {
		const { client, pages, log: lines } = openBridge();
		const payload = { runId: "run-long-id", builder: "builder-long", name: "x", sites: [] };
		const code = "ü".repeat(MAX_SCRIPT_BYTES / 2);
		expect(await client.request(requestTestRun, { ...payload, code }, { timeoutMs: 5000 })).toMatchObject({ ok: true });
		expect(pages.asked).toEqual(["run-long-id"]);
		expect(await client.request(requestTestRun, { ...payload, code: `${code}x` }, { timeoutMs: 50 })).toMatchObject({
			error: { code: "TIMEOUT" },
		});
		const padded = { runId: "run-long-id", pad: code };
		expect(await client.request(stopTestRun, padded, { timeoutMs: 50 })).toMatchObject({
			error: { code: "TIMEOUT" },
		});
		expect(lines.join()).toContain("TOO_LARGE");
	});
});
