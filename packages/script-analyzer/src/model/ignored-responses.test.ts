import { expect, test } from "vitest";
import { traceOf } from "../testing/trace-of.ts";

const TO = `"https://c.test/?"+document.title`;

const isResponseIgnored = (code: string): boolean[] =>
	traceOf(code)
		.sinks.filter(({ kind }) => kind === "request")
		.map(({ responseIgnored }) => responseIgnored);

test.each([
	["fetch", `fetch(${TO})`],
	["fetch, told when it is over", `fetch(${TO}).then(() => alert("sent")).catch(console.error)`],
	["fetch, awaited", `(async () => { await fetch(${TO}); alert("sent"); })()`],
	["a beacon", `navigator.sendBeacon(${TO})`],
	["a picture", `new Image().src = ${TO}`],
	["a picture and its end", `const i = new Image(); i.onload = () => i.remove(); i.src = ${TO}`],
	["a made element", `document.createElement("img").setAttribute("src", ${TO})`],
	["XMLHttpRequest", `const x = new XMLHttpRequest(); x.open("GET", ${TO}); x.onload = () => alert("sent"); x.send()`],
	["GM_xmlhttpRequest", `GM_xmlhttpRequest({ url: ${TO}, onload() { alert("sent"); } })`],
	["GM.xmlHttpRequest", `GM.xmlHttpRequest({ url: ${TO} }).then(() => alert("sent"))`],
	["jQuery", `$.post(${TO}, { a: 1 })`],
	[
		"a prefetch",
		`const l = document.createElement("link"); l.rel = "dns-prefetch"; l.href = ${TO}; document.head.append(l)`,
	],
])("the response is ignored: %s", (_title, code) => {
	expect(isResponseIgnored(code)).toEqual([true]);
});

test.each([
	["fetch, text", `fetch(${TO}).then(r => r.text()).then(alert)`],
	["fetch, awaited", `(async () => { const r = await fetch(${TO}); if (!r.ok) alert("no"); })()`],
	["fetch, in a function of one's own", `const get = a => fetch(a); get(${TO}).then(({ status }) => alert(status))`],
	["a picture that is shown", `const i = new Image(); i.src = ${TO}; document.body.append(i)`],
	["a picture in something", `const d = document.createElement("p"), i = new Image(); i.src = ${TO}; d.append(i)`],
	[
		"a picture that is drawn",
		`const i = new Image(), c = document.createElement("canvas"); i.src = ${TO}; c.getContext("2d").drawImage(i, 0, 0)`,
	],
	[
		"a style sheet",
		`const l = document.createElement("link"); l.rel = "stylesheet"; l.href = ${TO}; document.head.append(l)`,
	],
	["a picture of the page", `document.querySelector("img").src = ${TO}`],
	[
		"XMLHttpRequest",
		`const x = new XMLHttpRequest(); x.open("GET", ${TO}); x.onload = () => alert(x.responseText); x.send()`,
	],
	[
		"XMLHttpRequest by its event",
		`const x = new XMLHttpRequest(); x.open("GET", ${TO}); x.addEventListener("load", e => alert(e.target.response)); x.send()`,
	],
	["GM_xmlhttpRequest", `GM_xmlhttpRequest({ url: ${TO}, onload: ({ responseText }) => alert(responseText) })`],
	["GM.xmlHttpRequest", `(async () => { const r = await GM.xmlHttpRequest({ url: ${TO} }); alert(r.status); })()`],
	["jQuery", `$.get(${TO}, html => alert(html))`],
	["jQuery, done", `$.get(${TO}).done(html => alert(html))`],
])("the response is used: %s", (_title, code) => {
	expect(isResponseIgnored(code)).toEqual([false]);
});
