import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { securityDowngrade } from "./security-downgrade.ts";

describe("security-downgrade", () => {
	test.each([
		[
			"questions answered for the visitor",
			["medium 5"],
			userscript(["match https://shop.example/*"], `window.confirm=()=>true`),
		],
		[
			"warnings that are hidden",
			["medium 6"],
			userscript(
				["match https://shop.example/*", "grant GM_addStyle"],
				`GM_addStyle(".phishing-warning, .unverified-badge { display: none }")`,
			),
		],
		[
			"a sandbox opened",
			["medium 5"],
			userscript(["match https://shop.example/*"], `document.querySelector("iframe").removeAttribute("sandbox")`),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(securityDowngrade, code)).toEqual(expected);
	});

	test.each([
		[
			"an ordinary element removed",
			userscript(["match https://shop.example/*"], `document.querySelector(".banner").remove()`),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(securityDowngrade, code)).toEqual([]);
	});
});
