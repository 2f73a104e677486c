import { describe, expect, test } from "vitest";
import type { Access } from "../analysis-result.ts";
import { analyzeScript } from "../analyze-script.ts";
import { userscript } from "../testing/find-in.ts";
import { accessOf } from "./access.ts";
import { UNKNOWN_PROFILE } from "./capability-profile.ts";

function accessTo(code: string): Access | null {
	return accessOf(analyzeScript({ code }), code.includes("==UserScript==") ? "userscript" : "bookmarklet");
}
const on = (...lines: string[]) => accessTo(userscript(lines, "f()"));
const loading = (body: string) => accessTo(userscript(["match https://shop.example/*"], body))?.code;

describe("sites", () => {
	test.each<[string, Partial<Access>, Access | null]>([
		["a bookmarklet", { sites: "this-site", site_names: [], site_count: 0 }, accessTo("f()")],
		[
			"one host",
			{ sites: "this-site", site_names: ["a.test"], site_count: 1 },
			on("match https://www.a.test/*", "match *://*.a.test/x"),
		],
		["several hosts", { sites: "named-sites", site_count: 2 }, on("match https://a.test/*", "match https://b.test/*")],
		[
			"a pattern without a host",
			{ sites: "named-sites", site_names: [] },
			on("match https://a.test/*", "include /regular/"),
		],
		["no pattern", { sites: "any-site" }, on("grant none")],
		["every site", { sites: "any-site", site_count: 0 }, on("match https://a.test/*", "match *://*/*")],
		["everything below .com", { sites: "any-site" }, on("match *://*.com/*")],
	])("%s", (_title, expected, access) => {
		expect(access).toMatchObject(expected);
	});
});

describe("code of others", () => {
	test.each([
		["nothing", "fetch('https://a.test/data.json')", "none"],
		["a text of the script itself", "eval('f()')", "none"],
		[
			"a script of the page's own site",
			"const s = document.createElement('script'); s.src = '/x.js'; document.body.append(s);",
			"none",
		],
		[
			"an exact version",
			"const s = document.createElement('script'); s.src = 'https://unpkg.com/vue@3.4.21/dist/vue.global.js'; document.body.append(s);",
			"pinned",
		],
		["a server of somebody", "import('https://cdn.stranger.test/x.js')", "not-pinned"],
		[
			"what a server answers",
			"fetch('https://cdn.stranger.test/x').then((r) => r.text()).then((t) => eval(t))",
			"not-pinned",
		],
		["a worker of an unknown address", "new Worker(prompt())", "not-pinned"],
	])("%s", (_title, body, code) => {
		expect(loading(body)).toBe(code);
	});

	test.each([
		["require https://unpkg.com/vue@3.4.21/dist/vue.global.js", "pinned"],
		["require https://a.test/x.js", "not-pinned"],
		["require https://a.test/x.js#sha256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=", "pinned"],
		["require data:text/javascript,f()", "none"],
		["resource lib https://a.test/x.js", "not-pinned"],
		["resource icon https://a.test/x.png", "none"],
	])("a library: %s", (line, code) => {
		expect(on("match https://shop.example/*", line)?.code).toBe(code);
	});

	test("one that can change counts more than many that cannot", () => {
		const pinned = "require https://unpkg.com/vue@3.4.21/dist/vue.global.js";
		expect(on(pinned, "require https://a.test/x.js", "match https://shop.example/*")?.code).toBe("not-pinned");
	});
});

describe("reads and contacts", () => {
	test.each([
		["nothing", "f()", []],
		["its own values", userscript(["match https://a.test/*", "grant GM_getValue"], "f(GM_getValue('a'))"), []],
		["the text of the page", "f(document.body.innerText)", ["page"]],
		[
			"what is private first",
			"f(document.title, localStorage.a, document.cookie)",
			["cookies", "site-storage", "page"],
		],
		["keys", "document.addEventListener('keydown', (event) => f(event.key))", ["keystrokes"]],
	])("%s", (_title, code, reads) => {
		expect(accessTo(code)?.reads).toEqual(reads);
	});

	test("the first three servers by name, its own site, and unknown ones", () => {
		const servers = ["d", "c", "b", "a"].map((name) => `fetch('https://${name}.test/');`).join("");
		expect(accessTo(`${servers} fetch('/own'); fetch(prompt()); link.href = 'https://link.test/';`)).toMatchObject({
			offline: false,
			contacts: ["d.test", "c.test", "b.test"],
			contact_count: 4,
			own_site: true,
			unknown_hosts: true,
		});
		expect(accessTo("document.title = 1")).toMatchObject({ offline: true, contact_count: 0 });
	});
});

test("of a script that could not be read nothing is claimed, and in a report of earlier rules only what it has", () => {
	expect(accessTo("let = (")).toBeNull();
	expect(accessOf({ risk_level: "red", capabilities: UNKNOWN_PROFILE }, "bookmarklet")).toMatchObject({
		code: null,
		reads: null,
		offline: false,
	});
});
