import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { unresolvedAccess } from "./unresolved-access.ts";

describe("unresolved-access", () => {
	test.each([
		[
			"a function by a computed name",
			["medium 5"],
			userscript(["match https://shop.example/*"], `window[prompt("name")]("x")`),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(unresolvedAccess, code)).toEqual(expected);
	});

	test.each([
		[
			"names from a list",
			userscript(["match https://shop.example/*"], `["scrollX","scrollY"].forEach(n=>{document.title+=window[n]})`),
		],
		[
			"fields of its own objects",
			userscript(["match https://shop.example/*"], `const f={a(){},b(){}};f[location.hash]&&f[location.hash]()`),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(unresolvedAccess, code)).toEqual([]);
	});
});
