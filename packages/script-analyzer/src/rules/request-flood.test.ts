import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { requestFlood } from "./request-flood.ts";

const on = (body: string) => userscript(["match https://shop.example/*"], body);

describe("request-flood", () => {
	test.each([
		["a hurried timer", on(`setInterval(()=>fetch("/seats?"+Math.random()),1)`)],
		[
			"a hurried timer with a named function",
			on(`setInterval(check,10);function check(){fetch("/seats").then(r=>r.json())}`),
		],
		["a hurried timer without a delay", on(`const ask=()=>navigator.sendBeacon("/beat");setInterval(ask)`)],
		["a loop without an end", on(`(async()=>{for(let i=0;;i++)await fetch("/beat?"+i)})()`)],
		[
			"a generator without an end",
			on(
				`async function* beat(){while(true)yield fetch("/beat",{method:"POST"})}(async()=>{for await(const r of beat());})()`,
			),
		],
	])("finds %s", (_title, code) => {
		expect(findIn(requestFlood, code)).toEqual(["medium 5"]);
	});

	test.each([
		["polling", on(`setInterval(()=>fetch("/seats").then(r=>r.json()),5000)`)],
		[
			"a hurried timer that only draws",
			on(`setInterval(()=>{document.title=Date.now()},16);setInterval(()=>fetch("/seats"),9000)`),
		],
		[
			"a loop that waits",
			on(
				`const sleep=ms=>new Promise(r=>setTimeout(r,ms));(async()=>{for(;;){await fetch("/seats");await sleep(5000)}})()`,
			),
		],
		[
			"a generator that is fed",
			on(
				`function* log(){for(;;){const line=yield;fetch("/log?"+line)}}const l=log();l.next();document.body.onclick=()=>l.next(1)`,
			),
		],
		[
			"pages until there are no more",
			on(`(async()=>{for(let p=1;;p++){const r=await fetch("/list?"+p);if(!r.ok)break}})()`),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(requestFlood, code)).toEqual([]);
	});
});
