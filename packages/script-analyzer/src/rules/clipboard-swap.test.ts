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

	const on = (body: string) => userscript(["match https://shop.example/*"], body);

	test("leaves alone a function that copies what it is handed", () => {
		expect(findIn(clipboardSwap, on("start({ copy: (text) => navigator.clipboard.writeText(text) });"))).toEqual([]);
	});

	test.each([
		["at any key", 'onkeydown = () => navigator.clipboard.writeText("Visit my shop");'],
		[
			"at any click, by a named function",
			'function put() { navigator.clipboard.writeText("Visit my shop"); } document.body.addEventListener("click", put);',
		],
		["by itself", "GM_setClipboard('Visit my shop');"],
		[
			"from a server",
			'document.addEventListener("click", async () => { navigator.clipboard.writeText(await (await fetch("https://c.test/")).text()); });',
		],
		[
			"by a field of its own",
			'window.addEventListener("keyup", () => { const t = document.createElement("textarea"); t.value = "Visit my shop"; document.body.append(t); t.select(); document.execCommand("copy"); });',
		],
	])("finds a text that is put into the clipboard %s", (_title, body) => {
		expect(findIn(clipboardSwap, on(body))).toEqual(["medium 5"]);
	});

	test.each([
		[
			"at a certain key",
			'onkeydown = ({ altKey, key }) => { if (altKey && key === "t") navigator.clipboard.writeText("Thank you!"); };',
		],
		[
			"at a click on a certain element",
			'document.addEventListener("click", (event) => { if (event.target.closest("pre")) navigator.clipboard.writeText("code"); });',
		],
		[
			"of the page",
			'document.querySelectorAll("pre").forEach((p) => p.addEventListener("click", () => navigator.clipboard.writeText(p.innerText)));',
		],
		["that the visitor selected", 'document.addEventListener("mouseup", () => document.execCommand("copy"));'],
		["after a question", 'if (confirm("Copy the greeting?")) navigator.clipboard.writeText("Thank you!");'],
	])("leaves alone a text %s", (_title, body) => {
		expect(findIn(clipboardSwap, on(body))).toEqual([]);
	});
});
