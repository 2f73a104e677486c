import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { domInjection } from "./dom-injection.ts";

describe("dom-injection", () => {
	test.each([
		[
			"messages as markup",
			["medium 5"],
			userscript(["match https://shop.example/*"], `addEventListener("message",e=>{document.body.innerHTML=e.data})`),
		],
		[
			"messages as markup in which scripts run",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`addEventListener("message",e=>document.body.append(document.createRange().createContextualFragment(e.data)))`,
			),
		],
		[
			"the address as markup",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("#t").innerHTML=decodeURIComponent(location.hash.slice(1))`,
			),
		],
		[
			"answers of a server on every site",
			["medium 5"],
			userscript(
				["match *://*/*"],
				`fetch("https://c.stranger.test/banner").then(r=>r.text()).then(t=>document.body.insertAdjacentHTML("beforeend",t))`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(domInjection, code)).toEqual(expected);
	});

	test.each([
		[
			"markup of its own",
			userscript(
				["match https://shop.example/*"],
				`document.body.insertAdjacentHTML("beforeend","<button id=x>Go</button>")`,
			),
		],
		[
			"text as text",
			userscript(["match https://shop.example/*"], `addEventListener("message",e=>{document.body.textContent=e.data})`),
		],
		[
			"answers of a declared server",
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "connect api.helper.example"],
				`GM_xmlhttpRequest({url:"https://api.helper.example/",onload:r=>{document.querySelector("#t").innerHTML=r.responseText}})`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(domInjection, code)).toEqual([]);
	});

	const query = (use: string) =>
		userscript(
			["match https://shop.example/*"],
			`const q = new URLSearchParams(location.search).get("q") || "";\n${use}`,
		);

	test.each([
		["a parameter", 'document.querySelector("h1").innerHTML = "Results for " + q;'],
		[
			"a parameter of a parsed address",
			'const u = new URL(location.href).searchParams; document.body.innerHTML += "<b>" + u.get("m");',
		],
		[
			"one of all parameters",
			'for (const [k, v] of new URLSearchParams(location.hash.slice(1))) document.body.insertAdjacentHTML("beforeend", v);',
		],
		[
			"what was split and decoded",
			'const o = {}; location.search.split("&").forEach((p) => { const [k, v] = p.split("="); o[k] = unescape(v); }); $("#m").html(o.m);',
		],
		["a name that any opener sets", 'document.body.insertAdjacentHTML("afterbegin", "<i>" + window.name);'],
		[
			"a template of its own",
			`const html = (parts, ...all) => parts.reduce((text, part, at) => text + all[at - 1] + part); document.body.innerHTML = html\`<b>\${q}</b>\`;`,
		],
		["base64", 'document.querySelector("main").innerHTML = JSON.parse(atob(location.hash.slice(1))).body;'],
	])("finds decoded text of the address as markup: %s", (_title, use) => {
		expect(findIn(domInjection, query(use))).toEqual(["medium 6"]);
	});

	test.each([
		[
			"escaped",
			'const esc = (s) => s.replace(/&/g, "&amp;").replace(/</g, "&lt;"); document.querySelector("h1").innerHTML = esc(q);',
		],
		[
			"escaped by a table",
			'document.querySelector("h1").innerHTML = q.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;" })[c]);',
		],
		[
			"escaped by the page",
			'const d = document.createElement("div"); d.textContent = q; document.querySelector("h1").innerHTML = d.innerHTML;',
		],
		["reduced to words", 'document.querySelector("h1").innerHTML = q.replace(/[^\\w ]/g, "");'],
		["a number", 'document.querySelector("nav").innerHTML = "<a href=?page=" + (Number(q) + 1);'],
		[
			"digits that were found",
			'const [, id] = /id=(\\d+)/.exec(decodeURIComponent(location.search)) ?? []; document.querySelector("h1").innerHTML = id;',
		],
		["encoded again", 'document.querySelector("nav").innerHTML = "<a href=/s?q=" + encodeURIComponent(q);'],
		["the whole address", 'document.querySelector("nav").innerHTML = "<a href=" + location.href;'],
		["compared", 'document.querySelector("nav").innerHTML = q === "a" ? "<b>A</b>" : "<i>B</i>";'],
	])("leaves alone text of the address that is %s", (_title, use) => {
		expect(findIn(domInjection, query(use))).toEqual([]);
	});

	test.each([
		["a fragment", "document.body.append(document.createRange().createContextualFragment(t))"],
		["the whole page", "document.write(t)"],
		["a frame of this page", 'const f = document.createElement("iframe"); f.srcdoc = t; document.body.append(f)'],
		["jQuery", '$("body").append(t)'],
	])("finds an answer of a stranger written where its scripts run: %s", (_title, use) => {
		const code = `fetch("https://c.stranger.test/b").then((r) => r.text()).then((t) => { ${use} });`;
		expect(findIn(domInjection, userscript(["match https://shop.example/*"], code))).toEqual(["high 5"]);
	});

	test.each([
		["a name between brackets", '$("#name").append(" (" + t + ")")'],
		["a cell of a table", '$("#rates").append("<tr><td>" + t + "</td></tr>")'],
		["a line of a page", 'document.write("Rate: " + t)'],
	])("takes a value that is filled into markup for no code: %s", (_title, use) => {
		const code = `fetch("https://c.stranger.test/b").then((r) => r.text()).then((t) => { ${use} });`;
		expect(findIn(domInjection, userscript(["match https://shop.example/*"], code))).toEqual(["low 5"]);
	});
});
