import type { HeapObject, Machine, Value } from "../engine/domain.ts";
import { prototypeObject } from "../engine/function-prototype.ts";
import { addHidden } from "../engine/hidden-state.ts";
import { memberOf } from "../engine/host-type.ts";
import { anything, isObject, NOTHING, objectsOf, only, UNDEFINED } from "../engine/value.ts";
import { privilegesOf } from "./privileges.ts";
import { WALLETS } from "./wallet.ts";
import { windowMembers } from "./window-members.ts";

const SPEAKING =
	/^(?:fetch|XMLHttpRequest|WebSocket|EventSource|Request|open|postMessage|alert|confirm|prompt|eval|Function|FormData|Worker|RTCPeerConnection)$/;

/** `window.fetch = …`: from now on the page calls the script's function, with the page's data. */
export function hookGlobal(machine: Machine, name: string, value: Value, offset: number): void {
	const functions = objectsOf(value).filter(({ callable }) => callable);
	if (functions.length === 0 && !value.atoms.some(isObject)) return;
	const builtIn = Object.hasOwn(windowMembers, name) || SPEAKING.test(name) || WALLETS.test(name);
	machine.traceBuilder.hook({
		target: `window.${name}`,
		offset,
		gives: privilegesOf(machine, value),
		restores: functions.some((fn) => isBrowsersOwn(fn, name)),
	});
	if (!builtIn) {
		handLater(machine, `window.${name}`, value, offset);
		return;
	}
	for (const fn of functions) if (!isBrowsersOwn(fn, name)) runWithPageData(machine, fn, `window.${name}`, offset);
	for (const object of objectsOf(value)) {
		if (!object.callable) callForPage(machine, object, `window.${name}`, offset);
		if (WALLETS.test(name)) askAsPage(machine, object, `window.${name}`, offset);
	}
}

/** `window.alert = before`: the page gets back what it had, and its calls are not the script's. */
function isBrowsersOwn({ callable }: HeapObject, name: string): boolean {
	return callable?.kind === "native" && callable.name === `Window.${name}`;
}

/** Values put into an object after the page received it are exposed too. */
function handLater(machine: Machine, target: string, value: Value, offset: number): void {
	if (!objectsOf(value).some(({ callable }) => !callable)) return;
	const look = machine.native("look", () => {
		machine.traceBuilder.hook({ target, offset, gives: privilegesOf(machine, value) });
		return UNDEFINED;
	});
	for (const callback of objectsOf(look))
		machine.defer({ callback, self: UNDEFINED, args: [], trigger: "page-event", repeated: false, place: offset });
}

/** `document.tool = GM_xmlhttpRequest`: the page finds it there as well. */
export function hookDocument(machine: Machine, name: string, value: Value, offset: number): void {
	// A listener is called with events, by the browser.
	if (/^on[a-z]+$/.test(name)) return;
	const gives = privilegesOf(machine, value);
	if (gives.length > 0) machine.traceBuilder.hook({ target: `document.${name}`, offset, gives });
}

/** Requests of pages to a wallet, also through a proxy or a class. */
const ASKED = ["request", "send", "sendAsync", "signTransaction", "signAndSendTransaction", "sendTransaction"];

function askAsPage(machine: Machine, wallet: HeapObject, what: string, offset: number): void {
	for (const name of ASKED) {
		for (const fn of objectsOf(machine.get(only(wallet), name, offset)))
			if (fn.callable?.kind === "closure") runWithPageData(machine, fn, what, offset);
	}
}

/** `Object.defineProperty(window, "ethereum", { get, set })`: the page receives the getter's result. */
export function hookAccessors(machine: Machine, name: string, get: Value, set: Value, offset: number): void {
	if (!Object.hasOwn(windowMembers, name) && !SPEAKING.test(name) && !WALLETS.test(name)) {
		if (get !== NOTHING)
			machine.traceBuilder.hook({ target: `window.${name}`, offset, gives: privilegesOf(machine, get) });
		return;
	}
	const before = machine.get(only(machine.window), name, offset);
	const use = machine.native("use", () => {
		machine.call(set, only(machine.window), [before], offset);
		hookGlobal(machine, name, machine.call(get, only(machine.window), [], offset), offset);
		return before;
	});
	for (const callback of objectsOf(use))
		machine.defer({
			callback,
			self: only(machine.window),
			args: [],
			trigger: "page-event",
			repeated: true,
			place: offset,
		});
}

/** `XMLHttpRequest.prototype.send = …` and setters defined on prototypes. */
export function hookPrototype(
	machine: Machine,
	prototype: HeapObject,
	name: string,
	value: Value,
	offset: number,
): void {
	const type = prototype.host;
	if (!type) return;
	const target = `${type.name}.prototype.${name}`;
	const known = memberOf(type, name) !== null;
	machine.traceBuilder.hook({ target, offset, gives: [] });
	if (!known) return;
	for (const fn of objectsOf(value)) {
		if (fn.callable) runWithPageData(machine, fn, target, offset, type.name);
	}
}

/** `JSON.parse = …`, `history.pushState = …`: a member of an object that the browser made and the page uses. */
export function hookMember(machine: Machine, target: string, value: Value, offset: number): void {
	const functions = objectsOf(value).filter(({ callable }) => callable);
	if (functions.length === 0) return;
	machine.traceBuilder.hook({ target, offset, gives: privilegesOf(machine, value) });
	for (const fn of functions) runWithPageData(machine, fn, target, offset);
}

/** The page makes objects of a class that took the place of one of the browser's, and calls their methods. */
function instantiateForPage(machine: Machine, made: HeapObject, data: Value, offset: number): void {
	const use = machine.native("use", () => {
		const instance = machine.construct(only(made), [data, data, data], offset);
		const prototype = prototypeObject(machine, made) ?? objectsOf(data)[0];
		for (const [name, method] of prototype?.props ?? []) {
			if (name !== "constructor") machine.call(method, instance, [data, data, data], offset);
		}
		return instance;
	});
	for (const callback of objectsOf(use)) {
		machine.defer({
			callback,
			self: only(machine.window),
			args: [],
			trigger: "page-event",
			repeated: true,
			place: offset,
		});
	}
}

/** An object of the page on which a replaced method is called. */
function pageObject(machine: Machine, type: string, data: Value, offset: number): HeapObject {
	const object = machine.host(type, offset);
	addHidden(machine, object, "url", data);
	addHidden(machine, object, "data", data);
	return object;
}

/** An object in the place of one of the browser's: the page calls its methods. */
function callForPage(machine: Machine, object: HeapObject, what: string, offset: number): void {
	const data = anything(machine.read("request", `what the page gives to ${what}`, offset).taints);
	for (const holder of [object, object.proto]) {
		for (const [name, method] of holder?.props ?? []) {
			if (name === "constructor") continue;
			for (const callback of objectsOf(method)) {
				if (callback.callable?.kind !== "closure") continue;
				machine.defer({
					callback,
					self: only(object),
					args: [data, data, data],
					trigger: "page-event",
					repeated: true,
				});
			}
		}
	}
}

function runWithPageData(machine: Machine, callback: HeapObject, what: string, offset: number, type?: string): void {
	const data = anything(machine.read("request", `what the page gives to ${what}`, offset).taints);
	if (callback.props.has("prototype") && /^window\.[A-Z]/.test(what))
		instantiateForPage(machine, callback, data, offset);
	const self = type === undefined ? only(machine.window) : only(pageObject(machine, type, data, offset));
	machine.defer({ callback, self, args: [data, data, data], trigger: "page-event", repeated: true });
}
