import { templatesOf } from "../template.ts";

/** Calls, parameters, closures, hoisting and scopes. */
export const functions = templatesOf("functions", "language", {
	"mapped arguments": (h) => `function act(way) { arguments[0] = ${h.str()}; «way»; }\nact(${h.num()});`,
	"arguments follow the parameter": (h) => `function act(way) { way = ${h.str()}; «arguments[0]»; }\nact(${h.num()});`,
	"strict arguments are copies": (h) =>
		`function act(way) { "use strict"; way = ${h.str()}; «arguments[0]»; }\nact(${h.str()});`,
	"arguments with defaults are copies": (h) =>
		`function act(way = 1) { arguments[0] = ${h.str()}; «way»; }\nact(${h.str()});`,
	"missing argument stays unmapped": (h) =>
		`function act(one, two) { arguments[1] = ${h.str()}; «two»; }\nact(${h.num()});`,
	"length of arguments": (h) => `function act() { return arguments.length; }\n«act(...[${h.num()},, ${h.str()}])»;`,
	"arguments through an arrow": (h) =>
		`function act() { return (() => arguments[1])(${h.num()}); }\n«act(1, ${h.str()})»;`,
	"closures over a loop's let": (h) =>
		`const acts = []; for (let i = 0; i < ${h.int(2, 4)}; i++) acts.push(() => i);\n«acts[${h.int(0, 1)}]()»;`,
	"closures over a loop's var": (h) =>
		`const acts = []; for (var i = 0; i < ${h.int(2, 4)}; i++) acts.push(() => i);\n«acts[${h.int(0, 1)}]()»;`,
	"closure changes its turn's let": (h) =>
		`const acts = []; for (let i = 0; i < 3; i++) { acts.push(() => i); i += ${h.int(0, 1)}; }\n«acts[0]()»;`,
	"closures over for-of": (h) =>
		`const acts = []; for (const it of [${h.str()}, ${h.str()}]) acts.push(() => it);\n«acts[0]()»;`,
	"closures over for-in": (h) => {
		const [one, two] = h.words(2);
		return `const acts = []; for (const key in { ${one}: 1, ${two}: 2 }) acts.push(() => key);\n«acts[${h.int(0, 1)}]()»;`;
	},
	"closure in the loop's head": (h) =>
		`let act; for (let i = 0, get = () => i; i < ${h.int(1, 3)}; i++) act = get;\n«act()»;`,
	"catch parameter and var": (h) =>
		`(function () { try { throw ${h.str()}; } catch (e) { var e = ${h.num()}; } «e»; })();`,
	"catch parameter keeps its scope": (h) =>
		`var e = ${h.num()}; try { throw ${h.str()}; } catch (e) { e = ${h.str()}; }\n«e»;`,
	"var is hoisted": (h) =>
		`function act() { const seen = typeof later; var later = ${h.str()}; return seen; }\n«act()»;`,
	"function beats var": (h) => `function act() { var it; return typeof it; function it() { ${h.num()}; } }\n«act()»;`,
	"last function wins": (h) =>
		`function act() { return it(); function it() { return ${h.str()}; } function it() { return ${h.num()}; } }\n«act()»;`,
	"function in a block": (h) =>
		`function act() { const seen = typeof it; { function it() { return ${h.num()}; } } return seen + typeof it; }\n«act()»;`,
	"function in a block not reached": () =>
		"function act() { if (false) { function it() {} } return typeof it; }\n«act()»;",
	"temporal dead zone": (h) =>
		`let got = ${h.str()}; try { got = it; let it = 1; } catch (e) { got = e.name; }\n«got»;`,
	"typeof in the dead zone": () =>
		"let got = 0; { try { got = typeof it; } catch (e) { got = e.constructor.name; } let it; }\n«got»;",
	"default sees earlier parameters": (h) =>
		`function act(one, two = one + ${h.str()}, three = two.length) { return three; }\n«act(${h.str()})»;`,
	"default has its own scope": (h) =>
		`var it = ${h.str()}; function act(get = () => it) { var it = ${h.num()}; return get(); }\n«act()»;`,
	"default is evaluated for undefined only": (h) =>
		`function act(one = ${h.str()}) { return String(one); }\n«act(${h.pick(["null", "undefined", "0", '""'])})»;`,
	"defaults are evaluated late": (h) =>
		`let count = 0; function act(one = ++count) { return one; }\nact(); act(${h.num()});\n«act()»;`,
	"length of a function": () => "«((one, two = 1, three) => 0).length + function (...rest) {}.length»;",
	"name of a function": (h) => `const ${h.word()}1 = (function () {}), obj = { ["a" + 1]: () => 0 };\n«obj.a1.name»;`,
	"name of a bound function": (h) => {
		const own = h.word();
		return `function ${own}0() {} const it = ${own}0.bind();\n«it.name»;`;
	},
	"named function is read-only": (h) =>
		`const it = function self() { self = ${h.num()}; return typeof self; };\n«it()»;`,
	"this of a plain call": () => "function act() { return this === undefined; }\n«act()»;",
	"this of a primitive": () => "Number.prototype.kind = function () { return typeof this; };\n«(5).kind()»;",
	"bound this stays": (h) =>
		`const act = function () { return this.a; }.bind({ a: ${h.str()} });\n«act.call({ a: ${h.num()} })»;`,
	"bound arguments come first": (h) =>
		`const act = ((one, two) => one + "-" + two).bind(null, ${h.str()});\n«act(${h.num()})»;`,
	"bound twice": (h) =>
		`const act = function () { return this.a; }.bind({ a: ${h.str()} }).bind({ a: ${h.num()} });\n«act()»;`,
	"constructor returns an object": (h) =>
		`function It() { this.a = ${h.num()}; return { a: ${h.str()} }; }\n«new It().a»;`,
	"constructor returns a primitive": (h) => `function It() { this.a = ${h.str()}; return ${h.num()}; }\n«new It().a»;`,
	"new target": () => 'function It() { return { got: new.target === It }; }\n«new It().got + "" + (It().got)»;',
	"comma and call lose this": (h) => `const it = { a: ${h.str()}, get() { return this === it; } };\n«(0, it.get)()»;`,
	"recursion counts": (h) =>
		`let deep = 0; (function down(n) { if (n > 0) { deep++; down(n - 1); } })(${h.int(2, 5)});\n«deep»;`,
	"caller changes a shared variable": (h) =>
		`let it = ${h.str()}; const set = (to) => { it = to; return it; };\nconst seen = it + set(${h.str()}) + it;\n«seen»;`,
	"order of operands": (h) => `let it = ${h.int(1, 3)};\n«it + (it = ${h.int(4, 6)}) * it»;`,
	"order of arguments": (h) => `let i = ${h.int()}; const act = (...all) => all.join();\n«act(i, i++, i, ++i)»;`,
	"postfix of a text": (h) => `let it = "${h.int(1, 9)}"; const got = it++;\n«typeof got + it»;`,
	"compound assignment reads first": (h) => `let it = ${h.str()}; it += (it = "zz", "b");\n«it»;`,
	"own property of a function": (h) => `function it() {} it.a = ${h.str()}; const other = it; other.a += 1;\n«it.a»;`,
	"function to text": (h) => `«(function act(a) { return a + ${h.int()}; }).toString().length»;`,
	"generator arguments": (h) => `function* act(a) { arguments[0] = ${h.str()}; yield a; }\n«act(1).next().value»;`,
	"immediately changed global": (h) => `var it = ${h.str()}; globalThis.it = ${h.num()};\n«it»;`,
	"implicit global": (h) => `(function () { it${h.int()} = 1; it0 = ${h.str()}; })();\n«globalThis.it0»;`,
});
