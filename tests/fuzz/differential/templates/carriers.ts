import { templatesOf } from "../template.ts";

/** More ways that a value takes unchanged: classes, proxies, promises, scopes and functions made of text. */
export const carriers = templatesOf("carriers", "language", {
	"field of a class": (h) => `class It { a = ${h.str()}; constructor() { this.a = ${h.str()}; } }\n«new It().a»;`,
	"field over an accessor": (h) =>
		`class Base { get a() { return ${h.str()}; } set a(to) {} } class It extends Base { a = ${h.str()}; }\n«new It().a»;`,
	"private field": (h) =>
		`class It { #a; constructor(a) { this.#a = a; } get() { return this.#a; } }\n«new It(${h.str()}).get()»;`,
	"private method": (h) =>
		`class It { #get() { return ${h.str()}; } static of(it) { return it.#get(); } }\n«It.of(new It())»;`,
	"static block": (h) => `class It { static a = ${h.str()}; static { this.a = ${h.str()}; } }\n«It.a»;`,
	"inherited static": (h) => `class Base { static a = ${h.str()}; } class It extends Base {}\n«It.a»;`,
	"overridden method": (h) =>
		`class Base { act() { return this.get(); } get() { return ${h.str()}; } } class It extends Base { get() { return ${h.str()}; } }\n«new It().act()»;`,
	"method of super": (h) =>
		`class Base { get() { return ${h.str()}; } } class It extends Base { get() { return super.get(); } }\n«new It().get()»;`,
	"super in a literal": (h) => `const it = { __proto__: { a: ${h.str()} }, get() { return super.a; } };\n«it.get()»;`,
	"super writes this": (h) =>
		`class It extends Object { act() { super.a = ${h.str()}; return this.a; } }\n«new It().act()»;`,
	"constructor returns another": (h) => `class It { constructor() { return { a: ${h.str()} }; } }\n«new It().a»;`,
	"base returns another": (h) =>
		`class Base { constructor() { return { b: ${h.str()} }; } } class It extends Base { c = ${h.str()}; }\n«new It().c»;`,
	"field added to another": (h) =>
		`class Base { constructor(on) { return on; } } class It extends Base { a = ${h.str()}; } const on = {}; new It(on);\n«on.a»;`,
	"prototype method replaced": (h) =>
		`class It { get() { return ${h.str()}; } } It.prototype.get = () => ${h.str()};\n«new It().get()»;`,
	"mixed in": (h) =>
		`const mix = (Base) => class extends Base { get() { return ${h.str()}; } };\n«new (mix(class {}))().get()»;`,
	"new target": (h) =>
		`class Base { static a = ${h.str()}; constructor() { this.b = new.target.a; } } class It extends Base { static a = ${h.str()}; }\n«new It().b»;`,
	"constructor of an instance": (h) => `class It { static a = ${h.str()}; }\n«new It().constructor.a»;`,
	"instance of another": (h) =>
		`class It { static [Symbol.hasInstance]() { return true; } } const got = {} instanceof It ? ${h.str()} : ${h.str()};\n«got»;`,
	"proxy answers": (h) => `const it = new Proxy({ a: ${h.str()} }, { get: () => ${h.str()} });\n«it.a»;`,
	"proxy passes on": (h) =>
		`const it = new Proxy({ a: ${h.str()} }, { get: (...all) => Reflect.get(...all) });\n«it.a»;`,
	"proxy changes its target": (h) =>
		`const on = { a: ${h.str()} }; const it = new Proxy(on, {}); it.a = ${h.str()};\n«on.a»;`,
	"proxy keeps a write": (h) =>
		`const on = {}; const it = new Proxy(on, { set(on, key, to) { on.kept = to; return true; } }); it.a = ${h.str()};\n«on.kept»;`,
	"proxy of a function": (h) => `const it = new Proxy(() => ${h.str()}, { apply: () => ${h.str()} });\n«it()»;`,
	"proxy constructs": (h) =>
		`const It = new Proxy(class { a = ${h.str()}; }, { construct: () => ({ a: ${h.str()} }) });\n«new It().a»;`,
	"proxy in the prototype": (h) =>
		`const it = Object.create(new Proxy({}, { get: (on, key) => ${h.str()} }));\n«it.a»;`,
	"proxy describes": (h) =>
		`const it = new Proxy({}, { ownKeys: () => ["a"], getOwnPropertyDescriptor: () => ({ value: 1, enumerable: true, configurable: true }), get: () => ${h.str()} });\n«Object.assign({}, it).a»;`,
	"handler changes later": (h) =>
		`const handler = {}; const it = new Proxy({ a: ${h.str()} }, handler); handler.get = () => ${h.str()};\n«it.a»;`,
	"handler inherits its trap": (h) =>
		`const it = new Proxy({ a: ${h.str()} }, Object.create({ get: () => ${h.str()} }));\n«it.a»;`,
	"reflect sets with a receiver": (h) =>
		`const it = {}; Reflect.set({ set a(to) { this.b = to; } }, "a", ${h.str()}, it);\n«it.b»;`,
	"reflect defines": (h) =>
		`const it = {}; Reflect.defineProperty(it, "a", { get: () => ${h.str()} });\n«Reflect.get(it, "a")»;`,
	"reflect constructs": (h) => `function It(a) { this.a = a; }\n«Reflect.construct(It, [${h.str()}]).a»;`,
	"logical assignment": (h) => `let it = null; it ??= ${h.str()}; it ||= ${h.str()};\n«it»;`,
	"conditional of effects": (h) => `let it = ${h.str()}; (it = ${h.str()}, 0) || 1;\n«it»;`,
	"operand changes the other": (h) => `let it = ${h.str()}; const all = [it, (it = ${h.str()})];\n«all[0]»;`,
	"target before value": (h) => `let it = { a: 1 }; const old = it; it.a = (it = {}, ${h.str()});\n«old.a»;`,
	"default by undefined": (h) => `const { a = ${h.str()} } = { a: undefined };\n«a»;`,
	"nested defaults": (h) => `const { a: { b = ${h.str()} } = {} } = {};\n«b»;`,
	"catch shadows": (h) => `var e = ${h.str()}; try { throw ${h.str()}; } catch (e) { var e = 1; }\n«e»;`,
	"catch writes its parameter": (h) =>
		`let got; try { throw ${h.str()}; } catch (e) { var e = ${h.str()}; got = e; }\n«got»;`,
	"block function leaks": (h) => `{ function own5() { return ${h.str()}; } }\n«own5()»;`,
	"switch falls into": (h) =>
		`let got; switch (1) { case 1: got = ${h.str()}; case 2: got = ${h.str()}; break; default: got = 1; }\n«got»;`,
	"default in the middle": (h) =>
		`let got; switch (5) { default: got = ${h.str()}; case 1: got = ${h.str()}; }\n«got»;`,
	"global and its property": (h) => `var own6 = ${h.str()}; globalThis.own6 = ${h.str()};\n«own6»;`,
	"property becomes a global": (h) => `globalThis.own7 = ${h.str()};\n«own7»;`,
	"undeclared global": (h) => `(function () { own8 = ${h.str()}; })();\n«globalThis.own8»;`,
	"this at the top": (h) => `(function () { this.own9 = ${h.str()}; }).call(globalThis);\n«own9»;`,
	"getter of a global": (h) => `Object.defineProperty(globalThis, "own10", { get: () => ${h.str()} });\n«own10»;`,
	"with scope": (h) => `let got; with ({ a: ${h.str()} }) { got = a; }\n«got»;`,
	"with scope is written": (h) => `const on = { a: 1 }; with (on) { a = ${h.str()}; }\n«on.a»;`,
	"with scope of a proxy": (h) =>
		`let got; with (new Proxy({}, { has: (on, key) => key === "own11", get: (on, key) => key === "own11" ? ${h.str()} : undefined })) { got = own11; }\n«got»;`,
	"variable of eval": (h) => `var it = ${h.str()}; eval("var it2 = it");\n«it2»;`,
	"eval writes outside": (h) => `let it = 1, to = ${h.str()}; eval("it = to");\n«it»;`,
	"parameter of a made function": (h) => `«new Function("a", "return a")(${h.str()})»;`,
	"completion value": (h) => `const it = ${h.str()};\n«eval("0; it")»;`,
	"tagged template": (h) => `const tag = (parts, it) => it;\n«tag\`a\${${h.str()}}b\`»;`,
	"comma and void": (h) => `«(void 0, ${h.str()})»;`,
	"hook to a primitive": (h) => `const it = { [Symbol.toPrimitive]: () => ${h.str()} };\n«it + ""»;`,
	"hook to text": (h) => `«String({ toString: () => ${h.str()} })»;`,
	"hook of json": (h) => `«JSON.parse(JSON.stringify({ toJSON: () => ({ a: ${h.str()} }) })).a»;`,
	reviver: (h) => `«JSON.parse('{"a":1}', (key, it) => key === "a" ? ${h.str()} : it).a»;`,
	replacer: (h) =>
		`let got; JSON.stringify({ a: ${h.str()} }, (key, it) => { if (key === "a") got = it; return it; });\n«got»;`,
	"replace callback": (h) => `let got; "a".replace("a", () => { got = ${h.str()}; });\n«got»;`,
	"own replace": (h) => `«"a".replace({ [Symbol.replace]: () => ${h.str()} }, "b")»;`,
	"own match": (h) => `«"a".match({ [Symbol.match]: () => [${h.str()}] })[0]»;`,
	"own split": (h) => `«"a".split({ [Symbol.split]: () => [${h.str()}] })[0]»;`,
	"own exec": (h) => `const it = /a/; it.exec = () => ({ 0: ${h.str()}, index: 0 });\n«"a".match(it)[0]»;`,
	"own callback this": (h) => `let got; [1].forEach(function () { got = this.a; }, { a: ${h.str()} });\n«got»;`,
	"array from an iterator": (h) => `«Array.from({ *[Symbol.iterator]() { yield ${h.str()}; } }, (it) => it)[0]»;`,
	"iterator helpers": (h) => `«[1].values().map(() => ${h.str()}).next().value»;`,
	resolved: (h) => `Promise.resolve(${h.str()}).then((it) => { «it»; });`,
	"resolved twice": (h) => `new Promise((yes) => { yes(${h.str()}); yes(${h.str()}); }).then((it) => { «it»; });`,
	caught: (h) => `Promise.reject(${h.str()}).catch((it) => { «it»; });`,
	thenable: (h) => `Promise.resolve({ then: (yes) => yes(${h.str()}) }).then((it) => { «it»; });`,
	"awaited thenable": (h) => `(async () => { const it = await { then: (yes) => yes(${h.str()}) }; «it»; })();`,
	all: (h) => `Promise.all([1, Promise.resolve(${h.str()})]).then(([, it]) => { «it»; });`,
	settled: (h) => `Promise.allSettled([Promise.reject(${h.str()})]).then(([it]) => { «it.reason»; });`,
	"settled value": (h) => `Promise.allSettled([${h.str()}]).then(([it]) => { «it.value»; });`,
	"any rejected": (h) => `Promise.any([Promise.reject(${h.str()})]).catch((it) => { «it.errors[0]»; });`,
	race: (h) => `Promise.race([${h.str()}, ${h.str()}]).then((it) => { «it»; });`,
	"with resolvers": (h) =>
		`const { promise, resolve } = Promise.withResolvers(); resolve(${h.str()}); promise.then((it) => { «it»; });`,
	"variable at a reaction": (h) => `let it = ${h.str()}; Promise.resolve().then(() => { «it»; }); it = ${h.str()};`,
	"variable after await": (h) => `let it = ${h.str()}; (async () => { await 0; «it»; })(); it = ${h.str()};`,
	"property at a reaction": (h) =>
		`const on = { a: ${h.str()} }; Promise.resolve(on).then((it) => { «it.a»; }); on.a = ${h.str()};`,
	"reaction before another": (h) =>
		`let it; Promise.resolve().then(() => { it = ${h.str()}; }).then(() => { «it»; }); Promise.resolve().then(() => { it = ${h.str()}; });`,
	"async generator": (h) =>
		`async function* act() { yield ${h.str()}; } (async () => { for await (const it of act()) { «it»; } })();`,
	"own async iterator": (h) =>
		`const on = { [Symbol.asyncIterator]: () => ({ n: 0, next() { return Promise.resolve({ done: this.n++ > 0, value: ${h.str()} }); } }) }; (async () => { for await (const it of on) { «it»; } })();`,
	"sent into an async generator": (h) =>
		`(async () => { let got; async function* act() { got = yield; } const it = act(); await it.next(); await it.next(${h.str()}); «got»; })();`,
	"own then": (h) =>
		`const it = Promise.resolve(${h.str()}); it.then = (yes) => yes(${h.str()}); (async () => { const got = await it; «got»; })();`,
	"all promises hooked": (h) =>
		`const old = Promise.prototype.then; Promise.prototype.then = function (yes, no) { return old.call(this, () => yes(${h.str()}), no); }; Promise.resolve(${h.str()}).then((it) => { Promise.prototype.then = old; «it»; });`,
	"own call": (h) => `const act = () => ${h.str()}; act.call = () => ${h.str()};\n«act.call()»;`,
	"all calls hooked": (h) =>
		`const old = Function.prototype.call; Function.prototype.call = function () { return ${h.str()}; }; const got = (() => ${h.str()}).call(); Function.prototype.call = old;\n«got»;`,
	"all maps hooked": (h) =>
		`const old = Map.prototype.get; Map.prototype.get = () => ${h.str()}; const got = new Map([["a", ${h.str()}]]).get("a"); Map.prototype.get = old;\n«got»;`,
	"native replaced": (h) => `Object.keys = () => [${h.str()}]; JSON.parse = () => ${h.str()};\n«JSON.parse("1")»;`,
});
