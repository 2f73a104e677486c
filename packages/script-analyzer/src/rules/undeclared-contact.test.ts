import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { undeclaredContact } from "./undeclared-contact.ts";

const on = (body: string, ...more: string[]) => userscript(["match https://shop.example/*", ...more], body);

describe("undeclared-contact", () => {
	test.each([
		["a request by itself", on(`fetch("https://numbers.stranger.test/rates")`)],
		[
			"a request of the manager beside declared ones",
			on(
				`GM_xmlhttpRequest({ url: "https://n.stranger.test/" })`,
				"grant GM_xmlhttpRequest",
				"connect api.shop.example",
			),
		],
		["one on any click of the page", on(`document.onclick=()=>navigator.sendBeacon("https://n.stranger.test/")`)],
		["pictures over and over", on(`setInterval(()=>{new Image().src="https://n.stranger.test/x.png"},9)`)],
	])("finds %s", (_title, code) => {
		expect(findIn(undeclaredContact, code)).toHaveLength(1);
	});

	test.each([
		["a server that @connect names", on(`fetch("https://n.stranger.test/rates")`, "connect n.stranger.test")],
		["the site itself", on(`fetch("/rates")`)],
		["a picture", on(`document.createElement("img").src="https://n.stranger.test/logo.png"`)],
		["a menu command", on(`GM_registerMenuCommand("Rates",()=>fetch("https://n.stranger.test/rates"))`)],
		["a bookmarklet, which is clicked", `fetch("https://n.stranger.test/rates")`],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(undeclaredContact, code)).toEqual([]);
	});

	const everywhere = (body: string) => userscript(["match *://*/*"], body);

	test.each([
		[
			"a picture that is displayed",
			`document.body.insertAdjacentHTML("beforeend", '<img src="https://i.stranger.test/a.png">');`,
			[],
		],
		[
			"a translation of a word that is clicked",
			`document.addEventListener("dblclick", () => fetch("https://t.stranger.test/?" + Date.now()).then((r) => r.json()).then((found) => { document.title = found.text; }));`,
			["low 5"],
		],
		[
			"a request by itself",
			`fetch("https://t.stranger.test/").then((r) => r.json()).then((found) => { document.title = found.text; });`,
			["medium 5"],
		],
		[
			"a report of each click",
			`document.addEventListener("click", () => { fetch("https://t.stranger.test/"); });`,
			["medium 5"],
		],
	])("on every site, of %s", (_title, body, expected) => {
		expect(findIn(undeclaredContact, everywhere(body))).toEqual(expected);
	});

	test.each([
		["a counting picture", on('new Image().src = "https://c.stranger.test/p.gif?v=1"')],
		[
			"one that is never the same",
			on('const i = document.createElement("img"); i.src = "https://c.stranger.test/p.gif/" + Math.random();'),
		],
		[
			"a link that is fetched ahead",
			on(
				'const l = document.createElement("link"); l.rel = "prefetch"; l.href = "https://c.stranger.test/" + Date.now();',
			),
		],
		[
			"a picture nobody sees",
			on(
				`document.body.insertAdjacentHTML("beforeend", '<img src="https://c.stranger.test/hit" style="display:none">')`,
			),
		],
		[
			"a background with a number",
			on('document.body.style.backgroundImage = "url(https://c.stranger.test/" + Math.random() + ")"'),
		],
		[
			"a flood",
			on(
				'const go = () => { const i = new Image(); i.onerror = go; i.src = "https://victim.test/?" + Math.random(); }; for (let n = 0; n < 9; n++) go();',
			),
		],
	])("finds %s", (_title, code) => {
		expect(findIn(undeclaredContact, code)).toEqual(["medium 5"]);
	});

	test.each([
		[
			"a logo",
			on(
				'const i = document.createElement("img"); i.src = "https://pictures.example/logo.png"; document.body.append(i);',
			),
		],
		[
			"a font",
			on(
				'const l = document.createElement("link"); l.rel = "stylesheet"; l.href = "https://fonts.example/css2?family=Inter"; document.head.append(l);',
			),
		],
		["pictures of the page", on('document.querySelectorAll("a.thumb").forEach((a) => { new Image().src = a.href; });')],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(undeclaredContact, code)).toEqual([]);
	});

	test.each([
		[
			"a request whose answer is used",
			on('fetch("https://api.stranger.test").then((r) => r.json()).then(console.log)'),
			["low 5"],
		],
		[
			"a script that names no server at all",
			on(
				'GM_xmlhttpRequest({ url: "https://n.stranger.test/", onload: (r) => console.log(r.responseText) })',
				"grant GM_xmlhttpRequest",
			),
			["low 6"],
		],
		["a beacon", on('navigator.sendBeacon("https://n.stranger.test/")'), ["medium 5"]],
		[
			"a request on every site",
			userscript(["match *://*/*"], 'fetch("https://n.stranger.test/").then((r) => r.json()).then(console.log)'),
			["medium 5"],
		],
		[
			"a server that others of the list stand beside",
			on(
				'GM_xmlhttpRequest({ url: "https://n.stranger.test/", onload: (r) => console.log(r.responseText) })',
				"grant GM_xmlhttpRequest",
				"connect api.shop.example",
			),
			["low 7"],
		],
	])("grades %s", (_title, code, expected) => {
		expect(findIn(undeclaredContact, code)).toEqual(expected);
	});
});
