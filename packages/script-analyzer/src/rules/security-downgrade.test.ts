import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { securityDowngrade } from "./security-downgrade.ts";

describe("security-downgrade", () => {
	test.each([
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
