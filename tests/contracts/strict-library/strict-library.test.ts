import { createContext, runInContext } from "node:vm";
import { seemsStrict, writeStrictLibrary } from "@scriptorium/userscript/strict-library";
import { describe, expect, test } from "vitest";

/** Runs a library and, in the same sloppy function, a text that returns something; as classic scripts when it cannot be written so. */
function run(library: string, script: string): unknown {
	const code = writeStrictLibrary(library);
	expect(code).not.toBeNull();
	return runInContext(`(function(){${code}\n${script}\n})()`, createContext({}));
}
/** What separate script elements give. */
function runAsScripts(library: string, script: string): unknown {
	const context = createContext({});
	runInContext(library, context);
	return runInContext(`(function(){${script}\n})()`, context);
}

describe("strict libraries", () => {
	test.each([
		['"use strict"; var a', true],
		["'use strict'\nvar a", true],
		['/* one */ // two\r\n\r\n"use strict";', true],
		['#!/usr/bin/env node\n"use strict";', true],
		['"other"; "use strict"; a()', true],
		["/***/ /** * / **/ 'use strict'", true],
		['(function () { "use strict"; })()', false],
		['var a; "use strict";', false],
		['"use strict" + 1', true],
		["", false],
		["/* unclosed", false],
	])("%j seems strict: %j", (text, expected) => {
		expect(seemsStrict(text)).toBe(expected);
	});

	test.each(['"use strict" + 1;', '"use strict".length', '("use strict");', '"use strict"; (', "var a;"])(
		"%j is not written anew",
		(text) => {
			expect(writeStrictLibrary(text)).toBeNull();
		},
	);

	test.each([
		["var", '"use strict"; var a = 1, b, c = { d: 2 };', "return [a, typeof b, c.d].join()"],
		["let and const", '"use strict"\nlet a = 1\nlet b\nconst c = () => 3', "return [a, typeof b, c(), c.name].join()"],
		[
			"functions before their line",
			'"use strict"; var a = f(); function f(x = 1) { return x; }',
			"return [a, f(2), f.name].join()",
		],
		[
			"async functions and generators",
			'"use strict";function* g() { yield 1; } async function h() {}',
			"return [[...g()], h.constructor.name].join()",
		],
		[
			"classes",
			'"use strict"; class A { static n = A.name; m() { return A === this.constructor; } }\n(function () {})()',
			"return [new A().m(), A.n].join()",
		],
		[
			"patterns",
			'"use strict"; var { a, b: [c = 5, ...d], ...e } = { a: 1, b: [undefined, 2, 3], f: 4 };',
			"return JSON.stringify([a, c, d, e])",
		],
		[
			"loops",
			'"use strict"; for (var i = 0, n = 2; i < n; i += 1) { var last = i } for (var k in { x: 1 }) ; for (var [v] of [[7]]) ;',
			"return [i, n, last, k, v].join()",
		],
		[
			"blocks",
			'"use strict"; if (true) var a = 1; else var b = 2; try { throw 1 } catch (e) { var c = e } switch (1) { case 1: var d = 4 } l: var e = 5; { let a = 9; var f = a }',
			"return [a, typeof b, c, d, e, f].join()",
		],
		[
			"lines without semicolons",
			'"use strict"\nvar f = () => 1\nvar [a] = [2]\nvar g = f\nlet { b } = { b: 3 }\nfunction h() {}\n(function () {})()',
			"return [a, b, g()].join()",
		],
		[
			"this",
			'"use strict"; var isGlobal = this === globalThis; var inner = (function () { return this; })();',
			"return [isGlobal, typeof inner].join()",
		],
		[
			"strictness inside",
			'"use strict"; var r; try { undeclared = 1; r = "sloppy" } catch { r = "strict" }',
			"return r",
		],
		[
			"sloppiness behind",
			'"use strict"; var a = 1',
			"undeclared = a; return (function () { return this === globalThis; })()",
		],
		[
			"changes of the library",
			'"use strict"; let count = 0; function next() { count += 1; return count; }',
			"next(); next(); return count",
		],
		["changes by the script", '"use strict"; let limit = 1; const read = () => limit;', "limit = 5; return read()"],
		[
			"replaced functions",
			'"use strict"; function f() { return 1; } const call = () => f();',
			"f = () => 2; return call()",
		],
		["comments of HTML", '"use strict"; var a = 1; <!-- comment\n--> comment\nvar b = 2', "return a + b"],
		["comment at the end", '"use strict"; var a = 1 // end', "return a"],
		[
			"a hoisted function and a first statement beside the directive",
			'"use strict";var a=f();function f(){return 4}',
			"return a",
		],
		["CR LF", '// head\r\n"use strict";\r\nvar a = 1;\r\n', "return a"],
		["a bundle", '"use strict";\nvar Lib = (() => { var x = 1; class A {} return { A, x }; })();', "return Lib.x"],
		[
			"variables named as parts of the language",
			'"use strict"; var async = 1, of = 2, get = 3;',
			"return async + of + get",
		],
		[
			"fields and static blocks",
			'"use strict"; class A { x = 1; static { var y = 2; A.y = y } } var z = typeof y',
			"return [new A().x, A.y, z].join()",
		],
	])("%s: as in a script element", (_, library, script) => {
		expect(run(library, script)).toBe(runAsScripts(library, script));
	});

	test("an unclosed comment at the end does not swallow what follows", () => {
		expect(run('"use strict"; var a = 3;', "return a")).toBe(3);
		const code = writeStrictLibrary('"use strict"; var a = 3; /* closed */');
		expect(runInContext(`(function(){${code} return a})()`, createContext({}))).toBe(3);
	});

	test("what cannot be kept: constants can be assigned, and are undefined before their line", () => {
		expect(run('"use strict"; const a = 1;', "a = 2; return a")).toBe(2);
		expect(run('"use strict"; var early = typeof a; let a = 1;', "return early")).toBe("undefined");
	});
});
