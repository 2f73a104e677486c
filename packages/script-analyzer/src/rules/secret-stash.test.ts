import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { secretStash } from "./secret-stash.ts";

describe("secret-stash", () => {
	test.each([
		[
			"a password kept",
			["medium 6"],
			userscript(
				["match https://shop.example/*", "grant GM_setValue"],
				`document.addEventListener("submit",()=>GM_setValue("p",document.querySelector("input[type=password]").value))`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(secretStash, code)).toEqual(expected);
	});

	test.each([
		[
			"a draft kept",
			userscript(
				["match https://shop.example/*", "grant GM_setValue"],
				`document.addEventListener("submit",()=>GM_setValue("p",document.querySelector("textarea").value))`,
			),
		],
		[
			"what a list of items shows, whose links are named as cards are",
			userscript(
				["match https://shop.example/*"],
				`localStorage.setItem("log",JSON.stringify([...document.querySelectorAll("a.ItemCard_item")].map((link)=>link.value)))`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(secretStash, code)).toEqual([]);
	});

	test("a field that is a member of its form", () => {
		const code =
			'document.getElementById("f").onsubmit = function () { localStorage.setItem("p", this.password.value); };';
		expect(findIn(secretStash, code)).toEqual(["medium 1"]);
	});
});
