/**
 * Attacks of one userscript on the others that share its world. Each is a body that runs before the victims. `note(thing)`
 * keeps everything that can be read from a thing: strings, own properties, function sources, arguments and results. Built-ins
 * are replaced by `hook(holder, names)`, which notes receiver, arguments and result of each call.
 */
export interface Attack {
	readonly name: string;
	readonly body: string;
}

/** Kept originals and the tools of all attacks. They must not trip over what the attack itself replaced. */
const TOOLS = `
const kept = { apply: Reflect.apply, ownKeys: Reflect.ownKeys, stringify: JSON.stringify, join: Array.prototype.join, push: Array.prototype.push,
	source: Function.prototype.toString, includes: String.prototype.includes, has: WeakSet.prototype.has, add: WeakSet.prototype.add, Seen: WeakSet, define: Object.defineProperty, describe: Object.getOwnPropertyDescriptor,
	setAttribute: Element.prototype.setAttribute, listen: EventTarget.prototype.addEventListener, root: document.documentElement, run: setTimeout };
const loot = [];
let refusals = 0;
function refused() { refusals += 1; }
let busy = false;
let seen = new kept.Seen();
let left = 0;
function keep(text) { kept.apply(kept.push, loot, [text]); }
function look(thing, depth) {
	if (typeof thing === "string") return keep(thing);
	if (thing === null || (typeof thing !== "object" && typeof thing !== "function") || depth > 4 || left-- <= 0) return;
	if (kept.apply(kept.has, seen, [thing])) return;
	kept.apply(kept.add, seen, [thing]);
	if (typeof thing === "function") {
		let source = "[native code]";
		try { source = kept.apply(kept.source, thing, []); keep(source); } catch { refused(); }
		try { look(thing.arguments, depth + 1); } catch { refused(); }
		try { look(thing.caller, depth + 2); } catch { refused(); }
		// Not called: built-ins, some of which open dialogs, and whole scripts, which would run for ever.
		const isWhole = kept.apply(kept.includes, source, ["data-done-"]) || kept.apply(kept.includes, source, ["const kept ="]);
		if (depth < 3 && !isWhole && !kept.apply(kept.includes, source, ["[native code]"])) try { look(thing("token"), depth + 2); } catch { refused(); }
	}
	if (thing === window || thing === document) return;
	try { look(thing.GM_info, depth + 1); look(thing.GM_getValue, depth + 1); } catch { refused(); }
	const info = kept.describe(thing, "scriptHandler");
	if (info !== undefined) keep("GM_INFO " + kept.stringify(thing));
	const keys = kept.ownKeys(thing);
	for (let index = 0; index < keys.length && index < 60; index += 1) {
		const key = keys[index];
		if (typeof key === "string") keep(key);
		try { look(thing[key], depth + 1); } catch { refused(); }
	}
}
function note() {
	if (busy) return;
	busy = true;
	seen = new kept.Seen();
	left = 400;
	for (let index = 0; index < arguments.length; index += 1) try { look(arguments[index], 0); } catch { refused(); }
	busy = false;
}
function hook(holder, names) {
	for (const name of names) {
		const found = kept.describe(holder, name);
		if (found === undefined || typeof found.value !== "function") continue;
		const original = found.value;
		const replaced = function () {
			if (!busy) { note(this, arguments, arguments.callee.caller); }
			const result = new.target ? Reflect.construct(original, arguments, new.target) : kept.apply(original, this, arguments);
			if (!busy) note(result);
			return result;
		};
		try { replaced.prototype = original.prototype; holder[name] = replaced; } catch { refused(); }
	}
}
function spy(holder, names) {
	for (const name of names) try {
		kept.define(holder, name, { configurable: true, get() { note(this); return undefined; }, set(value) { note(this, value); kept.define(this, name, { value, writable: true, configurable: true, enumerable: true }); } });
	} catch { refused(); }
}
const all = (holder) => kept.ownKeys(holder).filter((name) => name !== "constructor");
kept.apply(kept.listen, document, ["harvest", () => {
	if (kept.describe(window, "sharedWithVictims") !== undefined) keep("SHARED WORLD");
	kept.apply(kept.setAttribute, kept.root, ["data-loot", kept.apply(kept.join, loot, ["\\n"])]);
}]);
`;

/** Body of an attacking script; it reports that it ran, so that a failing attack is detected. */
export const attackBody = ({ name, body }: Attack, victims: readonly string[]): string => `${TOOLS}
const victims = ${JSON.stringify(victims)}; keep("ATTACK " + ${JSON.stringify(name)});
try { ${body} } catch (problem) { keep("attack failed: " + problem); }
kept.apply(kept.setAttribute, kept.root, ["data-attacked", "yes"]);`;

const hookAll = (holder: string): string => `hook(${holder}, all(${holder}));`;

export const attacks: readonly Attack[] = [
	{
		name: "wraps the layer's begin",
		body: `const layer = globalThis.scriptorium;
			const fake = { ...layer, begin(...given) { note(given); return layer.begin(...given); }, run(...given) { note(given); return layer.run(...given); } };
			Object.defineProperty(globalThis, "scriptorium", { configurable: true, value: fake });`,
	},
	{
		name: "assigns another layer",
		body: `globalThis.scriptorium = new Proxy(globalThis.scriptorium, { get(target, name) { return (...given) => { note(given); return target[name](...given); }; } });`,
	},
	{
		name: "deletes the layer and lies in wait for the next one",
		body: `delete globalThis.scriptorium;
			const layer = globalThis.scriptorium;
			Object.defineProperty(globalThis, "scriptorium", { configurable: true, get() { return new Proxy({}, { get: (_, name) => (...given) => note(name, given) }); }, set(value) { note(value); } });`,
	},
	{
		name: "replaces the methods of the layer",
		body: `for (const name of Reflect.ownKeys(globalThis.scriptorium)) { const original = globalThis.scriptorium[name]; globalThis.scriptorium[name] = (...given) => { note(given); return original(...given); }; }`,
	},
	{
		name: "puts a proxy behind globalThis, self, frames and window",
		body: `const real = globalThis;
			const fake = new Proxy({}, { get: (_, name) => name === "scriptorium" ? new Proxy({}, { get: (_, method) => (...given) => note(method, given) }) : real[name] });
			for (const name of ["globalThis", "self", "frames", "window", "parent"]) try { Object.defineProperty(real, name, { configurable: true, value: fake }); } catch { refused(); }`,
	},
	{
		name: "puts getters for what is missing on Object.prototype",
		body: `spy(Object.prototype, ["token", "missing", "values", "secret", "info", "names", "then", "xmlHttpRequest", "notification", "scriptId", "options", "script", "settings", "id", "active"]);`,
	},
	{
		name: "puts setters on Object.prototype",
		body: `spy(Object.prototype, ["scriptId", "secret", "key", "json", "type", "payload", "caption", "menu", "ran", "error", "runs", "token", "GM_info", "getValue", "GM_getValue", "timestamp", "source"]);`,
	},
	{
		name: "gives every object a toJSON",
		body: `for (const holder of [Object.prototype, Array.prototype, String.prototype, Number.prototype, Function.prototype]) Object.defineProperty(holder, "toJSON", { configurable: true, value(key) { note(this, key); return this; } });`,
	},
	{ name: "replaces JSON", body: hookAll("JSON") },
	{
		name: "replaces the methods of Map, Set, WeakMap and WeakSet",
		body: `for (const holder of [Map, Set, WeakMap, WeakSet]) { hook(holder.prototype, all(holder.prototype)); } hook(globalThis, ["Map", "Set", "WeakMap"]);`,
	},
	{ name: "replaces the functions of Object", body: hookAll("Object") },
	{ name: "replaces the methods of Object.prototype", body: hookAll("Object.prototype") },
	{ name: "replaces Reflect and Proxy", body: `${hookAll("Reflect")} hook(globalThis, ["Proxy"]);` },
	{
		name: "replaces call, apply, bind and toString of functions",
		body: hookAll("Function.prototype"),
	},
	{
		name: "puts getters for what is missing on Function.prototype",
		body: `spy(Function.prototype, ["missing", "then", "token", "strict", "toJSON"]);`,
	},
	{
		name: "replaces the methods of promises",
		body: `${hookAll("Promise.prototype")} ${hookAll("Promise")} hook(globalThis, ["Promise"]);`,
	},
	{
		name: "answers for the constructor of promises",
		body: `const Real = Promise; Object.defineProperty(Promise.prototype, "constructor", { configurable: true, get() { note(this); kept.apply(Real.prototype.then, this, [note]); return Real; } });
			Object.defineProperty(Real, Symbol.species, { configurable: true, get() { return function (executor) { executor((value) => note(value), note); }; } });`,
	},
	{ name: "makes every object look like a promise", body: `spy(Object.prototype, ["then"]);` },
	{ name: "replaces the methods of arrays", body: `${hookAll("Array.prototype")} ${hookAll("Array")}` },
	{
		name: "replaces iteration",
		body: `const step = Object.getPrototypeOf([][Symbol.iterator]()); const original = step.next; step.next = function () { const got = kept.apply(original, this, []); note(got); return got; };
			const values = Array.prototype.values; Array.prototype[Symbol.iterator] = function () { note(this); return kept.apply(values, this, []); };
			Map.prototype[Symbol.iterator] = function () { note(this); return kept.apply(Map.prototype.entries, this, []); };`,
	},
	{
		name: "puts setters on the indexes of arrays",
		body: `spy(Array.prototype, ["0", "1", "2", "3", "missing"]);`,
	},
	{
		name: "replaces the methods of strings, and String",
		body: `${hookAll("String.prototype")} hook(globalThis, ["String", "Symbol", "Number", "Boolean"]); String.prototype[Symbol.toPrimitive] = function () { note(this); return "x"; };`,
	},
	{
		name: "replaces regular expressions",
		body: `${hookAll("RegExp.prototype")} hook(globalThis, ["RegExp"]);`,
	},
	{
		name: "replaces chrome.runtime.sendMessage",
		body: `hook(chrome.runtime, ["sendMessage", "connect"]);`,
	},
	{
		name: "replaces chrome",
		body: `const real = chrome; const runtime = new Proxy(real.runtime, { get(target, name) { const value = Reflect.get(target, name); return typeof value === "function" ? (...given) => { note(given); return value.apply(target, given); } : value; } });
			Object.defineProperty(globalThis, "chrome", { configurable: true, value: { runtime } });
			try { real.runtime = runtime; } catch { refused(); }`,
	},
	{
		name: "listens to messages of the extension",
		body: `for (const name of Reflect.ownKeys(chrome.runtime)) try { chrome.runtime[name].addListener((...given) => note(given)); } catch { refused(); }`,
	},
	{
		name: "sends calls in the victims' names",
		body: `const envelope = (type, payload) => ({ type, timestamp: Date.now(), source: "extension", version: "1.0.0", payload });
			for (const scriptId of victims) for (const secret of ["", "undefined", scriptId]) {
				for (const json of ['"overwritten"', null]) chrome.runtime.sendMessage(envelope("SCRIPTORIUM_WRITE_VALUES", { scriptId, secret, writes: [[{ key: "token", json }]] })).catch(() => undefined);
				chrome.runtime.sendMessage(envelope("SCRIPTORIUM_SAVE_TAB", { scriptId, secret, json: '{"inner":"overwritten"}' })).catch(() => undefined);
				for (const type of ["FOLLOW_VALUES", "GET_TAB", "GET_TABS", "LIST_COOKIES"]) chrome.runtime.sendMessage(envelope("SCRIPTORIUM_" + type, { scriptId, secret, digest: "", url: location.href })).then(note, () => undefined);
				chrome.runtime.sendMessage(envelope("SCRIPTORIUM_OPEN_IN_TAB", { scriptId, secret, url: location.origin + "/opened-by-attack", active: false })).catch(() => undefined);
			}`,
	},
	{
		name: "asks the layer for the victims' commands",
		body: `const later = globalThis.scriptorium;
			setInterval(() => { for (const id of victims) { try { note(later.menu(id)); } catch { refused(); } try { for (const command of ["1", "command"]) if (later.choose(id, command) === true) keep("MENU CHOSEN"); } catch { refused(); } } }, 20);`,
	},
	{
		name: "delivers events in the worker's name, and listens for what it delivers",
		body: `const layer = globalThis.scriptorium;
			const event = JSON.stringify({ type: "values", changes: [{ key: "token", json: '"overwritten"', revision: 1e15 }] });
			const tell = () => { for (const id of victims) for (const secret of ["", id, "undefined"]) try { if (layer.deliver(secret, event) === true) keep("MENU CHOSEN"); } catch { refused(); } };
			tell(); setInterval(tell, 20);
			spy(Object.prototype, ["type", "changes", "revision", "values", "digest", "tabId", "notificationId", "callback", "listener", "json", "inner"]);
			hook(window, ["addEventListener"]); window.addEventListener("pageshow", note); window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));`,
	},
	{
		name: "replaces proxies, weak maps and what elements are made with",
		body: `hook(globalThis, ["Proxy", "WeakRef", "FinalizationRegistry", "MutationObserver", "Notification"]);
			for (const holder of [WeakRef.prototype, FinalizationRegistry.prototype, MutationObserver.prototype, Node.prototype, Element.prototype, Document.prototype, MouseEvent.prototype]) hook(holder, all(holder).filter((name) => name !== "setAttribute"));`,
	},
	{
		name: "begins in the victims' names",
		body: `const settings = { id: victims[0], secret: "guess", names: ["GM_info", "GM", "GM_getValue"], values: {}, info: { script: {} } };
			for (const given of [[settings, true], ["guess", JSON.stringify(settings)], [victims[0], JSON.stringify(settings)]]) try {
				globalThis.scriptorium.begin(...given);
				globalThis.scriptorium.run((...api) => { note(api); });
				globalThis.scriptorium.run(given[0], (...api) => { note(api); return () => undefined; });
			} catch { refused(); }`,
	},
	{
		name: "runs between the victims' sources",
		body: `const layer = globalThis.scriptorium;
			const grab = () => { try { layer.run((...api) => { note(api); }); } catch { refused(); } try { layer.end(); } catch { refused(); } };
			new MutationObserver(() => { for (let round = 0; round < 3; round += 1) Promise.resolve().then(grab); }).observe(document, { attributes: true, childList: true, subtree: true });
			spy(Object.prototype, ["current", "allowed"]);
			(function soon(left) { if (left > 0) Promise.resolve().then(() => { grab(); soon(left - 1); }); })(200);
			setInterval(grab, 1);`,
	},
	{
		name: "reads stack frames",
		body: `Error.stackTraceLimit = 100;
			Error.prepareStackTrace = (_, frames) => { for (const frame of frames) { try { note(frame.getFunction()); } catch { refused(); } try { note(frame.getThis()); } catch { refused(); } try { note(frame.getEvalOrigin()); } catch { refused(); } } return ""; };
			const names = ["setAttribute", "createElement", "addEventListener"];
			for (const holder of [Element.prototype, Document.prototype, EventTarget.prototype]) for (const name of names) { const found = kept.describe(holder, name); if (found) holder[name] = function () { note(new Error("x").stack); return kept.apply(found.value, this, arguments); }; }`,
	},
	{
		name: "follows callers and their arguments",
		body: `for (const [holder, name] of [[Element.prototype, "setAttribute"], [Document.prototype, "createElement"], [globalThis, "setTimeout"], [Array.prototype, "map"]]) {
				const original = holder[name];
				holder[name] = function spyOn() { let at = spyOn.caller; for (let depth = 0; at && depth < 10; depth += 1) { note(at); try { note(at.arguments); } catch { refused(); } try { at = at.caller; } catch { break; } } return kept.apply(original, this, arguments); };
			}`,
	},
	{
		name: "answers for errors",
		body: `for (const name of ["Error", "TypeError", "SyntaxError"]) { Object.defineProperty(globalThis[name], Symbol.hasInstance, { configurable: true, value(thing) { note(thing); return true; } }); }
			spy(Error.prototype, ["message"]); addEventListener("error", note); addEventListener("unhandledrejection", note); hook(globalThis, ["Error", "TypeError"]);`,
	},
	{ name: "replaces console", body: hookAll("console") },
	{
		name: "replaces clocks and chance",
		body: `Date.now = () => ({ toJSON() { note(this, arguments, arguments.callee.caller); return 1; }, valueOf() { note(arguments.callee.caller); return 1; } }); hook(Math, ["random"]); hook(Crypto.prototype, ["randomUUID", "getRandomValues"]); hook(performance, ["now"]);`,
	},
	{
		name: "replaces timers, tasks and events",
		body: `hook(globalThis, ["setTimeout", "setInterval", "clearTimeout", "queueMicrotask", "requestAnimationFrame", "addEventListener", "dispatchEvent", "CustomEvent", "Event", "postMessage", "structuredClone"]);
			hook(EventTarget.prototype, ["addEventListener", "dispatchEvent", "removeEventListener"]); spy(CustomEvent.prototype, ["detail"]);`,
	},
	{
		name: "replaces eval and the constructors of functions",
		body: `hook(globalThis, ["eval", "Function"]);
			for (const made of [async () => {}, function* () {}, async function* () {}]) { const holder = Object.getPrototypeOf(made); spy(holder, ["missing", "token"]); try { Object.defineProperty(holder, "constructor", { value: function () { note(arguments); } }); } catch { refused(); } }
			for (const prototype of [Object.getPrototypeOf(function* () {}.prototype), Object.getPrototypeOf(async function* () {}.prototype)]) hook(prototype, ["next", "return"]);`,
	},
	{
		name: "replaces addresses",
		body: `hook(globalThis, ["URL", "URLSearchParams"]); for (const name of ["href", "origin"]) Object.defineProperty(URL.prototype, name, { configurable: true, get() { note(this); return location.origin + "/opened-by-attack"; } });
			const location_ = location; try { Object.defineProperty(Location.prototype, "toString", { value() { note(this); return "x"; } }); } catch { refused(); }`,
	},
	{
		name: "takes a fresh connection out of a frame",
		body: `const frame = document.createElement("iframe"); frame.src = location.href; document.documentElement.append(frame);
			const look = () => { const inner = frame.contentWindow; try { note(inner.scriptorium); } catch { refused(); } try { for (const id of victims) { note(inner.scriptorium.menu(id)); } } catch { refused(); }
				try { hook(inner.chrome.runtime, ["sendMessage"]); hook(inner.JSON, ["parse", "stringify"]); hook(inner.Object, ["keys", "entries"]); } catch { refused(); } };
			look(); frame.addEventListener("load", look); setInterval(look, 10);`,
	},
	{
		name: "prepares a frame before the layer comes to it",
		body: `const frame = document.createElement("iframe"); document.documentElement.append(frame);
			const prepare = () => { try { const inner = frame.contentWindow; if (inner.prepared) return; inner.prepared = true;
				const fake = new Proxy({}, { get: (_, name) => (...given) => { note(name, given); } });
				Object.defineProperty(inner, "scriptorium", { configurable: true, get: () => fake, set() {} });
				hook(inner.JSON, ["parse", "stringify"]); inner.Reflect.apply = (...given) => { note(given); return kept.apply(...given); };
				if (inner.chrome) hook(inner.chrome.runtime, ["sendMessage"]); } catch { refused(); } };
			prepare(); frame.src = location.href; (function again(left) { prepare(); if (left > 0) kept.run.call(window, again, 0, left - 1); })(300);`,
	},
	{
		name: "looks through the document, its scripts and its entries",
		body: `setInterval(() => { note(performance.getEntries().map((entry) => entry.name)); for (const script of document.scripts) note(script.textContent); note(Object.getOwnPropertyNames(window).filter((name) => /^s[0-9a-f-]{16,}|scriptorium/.test(name)).map((name) => window[name])); }, 20);`,
	},
];
