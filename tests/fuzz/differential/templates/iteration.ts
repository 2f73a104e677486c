import { templatesOf } from "../template.ts";

/** Statements: loops, labels, switch, exceptions, generators, iterators, destructuring. */
export const iteration = templatesOf("iteration", "language", {
	"for-in order": (h) => {
		const [one, two] = h.words(2);
		return `let got = ""; for (const key in { ${one}: 1, ${h.int(3, 9)}: 2, ${two}: 3, ${h.int(0, 2)}: 4 }) got += key;\n«got»;`;
	},
	"for-in over the prototype": (h) => {
		const [one, two] = h.words(2);
		return `let got = ""; for (const key in Object.create({ ${one}: 1, ${two}: 2 }, { ${two}: { value: 3 } })) got += key;\n«got»;`;
	},
	"for-in with deletion": (h) => {
		const [one, two, three] = h.words(3);
		return `const it = { ${one}: 1, ${two}: 2, ${three}: 3 }; let got = ""; for (const key in it) { got += key; delete it.${two}; }\n«got»;`;
	},
	"for-in over a text": (h) => `let last; for (const key in ${h.str()}) last = typeof key + key;\n«last»;`,
	"for-in over an array with names": (h) =>
		`const it = [${h.num()},, ${h.num()}]; it.extra = 1; let got = ""; for (const key in it) got += key;\n«got»;`,
	"for-of sees pushes": (h) =>
		`const it = [1, 2]; let n = 0; for (const one of it) { n += one; if (it.length < ${h.int(3, 5)}) it.push(one); }\n«n»;`,
	"for-of over a set that grows": (h) =>
		`const it = new Set([${h.int(1, 3)}]); let n = 0; for (const one of it) { n++; if (it.size < ${h.int(2, 4)}) it.add(one + 10 * n); }\n«n»;`,
	"set deleted and added again": (h) =>
		`const it = new Set([1, 2]); let n = 0; for (const one of it) { n++; if (n < ${h.int(2, 5)}) { it.delete(one); it.add(one); } }\n«n»;`,
	"label continues the outer loop": (h) =>
		`let n = 0; outer: for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) { if (j === ${h.int(0, 2)}) continue outer; n++; }\n«n»;`,
	"label breaks a block": (h) =>
		`let it = ${h.str()}; way: { if (it.length > ${h.int(0, 4)}) break way; it = 1; }\n«it»;`,
	"switch falls through": (h) =>
		`let got = ""; switch (${h.int(0, 3)}) { case 0: got += "a"; case 1: got += "b"; default: got += "c"; case 2: got += "d"; break; case 3: got += "e"; }\n«got»;`,
	"switch compares strictly": (h) =>
		`let got = 0; switch ("${h.int(1, 2)}") { case 1: got = 1; break; case "2": got = 2; break; default: got = 3; }\n«got»;`,
	"switch evaluates cases in order": (h) =>
		`let n = 0; const next = () => ++n; switch (${h.int(1, 4)}) { case next(): case next(): case next(): }\n«n»;`,
	"switch has one scope": (h) =>
		`let got; switch (1) { case 0: let it; case 1: try { it = ${h.str()}; got = typeof it; } catch (e) { got = e.name; } }\n«got»;`,
	"finally overrides return": (h) =>
		`function act() { try { return ${h.str()}; } finally { return ${h.num()}; } }\n«act()»;`,
	"finally after return": (h) =>
		`let it = ${h.str()}; (function () { try { return; } finally { it += "f"; } })();\n«it»;`,
	"finally does not change the result": (h) =>
		`function act() { let it = ${h.str()}; try { return it; } finally { it = ${h.num()}; } }\n«act()»;`,
	"finally and continue": (h) =>
		`let n = 0; for (let i = 0; i < ${h.int(2, 4)}; i++) { try { continue; } finally { n += i; } }\n«n»;`,
	"thrown value arrives": (h) =>
		`let got; try { (() => { throw { a: ${h.str()} }; })(); } catch ({ a }) { got = a; }\n«got»;`,
	"name of an error": (h) =>
		`let got; try { ${h.pick(["null.a", "undefined()", "x.y.z", "(void 0).a = 1", "1n + 1", "new Array(-1)", '"a".repeat(-1)', "decodeURIComponent('%')", "JSON.parse('{')", "new (() => 0)", "Symbol() + ''", "[].reduce(() => 0)", "1 in 2", "({}) instanceof 1", "(1).toFixed(101)", "BigInt(1.5)", "null[Symbol.iterator]", "[...1]"])}; } catch (e) { got = e.name; }\n«got»;`,
	"error leaves a half-done loop": (h) =>
		`let n = 0; try { [1, 2, 3].forEach((it) => { n += it; if (it === ${h.int(1, 3)}) throw 0; }); } catch { void 0; }\n«n»;`,
	"error has a cause": (h) => `«new Error("a", { cause: ${h.str()} }).cause»;`,
	"error to text": (h) =>
		`const it = new ${h.pick(["Error", "TypeError", "RangeError"])}(${h.str()}); it.name = "My";\n«String(it)»;`,
	"aggregate error": (h) => `«new AggregateError([${h.num()}, ${h.num()}], "m").errors.length»;`,
	"generator runs lazily": (h) =>
		`let n = 0; function* act() { n++; yield; n++; } const it = act(); ${h.pick(["", "it.next();", "it.next(); it.next();"])}\n«n»;`,
	"value sent to a generator": (h) =>
		`function* act() { const got = yield 1; yield got; } const it = act(); it.next(${h.num()});\n«it.next(${h.str()}).value»;`,
	"return of a generator": (h) =>
		`function* act() { try { yield 1; } finally { yield ${h.str()}; } } const it = act(); it.next();\n«it.return(5).value»;`,
	"generator left early": (h) =>
		`let got = ""; function* act() { try { yield 1; yield 2; } finally { got += ${h.str()}; } } for (const it of act()) break;\n«got»;`,
	"generator throws in": (h) =>
		`function* act() { try { yield 1; } catch (e) { yield e + ${h.str()}; } } const it = act(); it.next();\n«it.throw(${h.str()}).value»;`,
	"yield star returns": (h) =>
		`function* inner() { yield 1; return ${h.str()}; } function* act() { yield yield* inner(); } const it = act(); it.next();\n«it.next().value»;`,
	"spread ignores the return value": (h) =>
		`function* act() { yield ${h.num()}; return ${h.num()}; }\n«[...act()].length»;`,
	"own iterator": (h) =>
		`const it = { [Symbol.iterator]() { let n = 0; return { next: () => ({ done: n >= ${h.int(1, 4)}, value: n++ }) }; } };\n«[...it].join()»;`,
	"iterator is closed": (h) =>
		`let got = 0; const it = { [Symbol.iterator]: () => ({ next: () => ({ value: 1 }), return() { got = ${h.str()}; return {}; } }) };\nconst [first] = it;\n«got»;`,
	"iterator with its own done": (h) =>
		`let n = 0; const it = { [Symbol.iterator]: () => ({ next: () => ({ get done() { return n++ > ${h.int(0, 2)}; }, value: n }) }) };\n«Array.from(it).length»;`,
	"changed array iterator": (h) =>
		`const it = [1, 2, 3]; it[Symbol.iterator] = function* () { yield ${h.str()}; };\n«[...it][0]»;`,
	"iterator helpers": (h) =>
		`«[1, 2, 3, 4].values().filter((it) => it % 2).map((it) => it * ${h.int(1, 3)}).drop(${h.int(0, 1)}).toArray().join()»;`,
	"destructuring default for undefined": (h) =>
		`const { a = ${h.str()}, b = ${h.num()} } = { a: ${h.pick(["null", "undefined", "0", '""'])} };\n«String(a) + b»;`,
	"destructuring evaluates in order": (h) =>
		`let got = ""; const t = (it) => { got += it; return it; };\nconst { [t("a")]: one = t("b"), [t("c")]: two = t("d") } = { a: ${h.pick(["1", "undefined"])} };\n«got»;`,
	"swap by destructuring": (h) => `let [a, b] = [${h.str()}, ${h.num()}]; [a, b] = [b, a];\n«a»;`,
	"overlapping targets": (h) =>
		`const it = [0, 0, 0]; let i = 0; [it[i++], it[i++], it[i]] = [${h.int()}, ${h.int()}, i];\n«it.join()»;`,
	"rest of an object": (h) => {
		const [one, two, three] = h.words(3);
		return `const { ${one}, ...rest } = { ${one}: 1, ${two}: ${h.num()}, ${three}: 3 };\n«Object.keys(rest).join()»;`;
	},
	"rest of an iterator": (h) => `const [, ...rest] = new Set([${h.int()}, ${h.int()}, ${h.int()}]);\n«rest.length»;`,
	"destructured text": (h) => `const [a, , b = "z"] = ${h.str()}; const { length } = a;\n«b + length»;`,
	"destructured parameter": (h) =>
		`const act = ({ a: { b = ${h.str()} } = {} } = {}) => b;\n«act(${h.pick(["", "{}", "{ a: {} }", "{ a: { b: 2 } }"])})»;`,
	"nested assignment pattern": (h) => `let a, b; ({ a, c: [b = ${h.str()}] } = { a: 1, c: [] });\n«b + a»;`,
	"optional chain stops": (h) =>
		`let n = 0; const it = ${h.pick(["null", "undefined", "{ a: null }", "{ a: { b: () => 1 } }"])}; it?.a?.b(n++);\n«n»;`,
	"optional call keeps this": (h) => `const it = { a: ${h.str()}, get() { return this.a; } };\n«it?.get?.()»;`,
	"nullish keeps falsy": (h) => `«String(${h.pick(["0", '""', "null", "undefined", "NaN", "false"])} ?? ${h.str()})»;`,
	"logical assignment stops": (h) => `let n = 0; let it = ${h.any()}; it ${h.pick(["||=", "&&=", "??="])} ++n;\n«n»;`,
	"do-while runs once": (h) => `let n = ${h.int()}; do n++; while (n < ${h.int()});\n«n»;`,
	"comma and void": (h) => `«String((${h.num()}, void ${h.str()}))»;`,
	"loop with two variables": (h) =>
		`let got = ""; for (let i = 0, j = ${h.int(2, 5)}; i < j; i++, j--) got += i + "" + j;\n«got»;`,
	"completion of eval": (h) =>
		`«eval("${h.pick(["1; if (0) 2;", "var a = 3", "do { 4; break; } while (0)", "5; {}", "6; function f() {}", "switch (1) { case 1: 7; default: }", "try { 8 } finally { 9 }", "({ a: 1 }).a", "{ a: 2 }"])}")»;`,
	"eval declares var": (h) => `(function () { eval("var it = ${h.int()}"); «it»; })();`,
	"strict eval keeps var": () => `var it = 1; (function () { "use strict"; eval("var it = 2"); })();\n«it»;`,
	"indirect eval is global": (h) =>
		`var it = ${h.str()}; globalThis.it9 = "g"; const act = () => { const it9 = 1; return (0, eval)("it9"); };\n«act()»;`,
	"function made of text": (h) =>
		`const act = new Function("a", "b = ${h.int()}", "return a + b + typeof it");\n«act(${h.int()})»;`,
	with: (h) =>
		`const it = { a: ${h.str()} }; let a = ${h.num()}, got; with (it) { got = a; a = ${h.num()}; }\n«got + "" + it.a»;`,
	"with and unscopables": () => "let got; with ([1, 2]) { got = typeof keys + length; }\n«got»;",
	"with writes to its object": (h) => `const it = { b: 1 }; with (it) { var b = ${h.str()}; }\n«it.b»;`,
});
