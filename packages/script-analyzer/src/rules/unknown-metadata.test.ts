import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { findIn, userscript } from "../testing/find-in.ts";
import { unknownMetadata } from "./unknown-metadata.ts";

describe("unknown-metadata", () => {
	test.each([
		["a key of another manager", ["low 4"], ["match https://shop.example/*", "crontab * * * * *"]],
		["two", ["low 3", "low 4"], ["background yes", "storageName a"]],
	])("finds %s", (_title, expected, head) => {
		const code = userscript(head, "f()");
		expect(findIn(unknownMetadata, code)).toEqual(expected);
		expect(analyzeScript({ code: userscript([...head, "match https://shop.example/*"], "") })).toMatchObject({
			risk_level: "green",
		});
	});

	test.each([
		[
			"known keys, with and without effect",
			["match https://shop.example/*", "contributionURL https://a.example", "license MIT"],
		],
		["translations", ["name:de Beispiel", "antifeature:fr ads x"]],
	])("leaves alone %s", (_title, head) => {
		expect(findIn(unknownMetadata, userscript(head, "f()"))).toEqual([]);
	});
});
