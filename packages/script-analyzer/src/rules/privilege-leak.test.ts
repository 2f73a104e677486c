import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { privilegeLeak } from "./privilege-leak.ts";

describe("privilege-leak", () => {
	test.each([
		[
			"events of the page that steer requests",
			["medium 6"],
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest"],
				`document.addEventListener("my:call",e=>GM_xmlhttpRequest({url:JSON.parse(e.detail).url}))`,
			),
		],
		[
			"a privileged function for the page",
			["medium 6"],
			userscript(["match https://shop.example/*", "grant GM_xmlhttpRequest"], `unsafeWindow.request=GM_xmlhttpRequest`),
		],
		[
			"a function that has it inside",
			["medium 7"],
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "grant unsafeWindow"],
				`unsafeWindow.get=u=>GM_xmlhttpRequest({url:u})`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(privilegeLeak, code)).toEqual(expected);
	});

	test.each([
		[
			"a listener of the document",
			userscript(
				["match https://shop.example/*", "grant GM_setValue"],
				`document.onmouseup=()=>GM_setValue("position",scrollY)`,
			),
		],
		[
			"a value for the page",
			userscript(["match https://shop.example/*", "grant unsafeWindow"], `unsafeWindow.helperVersion="1.2"`),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(privilegeLeak, code)).toEqual([]);
	});

	const page = (body: string) =>
		userscript(["match *://*/*", "grant GM_xmlhttpRequest", "grant GM_getValue", "grant unsafeWindow"], body);

	test.each([
		["by reflection", 'Reflect.set(unsafeWindow, "net", GM_xmlhttpRequest);'],
		[
			"by a proxy over a table",
			"const table = { net: GM_xmlhttpRequest }; unsafeWindow.api = new Proxy({}, { get: (_, name) => table[name] });",
		],
		["by a getter", 'Object.defineProperty(unsafeWindow, "net", { get() { return GM_xmlhttpRequest; } });'],
		["by descriptors", "Object.defineProperties(unsafeWindow, { net: { value: GM_xmlhttpRequest } });"],
		["by a copy", "Object.assign(unsafeWindow, { net: GM_xmlhttpRequest });"],
		["by an object of a class", "class Net { get(url) { GM_xmlhttpRequest({ url }); } } unsafeWindow.net = new Net();"],
		[
			"by a function around it",
			"function ask(url) { GM_xmlhttpRequest({ url }); } unsafeWindow.net = { get: (url) => ask(url) };",
		],
		["by what is put in later", "unsafeWindow.app = {}; unsafeWindow.app.net = GM_xmlhttpRequest;"],
		["by the document", "unsafeWindow.document.net = GM_xmlhttpRequest;"],
		[
			"by the unwrapped window",
			"window.wrappedJSObject.net = exportFunction((url) => GM_xmlhttpRequest({ url }), window);",
		],
		["as a whole", "unsafeWindow.GM = GM;"],
		["by an event of any name", 'addEventListener("ask", (e) => GM_xmlhttpRequest({ url: e.detail.url }));'],
	])("finds exposed functions %s", (_title, body) => {
		expect(findIn(privilegeLeak, page(body))).toHaveLength(1);
	});

	test.each([
		["a switch", "unsafeWindow.toggle = () => document.body.classList.toggle('dark');"],
		[
			"its own panel",
			'const panel = () => { document.title = GM_getValue("title", ""); }; unsafeWindow.show = () => panel();',
		],
		[
			"the same request each time",
			'const load = () => GM_xmlhttpRequest({ url: "https://api.stranger.test/x" }); unsafeWindow.again = () => load();',
		],
		[
			"an event of the browser",
			'addEventListener("pointerdown", (e) => GM_xmlhttpRequest({ url: e.target.dataset.at }));',
		],
	])("leaves alone %s", (_title, body) => {
		expect(findIn(privilegeLeak, page(body))).toEqual([]);
	});
});
