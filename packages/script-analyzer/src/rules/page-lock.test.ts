import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { pageLock } from "./page-lock.ts";

const on = (body: string) => userscript(["match https://shop.example/*"], body);

describe("page-lock", () => {
	test.each([
		["a question that only one answer ends", on(`while(!confirm("Vote for us?")){}`)],
		["a question asked in a loop's end", on(`let a; do {} while(!(a=prompt("Code")))`)],
		["an alert on a timer", on(`setInterval(()=>alert("Pay!"),500)`)],
		[
			"keys, clicks and scrolling taken away",
			on(
				`const stop=e=>{e.preventDefault();e.stopImmediatePropagation()};["keydown","click","wheel"].forEach(t=>addEventListener(t,stop,true))`,
			),
		],
		[
			"a way back that leads here",
			on(`history.pushState({},"");window.onpopstate=()=>history.pushState({},"");window.onbeforeunload=()=>"stay"`),
		],
		[
			"a question for each of many words",
			on(`const w=["a","b","c","d","e"];addEventListener("keydown",()=>{for(const x in w)confirm(w[x])})`),
		],
		["the same window many times", on(`for(let i=0;i<50;i++)window.open("/fun.html","_blank")`)],
		[
			"the same window many times, by a function",
			on(
				`async function go(){for(let i=0;show()&&i<69;i++)await 0}function show(){return window.open("/fun.html")!==null}`,
			),
		],
		["the same window on a timer", on(`setInterval(()=>open("https://shop.example/x"),300)`)],
		["a loop without an end", on(`document.body.onclick=()=>{for(;;){document.title+="."}}`)],
		["a loop that waits for the clock", on(`const end=Date.now()+1e9;while(Date.now()<end){}`)],
	])("finds %s", (_title, code) => {
		expect(findIn(pageLock, code)).toEqual(["medium 5"]);
	});

	test.each([
		[
			"a message for each error that the site names",
			on(`addEventListener("load",()=>{for(const e of document.querySelectorAll(".error"))alert(e.textContent)})`),
		],
		[
			"a question before each deletion",
			on(`for(const b of document.querySelectorAll(".del"))if(confirm("Delete?"))b.click()`),
		],
		[
			"a loop that waits between its rounds",
			on(`(async()=>{for(;;){await new Promise(r=>setTimeout(r,9e3));document.title="x"}})()`),
		],
		[
			"pages that were chosen, one window each",
			on(`for(let i=0;i<10;i++)window.open(chosen[i].href);for(const u of links)open(u)`),
		],
		["answers that are read", on(`const w=["a","b","c","d","e"];for(const x of w)if(confirm(x))document.title+=x`)],
		[
			"a message for the first fault among many",
			on(`for(let i=0;i<20;i++){if(!rows[i]){alert("Row "+i+" is missing");break}}`),
		],
		[
			"a message on each of many buttons",
			on(`for(const t of ["a","b","c","d","e"]){const b=document.createElement("button");b.onclick=()=>alert(t)}`),
		],
		["a message about a failure", on(`for(let i=0;i<9;i++){try{run(i)}catch(e){alert(e)}run(i)||alert("no")}`)],
		["a dialog of its own", on(`function confirm(t){document.title=t}for(let i=0;i<9;i++)confirm(i)`)],
		[
			"a window that a timer waits to open",
			on(`const t=setInterval(()=>{if(document.hidden){clearInterval(t);open("/done")}},300)`),
		],
		["a loop with an exit", on(`let n=0;while(true){if(n++>9)break}`)],
		[
			"shortcuts",
			on(
				`document.addEventListener("keydown",e=>{if(e.key==="j"){e.preventDefault();e.stopPropagation();scrollBy(0,99)}})`,
			),
		],
		[
			"context menus given back",
			on(
				`for(const t of ["contextmenu","copy","selectstart"])document.addEventListener(t,e=>e.stopImmediatePropagation(),true);addEventListener("x",e=>e.preventDefault())`,
			),
		],
		[
			"a picker of elements",
			on(
				`const stop=e=>{e.preventDefault();e.stopPropagation()};document.addEventListener("keydown",stop);document.addEventListener("click",stop,true);document.addEventListener("wheel",stop)`,
			),
		],
		[
			"an alert that the page gets back after one was answered",
			on(`const own=window.alert;window.alert=()=>{window.alert=own};document.querySelector("#go").click()`),
		],
		["a warning about unsaved text", on(`addEventListener("beforeunload",e=>e.preventDefault())`)],
		["a router", on(`addEventListener("popstate",draw);function draw(){history.pushState({},"")}`)],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(pageLock, code)).toEqual([]);
	});
});
