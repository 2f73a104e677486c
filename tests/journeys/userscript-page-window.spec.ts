import { expect, type Page } from "@playwright/test";
import { ask, drivenBody, storeUserscripts } from "../support/driven-userscript.ts";
import type { ExtensionBrowser } from "../support/extension.ts";
import { type HubStandIn, page as htmlPage } from "../support/hub-stand-in.ts";
import { test, userscript } from "./extension-fixture.ts";

const GRANTS = ["unsafeWindow", "GM_getValue", "GM_setValue", "GM_addElement", "GM_addStyle", "GM_setClipboard"];

/** A page with objects, functions, classes and a library-like function, as scripts find them. */
const PAGE_SCRIPT = `
window.state = { list: [1, 2, { deep: "x" }], when: new Date(5), get computed() { return this.list.length; } };
window.Player = class Player { constructor(name) { this.name = name; } play(speed = 1) { return this.name + " plays " + speed; } };
window.player = new window.Player("Ann");
window.$ = (selector) => { const found = document.querySelectorAll(selector); return { length: found.length, 0: found[0], text: (value) => { for (const one of found) one.textContent = value; return window.$(selector); } }; };
window.later = (value) => Promise.resolve({ value });
window.fails = () => { throw new RangeError("the page's error"); };
window.callsBack = (callback) => callback("from the page", document.body);
window.receives = (given) => JSON.stringify(given);
window.request = async (address) => ({ address, ok: true });`;

async function openTarget(
	hub: HubStandIn,
	browser: ExtensionBrowser,
	content: string,
	scriptLines: readonly string[] = GRANTS.map((grant) => `grant ${grant}`),
): Promise<Page> {
	hub.serve("/target", content);
	await browser.allowUserScripts();
	const lines = ["name Driven", `match ${hub.origin}/target*`, "run-at document-start", ...scriptLines];
	await storeUserscripts(browser, [
		{ id: "driven", code: userscript(lines, drivenBody()), values: { secret: '"gold"' } },
	]);
	const page = await browser.context.newPage();
	await page.goto(`${hub.origin}/target`);
	return page;
}

test.describe("userscript: the page's window", () => {
	test("a script with GM functions reads, calls, constructs and replaces what is the page's", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const page = await openTarget(hub, browser, htmlPage("Target", `<p>one</p><script>${PAGE_SCRIPT}</script>`));
		const evaluate = (code: string) => ask(page, code);
		expect(await evaluate("GM_getValue('secret')")).toBe("gold");
		expect(await evaluate("typeof window.state")).toBe("undefined");
		expect(
			await evaluate("[unsafeWindow.state.list[2].deep, unsafeWindow.state.list.length, unsafeWindow.state.computed]"),
		).toEqual(["x", 3, 3]);
		expect(
			await evaluate(
				"[Array.isArray(unsafeWindow.state.list), [...unsafeWindow.state.list].length, unsafeWindow.state.list.map((one) => typeof one).join()]",
			),
		).toEqual([true, 3, "number,number,object"]);
		expect(await evaluate("Object.keys(unsafeWindow.state)")).toEqual(["list", "when", "computed"]);
		expect(
			await evaluate("['state' in unsafeWindow, 'none' in unsafeWindow, unsafeWindow.none === undefined]"),
		).toEqual([true, false, true]);
		expect(await evaluate("unsafeWindow.player.play(2)")).toBe("Ann plays 2");
		expect(
			await evaluate(
				"const made = new unsafeWindow.Player('Bo'); [made.play(), made instanceof unsafeWindow.Player, unsafeWindow.player === unsafeWindow.player]",
			),
		).toEqual(["Bo plays 1", true, true]);
		expect(
			await evaluate(
				"[unsafeWindow.document === document, unsafeWindow.document.body === document.body, unsafeWindow.$('p')[0] === document.querySelector('p'), unsafeWindow.window === unsafeWindow]",
			),
		).toEqual([true, true, true, true]);
		expect(await evaluate("unsafeWindow.$('p').text('changed').length")).toBe(1);
		await expect(page.locator("p")).toHaveText("changed");
		expect(await evaluate("unsafeWindow.later(7).then((got) => got.value)")).toBe(7);
		expect(await evaluate("(async () => (await unsafeWindow.later(8)).value)()")).toBe(8);
		expect(
			await evaluate("try { unsafeWindow.fails() } catch (problem) { problem.name + ': ' + problem.message }"),
		).toBe("RangeError: the page's error");
		expect(await evaluate("unsafeWindow.callsBack((text, node) => text + ' ' + (node === document.body))")).toBe(
			"from the page true",
		);
		expect(await evaluate("unsafeWindow.receives({ a: [1, null, undefined, true], d: new Date(0), n: NaN })")).toBe(
			'{"a":[1,null,null,true],"d":"1970-01-01T00:00:00.000Z","n":null}',
		);
		await evaluate(
			"unsafeWindow.player.volume = 5; delete unsafeWindow.state.when; Object.defineProperty(unsafeWindow, 'defined', { value: 9, configurable: true }); 0",
		);
		expect(await page.evaluate("[window.player.volume, 'when' in window.state, window.defined]")).toEqual([
			5,
			false,
			9,
		]);
		// The usual hook: replace a function of the page by one that calls it, with promises.
		await evaluate(
			"{ const original = unsafeWindow.request; unsafeWindow.request = async (...given) => { const answer = await original(...given); globalThis.seen = given[0]; answer.hooked = true; return answer; }; }",
		);
		expect(
			await page.evaluate("window.request('/api').then((answer) => [answer.address, answer.ok, answer.hooked])"),
		).toEqual(["/api", true, true]);
		expect(await evaluate("globalThis.seen")).toBe("/api");
		await evaluate("unsafeWindow.Player.prototype.play = function () { return 'not ' + this.name; }; 0");
		expect(await page.evaluate("window.player.play()")).toBe("not Ann");
		// An error in a script's function is an error in the page, and nothing else of the script.
		await evaluate("unsafeWindow.throws = () => { throw new TypeError('of the script'); }; 0");
		expect(
			await page.evaluate("try { window.throws() } catch (problem) { problem instanceof Error && problem.message }"),
		).toBe("of the script");
	});

	test("without GM functions the script is in the page, and unsafeWindow is its window", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const page = await openTarget(hub, browser, htmlPage("Target", `<script>window.mine = {}</script>`), [
			"grant unsafeWindow",
		]);
		expect(
			await ask(
				page,
				"[unsafeWindow === window, unsafeWindow.mine === window.mine, GM_info.injectInto, GM.info === GM_info]",
			),
		).toEqual([true, true, "page", true]);
	});

	test("a hostile page reaches no function of a script, whatever it replaces or pretends", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const hostile = `
			window.loot = [];
			let busy = false;
			let failures = 0;
			const { apply, construct } = Reflect;
			const note = (...given) => { for (const one of given) { try { window.loot.push(String(one && one.stack || one)); if (one && typeof one === "object") window.loot.push(JSON.stringify(one)); } catch { failures += 1; } } };
			for (const holder of [JSON, Reflect, Object, Array.prototype, Function.prototype, Map.prototype, WeakMap.prototype, Promise.prototype, EventTarget.prototype, String.prototype])
				for (const name of Object.getOwnPropertyNames(holder)) {
					if (name === "constructor" || name === "caller" || name === "arguments" || name === "callee") continue;
					const { value, writable } = Object.getOwnPropertyDescriptor(holder, name) ?? {};
					if (typeof value !== "function" || !writable) continue;
					holder[name] = function (...given) { if (!busy) { busy = true; let caller; try { caller = arguments.callee.caller; } catch { failures += 1; } note(this, ...given, caller); busy = false; } return new.target ? construct(value, given) : apply(value, this, given); };
				}
			window.take = (callback) => { window.callback = callback; };
			addEventListener("message", note);`;
		// The page replaces only a part, so that it keeps working: what it replaces last is noted.
		const page = await openTarget(
			hub,
			browser,
			htmlPage("Target", `<script>try { ${hostile} } catch (problem) { window.broken = String(problem); }</script>`),
		);
		await ask(
			page,
			"try { unsafeWindow.take((given) => 'called with ' + given) } catch (problem) { String(problem) }",
		).catch(() => undefined);
		expect(await ask(page, "GM_getValue('secret')")).toBe("gold");
		await ask(page, "GM_setValue('secret', GM_getValue('secret') + 2); GM_addStyle('p {}'); 0");
		const found = await page.evaluate(`(async () => {
			let failures = 0;
			const texts = [...window.loot];
			const names = ["GM_getValue", "GM_setValue", "GM", "GM_info", "scriptorium", "unsafeWindow"];
			for (const name of names) { try { const value = name.split(".").reduce((at, key) => at[key], window); if (value !== undefined) texts.push("REACHED " + name); } catch { failures += 1; } }
			for (const type of ["ask", "call", "reply", "answer", "node-in"]) document.dispatchEvent(new CustomEvent("wdriven-" + type, { detail: JSON.stringify({ id: 1, self: ["u"], given: [], operation: "get", target: ["w"] }) }));
			for (const type of ["SCRIPTORIUM_WRITE_VALUES", "SCRIPTORIUM_GET_TAB"]) window.postMessage({ type, payload: { scriptId: "driven", secret: "", writes: [[{ key: "secret", json: '"forged"' }]] }, source: "extension", version: "1.0.0" }, "*");
			return texts.filter((text) => text.includes("gold") || text.startsWith("REACHED"));
		})()`);
		expect(found).toEqual([]);
		expect(await ask(page, "GM_getValue('secret')")).toBe("gold2");
		const worker = await browser.worker();
		const stored = (await worker.evaluate("chrome.storage.local.get('values:driven')")) as Record<string, object>;
		expect(stored["values:driven"]).toEqual({ secret: '"gold2"' });
	});

	test("elements and unsafeWindow under a strict policy with Trusted Types", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'">`;
		hub.serve(
			"/page.js",
			"window.fromPage = { answer: 42 }; try { eval('1'); } catch { window.evalBlocked = true; }",
			"text/javascript",
		);
		const page = await openTarget(
			hub,
			browser,
			`<!doctype html><html><head>${policy}<title>Strict</title></head><body><script src="/page.js"></script><p>text</p></body></html>`,
		);
		await expect.poll(() => page.evaluate("window.evalBlocked")).toBe(true);
		expect(await ask(page, "unsafeWindow.fromPage.answer")).toBe(42);
		await ask(page, "GM_addStyle('p { color: rgb(1, 2, 3) }'); 0");
		await expect(page.locator("p")).toHaveCSS("color", "rgb(1, 2, 3)");
		await ask(page, "GM_addElement('script', { textContent: 'window.inlineRan = true' }); 0");
		await ask(page, "GM_addElement('div', { id: 'made', innerHTML: '<b>bold</b>' }); 0");
		await expect(page.locator("#made b")).toHaveText("bold");
		expect(await page.evaluate("window.inlineRan === true")).toBe(true);
	});

	test("the browser's functions take unsafeWindow as a window", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const page = await openTarget(hub, browser, htmlPage("Target", `<p>one</p><script>${PAGE_SCRIPT}</script>`));
		const evaluate = (code: string) => ask(page, code);
		expect(
			await evaluate(`{
				const got = [];
				EventTarget.prototype.addEventListener.call(unsafeWindow, "custom", ({ type }) => got.push(type));
				addEventListener.call(unsafeWindow, "custom", () => got.push("global"));
				dispatchEvent.call(unsafeWindow, new Event("custom"));
				const { view } = new MouseEvent("click", { view: unsafeWindow, bubbles: true });
				const old = document.createEvent("MouseEvent");
				old.initMouseEvent("click", true, true, unsafeWindow, 1, 0, 0, 0, 0, false, false, false, false, 0, null);
				[...got, view === window, old.view === window, getComputedStyle.call(unsafeWindow, document.body).display];
			}`),
		).toEqual(["custom", "global", true, true, "block"]);
		// Functions of the browser that the script lends to the page are called on the page's window.
		expect(
			await evaluate(
				"unsafeWindow.frame = requestAnimationFrame; new Promise((resolve) => unsafeWindow.frame((time) => resolve(typeof time)))",
			),
		).toBe("number");
		// An argument of a callback stays the page's window, with what the page put there.
		expect(
			await evaluate("new Promise((resolve) => setTimeout((given) => resolve(given.player.name), 0, unsafeWindow))"),
		).toBe("Ann");
		// Events made with the page's classes reach the page's listeners.
		await page.evaluate(
			"document.querySelector('p').addEventListener('made', (event) => { window.made = [event instanceof CustomEvent, event.detail.a]; })",
		);
		expect(
			await evaluate(
				"document.querySelector('p').dispatchEvent(new unsafeWindow.CustomEvent('made', { detail: { a: 7 } }))",
			),
		).toBe(true);
		expect(await page.evaluate("window.made")).toEqual([true, 7]);
		await page.evaluate("addEventListener('from-script', (event) => { window.heard = event.detail; })");
		await evaluate("unsafeWindow.dispatchEvent(new CustomEvent('from-script', { detail: { b: 5 } }))");
		expect(await page.evaluate("window.heard")).toEqual({ b: 5 });
		await page.evaluate("addEventListener('made-too', () => { window.madeToo = true; })");
		await evaluate("dispatchEvent(new unsafeWindow.Event('made-too'))");
		expect(await page.evaluate("window.madeToo")).toBe(true);
	});

	test("symbols are keys of the page's objects", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const symbols =
			"window.own = Symbol('of the page'); window.state[window.own] = 1; window.state[Symbol.for('kept')] = 2;";
		const page = await openTarget(hub, browser, htmlPage("Target", `<script>${PAGE_SCRIPT}${symbols}</script>`));
		const evaluate = (code: string) => ask(page, code);
		expect(
			await evaluate(`{
				const mine = Symbol("mine");
				const { state, own } = unsafeWindow;
				state[mine] = "kept";
				state[Symbol.for("set")] = 3;
				const keys = Reflect.ownKeys(state).filter((key) => typeof key === "symbol");
				[state[mine], mine in state, keys.includes(mine), keys.includes(own), state[own], state[Symbol.for("kept")], unsafeWindow[Symbol("none")] === undefined];
			}`),
		).toEqual(["kept", true, true, true, 1, 2, true]);
		expect(
			await page.evaluate(
				"[window.state[Symbol.for('set')], Object.getOwnPropertySymbols(window.state).map((key) => key.description)]",
			),
		).toEqual([3, ["of the page", "kept", "mine", "set"]]);
	});

	test("the page gets getters, setters and methods of the script's objects", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const page = await openTarget(hub, browser, htmlPage("Target", "<p>one</p>"));
		await ask(
			page,
			`{
				unsafeWindow.options = { best: true, get video() { return unsafeWindow.options.best && "best"; }, set video(value) { unsafeWindow.options.best = value; } };
				class Base { greet() { return "I am " + this.name; } }
				class Api extends Base { constructor() { super(); this.name = "Ann"; } get size() { return this.name.length; } async later() { return this.greet(); } static hidden() {} }
				unsafeWindow.api = new Api();
				unsafeWindow.plain = Object.create({ inherited() { return 3; } });
				unsafeWindow.file = new Blob(["text"]);
				unsafeWindow.Api = Api;
				unsafeWindow.Old = function (name) { this.name = name; };
				0;
			}`,
		);
		expect(
			await page.evaluate(
				`(async () => {
					const { options, api, plain, file, Api, Old } = window;
					const made = [new Api().greet(), new Old("Bo").name];
					const first = options.video;
					options.video = false;
					return [first, options.video, options.best, api.greet(), api.size, await api.later(), Object.keys(api), plain.inherited(), Object.keys(file), api.constructor === Object, ...made];
				})()`,
			),
		).toEqual(["best", false, false, "I am Ann", 3, "I am Ann", ["name"], 3, [], true, "I am Ann", "Bo"]);
	});
});
