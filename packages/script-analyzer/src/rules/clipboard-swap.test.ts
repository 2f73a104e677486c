import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { clipboardSwap } from "./clipboard-swap.ts";

describe("clipboard-swap", () => {
	test.each([
		[
			"a payment address in place of what is copied",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`document.addEventListener("copy",e=>{e.clipboardData.setData("text/plain","0x52908400098527886E0F7030069857D2E4169EE7");e.preventDefault()})`,
			),
		],
		[
			"something else than what is copied",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`document.addEventListener("copy",e=>{e.clipboardData.setData("text/plain","Read more at our site");e.preventDefault()})`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(clipboardSwap, code)).toEqual(expected);
	});

	test.each([
		[
			"a button that copies a payment address",
			userscript(
				["match https://shop.example/*"],
				`const b=document.createElement("button");document.body.append(b);
b.onclick=()=>navigator.clipboard.writeText("0x52908400098527886E0F7030069857D2E4169EE7")`,
			),
		],
		[
			"a button that copies in the older way",
			userscript(
				["match https://shop.example/*"],
				`const b=document.createElement("button");document.body.append(b);
b.onclick=()=>{document.addEventListener("copy",e=>{e.clipboardData.setData("text/plain","Thanks for reading");e.preventDefault()},{once:true});document.execCommand("copy")}`,
			),
		],
		[
			"copying without layout",
			userscript(
				["match https://shop.example/*"],
				`document.addEventListener("copy",e=>{e.clipboardData.setData("text/plain",getSelection().toString());e.preventDefault()})`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(clipboardSwap, code)).toEqual([]);
	});
});
