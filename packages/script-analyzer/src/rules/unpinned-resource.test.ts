import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { unpinnedResource } from "./unpinned-resource.ts";

describe("unpinned-resource", () => {
	test.each([
		[
			"a program on a server of somebody",
			["medium 4"],
			userscript(["match https://shop.example/*", "resource engine https://static.example/engine.js"], `f()`),
		],
		[
			"WebAssembly without a version",
			["medium 4"],
			userscript(["match https://shop.example/*", "resource core https://static.example/core.wasm?x=1"], `f()`),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(unpinnedResource, code)).toEqual(expected);
	});

	test.each([
		[
			"styles and pictures",
			userscript(
				[
					"match https://shop.example/*",
					"resource css https://static.example/style.css",
					"resource icon https://static.example/icon.png",
				],
				`f()`,
			),
		],
		[
			"a program with a checksum",
			userscript(
				[
					"match https://shop.example/*",
					"resource engine https://static.example/engine.js#sha256=a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1",
				],
				`f()`,
			),
		],
		[
			"a program in an exact version",
			userscript(
				["match https://shop.example/*", "resource engine https://unpkg.com/vue@3.4.21/dist/vue.global.js"],
				`f()`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(unpinnedResource, code)).toEqual([]);
	});
});
