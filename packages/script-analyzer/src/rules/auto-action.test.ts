import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { autoAction } from "./auto-action.ts";

describe("auto-action", () => {
	test.each([
		[
			"likes by itself",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`setInterval(()=>document.querySelectorAll(".like-button").forEach(b=>b.click()),1000)`,
			),
		],
		[
			"follows by request",
			["medium 5"],
			userscript(["match https://shop.example/*"], `fetch("/api/follow?user=helper",{method:"POST"})`),
		],
		[
			"a purchase",
			["medium 5"],
			userscript(["match https://shop.example/*"], `document.querySelector("#buy-now, .place-order").click()`),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(autoAction, code)).toEqual(expected);
	});

	test.each([
		[
			"closing a banner",
			userscript(["match https://shop.example/*"], `document.querySelector(".cookie-banner .close").click()`),
		],
		[
			"likes when asked",
			userscript(
				["match https://shop.example/*"],
				`const b=document.createElement("button");document.body.append(b);
b.onclick=()=>document.querySelectorAll(".like-button").forEach(x=>x.click())`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(autoAction, code)).toEqual([]);
	});
});
