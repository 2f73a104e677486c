import { templatesOf } from "../template.ts";

/** What functions of the language call on objects, classes and prototypes of the script. */
export const protocols = templatesOf("protocols", "language", {
	"with scope, written by a function": (h) =>
		`var it = { b: ${h.str()} }; with (it) { (() => { b = ${h.str()}; })(); }\n«it.b»;`,
	"with scope, taken apart": (h) => `var it = { b: ${h.str()} }; with (it) { var { b } = { b: ${h.str()} }; }\n«it.b»;`,
	"with scope in a loop": (h) => `var it = { b: 1 }; with (it) { for (var b of [${h.str()}, ${h.str()}]); }\n«it.b»;`,
	"with scope and unscopable": (h) =>
		`var b = ${h.str()}; let got; with ({ b: ${h.str()}, [Symbol.unscopables]: { b: true } }) { got = b; }\n«got»;`,

	"thenable in a list": (h) =>
		`Promise.all([${h.str()}, { then(yes) { yes(${h.str()}); } }]).then(([one, two]) => { «two»; });`,
	"thenable resolves later": (h) =>
		`Promise.resolve({ then(yes) { Promise.resolve().then(() => yes(${h.str()})); } }).then((it) => { «it»; });`,
	"thenable by an accessor": (h) =>
		`const on = { get then() { return (yes) => yes(${h.str()}); } }; (async () => { const it = await on; «it»; })();`,
	"thenable of a reaction": (h) =>
		`Promise.resolve().then(() => ({ then(yes) { yes(${h.str()}); } })).then((it) => { «it»; });`,
	"thenable of a class": (h) =>
		`class On { then(yes) { yes(${h.str()}); } } new Promise((yes) => yes(new On())).then((it) => { «it»; });`,
	"thenable wins a race": (h) => `Promise.race([{ then(yes) { yes(${h.str()}); } }]).then((it) => { «it»; });`,
	"thenable rejects": (h) => `Promise.resolve({ then(yes, no) { no(${h.str()}); } }).catch((it) => { «it»; });`,

	"own search": (h) => `«"ab".search({ [Symbol.search]: () => ${h.str()} })»;`,
	"own match of all": (h) => `«[..."ab".matchAll({ [Symbol.matchAll]: () => [${h.str()}] })][0]»;`,
	"own replace of all": (h) => `«"ab".replaceAll({ [Symbol.replace]: () => ${h.str()} }, "")»;`,
	"own split of a class": (h) =>
		`class It { [Symbol.split]() { return [${h.str()}, ${h.str()}]; } }\n«"ab".split(new It())[1]»;`,
	"exec of a class of expressions": (h) =>
		`class It extends RegExp { exec() { return [${h.str()}]; } }\n«"ab".match(new It("a"))[0]»;`,
	"exec of all expressions": (h) =>
		`const old = RegExp.prototype.exec; RegExp.prototype.exec = () => [${h.str()}]; const it = "ab".match(/a/)[0]; RegExp.prototype.exec = old;\n«it»;`,
	"exec called by a test": (h) =>
		`let got = ${h.str()}; const it = /a/; it.exec = () => { got = ${h.str()}; return null; }; it.test("a");\n«got»;`,

	"flattened twice": (h) => `«[${h.str()}, [[${h.str()}]]].flat(2)[1]»;`,
	"flattened within a list": (h) => `«[[${h.str()}], [${h.str()}, [${h.str()}]]].flat()[2][0]»;`,
	"flat map of lists of lists": (h) => `«[${h.str()}].flatMap((one) => [[one]])[0][0]»;`,

	"static field over an accessor": (h) =>
		`class Base { static get a() { return ${h.str()}; } static set a(to) {} } class It extends Base { static a = ${h.str()}; }\n«It.a»;`,
	"computed field over an accessor": (h) =>
		`class Base { get ab() { return ${h.str()}; } set ab(to) {} } class It extends Base { ["a" + "b"] = ${h.str()}; }\n«new It().ab»;`,
	"field over an accessor of two bases": (h) =>
		`class One { set a(to) {} get a() { return ${h.str()}; } } class Two extends One {} class It extends Two { a = ${h.str()}; }\n«new It().a»;`,

	"accessor of all functions": (h) =>
		`Object.defineProperty(Function.prototype, "own5", { get: () => ${h.str()}, configurable: true });\n«(() => 0).own5»;`,
	"accessor of all texts": (h) =>
		`Object.defineProperty(String.prototype, "own6", { get() { return ${h.str()}; }, configurable: true });\n«"a".own6»;`,
	"accessor by a symbol": (h) =>
		`const own = Symbol(); Object.defineProperty(Object.prototype, own, { get: () => ${h.str()}, configurable: true });\n«({})[own]»;`,

	"species of a class": (h) =>
		`class It extends Array { static get [Symbol.species]() { return function () { return { a: ${h.str()} }; }; } }\n«new It(1, 2).map((one) => one).a»;`,
	"species of a slice": (h) =>
		`const it = [1, 2]; it.constructor = { [Symbol.species]: function () { return { a: ${h.str()} }; } };\n«it.slice(5).a»;`,
	"species of a concat": (h) =>
		`const it = []; it.constructor = { [Symbol.species]: function () { return { a: ${h.str()} }; } };\n«it.concat().a»;`,

	"instance by its test": (h) =>
		`let got = ${h.str()}; ${h.str()} instanceof { [Symbol.hasInstance]() { got = ${h.str()}; return true; } };\n«got»;`,
	"instance by the test of a class": (h) =>
		`let got; class It { static [Symbol.hasInstance](one) { got = one; return true; } } ${h.str()} instanceof It;\n«got»;`,
	"instance by a test defined": (h) =>
		`let got; class It {} Object.defineProperty(It, Symbol.hasInstance, { value: () => { got = ${h.str()}; return true; } }); 1 instanceof It;\n«got»;`,

	"iterator is closed": (h) =>
		`let got = ${h.str()}; for (const one of { [Symbol.iterator]: () => ({ next: () => ({ value: 1 }), return() { got = ${h.str()}; return {}; } }) }) break;\n«got»;`,
	"iterator is closed by a pattern": (h) =>
		`let got; const [one] = { [Symbol.iterator]: () => ({ next: () => ({ value: 1 }), return() { got = ${h.str()}; return {}; } }) };\n«got»;`,
	"iterator of an accessor": (h) =>
		`const on = { get [Symbol.iterator]() { return () => [${h.str()}].values(); } };\n«[...on][0]»;`,
	"iterator of a class": (h) => `class It { *[Symbol.iterator]() { yield ${h.str()}; } }\n«Array.from(new It())[0]»;`,

	"proxy is asked for a name": (h) =>
		`let got = ${h.str()}; "a" in new Proxy({}, { has() { got = ${h.str()}; return true; } });\n«got»;`,
	"proxy lists its names": (h) =>
		`const it = new Proxy({}, { ownKeys: () => [${h.str()}], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) });\n«Object.keys(it)[0]»;`,
	"proxy deletes": (h) =>
		`let got = ${h.str()}; delete new Proxy({}, { deleteProperty() { got = ${h.str()}; return true; } }).a;\n«got»;`,
	"proxy has a prototype": (h) =>
		`const it = new Proxy({}, { getPrototypeOf: () => ({ a: ${h.str()} }) });\n«Object.getPrototypeOf(it).a»;`,
	"proxy defines": (h) =>
		`let got; Object.defineProperty(new Proxy({}, { defineProperty(on, name, { value }) { got = value; return true; } }), "a", { value: ${h.str()}, configurable: true });\n«got»;`,

	"comparison of items": (h) => `let got = ${h.str()}; [2, 1].sort(() => { got = ${h.str()}; return 0; });\n«got»;`,
	"comparison of items in a copy": (h) =>
		`let got; [${h.str()}, ${h.str()}].toSorted((one, two) => { got = one; return 0; });\n«got»;`,
	"reviver of a list": (h) => `«JSON.parse("[1, 2]", (key, value) => (key === "1" ? ${h.str()} : value))[1]»;`,
	"reviver of all": (h) => `«JSON.parse("1", () => ${h.str()})»;`,
	"array like an object, applied by reflection": (h) =>
		`«Reflect.apply((one) => one, null, { 0: ${h.str()}, length: 1 })»;`,
	"array like an object, reduced": (h) =>
		`«Array.prototype.reduce.call({ 0: ${h.str()}, 1: ${h.str()}, length: 2 }, (one, two) => two)»;`,
	"array like an object, popped": (h) => `«Array.prototype.pop.call({ 0: ${h.str()}, length: 1 })»;`,
});
