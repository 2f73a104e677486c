import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { antifeatures } from "./antifeatures.ts";

describe("antifeatures", () => {
	test.each([
		["tracking", ["low 4"], userscript(["match https://shop.example/*", "antifeature tracking counts visits"], `f()`)],
		["mining", ["medium 4"], userscript(["match https://shop.example/*", "antifeature miner while you read"], `f()`)],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(antifeatures, code)).toEqual(expected);
	});

	test.each([["a script that declares none", userscript(["match https://shop.example/*"], `f()`)]])(
		"leaves alone %s",
		(_title, code) => {
			expect(findIn(antifeatures, code)).toEqual([]);
		},
	);
});
