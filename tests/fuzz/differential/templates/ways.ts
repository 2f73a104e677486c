import { templatesOf } from "../template.ts";

/** Ways that a value takes unchanged through the constructs of the language. */
export const ways = templatesOf("ways", "language", {
	"array and back": (h) => `const [a, b] = [${h.str()}, ${h.str()}].reverse();\n«a»;`,
	"swapped elements": (h) => `const it = [${h.str()}, ${h.str()}]; [it[0], it[1]] = [it[1], it[0]];\n«it[0]»;`,
	"spliced in": (h) => `const it = [${h.str()}]; it.splice(0, 1, ${h.str()});\n«it[0]»;`,
	"shifted out": (h) => `const it = [${h.str()}]; it.unshift(${h.str()}); it.shift();\n«it[0]»;`,
	"popped and pushed": (h) => `const it = [${h.str()}, 1]; it.pop(); it.push(${h.str()});\n«it.at(-1)»;`,
	"filled and copied": (h) => `const it = [1, ${h.str()}, 3].copyWithin(0, 1, 2).fill(${h.str()}, 1);\n«it[0]»;`,
	flattened: (h) => `«[[1], [[${h.str()}]]].flat(Infinity)[1]»;`,
	reduced: (h) => `«[${h.str()}, ${h.str()}].reduce((a, b) => b)»;`,
	"reduced from the right": (h) => `«[${h.str()}, ${h.str()}].reduceRight((a, b) => b)»;`,
	"found from the end": (h) => `«[{ a: ${h.str()} }, { a: ${h.str()} }].findLast((it) => it.a).a»;`,
	"sorted objects": (h) =>
		`«[{ n: ${h.int()}, a: ${h.str()} }, { n: ${h.int()}, a: ${h.str()} }].sort((a, b) => a.n - b.n)[0].a»;`,
	"sorted copy": (h) =>
		`const it = [[2, ${h.str()}], [1, ${h.str()}]]; const other = it.toSorted((a, b) => a[0] - b[0]);\n«other[0][1]»;`,
	"iterator taken apart": (h) =>
		`const it = [${h.str()}, ${h.str()}][Symbol.iterator](); it.next();\n«it.next().value»;`,
	"entries of an array": (h) =>
		`let got; for (const [at, one] of [${h.str()}, ${h.str()}].entries()) if (at === 1) got = one;\n«got»;`,
	"element by its accessor": (h) => `const it = []; Object.defineProperty(it, 0, { get: () => ${h.str()} });\n«it[0]»;`,
	"array like an object": (h) => `const it = { 0: ${h.str()}, length: 1 };\n«Array.prototype.slice.call(it)[0]»;`,
	"array like an object, mapped": (h) =>
		`const it = { 0: ${h.str()}, length: 1 };\n«Array.prototype.map.call(it, (one) => one)[0]»;`,
	"array like an object, copied": (h) =>
		`const it = { 0: ${h.str()}, 1: ${h.str()}, length: 2 };\n«Array.from(it)[1]»;`,
	"array like an object, applied": (h) => `const it = { 0: ${h.str()}, length: 1 };\n«((one) => one).apply(null, it)»;`,
	"array like an object, found": (h) =>
		`const it = { 0: ${h.int()}, 1: ${h.str()}, length: 2 };\n«Array.prototype.findLast.call(it, (one) => one)»;`,
	"object that spreads in concat": (h) =>
		`const it = { 0: ${h.str()}, length: 1, [Symbol.isConcatSpreadable]: true };\n«[].concat(it)[0]»;`,
	"old accessor of all objects": (h) =>
		`Object.prototype.__defineGetter__("own3", () => ${h.str()}); const it = [].own3; delete Object.prototype.own3;\n«it»;`,
	"accessor of all lists": (h) =>
		`Object.defineProperty(Array.prototype, "own4", { get() { return ${h.str()}; }, configurable: true });\n«[].own4»;`,
	"array length set": (h) => `const it = [1, ${h.str()}]; it.length = 1; it[1] = ${h.str()};\n«it[1]»;`,
	"element inherited": (h) =>
		`const it = [,]; Array.prototype[0] = ${h.str()}; const got = it[0]; delete Array.prototype[0];\n«got»;`,
	"iterator of an array replaced": (h) =>
		`const it = [${h.str()}]; it[Symbol.iterator] = function* () { yield ${h.str()}; };\nconst [got] = it;\n«got»;`,
	"iterator of all arrays replaced": (h) =>
		`const old = Array.prototype[Symbol.iterator]; Array.prototype[Symbol.iterator] = function* () { yield ${h.str()}; }; const [got] = [${h.str()}]; Array.prototype[Symbol.iterator] = old;\n«got»;`,
	"species makes another array": (h) =>
		`class Own extends Array { static get [Symbol.species]() { return function () { return { set 0(to) {}, get 0() { return ${h.str()}; } }; }; } }\n«Own.of(1).map(() => ${h.str()})[0]»;`,
	"own push": (h) => `const it = []; it.push = function () { this[0] = ${h.str()}; }; it.push(${h.str()});\n«it[0]»;`,
	"rest and spread": (h) => `const act = (one, ...[two]) => two;\n«act(...[${h.str()}, ${h.str()}])»;`,
	"bound argument": (h) => `const act = ((one, two) => one).bind(null, ${h.str()});\n«act(${h.str()})»;`,
	"applied arguments": (h) => `function act() { return arguments[1]; }\n«act.apply(null, [${h.str()}, ${h.str()}])»;`,
	"called with this": (h) => `function act() { return this.a; }\n«act.call({ a: ${h.str()} })»;`,
	"call of call": (h) => `function act() { return this.a; }\n«Function.prototype.call.call(act, { a: ${h.str()} })»;`,
	"arguments replaced": (h) => `function act(a) { arguments = [${h.str()}]; return arguments[0]; }\n«act(${h.str()})»;`,
	"arguments shared with an inner function": (h) =>
		`function act(a) { ((all) => { all[0] = ${h.str()}; })(arguments); return a; }\n«act(${h.str()})»;`,
	"argument by a default": (h) => `const act = (a, b = a) => b;\n«act(${h.str()})»;`,
	"caller's own property": (h) => `function act() { return act.a; } act.a = ${h.str()};\n«act()»;`,
	"function replaces itself": (h) => `let act = () => { act = () => ${h.str()}; return ${h.str()}; }; act();\n«act()»;`,
	"function declared twice": (h) => `function act() { return ${h.str()}; } var act = () => ${h.str()};\n«act()»;`,
	"hoisted over a var": (h) => `var act; function act() { return ${h.str()}; }\n«act()»;`,
	"memory of a closure": (h) =>
		`const make = (it) => ({ get: () => it, set: (to) => { it = to; } }); const one = make(${h.str()}); one.set(${h.str()});\n«one.get()»;`,
	"two closures": (h) =>
		`const make = (it) => () => it; const one = make(${h.str()}), two = make(${h.str()});\n«one()»;`,
	"last turn of a loop": (h) =>
		`let got; for (const it of [${h.str()}, ${h.str()}]) { got = it; if (it) continue; }\n«got»;`,
	"loop left early": (h) => `let got; for (const it of [${h.str()}, ${h.str()}]) { got = it; break; }\n«got»;`,
	"out of a labeled loop": (h) =>
		`let got; out: for (;;) { for (const it of [${h.str()}]) { got = it; break out; } }\n«got»;`,
	"for-in into a member": (h) => `const it = {}, from = { a: ${h.str()} }; for (it.key in from); \n«from[it.key]»;`,
	"for-of into a pattern": (h) => `let got; for ([, got = ${h.str()}] of [[1]]);\n«got»;`,
	"thrown and caught": (h) => `let got = ${h.str()}; try { throw ${h.str()}; } catch (e) { got = e; }\n«got»;`,
	"returned by finally": (h) => `«(() => { try { return ${h.str()}; } finally { return ${h.str()}; } })()»;`,
	"thrown through finally": (h) =>
		`let got; try { try { throw ${h.str()}; } finally { got = 1; } } catch (e) { got = e; }\n«got»;`,
	"cause of an error": (h) =>
		`let got; try { throw new Error("a", { cause: ${h.str()} }); } catch ({ cause }) { got = cause; }\n«got»;`,
	"property of an error": (h) =>
		`let got; try { throw Object.assign(new Error("a"), { a: ${h.str()} }); } catch (e) { got = e.a; }\n«got»;`,
	"errors of an aggregate": (h) => `«new AggregateError([1, ${h.str()}]).errors[1]»;`,
	yielded: (h) =>
		`function* act() { yield ${h.str()}; yield ${h.str()}; } const it = act(); it.next();\n«it.next().value»;`,
	"sent into a generator": (h) =>
		`let got; function* act() { got = yield; } const it = act(); it.next(${h.str()}); it.next(${h.str()});\n«got»;`,
	"returned by a generator": (h) => `function* act() { return ${h.str()}; }\n«act().next().value»;`,
	"return into a generator": (h) =>
		`function* act() { yield 1; } const it = act(); it.next();\n«it.return(${h.str()}).value»;`,
	"result of yield star": (h) =>
		`function* inner() { yield 1; return ${h.str()}; } function* act() { return yield* inner(); } const it = act(); it.next();\n«it.next().value»;`,
	"thrown into a generator": (h) =>
		`function* act() { try { yield 1; } catch (e) { yield e; } } const it = act(); it.next();\n«it.throw(${h.str()}).value»;`,
	"property of a property": (h) =>
		`const it = { a: { b: ${h.str()} } }; const { a } = it; it.a = { b: ${h.str()} };\n«a.b»;`,
	"property through an alias": (h) => `const one = { a: ${h.str()} }, two = one; two.a = ${h.str()};\n«one.a»;`,
	"copied before the write": (h) => `const one = { a: ${h.str()} }, two = { ...one }; one.a = ${h.str()};\n«two.a»;`,
	"deep or shallow copy": (h) =>
		`const one = { a: { b: ${h.str()} } }, two = { ...one }; one.a.b = ${h.str()};\n«two.a.b»;`,
	"overridden by a spread": (h) => `«({ a: ${h.str()}, ...{ a: ${h.str()} } }).a»;`,
	"assigned over": (h) => `«Object.assign({ a: ${h.str()} }, null, { a: ${h.str()} }).a»;`,
	"rest of an object": (h) => `const { a, ...rest } = { a: ${h.str()}, b: ${h.str()} };\n«rest.b»;`,
	"inherited until deleted": (h) =>
		`const it = Object.create({ a: ${h.str()} }, { a: { value: ${h.str()}, configurable: true } }); delete it.a;\n«it.a»;`,
	"deleted and added": (h) => `const it = { a: ${h.str()} }; delete it.a; it.a ??= ${h.str()};\n«it.a»;`,
	"prototype exchanged": (h) =>
		`const it = Object.create({ a: ${h.str()} }); Object.setPrototypeOf(it, { a: ${h.str()} });\n«it.a»;`,
	"prototype by its accessor": (h) => `const it = {}; it.__proto__ = { a: ${h.str()} };\n«it.a»;`,
	"property of all objects": (h) => `Object.prototype.own1 = ${h.str()};\n«({}).own1»;`,
	"accessor of all objects": (h) =>
		`Object.defineProperty(Object.prototype, "own2", { get() { return ${h.str()}; }, configurable: true });\n«[].own2»;`,
	"setter of all objects": (h) =>
		`let got; Object.defineProperty(Object.prototype, "own3", { set(to) { got = to; }, configurable: true }); const it = {}; it.own3 = ${h.str()};\n«got»;`,
	"method of all texts": (h) => `String.prototype.own4 = () => ${h.str()};\n«"a".own4()»;`,
	"getter and setter": (h) =>
		`const it = { kept: ${h.str()}, get a() { return this.kept; }, set a(to) { this.kept = to; } }; it.a = ${h.str()};\n«it.a»;`,
	"setter keeps the first": (h) =>
		`const it = { set a(to) { this.b ??= to; } }; it.a = ${h.str()}; it.a = ${h.str()};\n«it.b»;`,
	"defined properties": (h) =>
		`const it = Object.defineProperties({}, { a: { get: () => ${h.str()}, configurable: true } }); Object.defineProperty(it, "a", { value: ${h.str()} });\n«it.a»;`,
	"value of a descriptor": (h) => `const it = { a: ${h.str()} };\n«Object.getOwnPropertyDescriptor(it, "a").value»;`,
	"getter of a descriptor": (h) =>
		`const { get } = Object.getOwnPropertyDescriptor({ get a() { return this.b; } }, "a");\n«get.call({ b: ${h.str()} })»;`,
	"copied descriptors": (h) =>
		`const it = Object.defineProperties({}, Object.getOwnPropertyDescriptors({ get a() { return ${h.str()}; } }));\n«it.a»;`,
	"legacy accessors": (h) => `const it = {}; it.__defineGetter__("a", () => ${h.str()});\n«it.a»;`,
	"looked up accessor": (h) => `«({ get a() { return ${h.str()}; } }).__lookupGetter__("a")()»;`,
	"frozen against writes": (h) =>
		`const it = Object.freeze({ a: ${h.str()} }); try { it.a = ${h.str()}; } catch { void 0; }\n«it.a»;`,
	"read-only against writes": (h) =>
		`const it = Object.defineProperty({}, "a", { value: ${h.str()} }); try { it.a = ${h.str()}; } catch { void 0; }\n«it.a»;`,
	"own entries": (h) => `const [[, got]] = Object.entries({ a: ${h.str()} });\n«got»;`,
	"from entries": (h) => `«Object.fromEntries([["a", ${h.str()}], ["a", ${h.str()}]]).a»;`,
	grouped: (h) => `«Object.groupBy([{ a: ${h.str()} }], () => "k").k[0].a»;`,
	"computed key": (h) =>
		`const key = ["k", ${h.int()}].join(""); const it = { [key]: ${h.str()} };\n«Object.values(it)[0]»;`,
	"symbol key": (h) =>
		`const key = Symbol(); const it = { [key]: ${h.str()} };\n«it[Object.getOwnPropertySymbols(it)[0]]»;`,
	"map and weak map": (h) =>
		`const key = {}; const it = new WeakMap([[key, new Map([["a", ${h.str()}]])]]);\n«it.get(key).get("a")»;`,
	"map overwritten": (h) => `const it = new Map([["a", ${h.str()}]]); it.set("a", ${h.str()});\n«[...it.values()][0]»;`,
	"set and its order": (h) => `const it = new Set([${h.str()}]); it.add(${h.str()});\n«[...it].pop()»;`,
	"weak ref": (h) => `«new WeakRef({ a: ${h.str()} }).deref().a»;`,
	"for each of a map": (h) => `let got; new Map([["a", ${h.str()}]]).forEach((it) => { got = it; });\n«got»;`,
	"keys of a map": (h) => `«new Map([[${h.str()}, 1]]).keys().next().value»;`,
});
