import { templatesOf } from "../template.ts";

/** Classes and what belongs to them. */
export const classes = templatesOf("classes", "language", {
	"field initializers in order": () =>
		`let n = 0; class It { a = ++n; static s = ++n; b = ++n; }\n«new It().b + "" + It.s»;`,
	"fields hide prototype accessors": (h) =>
		`class Base { get a() { return 1; } set a(to) {} } class It extends Base { a = ${h.str()}; }\n«new It().a»;`,
	"base constructor sees no field": (h) =>
		`let got; class Base { constructor() { got = String(this.a); } } class It extends Base { a = ${h.str()}; } new It();\n«got»;`,
	"base constructor calls the override": (h) =>
		`class Base { constructor() { this.got = this.name(); } name() { return 1; } } class It extends Base { name() { return ${h.str()}; } }\n«new It().got»;`,
	"private fields": (h) =>
		`class It { #a = ${h.str()}; static has(one) { return #a in one; } get() { return this.#a; } }\n«new It().get() + It.has({})»;`,
	"private methods and accessors": (h) =>
		`class It { #a = 1; get #b() { return this.#a; } set #b(to) { this.#a = to + 1; } act(to) { this.#b = to; return this.#b; } }\n«new It().act(${h.num()})»;`,
	"private of another class": (h) =>
		`class It { #a = ${h.str()}; static get(one) { try { return one.#a; } catch (e) { return e.name; } } }\n«It.get(${h.pick(["{}", "new It()"])})»;`,
	"static block": (h) =>
		`class It { static a = ${h.str()}; static { this.a += "s"; It.b = this.a.length; } }\n«It.a + It.b»;`,
	"static members are inherited": (h) =>
		`class Base { static a = ${h.str()}; static make() { return this.a; } } class It extends Base { static a = ${h.num()}; }\n«It.make()»;`,
	"super calls": (h) =>
		`class Base { act() { return ${h.str()} + this.a; } } class It extends Base { a = 1; act() { return super.act() + "i"; } }\n«new It().act()»;`,
	"super property writes this": (h) =>
		`class Base {} class It extends Base { act() { super.a = ${h.str()}; return this.a; } }\n«new It().act() + String(Base.prototype.a)»;`,
	"super in an object": (h) =>
		`const it = { __proto__: { act() { return ${h.str()}; } }, act() { return super.act() + 1; } };\n«it.act()»;`,
	"super stays with the method": (h) =>
		`class A { a() { return ${h.str()}; } } class B extends A { a() { return super.a() + "b"; } } const it = { a: B.prototype.a };\n«it.a()»;`,
	"accessor on a class": () => `class It { #n = 0; get a() { return ++this.#n; } } const it = new It(); it.a;\n«it.a»;`,
	"computed member names": (h) =>
		`let n = 0; class It { [\`m\${++n}\`]() { return ${h.str()}; } static ["s" + ++n] = n; }\n«new It().m1() + It.s2»;`,
	"class name inside": () =>
		`class It { static get() { return It; } } const Other = It; let got; try { It = null; got = Other.get() === Other; } catch (e) { got = e.name; }\n«got»;`,
	"class is not hoisted": () => `let got; try { new It(); } catch (e) { got = e.name; } class It {}\n«got»;`,
	"class called without new": () => `class It {} let got; try { It(); got = 1; } catch (e) { got = e.name; }\n«got»;`,
	"methods are not listed": (h) =>
		`class It { a = ${h.num()}; b() {} get c() { return 1; } }\n«Object.keys(new It()).join() + Object.getOwnPropertyNames(It.prototype).join()»;`,
	"extends null": () =>
		`class It extends null { static a() { return Object.getPrototypeOf(It.prototype); } }\n«String(It.a())»;`,
	"extends an expression": (h) =>
		`const mix = (Base) => class extends Base { a() { return super.a() + ${h.str()}; } }; class Base { a() { return 1; } }\n«new (mix(mix(Base)))().a()»;`,
	"extends a built-in": (h) =>
		`class It extends Array { constructor(n) { super(n); this.push(${h.num()}); } }\n«new It(${h.int(1, 3)}).length»;`,
	"error class": (h) =>
		`class Lost extends Error { name = "Lost"; constructor(text) { super(text + "!"); } }\n«String(new Lost(${h.str()}))»;`,
	"constructor of the base returns": (h) =>
		`class Base { constructor() { return { a: ${h.str()} }; } } class It extends Base { b = 1; }\n«new It().a + new It().b»;`,
	"super twice": () =>
		`let got; class It extends Object { constructor() { super(); try { super(); } catch (e) { got = e.name; } } } new It();\n«got»;`,
	"this before super": () =>
		`let got; class It extends Object { constructor() { try { this.a = 1; } catch (e) { got = e.name; } super(); } } new It();\n«got»;`,
	"arrow fields keep this": (h) =>
		`class It { a = ${h.str()}; get = () => this.a; } const { get } = new It();\n«get()»;`,
	"method loses this": () => `class It { get() { return this === undefined; } } const { get } = new It();\n«get()»;`,
	"instances have own fields": (h) =>
		`class It { list = []; static list = []; } const one = new It(); one.list.push(${h.num()}); It.list.push(1, 2);\n«new It().list.length + It.list.length»;`,
	"static this of a field": (h) =>
		`class It { static a = ${h.str()}; static b = this.a + 1; static c = () => this.b; }\n«It.c()»;`,
	"prototype method replaced": (h) =>
		`class It { act() { return 1; } } const it = new It(); It.prototype.act = () => ${h.str()};\n«it.act()»;`,
	"getter on the instance's class": (h) =>
		`class Base { get kind() { return this.constructor.name; } } class ${h.pick(["Mine", "Own"])} extends Base {}\n«new Base().kind + new (Object.getPrototypeOf(Object.create(Base.prototype)).constructor)().kind»;`,
	"constructor property": (h) =>
		`class Base { copy() { return new this.constructor(${h.int()}); } } class It extends Base { constructor(a) { super(); this.a = a; } }\n«new It(20).copy().a»;`,
	"old inheritance": (h) =>
		`function Base(a) { this.a = a; } Base.prototype.get = function () { return this.a + "b"; }; function It() { Base.call(this, ${h.str()}); } It.prototype = Object.create(Base.prototype); It.prototype.constructor = It;\n«new It().get()»;`,
	"generator method": (h) =>
		`class It { *[Symbol.iterator]() { yield* [${h.num()}, ${h.str()}]; } }\n«[...new It()].length»;`,
	"symbol species and promise": () => `class Own extends Promise {}\n«Own.resolve(1).then(() => 1) instanceof Own»;`,
});
