import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { clickFraud } from "./click-fraud.ts";

describe("click-fraud", () => {
	test.each([
		[
			"clicks on advertisements",
			["medium 5"],
			userscript(["match https://shop.example/*"], `setInterval(()=>document.querySelector(".ad-link").click(),9000)`),
		],
		[
			"windows that open by themselves",
			["medium 5"],
			userscript(
				["match *://*/*"],
				`document.addEventListener("click",()=>window.open("https://offer.stranger.test/"))`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(clickFraud, code)).toEqual(expected);
	});

	test.each([
		[
			"advertisements removed",
			userscript(["match https://shop.example/*"], `document.querySelectorAll(".ad-banner").forEach(x=>x.remove())`),
		],
		[
			"a window when asked",
			userscript(
				["match https://shop.example/*"],
				`const b=document.createElement("button");document.body.append(b);
b.onclick=()=>window.open("https://help.stranger.test/")`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(clickFraud, code)).toEqual([]);
	});

	test("an entry of the context menu is chosen by the visitor", () => {
		const code = (...more: string[]) =>
			userscript(
				["match https://shop.example/*", "grant GM_openInTab", ...more],
				'GM_openInTab("https://s.stranger.test/")',
			);
		expect(findIn(clickFraud, code())).toEqual(["medium 6"]);
		expect(findIn(clickFraud, code("run-at context-menu"))).toEqual([]);
	});

	test.each([
		["an event by a name of its own", `window.dispatchEvent(new CustomEvent("ad-runtime:ready"));`, []],
		[
			"a click on an advertisement",
			`document.querySelector(".ad-link").dispatchEvent(new MouseEvent("click"));`,
			["medium 5"],
		],
	])("tells clicks from %s", (_title, body, expected) => {
		expect(findIn(clickFraud, userscript(["match https://shop.example/*"], body))).toEqual(expected);
	});
});
