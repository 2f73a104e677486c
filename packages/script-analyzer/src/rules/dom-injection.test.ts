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
			["high 5"],
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
});
