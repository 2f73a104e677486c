import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { adInjection } from "./ad-injection.ts";

describe("ad-injection", () => {
	test.each([
		[
			"a page where the advertisements are",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`const f=document.createElement("iframe");f.src="https://b.stranger.test/slot";document.querySelector(".ad-slot").replaceWith(f)`,
			),
		],
		[
			"a page in every page",
			["medium 5"],
			userscript(
				["match *://*/*"],
				`const f=document.createElement("iframe");f.src="https://b.stranger.test/";document.body.prepend(f)`,
			),
		],
		[
			"a banner in the page",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("aside").innerHTML="<a href=https://b.stranger.test/c><img src=https://b.stranger.test/i.png></a>"`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(adInjection, code)).toEqual(expected);
	});

	test.each([
		[
			"a link of its own",
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("aside").insertAdjacentHTML("beforeend","<a href=https://help.stranger.test/>Help</a>")`,
			),
		],
		[
			"a picture of the site that is a link",
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("aside").innerHTML="<a href=/home><img src=/logo.png></a>"`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(adInjection, code)).toEqual([]);
	});
});
