import { expect } from "@playwright/test";
import { ask, storeUserscripts } from "../support/driven-userscript.ts";
import { page as htmlPage } from "../support/hub-stand-in.ts";
import { DRIVEN_ID, openTab, storeDriven } from "./driven-userscript-fixture.ts";
import { test, userscript } from "./extension-fixture.ts";

test.describe("userscript functions", () => {
	test.beforeEach(async ({ fixture: { hub }, browserWithExtension: browser }) => {
		hub.serve("/target", htmlPage("Target", "<p id='p'>target</p>"));
		hub.serve("/target/frame", htmlPage("Frame", `<iframe src="/target"></iframe>`));
		await browser.allowUserScripts();
	});

	test("values: both forms, in bulk, with defaults, and their limits", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await storeDriven(hub, browser);
		const page = await openTab(browser, `${hub.origin}/target`);
		expect(await ask(page, "GM_getValue('kept')")).toBe("at first");
		expect(await ask(page, "GM_setValue('a', { x: [1] }); GM_getValue('a')")).toEqual({ x: [1] });
		expect(await ask(page, "GM.setValue('b', 2).then(() => GM.getValue('b'))")).toBe(2);
		expect(await ask(page, "GM_getValues(['a', 'none'])")).toEqual({ a: { x: [1] } });
		expect(await ask(page, "GM_getValues({ b: 0, none: 'otherwise' })")).toEqual({ b: 2, none: "otherwise" });
		expect(await ask(page, "GM.getValues(['b'])")).toEqual({ b: 2 });
		expect(await ask(page, "GM_setValues({ c: 3, d: 4 }); GM_listValues().sort()")).toEqual([
			"a",
			"b",
			"c",
			"d",
			"kept",
		]);
		expect(await ask(page, "GM.setValues({ e: 5 }).then(() => GM.listValues()).then((keys) => keys.length)")).toBe(6);
		expect(await ask(page, "GM_deleteValues(['c', 'd']); GM_getValues(['c', 'd'])")).toEqual({});
		await ask(page, "GM.deleteValues(['e'])");
		await ask(page, "GM_deleteValue('a')");
		await ask(page, "GM.deleteValue('kept')");
		expect(await ask(page, "GM_listValues()")).toEqual(["b"]);
		// What cannot be stored is refused, and the page goes back to the stored value.
		await expect(ask(page, "GM.setValue('b', 'x'.repeat(17 * 1024 * 1024))")).rejects.toThrow("16 MB");
		expect(await ask(page, "GM_getValue('b')")).toBe(2);
		await expect(ask(page, "GM.setValue('b', () => 1)")).rejects.toThrow("no JSON form");
		const later = await openTab(browser, `${hub.origin}/target`);
		expect(await ask(later, "GM_getValues(GM_listValues())")).toEqual({ b: 2 });
	});

	test("values: other tabs and frames hear of a change, also from a worker that was stopped", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await storeDriven(hub, browser);
		const writer = await openTab(browser, `${hub.origin}/target`);
		const reader = await openTab(browser, `${hub.origin}/target/frame`);
		const frame = reader.frames()[1];
		await expect.poll(() => frame?.evaluate("document.documentElement.dataset.driven")).toBe("ready");
		const listen = "globalThis.seen = []; GM_addValueChangeListener('k', (...given) => seen.push(given))";
		for (const page of [writer, reader]) await ask(page, listen);
		await ask(writer, "GM.setValue('k', 1)");
		await expect.poll(() => ask(reader, "seen")).toEqual([["k", null, 1, true]]);
		expect(await ask(writer, "seen")).toEqual([["k", null, 1, false]]);
		expect(await ask(reader, "GM_getValue('k')")).toBe(1);

		await browser.stopWorker();
		await ask(writer, "GM.setValues({ k: 2, other: 'x' })");
		await expect.poll(() => ask(reader, "GM_getValues(['k', 'other'])")).toEqual({ k: 2, other: "x" });
		await ask(reader, "GM.deleteValue('k')");
		await expect.poll(() => ask(writer, "seen.at(-1)")).toEqual(["k", 2, null, true]);

		// A listener that was removed hears nothing; the same value again is no change.
		await ask(
			reader,
			"globalThis.more = []; globalThis.listener = GM_addValueChangeListener('m', (...given) => more.push(given))",
		);
		await ask(writer, "GM.setValue('m', 1).then(() => GM.setValue('m', 1))");
		await expect.poll(() => ask(reader, "more.length")).toBe(1);
		await ask(reader, "GM_removeValueChangeListener(listener)");
		await ask(writer, "GM.setValue('m', 2)");
		await expect.poll(() => ask(reader, "GM_getValue('m')")).toBe(2);
		expect(await ask(reader, "more.length")).toBe(1);
	});

	test("values: documents that write at once end with the same value, and one from the back/forward cache is current", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		await storeDriven(hub, browser);
		const pages = await Promise.all([1, 2].map(() => openTab(browser, `${hub.origin}/target`)));
		const count = "for (let n = 0; n < 20; n += 1) GM_setValue('n', name + n); GM.setValue('n', name + 'end')";
		await Promise.all(pages.map((page, index) => ask(page, `{ const name = 'p${index}-'; ${count} }`)));
		const worker = await browser.worker();
		await expect
			.poll(async () => {
				const stored = (await worker.evaluate(`chrome.storage.local.get("values:${DRIVEN_ID}")`)) as Record<
					string,
					{ n?: string }
				>;
				const held = await Promise.all(pages.map((page) => ask(page, "GM_getValue('n')")));
				return new Set([...held, JSON.parse(stored[`values:${DRIVEN_ID}`]?.n ?? "null")]).size;
			})
			.toBe(1);

		const [writer, cached] = pages;
		if (!writer || !cached) throw new Error("two pages were opened");
		await ask(cached, "globalThis.same = true");
		await cached.goto(`${hub.origin}/plain`);
		await ask(writer, "GM.setValue('n', 'meanwhile')");
		await cached.goBack({ waitUntil: "commit" });
		await expect.poll(() => ask(cached, "GM_getValue('n')")).toBe("meanwhile");
		expect(await ask(cached, "globalThis.same")).toBe(true);
	});

	test("tabs: what a script saves for a tab lasts as long as the tab", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await storeDriven(hub, browser);
		const one = await openTab(browser, `${hub.origin}/target`);
		const two = await openTab(browser, `${hub.origin}/target`);
		expect(await ask(one, "GM.getTab()")).toEqual({});
		await ask(one, "new Promise((done) => GM_getTab((tab) => { tab.name = 'one'; GM_saveTab(tab, done); }))");
		await ask(two, "GM.saveTab({ name: 'two' })");
		await one.reload();
		expect(await ask(one, "new Promise(GM_getTab)")).toEqual({ name: "one" });
		expect(await ask(two, "GM.getTabs().then(Object.values)")).toEqual(
			expect.arrayContaining([{ name: "one" }, { name: "two" }]),
		);
		await two.close();
		await expect.poll(() => ask(one, "new Promise(GM_getTabs).then(Object.values)")).toEqual([{ name: "one" }]);
	});

	test("tabs: opens one beside its own, hears of its end and closes it; closes and focuses its own", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		await storeDriven(hub, browser);
		const page = await openTab(browser, `${hub.origin}/target`);
		await openTab(browser, `${hub.origin}/plain`);
		const opened = browser.context.waitForEvent("page");
		const options = "{ active: false, insert: true, setParent: true, container: 7 }";
		await ask(
			page,
			`globalThis.ended = 0; globalThis.tab = GM_openInTab('/plain?a', ${options}); tab.onclose = () => { ended += 1; }; tab.closed`,
		);
		const other = await opened;
		await other.waitForURL(`${hub.origin}/plain?a`);
		const worker = await browser.worker();
		const tabs = (await worker.evaluate("chrome.tabs.query({})")) as {
			url: string;
			index: number;
			id: number;
			openerTabId?: number;
		}[];
		const [own, beside] = [`${hub.origin}/target`, `${hub.origin}/plain?a`].map((url) =>
			tabs.find((tab) => tab.url === url),
		);
		expect(beside).toMatchObject({ index: (own?.index ?? 0) + 1, openerTabId: own?.id });
		await other.close();
		await expect.poll(() => ask(page, "[tab.closed, ended]")).toEqual([true, 1]);

		const again = browser.context.waitForEvent("page");
		await ask(page, "GM.openInTab('/plain?b', { active: true }).then((handle) => { globalThis.tab = handle; })");
		const second = await again;
		const closed = second.waitForEvent("close");
		await ask(page, "tab.close()");
		await closed;
		await expect.poll(() => ask(page, "tab.closed")).toBe(true);
		await expect(ask(page, "GM.openInTab('file:///etc/passwd')")).rejects.toThrow("Only web addresses");

		await openTab(browser, `${hub.origin}/plain`);
		await ask(page, "window.focus()");
		const activeUrl = () => worker.evaluate("chrome.tabs.query({ active: true }).then(([tab]) => tab.url)");
		await expect.poll(activeUrl).toBe(`${hub.origin}/target`);
		const gone = page.waitForEvent("close");
		// The page may be gone before its answer arrives.
		await page
			.evaluate(
				(detail) => document.dispatchEvent(new CustomEvent("ask driven", { detail })),
				JSON.stringify({ id: "last", code: "window.close()" }),
			)
			.catch((problem: Error) => expect(problem.message).toContain("has been closed"));
		await gone;
	});

	test("the address: urlchange, which the page cannot pretend", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await storeDriven(hub, browser);
		const page = await openTab(browser, `${hub.origin}/target`);
		expect(await ask(page, "window.onurlchange")).toBeNull();
		await ask(
			page,
			"globalThis.urls = []; window.addEventListener('urlchange', ({ url }) => urls.push(url)); window.onurlchange = ({ url }) => urls.push('handler ' + url)",
		);
		await page.evaluate(() => {
			window.dispatchEvent(Object.assign(new Event("urlchange"), { url: "https://forged.example/" }));
			const navigation = Reflect.get(window, "navigation") as EventTarget;
			navigation.dispatchEvent(new Event("currententrychange"));
			history.pushState(null, "", "/target?pushed");
		});
		const pushed = `${hub.origin}/target?pushed`;
		await expect.poll(() => ask(page, "urls")).toEqual([`handler ${pushed}`, pushed]);
		await page.evaluate("location.hash = 'x'");
		await expect.poll(() => ask(page, "urls.at(-1)")).toBe(`${pushed}#x`);
		expect(
			await ask(
				page,
				"[window.document === document, window.window === window, typeof window.setTimeout(() => 1), 'onurlchange' in window]",
			),
		).toEqual([true, true, "number", true]);
	});

	test("the functions as properties of window and globalThis, in that script only", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const read = `globalThis.GM?.setValue("mark", 1).then(async () => {
			const seen = [await window.GM.getValue("mark"), self === top, this === window, "GM_getValue" in window, typeof globalThis.GM_setValue];
			document.documentElement.setAttribute("data-read", JSON.stringify(seen));
		});`;
		const grants = ["grant GM.getValue", "grant GM.setValue"];
		const match = `match ${hub.origin}/target*`;
		const other =
			'document.documentElement.setAttribute("data-other", typeof window["GM" + "_setValue"] + typeof window["G" + "M"]?.setValue);';
		await storeUserscripts(browser, [
			{ id: "reads", code: userscript(["name Reads", match, ...grants], read) },
			{ id: "other", code: userscript(["name Other", match, "grant GM_log"], other) },
		]);
		const page = await openTab(browser, `${hub.origin}/target`);
		await expect(page.locator("html")).toHaveAttribute("data-read", '[1,true,true,true,"function"]');
		await expect(page.locator("html")).toHaveAttribute("data-other", "undefinedundefined");
		expect(await page.evaluate("typeof window.GM")).toBe("undefined");
	});
});
