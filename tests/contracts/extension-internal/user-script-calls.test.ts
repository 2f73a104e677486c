import { describe, expect, it, vi } from "vitest";
import type { UserScriptSender } from "../../../extension/src/platform/user-script-sender.ts";
import { onSite, openUserScriptCalls, page, SITE } from "./open-user-script-calls.ts";

const WRITE = "SCRIPTORIUM_WRITE_VALUES";
const set = { writes: [[{ key: "k", json: "1" }]] };
const remove = { writes: [[{ key: "k", json: null }]] };
const tab = { url: "https://b.example/", active: false };
const notification = { title: "t", text: "x", image: "", tag: "", silent: false, showsTab: false };
/** Each call with a grant that permits it. */
const calls = [
	[WRITE, "GM_deleteValue", remove],
	["SCRIPTORIUM_OPEN_IN_TAB", "GM_openInTab", tab],
	[WRITE, "GM_setValue", set],
	[WRITE, "GM_setValues", set],
	[WRITE, "GM_deleteValues", remove],
	["SCRIPTORIUM_FOLLOW_VALUES", "GM_getValue", { digest: "" }],
	["SCRIPTORIUM_CLOSE_OPENED_TAB", "GM_openInTab", { tabId: 7 }],
	["SCRIPTORIUM_CLOSE_OWN_TAB", "window.close", {}],
	["SCRIPTORIUM_FOCUS_OWN_TAB", "window.focus", {}],
	["SCRIPTORIUM_GET_TAB", "GM_getTab", {}],
	["SCRIPTORIUM_SAVE_TAB", "GM_saveTab", { json: "{}" }],
	["SCRIPTORIUM_GET_TABS", "GM_getTabs", {}],
	["SCRIPTORIUM_SHOW_NOTIFICATION", "GM_notification", notification],
	["SCRIPTORIUM_SET_CLIPBOARD", "GM_setClipboard", { text: "x", format: "text" }],
	["SCRIPTORIUM_LIST_COOKIES", "GM_cookie", { url: `${SITE}/` }],
	["SCRIPTORIUM_SET_COOKIE", "GM_cookie", { url: `${SITE}/`, name: "n", value: "v" }],
	["SCRIPTORIUM_DELETE_COOKIE", "GM_cookie", { url: `${SITE}/`, name: "n" }],
] as const;

describe("extension-internal: user-script-calls", () => {
	it("a script with GM_setValue alone stores values, and opens no tab", async () => {
		const { call, install, tabs, values } = openUserScriptCalls();
		const own = await install("setter", "grant GM_setValue");
		expect(await call(WRITE, { ...own, ...set })).toBe("done");
		expect(await values.values(own.scriptId)).toEqual({ k: "1" });
		expect(await call("SCRIPTORIUM_OPEN_IN_TAB", { ...own, ...tab })).toBe("GRANT_MISSING");
		expect(tabs).toEqual([]);
	});

	it.each(calls)("%s needs exactly %s, or a grant that permits the same", async (type, grant, payload) => {
		const { call, install } = openUserScriptCalls();
		const permits = ([other, same, content]: (typeof calls)[number]) =>
			same === grant || (other === type && (content === payload || content === set));
		const others = calls.flatMap((one) => (permits(one) ? [] : [`grant ${one[1]}`]));
		expect(await call(type, { ...(await install("others", ...others)), ...payload })).toBe("GRANT_MISSING");
		expect(await call(type, { ...(await install("none", "grant none")), ...payload })).toBe("GRANT_MISSING");
		expect(await call(type, { ...(await install("unknown", "grant GM_magic")), ...payload })).toBe("GRANT_MISSING");
		expect(await call(type, { ...(await install("this", `grant ${grant}`)), ...payload })).toBe("done");
		const dotted = grant.replace("GM_", "GM.");
		expect(await call(type, { ...(await install("dotted", `grant ${dotted}`)), ...payload })).toBe("done");
	});

	it("a refusal is logged once for each script and grant", async () => {
		const { call, install, log } = openUserScriptCalls();
		const own = await install("setter", "grant GM_setValue");
		for (let round = 0; round < 5; round += 1) await call("SCRIPTORIUM_OPEN_IN_TAB", { ...own, ...tab });
		for (let round = 0; round < 2; round += 1) await call("SCRIPTORIUM_GET_TAB", own);
		expect(log).toHaveLength(2);
		expect(log.join()).toContain("GM_openInTab");
	});

	it.each(calls)(
		"%s is refused without the script's secret, and in the name of another",
		async (type, grant, payload) => {
			const { call, install, values } = openUserScriptCalls();
			const one = await install("one", `grant ${grant}`);
			const two = await install("two", `grant ${grant}`);
			await values.write(two.scriptId, [[{ key: "k", json: "2" }]]);
			for (const secret of ["", "undefined", one.secret.slice(1)])
				expect(await call(type, { ...one, secret, ...payload })).toBe("PERMISSION_DENIED");
			expect(await call(type, { scriptId: two.scriptId, secret: one.secret, ...payload })).toBe("PERMISSION_DENIED");
			expect(await call(type, { ...one, scriptId: "absent", ...payload })).toBe("PERMISSION_DENIED");
			expect(await values.values(two.scriptId)).toEqual({ k: "2" });
		},
	);

	it("calls of a disabled or removed script are refused", async () => {
		const { call, install, library } = openUserScriptCalls();
		const own = await install("setter", "grant GM_setValue");
		await library.setEnabled(own.scriptId, false);
		expect(await call(WRITE, { ...own, ...set })).toBe("PERMISSION_DENIED");
		await library.setEnabled(own.scriptId, true);
		expect(await call(WRITE, { ...own, ...set })).toBe("done");
		await library.remove(own.scriptId);
		expect(await call(WRITE, { ...own, ...set })).toBe("PERMISSION_DENIED");
	});

	it("no call is accepted while all scripts are switched off", async () => {
		const { call, install, settings } = openUserScriptCalls();
		const own = await install("setter", "grant GM_setValue");
		await settings.change({ scriptsOn: false });
		expect(await call(WRITE, { ...own, ...set })).toBe("PERMISSION_DENIED");
		await settings.change({ scriptsOn: true });
		expect(await call(WRITE, { ...own, ...set })).toBe("done");
	});

	it("calls are accepted from the user's own pages, from hosts beyond ASCII, and not from pages that the user took away", async () => {
		const { call, install, library } = openUserScriptCalls();
		const own = await install("setter", "grant GM_setValue", "match *://*.müller.example/*");
		const from = (url: string) => call(WRITE, { ...own, ...set }, page(url));
		expect(await from("https://www.xn--mller-kva.example/")).toBe("done");
		expect(await from("https://own.example/")).toBe("PERMISSION_DENIED");
		const rules = { pages: ["*://own.example/*"], exclusions: [], authorExclusions: true, runAt: null };
		await library.setRules(own.scriptId, { ...rules, authorPages: true });
		expect(await from("https://own.example/")).toBe("done");
		await library.setRules(own.scriptId, { ...rules, authorPages: false });
		expect(await from(`${SITE}/page`)).toBe("PERMISSION_DENIED");
		await library.setRules(own.scriptId, { ...rules, authorPages: true, exclusions: ["*://own.example/*"] });
		expect(await from("https://own.example/")).toBe("PERMISSION_DENIED");
	});

	it("calls are accepted only from documents on sites that the script matches", async () => {
		const { call, install } = openUserScriptCalls();
		const own = await install(
			"setter",
			"grant GM_setValue",
			"match *://*.b.example/only/*",
			"exclude-match https://no.b.example/*",
		);
		const from = (sender: UserScriptSender | null) => call(WRITE, { ...own, ...set }, sender);
		expect(await from(onSite)).toBe("done");
		// A page may change its path without a load; the script continues to run in it.
		expect(await from(page("https://x.b.example/elsewhere"))).toBe("done");
		for (const url of ["https://c.example/", "http://a.example/", "https://no.b.example/only/", "about:blank", ""])
			expect(await from(page(url)), url).toBe("PERMISSION_DENIED");
		expect(await from(null)).toBe("PERMISSION_DENIED");
	});

	it("only web addresses are opened", async () => {
		const { call, install, tabs } = openUserScriptCalls();
		const own = await install("opener", "grant GM_openInTab");
		for (const url of ["javascript:1", "chrome://settings", "file:///etc/passwd", "data:text/html,1", ""])
			expect(await call("SCRIPTORIUM_OPEN_IN_TAB", { ...own, ...tab, url })).toBe("PERMISSION_DENIED");
		expect(await call("SCRIPTORIUM_OPEN_IN_TAB", { ...own, ...tab })).toBe("done");
		expect(tabs).toEqual([tab.url]);
	});

	it("runs of a script with grants are counted with its secret only", async () => {
		const { call, install, records } = openUserScriptCalls();
		const own = await install("setter", "grant GM_setValue");
		expect(await call("SCRIPTORIUM_REPORT_RUN", { ...own, error: "broken" })).toBe("done");
		expect(await call("SCRIPTORIUM_REPORT_RUN", { ...own, secret: "guess", error: null })).toBe("PERMISSION_DENIED");
		expect(await records.stats(own.scriptId)).toMatchObject({ runs: 1, errors: 1 });
	});

	it("reports from the page count for scripts without grants on that page only, and name the channel", async () => {
		const { call, install, records } = openUserScriptCalls();
		const granted = await install("granted", "grant GM_setValue");
		const plain = await install("plain", "grant none");
		const runs = [granted, plain].map(({ scriptId }) => ({ scriptId, error: null }));
		const channel = await records.channel();
		expect(await call("SCRIPTORIUM_REPORT_PAGE_RUNS", { channel: "guess", runs })).toBe("PERMISSION_DENIED");
		expect(await call("SCRIPTORIUM_REPORT_PAGE_RUNS", { channel, runs }, page("https://c.example/"))).toBe("done");
		expect(await records.stats(plain.scriptId)).toMatchObject({ runs: 0 });
		expect(await call("SCRIPTORIUM_REPORT_PAGE_RUNS", { channel, runs })).toBe("done");
		expect(await records.stats(plain.scriptId)).toMatchObject({ runs: 1 });
		expect(await records.stats(granted.scriptId)).toMatchObject({ runs: 0 });
	});

	it("an unknown call fails with a code; only userscripts may call", async () => {
		const { call, install, values } = openUserScriptCalls();
		const own = await install("setter", "grant GM_setValue");
		expect(await call("SCRIPTORIUM_XML_HTTP_REQUEST", { ...own })).toBe("UNKNOWN_CALL");
		expect(await call(WRITE, { ...own, writes: [[{ key: 1, json: "1" }]] })).toBe("UNKNOWN_CALL");
		for (const caller of ["hub", "popup", "recorder"] as const)
			expect(await call(WRITE, { ...own, ...set }, onSite, caller)).toBe("UNKNOWN_CALL");
		expect(await values.values(own.scriptId)).toEqual({});
	});

	it("a stored value is there for the next page; what is refused is shown to the user, and the old value stays", async () => {
		const { answer, install, values, valuesChanged, problems } = openUserScriptCalls();
		const own = await install("setter", "grant GM_setValue", "grant GM_deleteValue");
		const half = `"${"x".repeat(9 * 1024 * 1024)}"`;
		const writes = [[{ key: "a", json: half }], [{ key: "b", json: "1" }], [{ key: "b", json: half }]];
		const reply = await answer(WRITE, { ...own, writes });
		expect(reply).toMatchObject({ type: "SCRIPTORIUM_VALUES_WRITTEN", payload: { refused: [2] } });
		expect(await values.values(own.scriptId)).toEqual({ a: half, b: "1" });
		expect(valuesChanged).toEqual([own.scriptId]);
		expect(problems).toEqual([expect.stringMatching(/“b” was not stored.*16 MB/)]);
	});

	it("other documents of the same script hear of a change, and only those", async () => {
		const { call, install, delivered } = openUserScriptCalls();
		const grants = ["grant GM_setValue", "grant GM_getValue"];
		const own = await install("own", ...grants);
		const other = await install("other", ...grants);
		const from = (documentId: string): UserScriptSender => ({ ...onSite, documentId });
		for (const documentId of ["a", "b"])
			await call("SCRIPTORIUM_FOLLOW_VALUES", { ...own, digest: "" }, from(documentId));
		await call("SCRIPTORIUM_FOLLOW_VALUES", { ...other, digest: "" }, from("c"));
		await call(WRITE, { ...own, ...set }, from("a"));
		await vi.waitFor(() => expect(delivered).toHaveLength(1));
		expect(delivered[0]).toContain("b window.scriptorium?.deliver(");
		expect(delivered[0]).toContain(own.secret);
		expect(await call(WRITE, { ...own, secret: "guess", ...set }, from("a"))).toBe("PERMISSION_DENIED");
		// What is too much for one message is asked for by the document itself.
		const much = [[{ key: "k", json: `"${"x".repeat(2_000_000)}"` }]];
		await call(WRITE, { ...own, writes: much }, from("a"));
		await vi.waitFor(() => expect(delivered).toHaveLength(2));
		expect(delivered[1]).toContain('\\"changes\\":null');
	});

	it("many changes at once are told together, with the last state of each value", async () => {
		const { call, install, delivered } = openUserScriptCalls();
		const own = await install("own", "grant GM_setValue", "grant GM_getValue");
		const from = (documentId: string): UserScriptSender => ({ ...onSite, documentId });
		for (const documentId of ["a", "b"])
			await call("SCRIPTORIUM_FOLLOW_VALUES", { ...own, digest: "" }, from(documentId));
		const write = (count: number) => call(WRITE, { ...own, writes: [[{ key: "k", json: String(count) }]] }, from("a"));
		await Promise.all(Array.from({ length: 1000 }, (_, count) => write(count)));
		await vi.waitFor(() => expect(delivered.at(-1)).toContain('\\"json\\":\\"999\\"'));
		expect(delivered.length).toBeLessThan(10);
	});

	it("a tab is closed only by the script and document that opened it, which hear of its end", async () => {
		const { call, install, tabs, tabService, delivered } = openUserScriptCalls();
		const own = await install("own", "grant GM_openInTab");
		const other = await install("other", "grant GM_openInTab");
		await call("SCRIPTORIUM_OPEN_IN_TAB", { ...own, ...tab });
		const opened = { tabId: 1 };
		expect(await call("SCRIPTORIUM_CLOSE_OPENED_TAB", { ...other, ...opened })).toBe("PERMISSION_DENIED");
		const elsewhere = { ...onSite, documentId: "doc-2" };
		expect(await call("SCRIPTORIUM_CLOSE_OPENED_TAB", { ...own, ...opened }, elsewhere)).toBe("PERMISSION_DENIED");
		expect(tabs).toEqual([tab.url]);
		expect(await call("SCRIPTORIUM_CLOSE_OPENED_TAB", { ...own, ...opened })).toBe("done");
		expect(tabs).toEqual([tab.url, "close 1"]);
		await tabService.tabClosed(1);
		expect(delivered).toEqual([expect.stringMatching(/^doc-1 .*tab-closed/)]);
		await tabService.tabClosed(1);
		expect(delivered).toHaveLength(1);
	});

	it("a click on a notification is told to the document that showed it, and can show its tab", async () => {
		const { call, install, tabs, inBrowser, delivered } = openUserScriptCalls();
		const own = await install("own", "grant GM_notification");
		const other = await install("other", "grant GM_notification");
		await call("SCRIPTORIUM_SHOW_NOTIFICATION", { ...own, ...notification, showsTab: true });
		const id = `userscript:${own.scriptId}:new`;
		expect(tabs).toEqual([`notify ${id}`]);
		expect(await call("SCRIPTORIUM_CLOSE_NOTIFICATION", { ...other, notificationId: id })).toBe("PERMISSION_DENIED");
		await inBrowser.notificationChanged(id, "click");
		expect(tabs).toEqual([`notify ${id}`, "show 1", `close ${id}`]);
		await inBrowser.notificationChanged(id, "done");
		expect(delivered.map((one) => /(?:click|done)/.exec(one)?.[0])).toEqual(["click", "done"]);
		await inBrowser.notificationChanged(id, "click");
		await inBrowser.notificationChanged("another extension's own", "click");
		expect(delivered).toHaveLength(2);
	});

	it("an address of a notification is opened for its script only, and once for each click", async () => {
		const { call, install, tabs, inBrowser } = openUserScriptCalls();
		const own = await install("own", "grant GM_notification");
		const other = await install("other", "grant GM_notification");
		const follow = (claim: object) => call("SCRIPTORIUM_FOLLOW_NOTIFICATION", { ...claim, notificationId: id });
		const id = `userscript:${own.scriptId}:new`;
		const url = "https://a.example/news";
		expect(
			await call("SCRIPTORIUM_SHOW_NOTIFICATION", { ...own, ...notification, url: "file:///etc/passwd" }),
		).not.toBe("done");
		await call("SCRIPTORIUM_SHOW_NOTIFICATION", { ...own, ...notification, url });
		expect(await follow(own)).toBe("PERMISSION_DENIED");
		await inBrowser.notificationChanged(id, "click");
		await inBrowser.notificationChanged(id, "done");
		expect(await follow(other)).toBe("PERMISSION_DENIED");
		expect(await follow(own)).toBe("done");
		expect(await follow(own)).toBe("PERMISSION_DENIED");
		expect(tabs.filter((one) => one.startsWith("open"))).toEqual([`open ${url} beside 1`]);
	});

	it("a notification whose picture is missing, broken or not allowed is shown without it", async () => {
		const { call, install, tabs } = openUserScriptCalls();
		const own = await install("own", "grant GM_notification");
		const id = `userscript:${own.scriptId}:new`;
		const show = (image: string) => call("SCRIPTORIUM_SHOW_NOTIFICATION", { ...own, ...notification, image });
		for (const image of ["https://a.example/missing.png", "http://a.example/a.png", "ftp://x/y.png", "no address"]) {
			expect(await show(image), image).toBe("done");
			expect(tabs.splice(0), image).toEqual([`notify ${id}`]);
		}
		expect(await show("data:image/png;base64,broken")).toBe("done");
		expect(tabs).toEqual([`notify ${id}data:image/png;base64,broken`, `notify ${id}`]);
	});

	it("cookies of sites that the script neither runs on nor connects to are refused", async () => {
		const { call, install, tabs } = openUserScriptCalls();
		const own = await install("own", "grant GM_cookie", "connect c.example", "connect *");
		const at = (url: string) => call("SCRIPTORIUM_SET_COOKIE", { ...own, url, name: "n", value: "v" });
		for (const url of [`${SITE}/x`, "https://c.example/", "https://sub.c.example/"])
			expect(await at(url), url).toBe("done");
		for (const url of ["https://notc.example/", "https://b.example/", "file:///etc/passwd", "not an address"])
			expect(await at(url), url).toBe("SITE_REFUSED");
		expect(tabs).toHaveLength(3);
	});
});
