import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { fingerprinting } from "./fingerprinting.ts";

describe("fingerprinting", () => {
	test.each([
		[
			"many properties",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`fetch("https://c.stranger.test/",{method:"POST",body:JSON.stringify([navigator.userAgent,navigator.language,screen.width,navigator.hardwareConcurrency,navigator.platform])})`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(fingerprinting, code)).toEqual(expected);
	});

	test.each([
		[
			"one property",
			userscript(["match https://shop.example/*"], `fetch("https://c.stranger.test/?lang="+navigator.language)`),
		],
		[
			"properties that stay",
			userscript(
				["match https://shop.example/*"],
				`document.title=[navigator.userAgent,navigator.language,screen.width,navigator.platform].join()`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(fingerprinting, code)).toEqual([]);
	});
});
