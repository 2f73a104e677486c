import { afterAll, beforeAll, expect, it } from "vitest";
import { type EffectsBrowser, openEffectsBrowser } from "./effects-browser.ts";

/** A page that never rests: a timer, an observer that answers changes, a list that is drawn anew, listeners. */
const LIVELY = `<!doctype html><title>Shop</title><h1 id="name">Tea</h1><p id="clock"></p><ul id="list"></ul><div id="mirror"></div><div id="room"></div>
<form id="form"><input name="q" value="tea"></form>
<script>
let tick = 0;
setInterval(() => { document.querySelector("#clock").textContent = "Time " + (tick += 1); document.dispatchEvent(new Event("ticked")); }, 15);
const draw = () => { document.querySelector("#list").innerHTML = "<li>one</li><li>" + tick + "</li>"; requestAnimationFrame(draw); };
draw();
new MutationObserver(() => { document.querySelector("#mirror").dataset.seen = tick; }).observe(document.querySelector("#room"), { childList: true });
Promise.resolve().then(function again() { document.querySelector("#clock").lang = "x" + tick; setTimeout(() => Promise.resolve().then(again), 5); });
</script>`;

let browser: EffectsBrowser;
beforeAll(async () => {
	browser = await openEffectsBrowser();
});
afterAll(() => browser.close());

/** Ways in which code of the script runs. `ROOM` stands for an element that only this case changes. */
const WAYS: readonly (readonly [string, string])[] = [
	["the top level", `ROOM.append("mine");`],
	["a timer", `setTimeout(() => ROOM.append("mine"), 60);`],
	["an animation frame", `requestAnimationFrame(function () { ROOM.append("mine"); });`],
	["an arrow function's value", `setTimeout(() => (ROOM.append("mine"), 1), 10);`],
	["a promise", `Promise.resolve().then(() => { ROOM.append("mine"); });`],
	[
		"an async function after it waited",
		`(async () => { await new Promise((go) => setTimeout(go, 50)); ROOM.append("mine"); })();`,
	],
	["catch after a rejection", `(async () => { try { await Promise.reject(1); } catch { ROOM.append("mine"); } })();`],
	[
		"finally after a rejection",
		`(async () => { try { await Promise.reject(1); } finally { ROOM.append("mine"); } })().catch(() => 0);`,
	],
	[
		"a loop over promises",
		`(async () => { for await (const one of [Promise.resolve("mi"), "ne"]) ROOM.append(one); })();`,
	],
	["after a loop over promises", `(async () => { for await (const one of [1]); ROOM.append("mine"); })();`],
	[
		"an async generator",
		`(async () => { async function* make() { await null; ROOM.append("mi"); yield 1; await null; ROOM.append("ne"); } for await (const one of make()) ; })();`,
	],
	[
		"a generator that a timer drives",
		`const run = (function* () { yield 1; ROOM.append("mine"); })(); run.next(); setTimeout(() => run.next(), 20);`,
	],
	[
		"a method, getter and constructor",
		`class Part { constructor() { this.text = "mi"; } get rest() { ROOM.append("ne"); return 1; } put() { ROOM.append(this.text); return this.rest; } } setTimeout(() => new (class extends Part { constructor() { super(); this.put(); } })(), 10);`,
	],
	["a field of a class", `setTimeout(() => new (class { now = ROOM.append("mine"); })(), 10);`],
	["a value of a parameter", `setTimeout((put = ROOM.append("mine")) => 1, 10);`],
	[
		"a listener that the page calls amid its changes",
		`document.addEventListener("ticked", () => ROOM.append("mine"), { once: true });`,
	],
	[
		"a listener of its own",
		`document.addEventListener("x", () => ROOM.append("mine")); setTimeout(() => document.dispatchEvent(new Event("x")), 10);`,
	],
	[
		"an observer of its own",
		`new MutationObserver((_, self) => { self.disconnect(); ROOM.append("mine"); }).observe(document.querySelector("#clock"), { childList: true });`,
	],
	[
		"a body that declares a name twice",
		`setTimeout(function () { var put = 1; function put() { } ROOM.append("mine"); }, 10);`,
	],
];

it("counts changes as the script's however its code runs, and none of the page", async () => {
	const rooms = WAYS.map((_, at) => `<div id="way-${at}"></div>`).join("");
	const script = WAYS.map(([, code], at) => `{ ${code.replaceAll("ROOM", `document.querySelector("#way-${at}")`)} }`);
	const { measures } = await browser.measure(script.join("\n"), `${LIVELY}${rooms}`);
	const { changes, ownMutations } = measures.effects;
	const counted = changes.map(({ kind, selector }) => `${kind} ${selector}`);
	expect(counted.toSorted()).toEqual(WAYS.map((_, at) => `content #way-${at}`).toSorted());
	expect(ownMutations).toBeGreaterThan(10);
	expect(measures.errors).toEqual([]);
});

it("counts what the page answers to the script as the page's", async () => {
	const { measures } = await browser.measure(
		'document.querySelector("#room").append("mine"); document.title += "!";',
		LIVELY,
	);
	expect(measures.effects).toMatchObject({
		changes: [{ kind: "content", selector: "#room", count: 1, sample: "mine" }],
		title: { before: "Shop", after: "Shop!" },
	});
});

it("notes nothing of what the page reads, stores and opens", async () => {
	const busy = `<!doctype html><input id="one" type="password" value="x"><script>
	setInterval(() => { document.querySelector("#one").value; document.querySelector("#one").value = Math.random();
	localStorage.setItem("page", Math.random()); document.cookie = "page=1"; navigator.sendBeacon("/own"); history.replaceState(0, "", "#" + Math.random()); new Image().src = "/pixel"; }, 10);
	</script>`;
	const { measures } = await browser.measure("document.body.lang = localStorage.length + 'x';", busy);
	expect(measures.effects).toMatchObject({ reads: [], storage: [], others: [], address: null });
	expect(measures.effects.changes.map(({ selector }) => selector)).toEqual(["body"]);
	expect(measures.requests).toEqual([]);
});

const EFFECTS: readonly (readonly [string, string, object])[] = [
	[
		"content",
		`document.querySelector("h1").textContent = "New";`,
		{ changes: [{ kind: "content", selector: "#name", count: 1, sample: "New" }] },
	],
	[
		"look",
		`document.querySelector("h1").style.color = "red";`,
		{ changes: [{ kind: "look", selector: "#name", count: 1, sample: "style=color: red;" }] },
	],
	[
		"look of a style sheet",
		`document.head.append(Object.assign(document.createElement("style"), { textContent: "p { color: red }" }));`,
		{ changes: [{ kind: "look", selector: "head", count: 1, sample: "p { color: red }" }] },
	],
	[
		"look of an adopted sheet",
		`const s = new CSSStyleSheet(); s.replaceSync("p {}"); document.adoptedStyleSheets.push(s);`,
		{ changes: [{ kind: "look", selector: "html" }] },
	],
	[
		"form values",
		`document.querySelector("[name=q]").value = "milk";`,
		{ changes: [{ kind: "form-values", selector: '#form > input[name="q"]', count: 1, sample: "value=milk" }] },
	],
	[
		"form values by a click",
		`document.querySelector("#box").click();`,
		{ changes: [{ kind: "form-values", sample: "checked=true" }] },
	],
	[
		"form reads",
		`document.querySelector("[name=q]").value;`,
		{ reads: [{ selector: '#form > input[name="q"]', label: "q", type: "text", isSecret: false }], changes: [] },
	],
	[
		"reads of a whole form",
		`new FormData(document.querySelector("form"));`,
		{ reads: [{ label: "Your PIN", isSecret: true }, { label: "q" }, { label: "box" }] },
	],
	[
		"local storage",
		`localStorage.setItem("a", 1); delete localStorage.there; localStorage.b = 2;`,
		{
			storage: [
				{ area: "local", key: "a", action: "set" },
				{ area: "local", key: "b", action: "set" },
				{ area: "local", key: "there", action: "removed" },
			],
		},
	],
	[
		"session storage later",
		`const { sessionStorage: kept } = window; setTimeout(() => { kept.later = 1; }, 20);`,
		{ storage: [{ area: "session", key: "later", action: "set" }] },
	],
	[
		"cookies",
		`document.cookie = "a=1; max-age=100"; document.cookie = "b=; max-age=0";`,
		{
			storage: [
				{ area: "cookie", key: "a", action: "set" },
				{ area: "cookie", key: "b", action: "removed" },
			],
		},
	],
	["title", `document.title = "Mine";`, { title: { before: "Page", after: "Mine" }, changes: [] }],
	[
		"address",
		`history.pushState(null, "", "?a=1"); setTimeout(() => { location.hash = "end"; });`,
		{ address: { before: "https://site.example/start", after: "https://site.example/start?a=1#end" } },
	],
	[
		"dialogs",
		`alert("Hello"); confirm("Sure?"); window.prompt("Who?");`,
		{ others: ["Hello", "Sure?", "Who?"].map((text) => ({ kind: "dialogs", text })) },
	],
	[
		"opens",
		`window.open("/other"); document.querySelector("#blank").click();`,
		{
			others: [
				{ kind: "opens", text: "/other" },
				{ kind: "opens", text: "https://site.example/blank" },
			],
		},
	],
	["clipboard", `navigator.clipboard.writeText("copied");`, { others: [{ kind: "clipboard", text: "copied" }] }],
	[
		"downloads",
		`const a = document.createElement("a"); a.href = URL.createObjectURL(new Blob(["x"])); a.download = "x.csv"; document.body.append(a); a.click(); a.remove();`,
		{ others: [{ kind: "downloads", text: "x.csv" }], changes: [] },
	],
];
const PAGE = `<!doctype html><title>Page</title><h1 id="name">Tea</h1><form id="form"><input name="q" value="tea"><label>Your PIN <input name="n"></label><input type="checkbox" id="box"></form><a id="blank" target="_blank" href="/blank">B</a><script>localStorage.there = 1</script>`;

it.concurrent.each(EFFECTS)("notes %s", async (_name, script, effects) => {
	const { measures, reported } = await browser.measure(script, PAGE);
	expect(measures.errors).toEqual([]);
	expect(measures.effects).toMatchObject(effects);
	expect(reported?.effects).toMatchObject(effects);
});

it("notes requests of all kinds", async () => {
	const { measures } = await browser.measure(
		`fetch("/fetched"); const x = new XMLHttpRequest(); x.open("POST", "/sent"); x.send(); navigator.sendBeacon("/beacon"); new Image().src = "/pixel.png";
		const s = document.createElement("script"); s.src = "/code.js"; document.body.append(s); document.body.insertAdjacentHTML("beforeend", "<iframe src='/frame'></iframe>"); new EventSource("/events").close();
		try { new WebSocket("wss://site.example/socket").close(); } catch { 0; }`,
		PAGE,
	);
	expect(
		measures.requests.map(({ method, url }) => `${method} ${url.replace("https://site.example", "")}`).toSorted(),
	).toEqual([
		"GET /code.js",
		"GET /events",
		"GET /fetched",
		"GET /frame",
		"GET /pixel.png",
		"GET wss://site.example/socket",
		"POST /beacon",
		"POST /sent",
	]);
});

it.each(["tab", "server"] as const)(
	"runs the text of a function elsewhere, and leaves nothing behind (%s)",
	async (place) => {
		const script = `const element = document.createElement("script");
		element.textContent = "(" + function () { for (const word of ["yes"]) document.body.dataset.ran = word; } + ")()";
		document.body.append(element);`;
		const page = `${PAGE}<script>
		const names = () => [Function.prototype.toString, HTMLElement.prototype.click, alert, fetch, FormData].map(String).join();
		const before = names();
		globalThis.afterRun = () => { document.body.lang = names() === before ? "en" : "de"; };
	</script>`;
		const { measures, html } = await browser.measure(script, page, place);
		expect(measures.errors).toEqual([]);
		expect(html).toContain('data-ran="yes"');
		expect(html).toContain('lang="en"');
	},
);
