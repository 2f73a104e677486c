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
			"mail that is sent on elsewhere",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("#compose").addEventListener("click",()=>fetch("/settings/forwarding",{method:"POST",body:"x@y.test"}))`,
			),
		],
		[
			"something deleted",
			["medium 5"],
			userscript(["match https://shop.example/*"], `fetch("/api/items/1",{method:"DELETE"})`),
		],
		[
			"a letter to everybody",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`fetch("/api/friends").then(r=>r.json()).then(l=>l.forEach(f=>fetch("/api/messages",{method:"POST",body:f.id})))`,
			),
		],
		[
			"a form that is filled in and sent",
			["medium 6"],
			userscript(
				["match https://shop.example/*"],
				`const t=document.querySelector("textarea");t.value="Hello";
t.form.querySelector("button[type=submit]").click()`,
			),
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
			"a draft that is filled in",
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("textarea").value="Hello";document.querySelector(".next-page").click()`,
			),
		],
		[
			"a question to the site",
			userscript(["match https://shop.example/*"], `fetch("/api/messages/search",{method:"GET"})`),
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
