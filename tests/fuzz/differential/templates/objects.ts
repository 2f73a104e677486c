import { templatesOf } from "../template.ts";

/** Objects, prototypes, descriptors, proxies, symbols and collections. */
export const objects = templatesOf("objects", "language", {
	"frozen object": (h) =>
		`const it = Object.freeze({ a: ${h.str()} }); try { it.a = ${h.num()}; } catch { void 0; }\n«it.a»;`,
	"frozen array": (h) => `const it = Object.freeze([${h.num()}]); try { it.push(1); } catch { void 0; }\n«it.length»;`,
	"freeze is shallow": (h) => `const it = Object.freeze({ a: { b: 1 } }); it.a.b = ${h.str()};\n«it.a.b»;`,
	"sealed object": (h) =>
		`const it = Object.seal({ a: 1 }); try { it.a = ${h.str()}; it.b = 2; } catch { void 0; }\n«it.a + Object.keys(it)»;`,
	"closed object": (h) =>
		`const it = Object.preventExtensions({ a: 1 }); try { it.b = ${h.str()}; } catch { void 0; }\n«String(it.b) + Object.isExtensible(it)»;`,
	"read-only property": (h) =>
		`const it = Object.defineProperty({}, "a", { value: ${h.str()} }); try { it.a = ${h.num()}; } catch { void 0; }\n«it.a»;`,
	"defined property is hidden": (h) =>
		`const it = { b: 1 }; Object.defineProperty(it, "a", { value: ${h.str()}, enumerable: ${h.pick(["true", "false"])} });\n«Object.keys(it).join() + JSON.stringify(it)»;`,
	"redefined getter": (h) => `const it = { a: 1 }; Object.defineProperty(it, "a", { get: () => ${h.str()} });\n«it.a»;`,
	"redefinition fails": (h) =>
		`const it = Object.defineProperty({}, "a", { value: ${h.str()} }); let got; try { Object.defineProperty(it, "a", { value: ${h.num()} }); got = 1; } catch (e) { got = e.name; }\n«got»;`,
	"getter without setter": (h) =>
		`const it = { get a() { return ${h.str()}; } }; try { it.a = ${h.num()}; } catch { void 0; }\n«it.a»;`,
	"setter without getter": (h) =>
		`let got; const it = { set a(to) { got = to; } }; it.a = ${h.str()};\n«String(it.a) + got»;`,
	"getter with effects": (h) =>
		`let n = 0; const it = { get a() { return ++n; } }; it.a; try { it.a${h.pick(["", "++", " += 5"])}; } catch { void 0; }\n«n»;`,
	"getter replaces itself": (h) =>
		`let n = 0; const it = { get a() { n++; Object.defineProperty(this, "a", { value: ${h.str()} }); return 1; } }; it.a;\n«it.a + n»;`,
	"setter of the prototype": (h) =>
		`const base = { set a(to) { this.b = to + "s"; } }; const it = Object.create(base); it.a = ${h.str()};\n«it.b + Object.keys(it)»;`,
	"read-only by the prototype": (h) =>
		`const it = Object.create(Object.freeze({ a: ${h.str()} })); try { it.a = ${h.num()}; } catch { void 0; }\n«it.a»;`,
	"prototype is shadowed": (h) =>
		`const base = { a: ${h.str()} }; const it = Object.create(base); it.a = ${h.num()}; delete it.a;\n«it.a»;`,
	"prototype changes later": (h) =>
		`function It() {} const it = new It(); It.prototype.a = ${h.str()}; It.prototype = { a: ${h.num()} };\n«it.a»;`,
	"prototype is replaced": (h) =>
		`const it = { a: 1 }; Object.setPrototypeOf(it, { a: 2, b: ${h.str()} });\n«it.b + it.a»;`,
	"proto in a literal": (h) =>
		`const it = { __proto__: { a: ${h.str()} } }; const other = { ["__proto__"]: 1 };\n«it.a + Object.keys(other).length»;`,
	"proto assigned": (h) =>
		`const it = {}; it.__proto__ = { a: ${h.str()} }; it["__proto__"] = ${h.pick(["5", "null", "{ a: 3 }"])};\n«String(it.a)»;`,
	"built-in prototype changed": (h) =>
		`Array.prototype.first = function () { return this[0]; }; Object.prototype.extra = ${h.str()};\n«[].extra + [${h.num()}].first()»;`,
	"built-in method replaced": (h) =>
		`const old = String.prototype.trim; String.prototype.trim = function () { return old.call(this) + ${h.str()}; };\n«" a ".trim()»;`,
	"built-in function replaced": (h) =>
		`Math.max = () => ${h.int()}; parseInt = () => ${h.str()};\n«Math.max(20) + parseInt("7")»;`,
	"own toString": (h) => `Array.prototype.toString = () => ${h.str()};\n«[1, 2] + ""»;`,
	"order of keys": (h) => {
		const [one, two] = h.words(2);
		return `const it = { ${one}: 1, ${h.int(5, 9)}: 2, [Symbol()]: 3, ${two}: 4, ${h.int(0, 4)}: 5, "-1": 6 }; it["01"] = 7;\n«Object.keys(it).join()»;`;
	},
	"key set again keeps its place": (h) =>
		`const it = { a: 1, b: 2 }; it.a = ${h.num()}; delete it.b; it.b = 1; it.c = 2;\n«JSON.stringify(it)»;`,
	"entries and back": (h) =>
		`«JSON.stringify(Object.fromEntries(Object.entries({ b: ${h.num()}, a: ${h.str()} }).reverse()))»;`,
	"assign calls getters and setters": (h) =>
		`let got = ""; Object.assign({ set a(to) { got += to; } }, { get a() { got += "g"; return ${h.str()}; } });\n«got»;`,
	"spread copies getters": () => `let n = 0; const it = { ...{ get a() { return ++n; } } }; it.a; it.a;\n«n»;`,
	"spread of primitives": (h) => `«Object.keys({ ...${h.str()}, ...${h.num()}, ...null, ...[1] }).join()»;`,
	"later key wins": (h) => `const it = { a: ${h.str()}, ...{ a: ${h.num()} }, ["a"]: ${h.str()} };\n«it.a»;`,
	"has and hasOwn": (h) =>
		`const it = Object.create({ a: 1 }, { b: { value: ${h.num()} } });\n«("a" in it) + "" + Object.hasOwn(it, "a") + it.propertyIsEnumerable("b")»;`,
	descriptors: (h) =>
		`«JSON.stringify(Object.getOwnPropertyDescriptor(${h.pick(["[1]", '"ab"', "{ get length() { return 1; } }", "(() => 0)"])}, "length"))»;`,
	"same object or not": (h) =>
		`const it = { a: 1 }; const other = ${h.pick(["it", "{ ...it }", "Object.freeze(it)", "Object.assign(it, {})", "JSON.parse(JSON.stringify(it))"])};\n«it === other»;`,
	"group by": (h) => `«Object.keys(Object.groupBy([1, 2, ${h.int(3, 9)}], (it) => it % 2 ? "odd" : "even")).join()»;`,
	"object to text": (h) => `const it = { get [Symbol.toStringTag]() { return ${h.str()}; } };\n«String(it) + {}»;`,
	"kinds of objects": (h) =>
		`«Object.prototype.toString.call(${h.pick(["[]", "null", "/a/", "(function () { return arguments; })()", "new Date()", "new Map()", "1n", "async () => 1"])})»;`,
	"instance of": (h) =>
		`class It { static [Symbol.hasInstance](one) { return one > ${h.int()}; } }\n«${h.int()} instanceof It»;`,
	"instance of a changed prototype": () =>
		`function It() {} const it = new It(); It.prototype = {};\n«it instanceof It»;`,
	"symbols as keys": (h) =>
		`const key = Symbol(${h.str()}); const it = { [key]: ${h.str()} };\n«it[key] + String(it[Symbol(key.description)]) + Object.keys(it).length»;`,
	"shared symbols": (h) =>
		`«(Symbol.for(${h.str()}) === Symbol.for(${h.str()})) + String(Symbol.keyFor(Symbol.iterator))»;`,
	"proxy get": (h) =>
		`const it = new Proxy({ a: ${h.str()} }, { get: (on, key, self) => key + String(on[key]) });\n«it.b + it.a»;`,
	"proxy set": (h) =>
		`const on = {}; const it = new Proxy(on, { set(on, key, to) { on[key + "1"] = to; return true; } }); it.a = ${h.str()};\n«String(on.a) + on.a1»;`,
	"proxy has and delete": (h) =>
		`let got = ""; const it = new Proxy({ a: 1 }, { has: (on, key) => { got += key; return ${h.pick(["true", "false"])}; }, deleteProperty: (on, key) => { got += "d"; return true; } }); const is = "z" in it; delete it.a;\n«got + is + it.a»;`,
	"proxy own keys": (h) =>
		`const it = new Proxy({ a: 1, b: 2 }, { ownKeys: () => ["b", "c", "a"].slice(0, ${h.int(1, 3)}) });\n«Object.keys(it).join()»;`,
	"proxy of a function": (h) =>
		`const it = new Proxy((a) => a, { apply: (on, self, all) => on(...all) + ${h.str()} });\n«it(1)»;`,
	"proxy constructs": (h) =>
		`const It = new Proxy(class { a = 1; }, { construct: (on, all) => ({ a: all[0] }) });\n«new It(${h.str()}).a»;`,
	"proxy describes": (h) =>
		`const it = new Proxy({}, { getOwnPropertyDescriptor: () => ({ value: ${h.str()}, configurable: true, enumerable: true }), ownKeys: () => ["a"] });\n«Object.values(it).length + Object.keys(it).join()»;`,
	"proxy has a prototype": (h) =>
		`const it = new Proxy({}, { getPrototypeOf: () => ${h.pick(["Array", "Map", "Object"])}.prototype });\n«it instanceof Array»;`,
	"proxy around an array": (h) =>
		`let got = ""; const it = new Proxy([], { set(on, key, to) { got += key; on[key] = to; return true; } }); it.push(${h.str()});\n«got»;`,
	"proxy without traps": (h) =>
		`const on = { a: 1 }; const it = new Proxy(on, {}); it.a = ${h.str()};\n«on.a + (it === on)»;`,
	"revoked proxy": (h) =>
		`const { proxy, revoke } = Proxy.revocable({ a: ${h.str()} }, {}); let got = proxy.a; revoke(); try { got = proxy.a; } catch (e) { got += e.name; }\n«got»;`,
	"proxy as a prototype": (h) =>
		`const it = Object.create(new Proxy({}, { get: (on, key, self) => self.own + String(key) })); it.own = ${h.str()};\n«it.miss»;`,
	"reflect get with a receiver": (h) => `«Reflect.get({ get a() { return this.b; } }, "a", { b: ${h.str()} })»;`,
	"reflect set tells": (h) =>
		`const it = Object.freeze({ a: 1 });\n«Reflect.set(it, "a", ${h.num()}) + "" + Reflect.has(it, "b") + Reflect.deleteProperty({}, "a")»;`,
	"reflect construct": (h) =>
		`function Base() { this.a = new.target.b; } class Other { static b = ${h.str()}; }\n«Reflect.construct(Base, [], Other).a»;`,
	"reflect apply": (h) => `«Reflect.apply(String.prototype.slice, ${h.str()}, [${h.int(0, 2)}])»;`,
	"reflect own keys": (h) => `«Reflect.ownKeys(Object.assign([${h.num()}], { b: 1 })).join()»;`,
	"map keeps its order": (h) =>
		`const it = new Map([["a", 1], ["b", 2]]); it.set("a", ${h.num()}); it.delete("b"); it.set("b", 1).set("c", 2);\n«[...it.keys()].join()»;`,
	"map compares keys": (h) =>
		`const it = new Map([[NaN, ${h.str()}], [0, ${h.num()}], ["0", 1]]);\n«it.get(NaN) + it.get(-0) + it.size»;`,
	"map is not an object": (h) =>
		`const it = new Map(); it.a = ${h.str()}; it.set("b", 2);\n«it.size + String(it.get("a")) + it.a»;`,
	"map of objects": (h) => `const key = {}; const it = new Map([[key, ${h.str()}]]);\n«it.get(key) + it.has({})»;`,
	"map changed while read": (h) =>
		`const it = new Map([[1, 1], [2, 2]]); let n = 0; it.forEach((value, key) => { n += value; it.delete(${h.int(1, 2)}); if (key === 1) it.set(3, ${h.int()}); });\n«n»;`,
	"set operations": (h) =>
		`«[...new Set([1, 2, 3]).${h.pick(["union", "intersection", "difference", "symmetricDifference"])}(new Set([${h.int(2, 4)}, 3]))].join()»;`,
	"set of a text": (h) => `«[...new Set(${h.str()} + ${h.str()})].join("")»;`,
	"set subset": (h) => `«new Set([1]).isSubsetOf(new Set([${h.int(0, 2)}, 2])) + "" + new Set([1, 1]).size»;`,
	"weak map": (h) =>
		`const key = {}; const it = new WeakMap([[key, ${h.str()}]]); ${h.pick(["", "it.delete(key);"])}\n«String(it.get(key)) + it.has({})»;`,
	"weak ref": (h) => `const on = { a: ${h.str()} };\n«new WeakRef(on).deref().a»;`,
	"map group by": (h) => `«Map.groupBy([1, 2, 3], (it) => it > ${h.int(0, 3)}).get(true)?.length»;`,
	"own map method": (h) =>
		`class Own extends Map { get(key) { return super.get(key) ?? ${h.str()}; } }\n«new Own([["a", 1]]).get("b")»;`,
	"keyed by order of writes": (h) =>
		`const it = {}; for (const key of ["b", ${h.int(2, 9)}, "a", 1]) it[key] = key;\n«Object.values(it).join()»;`,
	"delete tells": (h) =>
		`const it = Object.defineProperty({ a: 1 }, "b", { value: 2 }); let got = ${h.str()}; try { got += delete it.a; got += delete it.b; } catch (e) { got += e.name; }\n«got»;`,
	"aliases see changes": (h) =>
		`const one = { a: { b: 1 } }; const { a } = one; a.b = ${h.str()}; one.a = {};\n«a.b + one.a.b»;`,
	"object in its own call": (h) =>
		`let it = { a: ${h.str()}, set(to) { it = { a: to }; return this; } };\n«it.set(${h.num()}).a»;`,
	"write through an old reference": (h) =>
		`let it = { a: 1 }; const old = it; it.a = it = { a: ${h.str()} };\n«String(old.a === it) + it.a»;`,
});
