import { systemClock } from "@scriptorium/core-types/clock";
import { createClient } from "@scriptorium/shared-protocol/channel/client";
import { createPortPair } from "@scriptorium/shared-protocol/channel/in-memory-port";
import { BRIDGE_PORT_NAME } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import { describe, expect, test, vi } from "vitest";
import { HUB, HUB_TAB, openBridge } from "./bridge.ts";
import { ASKING_TAB, news, onShop } from "./run-pages.ts";
import { ask, choose, endsWith, log, open, SHOP, start } from "./test-run-scene.ts";

describe("hub-extension: test run, when the worker ends", () => {
	test("a page load is not missed when the worker ends with the news of it", async () => {
		const all = open();
		await start(all);
		// Without a new page nothing starts twice.
		await all.testRuns.resume();
		all.pages.tabs.set(1, { id: 1, url: `${SHOP}/done`, title: "Done", isLoading: true });
		all.pages.isNewPage = true;
		await all.testRuns.report(news({ saved: '{"next":1}' }), onShop);
		expect(all.pages.injected).toHaveLength(1);
		// The next worker knows nothing of the load, which still goes on.
		await all.testRuns.resume();
		setTimeout(() => all.pages.tabs.set(1, { id: 1, url: `${SHOP}/done`, title: "Done", isLoading: false }), 600);
		await vi.waitFor(() => expect(all.pages.injected.at(-1)).toMatchObject({ load: 1, saved: '{"next":1}' }), 5000);
		await vi.waitFor(() => expect(all.snapshot().state).toBe("running"));
		expect(all.pages.injected).toHaveLength(2);
	});

	test("the note comes back when the worker ends before it is on the page, but not on sites where the run may not go on", async () => {
		const all = open();
		await start(all);
		expect(all.pages.noted).toEqual([]);
		await all.testRuns.resume();
		expect(all.pages.noted).toEqual([1]);
		all.pages.tabs.set(1, { id: 1, url: "https://bank.test/", title: "Bank", isLoading: false });
		await all.testRuns.resume();
		expect(all.pages.noted).toEqual([1]);
	});

	test("a page that was missed and where the run may not go on ends it", async () => {
		const all = open();
		await start(all);
		all.pages.tabs.set(1, { id: 1, url: "https://bank.test/", title: "Bank", isLoading: false });
		all.pages.isNewPage = true;
		await all.testRuns.resume();
		await endsWith(all, "SITE_NOT_ALLOWED");
	});

	test("code that was not in the page yet does not get into another site that was missed", async () => {
		const all = open();
		const runId = await ask(all);
		all.pages.behavior = "loads";
		await choose(all, runId);
		all.pages.behavior = "runs";
		all.pages.tabs.set(1, { id: 1, url: "https://bank.test/", title: "Bank", isLoading: false });
		await all.testRuns.resume();
		await endsWith(all, "SITE_NOT_ALLOWED");
		expect(all.pages.injected).toEqual([]);
	});

	test("a missed page into which the browser puts no code, such as its error page, ends the run", async () => {
		const all = open();
		await start(all);
		all.pages.behavior = "refuses";
		await all.testRuns.resume();
		await endsWith(all, "PAGE_NOT_ALLOWED");
	});

	test("a run whose question was closed without the worker has ended", async () => {
		const all = open();
		await ask(all);
		await all.testRuns.resume();
		expect(all.snapshot().state).toBe("asking");
		all.pages.tabs.delete(ASKING_TAB);
		await all.testRuns.resume();
		await endsWith(all, "CANCELLED");
	});

	test("an answer that is lost on the way loses no run", async () => {
		const all = open();
		all.pages.onAsked = all.cut;
		const runId = await ask(all);
		all.join(all.link);
		expect(await choose(all, runId)).toEqual({ ok: true, value: undefined });
		await vi.waitFor(() => expect(all.snapshot().state).toBe("running"));

		const other = open();
		other.pages.onAsked = other.cut;
		await ask(other);
		const restarted = openBridge();
		const [page, far] = createPortPair(BRIDGE_PORT_NAME);
		restarted.bridge.accept({ port: far, origin: HUB, tabId: HUB_TAB });
		other.link.connected(createClient(page, { source: "web", clock: systemClock, log }));
		await endsWith(other, "CONNECTION_LOST");
	});

	test("code whose worker ended before the page was loaded is put into it by the next one", async () => {
		const all = open();
		const runId = await ask(all);
		all.pages.behavior = "loads";
		all.pages.tabs.set(1, { id: 1, url: `${SHOP}/cart`, title: "Cart", isLoading: true });
		await choose(all, runId);
		all.pages.behavior = "runs";
		await all.testRuns.resume();
		all.pages.tabs.set(1, { id: 1, url: `${SHOP}/cart`, title: "Cart", isLoading: false });
		await vi.waitFor(() => expect(all.snapshot().state).toBe("running"), 5000);
		expect(all.pages.injected).toHaveLength(1);
	});
});
