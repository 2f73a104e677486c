import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { forcedNavigation } from "./forced-navigation.ts";

describe("forced-navigation", () => {
	test.each([
		[
			"a page that is left by itself",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`setTimeout(()=>{location.href="https://offer.stranger.test/"},3000)`,
			),
		],
		[
			"every page, with its address",
			["medium 5"],
			userscript(["match *://*/*"], `location.replace("https://portal.stranger.test/?from="+location.href)`),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(forcedNavigation, code)).toEqual(expected);
	});

	test.each([
		[
			"another front end for the same thing",
			userscript(
				["match https://shop.example/*"],
				`location.replace("https://front.stranger.test"+location.pathname+location.search)`,
			),
		],
		[
			"another page of the site",
			userscript(["match https://shop.example/*"], `if(location.pathname==="/")location.href="/latest"`),
		],
		["a bookmarklet that leads somewhere", `location.href="https://tool.stranger.test/"`],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(forcedNavigation, code)).toEqual([]);
	});
});
