import { templatesOf } from "../template.ts";

/** Promises, async functions and their order. */
export const promises = templatesOf("promises", "language", {
	"reaction runs later": (h) => `let it = ${h.str()}; Promise.resolve().then(() => { it = ${h.num()}; });\n«it»;`,
	"reaction sees later writes": (h) =>
		`let it = ${h.str()}; Promise.resolve().then(() => { «it»; });\nit = ${h.num()};`,
	"executor runs at once": (h) => `let it = ${h.str()}; new Promise(() => { it = ${h.num()}; });\n«it»;`,
	"first resolution counts": (h) =>
		`new Promise((yes, no) => { yes(${h.str()}); no(1); yes(2); }).then((it) => { «it»; });`,
	"throw after resolve": (h) =>
		`new Promise((yes) => { yes(${h.str()}); throw 1; }).then((it) => { «it»; }, () => {});`,
	"order of reactions": (h) =>
		`let got = ""; const p = Promise.resolve(); p.then(() => { got += ${h.str()}; }).then(() => { got += "c"; }); p.then(() => { got += "b"; });\nPromise.resolve().then(() => 0).then(() => 0).then(() => { «got»; });`,
	"thenables take longer": (h) =>
		`let got = ""; Promise.resolve().then(() => Promise.resolve(1)).then(() => { got += ${h.str()}; }); Promise.resolve().then(() => { got += 1; }).then(() => { got += 2; }).then(() => { got += 3; }).then(() => { got += 4; }).then(() => { got += 5; }).then(() => { «got»; });`,
	"own thenable": (h) => `Promise.resolve({ then(yes) { yes(${h.str()}); } }).then((it) => { «it»; });`,
	"await splits a function": (h) =>
		`let got = ""; (async () => { got += "a"; await 0; got += ${h.str()}; })(); got += "b";\n«got»;`,
	"await order": (h) =>
		`let got = ""; const act = async (name, n) => { for (let i = 0; i < n; i++) { got += name; await 0; } }; Promise.all([act("a", ${h.int(1, 3)}), act("b", 2)]).then(() => { «got»; });`,
	"async function returns a promise": (h) => `const it = (async () => ${h.str()})();\n«typeof it + typeof it.then»;`,
	"variable read before await": (h) =>
		`let it = ${h.int()}; (async () => { it += await ${h.int()}; })(); it = ${h.int(10, 20)};\nPromise.resolve().then(() => 0).then(() => { «it»; });`,
	"rejection is caught": (h) =>
		`Promise.reject(${h.str()}).then(() => 1).catch((e) => e + "c").then((it) => { «it»; });`,
	"second argument does not catch the first": (h) =>
		`Promise.resolve().then(() => { throw ${h.str()}; }, () => "no").catch((e) => { «e»; });`,
	"finally passes on": (h) => `Promise.resolve(${h.str()}).finally(() => ${h.num()}).then((it) => { «it»; });`,
	"then without a function": (h) => `Promise.resolve(${h.str()}).then(5).then(null, () => 1).then((it) => { «it»; });`,
	"all keeps places": (h) =>
		`Promise.all([Promise.resolve().then(() => ${h.str()}), ${h.num()}]).then((it) => { «it[0]»; });`,
	"all settled": (h) =>
		`Promise.allSettled([Promise.reject(${h.str()}), 1]).then((it) => { «it[0].status + it[0].reason + it[1].value»; });`,
	race: (h) => `Promise.race([Promise.resolve().then(() => ${h.str()}), ${h.num()}]).then((it) => { «it»; });`,
	any: (h) => `Promise.any([Promise.reject(1), ${h.str()}]).then((it) => { «it»; });`,
	"with resolvers": (h) =>
		`const { promise, resolve } = Promise.withResolvers(); promise.then((it) => { «it»; }); resolve(${h.str()}); resolve(1);`,
	"try of a promise": (h) => `let got = ""; Promise.try(() => { got += ${h.str()}; }); got += "s";\n«got»;`,
	"async generator": (h) =>
		`async function* steps() { yield ${h.str()}; yield Promise.resolve("p"); } (async () => { let got = ""; for await (const it of steps()) got += it; «got»; })();`,
	"for await over promises": (h) =>
		`(async () => { let got = ""; for await (const it of [Promise.resolve(${h.str()}), 1]) got += it; «got»; })();`,
	"for await and other work": (h) =>
		`let got = ""; (async () => { for await (const it of [1, 2]) got += it; «got»; })(); Promise.resolve().then(() => { got += ${h.str()}; });`,
	"async catch": (h) =>
		`(async () => { let got; try { await Promise.reject(${h.str()}); got = 1; } catch (e) { got = e; } finally { got += "f"; } «got»; })();`,
	"return without await": (h) =>
		`let got = ""; const fail = async () => { throw ${h.str()}; }; const act = async () => { try { return fail(); } catch { return "caught"; } }; act().catch((e) => e).then((it) => { «it»; });`,
	"dynamic then": (h) =>
		`const p = Promise.resolve(1); p.then = (yes) => yes(${h.str()}); (async () => { const it = await p; «it»; })();`,
	"promise resolve keeps promises": () =>
		`const it = Promise.resolve(1);\n«(Promise.resolve(it) === it) + "" + (new Promise((yes) => yes(it)) === it)»;`,
	"subclass then": (h) =>
		`class Own extends Promise { then(yes, no) { return super.then((it) => yes(it + "o"), no); } } Own.resolve(${h.str()}).then((it) => { «it»; });`,
	"chain is not changed": (h) => `const p = Promise.resolve(${h.str()}); p.then(() => 5); p.then((it) => { «it»; });`,
	"reaction added in a reaction": (h) =>
		`let got = ""; const p = Promise.resolve(); p.then(() => { p.then(() => { got += "c"; }); got += ${h.str()}; }); p.then(() => { got += "b"; }); p.then(() => 0).then(() => { «got»; });`,
	"array of async functions": (h) =>
		`let n = 0; [1, 2, ${h.int(3, 5)}].forEach(async (it) => { await 0; n += it; });\n«n»;`,
	"loop variable in a reaction": (h) =>
		`let got = ""; for (let i = 0; i < ${h.int(2, 3)}; i++) Promise.resolve().then(() => { got += i; }); Promise.resolve().then(() => { «got»; });`,
	"var in a reaction": (h) =>
		`for (var i = 0; i < ${h.int(2, 3)}; i++); Promise.resolve().then(() => { «i»; }); i = ${h.str()};`,
});
