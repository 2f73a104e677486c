import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { updateHijack } from "./update-hijack.ts";

describe("update-hijack", () => {
	test.each([
		[
			"updates without https",
			["medium 4"],
			userscript(["match https://shop.example/*", "updateURL http://scripts.example/a.meta.js"], `f()`),
		],
		[
			"updates from a machine address",
			["medium 4"],
			userscript(["match https://shop.example/*", "downloadURL https://203.0.113.7/a.user.js"], `f()`),
		],
		[
			"updates through a tunnel",
			["medium 4"],
			userscript(["match https://shop.example/*", "updateURL https://ab12.ngrok.io/a.user.js"], `f()`),
		],
		[
			"updates away from home",
			["medium 5"],
			userscript(
				[
					"match https://shop.example/*",
					"namespace https://ann.example/",
					"downloadURL https://cdn.stranger.test/a.user.js",
				],
				`f()`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(updateHijack, code)).toEqual(expected);
	});

	test.each([
		[
			"updates from a publisher",
			userscript(
				[
					"match https://shop.example/*",
					"namespace https://ann.example/",
					"updateURL https://update.greasyfork.org/scripts/1/a.meta.js",
				],
				`f()`,
			),
		],
		[
			"updates from home",
			userscript(
				[
					"match https://shop.example/*",
					"homepageURL https://www.ann.example/tools",
					"updateURL https://files.ann.example/a.user.js",
				],
				`f()`,
			),
		],
		[
			"updates during development",
			userscript(["match https://shop.example/*", "updateURL http://localhost:8080/a.user.js"], `f()`),
		],
		["no updates", userscript(["match https://shop.example/*", "updateURL none", "downloadURL none"], `f()`)],
		[
			"no home to compare with",
			userscript(["match https://shop.example/*", "updateURL https://files.ann.example/a.user.js"], `f()`),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(updateHijack, code)).toEqual([]);
	});
});
