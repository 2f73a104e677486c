import { expect, type Page } from "@playwright/test";
import { ALL_GRANTS, ask, drivenBody, storeUserscripts } from "../support/driven-userscript.ts";
import type { ExtensionBrowser } from "../support/extension.ts";
import { type HubStandIn, page as htmlPage } from "../support/hub-stand-in.ts";
import { openTab, storeDriven } from "./driven-userscript-fixture.ts";
import { test, userscript } from "./extension-fixture.ts";

/** Each expression is what a script does with its `window`; all are true where the browser takes it. */
const WINDOW_CHECKS: Readonly<Record<string, string>> = {
	mouse: `new MouseEvent("click", { bubbles: true, view: window }).view !== null`,
	keyboard: `new KeyboardEvent("keydown", { key: "a", view: window }).key === "a"`,
	pointer: `new PointerEvent("pointerdown", Object.create({ view: window, pointerId: 7 })).pointerId === 7`,
	wheel: `new WheelEvent("wheel", { view: self, deltaY: 3 }).deltaY === 3`,
	focus: `new window.FocusEvent("focus", { view: window }) instanceof FocusEvent`,
	subclass: `new (class Mine extends MouseEvent {})("click", { view: window }) instanceof MouseEvent`,
	initMouse: `(() => { const made = document.createEvent("MouseEvents"); made.initMouseEvent("click", true, true, window, 1, 0, 0, 0, 0, false, false, false, false, 0, null); return made.type === "click" && made.view !== null; })()`,
	initUi: `(() => { const made = document.createEvent("UIEvents"); made.initUIEvent("x", true, true, window, 1); return made.detail === 1; })()`,
	initKeyboard: `(() => { const made = document.createEvent("KeyboardEvent"); made.initKeyboardEvent("keydown", true, true, window, "b"); return made.type === "keydown" && made.view !== null; })()`,
	message: `new MessageEvent("message", { source: window, data: 1 }).source !== null`,
	initMessage: `(() => { const made = document.createEvent("MessageEvent"); made.initMessageEvent("message", false, false, 1, "", "", window, []); return made.source !== null; })()`,
	top: "window.top === window.self && self === window && parent === window",
	framed: "!(window.self !== window.top)",
	instance:
		"window instanceof Window && document.body instanceof window.HTMLElement && new window.Event('x') instanceof Event",
	tag: `Object.prototype.toString.call(window) === "[object Window]"`,
	style: `window.getComputedStyle(document.body).display === "block" && getComputedStyle.call(window, document.body).display === "block"`,
	applied: `typeof Reflect.apply(setTimeout, window, [() => 1]) === "number"`,
	bound: `typeof requestAnimationFrame.bind(window)(() => 1) === "number"`,
	called: `matchMedia.call(window, "(min-width: 1px)").matches`,
	listened: `(() => { let heard = false; const hear = () => { heard = true; }; EventTarget.prototype.addEventListener.call(window, "own-event", hear); EventTarget.prototype.dispatchEvent.call(window, new Event("own-event")); EventTarget.prototype.removeEventListener.call(window, "own-event", hear); return heard; })()`,
	cloned: "window.structuredClone({ a: 1 }).a === 1",
	observed: "new window.MutationObserver(() => {}).observe(document.body, { childList: true }) === undefined",
	globals: `(() => { window.ownGlobal = 5; const same = globalThis.ownGlobal === 5; delete window.ownGlobal; return same && !("ownGlobal" in window); })()`,
	fetched: `typeof window.fetch("/plain").then === "function"`,
	urlchange: "'onurlchange' in window && window.onurlchange === null",
};

/** The names of the checks that are not true, with what was thrown. */
async function failedChecks(page: Page): Promise<unknown> {
	const tried = Object.entries(WINDOW_CHECKS).map(
		([name, check]) =>
			`try { if ((${check}) !== true) failed.push(${JSON.stringify(name)}); } catch (thrown) { failed.push(${JSON.stringify(name)} + ": " + thrown); }`,
	);
	return ask(page, `(() => { const failed = []; ${tried.join("\n")} return failed; })()`);
}

/** So many scripts with something to protect that the next one has no world for itself. */
async function storeCrowd(hub: HubStandIn, browser: ExtensionBrowser): Promise<void> {
	const crowd = Array.from({ length: 9 }, (_, number) => ({
		id: `crowd-${number}`,
		code: userscript([`name Crowd ${number}`, `match ${hub.origin}/target*`, "grant GM_getValue"], ""),
	}));
	const lines = ["name Driven", `match ${hub.origin}/target*`, "grant GM_getValue", "grant window.onurlchange"];
	await storeUserscripts(browser, [...crowd, { id: "driven", code: userscript(lines, drivenBody()) }]);
}

/** A driven script with all grants whose text uses custom elements. */
const storeWithElements = (hub: HubStandIn, browser: ExtensionBrowser): Promise<void> => {
	const lines = ["name Driven", `match ${hub.origin}/target*`, ...ALL_GRANTS.map((grant) => `grant ${grant}`)];
	const code = userscript(lines, `void customElements;\n${drivenBody()}`);
	return storeUserscripts(browser, [{ id: "driven", code }]);
};

test.describe("the world of userscripts with functions", () => {
	test.beforeEach(async ({ fixture: { hub }, browserWithExtension: browser }) => {
		hub.serve(
			"/target",
			htmlPage("Target", `<button id="button" onclick="this.dataset.view = event.view === window">Press</button>`),
		);
		await browser.allowUserScripts();
	});

	test("its window is one for the browser; it defines elements; it runs in a picture", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		hub.serve(
			"/target/picture",
			`<svg xmlns="http://www.w3.org/2000/svg"><rect width="80" height="40"/></svg>`,
			"image/svg+xml",
		);
		await storeWithElements(hub, browser);
		const page = await openTab(browser, `${hub.origin}/target`);
		expect(await failedChecks(page)).toEqual([]);
		await ask(page, `document.querySelector("#button").dispatchEvent(new MouseEvent("click", { view: window }))`);
		await expect(page.locator("#button")).toHaveAttribute("data-view", "true");
		const source = `new Promise((heard) => { addEventListener("message", ({ source }) => heard(source === window), { once: true }); window.postMessage("own", "*"); })`;
		expect(await ask(page, source)).toBe(true);
		expect(await ask(page, "document.defaultView === window")).toBe(true);
		expect(await ask(page, `typeof new Function("return GM_info.scriptHandler + window.GM_setValue")()`)).toBe(
			"string",
		);
		expect(await page.evaluate("[typeof window.GM, typeof window.GM_info, 'onurlchange' in window]")).toEqual([
			"undefined",
			"undefined",
			false,
		]);
		expect(
			await ask(
				page,
				`customElements.define("own-box", class extends HTMLElement { connectedCallback() { this.textContent = "made"; } }); document.body.append(document.createElement("own-box")); document.querySelector("own-box").textContent`,
			),
		).toBe("made");
		const picture = await openTab(browser, `${hub.origin}/target/picture`);
		expect(
			await ask(
				picture,
				`[String(GM_addStyle("* { outline: 1px solid }")), String(getComputedStyle(document.documentElement).outlineStyle)]`,
			),
		).toEqual(["[object HTMLStyleElement]", "solid"]);
	});

	test("where scripts share a world, its window is taken by the browser too", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await storeCrowd(hub, browser);
		const page = await openTab(browser, `${hub.origin}/target`);
		expect(await failedChecks(page)).toEqual([]);
		await ask(page, `document.querySelector("#button").dispatchEvent(new MouseEvent("click", { view: window }))`);
		await expect(page.locator("#button")).toHaveAttribute("data-view", "true");
		expect(await ask(page, "window === document.defaultView")).toBe(false);
	});

	test("functions of the window can be called from an object of the script", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		hub.serve("/target/lent", htmlPage("Lent", `<iframe src="/target"></iframe>`));
		// In plain objects, behind a proxy, and with the window of a frame, which stays itself.
		const lent = `(async () => {
			const own = { setTimeout, clearTimeout, fetch, requestAnimationFrame, getComputedStyle, atob };
			const waits = [own, new Proxy({}, { get: (_, key) => window[key] }), {}, () => 1].map((holder) => new Promise((done) => (holder.setTimeout ?? setTimeout).call(holder, done, 0, typeof holder)));
			own.clearTimeout(own.setTimeout(() => { throw new Error("not cleared"); }));
			const frame = document.querySelector("iframe").contentWindow;
			const asked = new Promise((heard) => frame.addEventListener("message", ({ data }) => heard(data), { once: true }));
			window.postMessage.call(frame, "framed", "*");
			return [...await Promise.all([...waits, new Promise(own.requestAnimationFrame.bind(own)).then((time) => typeof time), own.fetch(location.href).then(({ ok }) => ok)]), own.atob("YQ=="), own.getComputedStyle(document.body).display, await asked, setTimeout.name, String(setTimeout).includes("native code")].join();
		})()`;
		const expected = "object,object,object,function,number,true,a,block,framed,setTimeout,true";
		for (const store of [storeWithElements, storeCrowd]) {
			await store(hub, browser);
			const page = await openTab(browser, `${hub.origin}/target/lent`);
			expect(await ask(page, lent)).toBe(expected);
		}
	});

	test("custom elements of the script and of the page", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const inPage = `<script>window.made = []; customElements.define("page-box", class extends HTMLElement { constructor() { super(); made.push(1); } })</script><page-box></page-box><late-box></late-box><own-late></own-late>`;
		hub.serve("/target/elements", htmlPage("Elements", inPage));
		await storeWithElements(hub, browser);
		const page = await openTab(browser, `${hub.origin}/target/elements`);
		// Of the page: known by name, awaited, and made as the page makes them.
		expect(await ask(page, `[typeof customElements.get("page-box"), customElements.get("no-box")]`)).toEqual([
			"function",
			null,
		]);
		expect(await ask(page, `new (customElements.get("page-box"))().localName`)).toBe("page-box");
		expect(await ask(page, `customElements.whenDefined("page-box").then((made) => typeof made)`)).toBe("function");
		await ask(
			page,
			`globalThis.late = "not yet"; customElements.whenDefined("late-box").then(() => { late = "defined"; }); 0`,
		);
		await page.evaluate(`customElements.define("late-box", class extends HTMLElement {})`);
		await expect.poll(() => ask(page, "late")).toBe("defined");
		await expect(ask(page, `customElements.define("page-box", class extends HTMLElement {})`)).rejects.toThrow(
			"page-box",
		);
		await expect(ask(page, `customElements.whenDefined("no name")`)).rejects.toThrow("no name");

		// Of the script: upgraded where they are, made in every way, and told what happens to them.
		const log = `globalThis.log = []; globalThis.OwnLate = class extends HTMLElement {
			static observedAttributes = ["size"];
			own = 1;
			constructor() { super(); log.push("constructed"); this.attachShadow({ mode: "open" }).innerHTML = "<own-inner></own-inner>"; }
			connectedCallback() { log.push("connected"); }
			disconnectedCallback() { log.push("disconnected"); }
			attributeChangedCallback(...given) { log.push(given.slice(0, 3)); }
			hello() { return "hello"; }
		}; customElements.define("own-late", OwnLate); 0`;
		await ask(page, log);
		expect(await ask(page, `document.querySelector("own-late").hello()`)).toBe("hello");
		expect(await ask(page, "log")).toEqual(["constructed", "connected"]);
		expect(
			await ask(
				page,
				`[customElements.get("own-late") === OwnLate, customElements.getName(OwnLate), document.querySelector("own-late") instanceof OwnLate]`,
			),
		).toEqual([true, "own-late", true]);
		expect(
			await ask(
				page,
				`log.length = 0; globalThis.made = new OwnLate(); made.setAttribute("size", "1"); document.body.append(made); made.remove(); Promise.resolve().then(() => log)`,
			),
		).toEqual(["constructed", ["size", null, "1"], "connected", "disconnected"]);
		expect(await ask(page, `[made.localName, made.own, made.hello(), String(made.constructor === OwnLate)]`)).toEqual([
			"own-late",
			1,
			"hello",
			"true",
		]);
		expect(
			await ask(
				page,
				`document.body.insertAdjacentHTML("beforeend", "<own-late id=html></own-late>"); Promise.resolve().then(() => document.querySelector("#html").hello())`,
			),
		).toBe("hello");
		expect(
			await ask(
				page,
				`{ const template = document.createElement("template"); template.innerHTML = "<own-late></own-late>"; document.importNode(template.content, true).firstChild.hello(); }`,
			),
		).toBe("hello");
		expect(
			await ask(
				page,
				`customElements.define("own-inner", class extends HTMLElement { inner() { return 2; } }); document.querySelector("#html").shadowRoot.firstChild.inner()`,
			),
		).toBe(2);
		await expect(ask(page, `customElements.define("own-late", class extends HTMLElement {})`)).rejects.toThrow(
			"own-late",
		);
		await expect(ask(page, `new (class extends HTMLElement {})()`)).rejects.toThrow("Illegal constructor");
		expect(
			await page.evaluate(`[typeof customElements.get("own-late"), "hello" in document.querySelector("own-late")]`),
		).toEqual(["undefined", false]);
	});

	for (const [name, type, body] of [
		[
			"a feed",
			"application/xml",
			`<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Feed</title></feed>`,
		],
		[
			"a page in XHTML",
			"application/xhtml+xml",
			`<html xmlns="http://www.w3.org/1999/xhtml"><head><title>X</title></head><body><p>x</p></body></html>`,
		],
		[
			"a picture in SVG",
			"image/svg+xml",
			`<svg xmlns="http://www.w3.org/2000/svg"><rect width="80" height="40"/></svg>`,
		],
		["plain text", "text/plain", "plain"],
		["data in JSON", "application/json", `{"a":1}`],
		// The document around the browser's viewer, which is an extension of its own.
		[
			"a PDF",
			"application/pdf",
			"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>",
		],
		["a picture", "image/gif", "GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;"],
	] as const) {
		test(`elements, styles, badge and menu command in ${name}`, { tag: "@soak" }, async ({
			fixture: { hub },
			browserWithExtension: browser,
		}) => {
			hub.serve("/target/document", body, type);
			await storeDriven(hub, browser);
			const worker = await browser.worker();
			// What was counted before the script was put into the storage.
			await worker.evaluate(`chrome.storage.session.remove("badge")`);
			const page = await openTab(browser, `${hub.origin}/target/document`);
			const made = `(() => { const style = GM_addStyle("* { outline: 1px solid rgb(0, 128, 0) !important }"), box = GM_addElement("DIV", { textContent: "view", style: "position: fixed" });
				return [document.contentType, String(style), !!style.sheet, String(box), box.localName, box.style.position, getComputedStyle(document.documentElement).outlineStyle, getComputedStyle(box).position]; })()`;
			expect(await ask(page, made)).toEqual([
				// Feeds have been made into another document by the browser, which shows them as a tree.
				name === "a feed" ? expect.stringMatching(/xml$/) : type,
				"[object HTMLStyleElement]",
				true,
				"[object HTMLDivElement]",
				"div",
				"fixed",
				"solid",
				"fixed",
			]);
			await ask(
				page,
				`GM_registerMenuCommand("Mark", () => { document.documentElement.setAttribute("data-chosen", "yes"); }); 0`,
			);
			await page.bringToFront();
			await expect
				.poll(() =>
					worker.evaluate(
						"chrome.tabs.query({ active: true }).then(([tab]) => chrome.action.getBadgeText({ tabId: tab.id }))",
					),
				)
				.toBe("1");
			const popup = await browser.context.newPage();
			await page.bringToFront();
			await popup.goto(browser.pageUrl("popup.html"));
			await popup.getByRole("button", { name: /^Mark/ }).click();
			await expect(page.locator(":root")).toHaveAttribute("data-chosen", "yes");
		});
	}
});
