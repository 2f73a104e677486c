import { describe, expect, test } from "vitest";
import { userscript } from "../testing/find-in.ts";
import { traceOf } from "../testing/trace-of.ts";

const HEAD = ["match *://*/*", "grant GM_xmlhttpRequest", "grant GM_registerMenuCommand", "grant GM_notification"];

/** What sets a request off. */
const OCCASIONS = [
	["a userscript by itself", "go();", "automatic"],
	["a load listener", `addEventListener("load", go);`, "automatic"],
	["a click anywhere", `document.addEventListener("click", go);`, "page-event"],
	["a click on an element of the page", `document.querySelector("#b").onclick = go;`, "page-event"],
	[
		"a click on an element of its own",
		`const b = document.createElement("button"); document.body.append(b); b.addEventListener("click", go);`,
		"purpose",
	],
	[
		"a click on an element it wrote as markup",
		`document.body.insertAdjacentHTML("beforeend", '<button id="mine">x</button>'); document.getElementById("mine").onclick = go;`,
		"purpose",
	],
	["a key", `document.addEventListener("keydown", go);`, "page-event"],
	["a timer", "setTimeout(go, 10);", "automatic"],
	["a repeated timer", "setInterval(go, 10);", "automatic"],
	["a timer after a click on the page", "document.onclick = () => setTimeout(go, 10);", "page-event"],
	[
		"a repeated timer after a click on its own button",
		`const b = document.createElement("button"); b.onclick = () => setInterval(go, 10);`,
		"automatic",
	],
	["a menu command", `GM_registerMenuCommand("Go", go);`, "purpose"],
	["a message", `addEventListener("message", go);`, "automatic"],
	["an observer", "new MutationObserver(go).observe(document, { childList: true });", "automatic"],
	["a function that nobody calls", "window.later = go;", "page-event"],
	["a promise", "Promise.resolve().then(go);", "automatic"],
	["a notification's click", `GM_notification({ text: "x", onclick: go });`, "purpose"],
	["a listener object", `document.addEventListener("click", { handleEvent: go });`, "page-event"],
	["an animation frame", "requestAnimationFrame(go);", "automatic"],
	["a click on a button of an unknown library", `lib.button("Go").click(() => go());`, "page-event"],
	["an event of an unknown list", `lib.list().on("click.mine", "li", () => go());`, "page-event"],
	["a handler among the options of an element", `lib.create("button", { onClick: () => go() });`, "page-event"],
	["a callback of an unknown library", `lib.load("x", () => go());`, "automatic"],
	["an unknown event that nobody causes", `lib.list().on("loaded", () => go());`, "automatic"],
	["a callback of an unknown request", `lib.submit({ a: 1 }, () => go());`, "automatic"],
	["a member of unknown options", `lib.load({ success: () => go() });`, "automatic"],
	[
		"a load of an image of its own after a click on its own button",
		`const b = document.createElement("button"); b.onclick = () => { const i = new Image(); i.onload = go; i.src = "/x.png"; };`,
		"purpose",
	],
	["an answer", `GM_xmlhttpRequest({ url: "/x", onload: go });`, "automatic"],
	[
		"a cloned template's button",
		`const t = document.createElement("template"); t.innerHTML = "<button>x</button>"; const c = t.content.cloneNode(true); c.querySelector("button").onclick = go;`,
		"purpose",
	],
] as const;

function requestsOf(code: string, head = HEAD) {
	const trace = traceOf(userscript(head, `function go() { fetch("https://c.test/"); }\n${code}`));
	return trace.sinks.filter(({ destinations }) => destinations.some(({ host }) => host === "c.test"));
}

describe("trigger", () => {
	test.each(OCCASIONS)("%s", (_title, code, trigger) => {
		expect(requestsOf(code).map((sink) => sink.trigger)).toEqual([trigger]);
	});

	test("a bookmarklet was clicked", () => {
		expect(traceOf('fetch("https://c.test/");').sinks[0]?.trigger).toBe("purpose");
	});

	test("one request with two triggers is two entries", () => {
		expect(
			requestsOf("go(); document.onclick = go;")
				.map(({ trigger }) => trigger)
				.sort(),
		).toEqual(["automatic", "page-event"]);
	});

	test.each([
		["a loop", "for (const one of list) go();", true],
		["while", "while (more()) go();", true],
		["forEach", "document.querySelectorAll('a').forEach(() => go());", true],
		["an interval", "setInterval(go, 100);", true],
		["a timeout in an interval", "setInterval(() => setTimeout(go, 1), 100);", true],
		["once", "go();", false],
		["a timeout", "setTimeout(go, 100);", false],
		["a click", "document.onclick = go;", false],
	])("repeated: %s", (_title, code, repeated) => {
		expect(requestsOf(code).map((sink) => sink.repeated)).toEqual([repeated]);
	});
});
