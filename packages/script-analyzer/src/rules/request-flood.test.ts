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
		[
			"a timer that the visitor starts",
			on(
				`const b=document.createElement("button");document.body.append(b);b.onclick=()=>setInterval(()=>fetch("https://v.test/"),1)`,
			),
		],
		[
			"pictures of a bookmarklet",
			`javascript:\n\n\n\nsetInterval(()=>{new Image().src="https://v.test/?"+Math.random()},1)`,
		],
		[
			"a function that a timer starts again by its text",
			on(`function ask(){fetch("https://v.test/?"+Math.random());setTimeout("ask()",0)}ask()`),
		],
		[
			"a function that a timer starts again by another function",
			on(`const ask=()=>{fetch("https://v.test/?"+Math.random());setTimeout(()=>ask(),1)};ask()`),
		],
		[
			"pictures that a timer's text starts again",
			on(`function ask(){new Image().src="https://v.test/?"+Math.random();setTimeout(" window.ask(); ",5)}ask()`),
		],
		["a long loop", on(`for(let i=0;i<100000;i++)fetch("https://v.test/?"+i)`)],
		["a long list", on(`Array.from({length:50000}).forEach(()=>fetch("https://v.test/"))`)],
		[
			"many at each turn of a timer",
			on(`setInterval(()=>{for(let i=0;i<50;i++)new Image().src="https://v.test/"+i},100)`),
		],
		["a function for each frame", on(`(function tick(){fetch("https://v.test/");requestAnimationFrame(tick)})()`)],
		[
			"a function that starts itself",
			on(`const hit=()=>{navigator.sendBeacon("https://v.test/");setTimeout(hit,0)};hit()`),
		],
	])("finds %s", (_title, code) => {
		expect(findIn(requestFlood, code)).toEqual(["medium 5"]);
	});

	test.each([
		[
			"a timer that waits for the page and then ends",
			on(`const t=setInterval(()=>{if(!document.querySelector("nav"))return;clearInterval(t);fetch("/seats")},40)`),
		],
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
		["pages that are read one after the other", on(`(async()=>{for(let i=1;i<2000;i++)await fetch("/list?"+i)})()`)],
		[
			"pictures of an animation",
			on(`const p=document.querySelector("img");setInterval(()=>{p.src="data:image/png;base64,AAAA"},40)`),
		],
		["a function that asks again later by its text", on(`function ask(){fetch("/new");setTimeout("ask()",5000)}ask()`)],
		["a function that asks again later", on(`(function ask(){fetch("/new");setTimeout(ask,5000)})()`)],
		[
			"a list of links",
			on(`document.querySelectorAll("a").forEach((a)=>{fetch(a.href,{method:"HEAD"}).then((r)=>{a.title=r.status})})`),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(requestFlood, code)).toEqual([]);
	});
});
