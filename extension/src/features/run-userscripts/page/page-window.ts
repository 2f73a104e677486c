import {
	append,
	applyList,
	type Bare,
	bare,
	hasOwn,
	isFunction,
	isList,
	isPlainPromise,
	keptProxy,
	parseJson,
	reflect,
	removeFirst,
	type ScriptFunction,
	textOf,
	timeOf,
	toJson,
	typeError,
} from "./built-ins.ts";
import { membersOf } from "./exported-members.ts";
import { whenSettled } from "./guarded-promises.ts";
import { createWeakTables } from "./kept-tables.ts";
import type { Wire, WireMember, WireOperation } from "./page-window-wire.ts";
import { acceptPageObject, acceptPageWindow } from "./window-acceptance.ts";
import { createWireSymbols } from "./wire-symbols.ts";

// Kept before any script runs, like the built-ins.
const { addEventListener: listen, dispatchEvent: dispatch } = document;
const eventTarget = EventTarget.prototype;
const KeptCustomEvent = CustomEvent;
const KeptMouseEvent = MouseEvent;
const KeptNumber = Number;
const KeptBigInt = BigInt;
const KeptError = Error;
const getterOf = (holder: object, name: string) => Object.getOwnPropertyDescriptor(holder, name)?.get;
const readDetail = getterOf(CustomEvent.prototype, "detail");
const readRelated = getterOf(MouseEvent.prototype, "relatedTarget");
const readNodeType = getterOf(Node.prototype, "nodeType");
const { getRootNode } = Node.prototype;
const readHost = getterOf(ShadowRoot.prototype, "host");

const MAX_DEPTH = 20;
type Operation = WireOperation["operation"];
/** The page calls a function of the script, or constructs with it. */
interface PageCall {
	readonly id: number;
	readonly self: Wire;
	readonly given: readonly Wire[];
	readonly isNew: boolean;
}

/**
 * The page's window for a script in a world of its own (decision 43): proxies for the page's objects, each operation on which is
 * done in the page by `page-window-agent.ts`. Nodes are the same node. Of the script's values the page gets copies, and of its
 * functions wrappers that call them; so it reaches nothing that the script did not pass to it.
 */
export function createPageWindow(channel: string): object {
	const tables = createWeakTables((id) => ask("release", ["w"], [["x", textOf(id)]]));
	const functions = bare<ScriptFunction>();
	const symbols = createWireSymbols();
	let lastFunction = 0;
	let lastPromise = 0;
	let inbox: unknown[] = [];
	let answer: unknown = null;

	const send = (event: Event): void => void applyList(dispatch, document, [event]);
	const message = (name: string, content: unknown): void => {
		const init = bare();
		init.detail = toJson(content);
		send(new KeptCustomEvent(`${channel}-${name}`, init));
	};
	const receive = (name: string, take: (event: Event) => void): void =>
		void applyList(listen, document, [`${channel}-${name}`, take]);

	/** Does something with an object of the page; throws what the page throws. */
	function ask(operation: Operation, target: Wire, given: readonly Wire[]): unknown {
		inbox = [];
		answer = null;
		message("ask", { operation, target, given });
		const text = answer;
		answer = null;
		if (typeof text !== "string") throw typeError("unsafeWindow: the page does not answer");
		const { value, thrown } = parseJson(text) as { readonly value: Wire; readonly thrown: boolean };
		const result = decode(value);
		if (thrown) throw result;
		return result;
	}

	function encode(value: unknown, depth = 0): Wire {
		if (value === undefined) return ["u"];
		if (value === null || typeof value === "string" || typeof value === "boolean") return ["p", value];
		if (typeof value === "number") return ["x", value === 0 && 1 / value < 0 ? "-0" : textOf(value)];
		if (typeof value === "bigint") return ["b", textOf(value)];
		if (typeof value === "symbol") return symbols.encode(value);
		if (value === proxy || value === window) return ["w"];
		const id = tables.idOf(value);
		if (id !== undefined) return ["h", id, "o"];
		if (isNode(value)) {
			sendNode(value as Node);
			return ["n"];
		}
		if (isFunction(value)) return ["t", exportFunction(value)];
		if (depth > MAX_DEPTH) throw typeError("unsafeWindow: the object is nested too deeply, or in itself");
		return encodeCopy(value, depth);
	}
	function encodeCopy(value: object, depth: number): Wire {
		if (isPlainPromise(value)) return ["P", exportPromise(value)];
		const time = timeOf(value);
		if (time !== null) return ["d", time];
		if (isList(value)) {
			const items: Wire[] = [];
			for (let index = 0; index < value.length; index += 1) append(items, encode(value[index], depth + 1));
			return ["a", items];
		}
		if (hasOwn(value, "message") && hasOwn(value, "stack")) return ["e", "Error", textOf((value as Error).message)];
		const encoded: WireMember[] = [];
		const members = membersOf(value);
		for (let index = 0; index < members.length; index += 1) {
			const member = members[index];
			if (member === undefined) continue;
			const kind = member.isOwn ? "v" : "c";
			if ("value" in member) append(encoded, [member.name, kind, encode(member.value, depth + 1)]);
			else append(encoded, [member.name, kind, encode(member.get), encode(member.set)]);
		}
		return ["o", encoded];
	}
	const encodeList = (list: ArrayLike<unknown>): Wire => {
		const items: Wire[] = [];
		for (let index = 0; index < list.length; index += 1) append(items, encode(list[index], 1));
		return ["a", items];
	};

	function sendNode(node: Node): void {
		const root: unknown = applyList(getRootNode, node, []);
		if (isShadowRoot(root)) throw typeError("unsafeWindow: a node of a shadow tree cannot be passed");
		const init = bare();
		init.relatedTarget = node;
		send(new KeptMouseEvent(`${channel}-node-in`, init));
	}
	function exportFunction(value: ScriptFunction): number {
		const known = tables.functionId(value);
		if (known !== undefined) return known;
		lastFunction += 1;
		tables.keepFunction(value, lastFunction);
		functions[lastFunction] = value;
		return lastFunction;
	}
	function exportPromise(value: object): number {
		lastPromise += 1;
		const id: Wire = ["x", textOf(lastPromise)];
		const settle = (result: unknown, failed: boolean): void =>
			void ask("settle", ["w"], [id, encode(result), ["p", failed]]);
		whenSettled(
			value,
			(result) => settle(result, false),
			(problem) => settle(problem, true),
		);
		return lastPromise;
	}

	function decode(wire: Wire): unknown {
		switch (wire[0]) {
			case "p":
				return wire[1];
			case "x":
				return KeptNumber(wire[1]);
			case "b":
				return KeptBigInt(wire[1]);
			case "k":
			case "K":
			case "m":
			case "y":
				return symbols.decode(wire);
			case "w":
				return proxy;
			case "n":
				return removeFirst(inbox);
			case "t":
				return functions[wire[1]];
			case "h":
				return tables.proxyOf(wire[1]) ?? keepProxy(wire[1], wire[2]);
			default:
				return undefined; // the page sends no copies
		}
	}

	function keepProxy(id: number, kind: "f" | "a" | "o"): object {
		const made = tables.keep(id, proxyFor(id, kind));
		acceptPageObject(made, proxy);
		return made;
	}
	function proxyFor(id: number | null, kind: "f" | "a" | "o"): object {
		const self: Wire = id === null ? ["w"] : ["h", id, kind];
		// A bound function can be called and constructed, and has no property that a proxy would have to repeat.
		const target: object = kind === "f" ? tables.callable() : kind === "a" ? [] : {};
		const traps = bare();
		// Events of this world cannot be passed, and need not: the window is the same target for both worlds.
		traps.get = (_: object, key: PropertyKey) =>
			id === null && key === "dispatchEvent" ? eventTarget.dispatchEvent : ask("get", self, [encode(key)]);
		traps.set = (_: object, key: PropertyKey, value: unknown) =>
			ask("set", self, [encode(key), encode(value)]) === true;
		traps.has = (_: object, key: PropertyKey) => ask("has", self, [encode(key)]) === true;
		traps.deleteProperty = (_: object, key: PropertyKey) => ask("delete", self, [encode(key)]) === true;
		traps.ownKeys = () => listOf(ask("keys", self, []));
		traps.getPrototypeOf = () => ask("prototype", self, []);
		traps.setPrototypeOf = () => false;
		traps.preventExtensions = () => false;
		traps.getOwnPropertyDescriptor = (_: object, key: PropertyKey) => {
			const found = ask("describe", self, [encode(key)]);
			return found === undefined ? undefined : descriptorOf(found as Bare, kind === "a" && key === "length");
		};
		traps.defineProperty = (_: object, key: PropertyKey, descriptor: Bare) =>
			ask("define", self, [encode(key), encode(descriptor)]) === true;
		traps.apply = (_: object, receiver: unknown, given: ArrayLike<unknown>) =>
			ask("apply", self, [encode(receiver), encodeList(given)]);
		traps.construct = (_: object, given: ArrayLike<unknown>) => ask("construct", self, [encodeList(given)]);
		return keptProxy(target, traps);
	}
	/** A list of the page as an array of this world. */
	const listOf = (list: unknown): unknown[] => {
		const items: unknown[] = [];
		const { length } = list as { readonly length: number };
		for (let index = 0; index < length; index += 1) append(items, (list as Bare)[index]);
		return items;
	};

	receive("node-out", (event) => append(inbox, readRelated && applyList(readRelated, event, [])));
	receive("answer", (event) => {
		answer = readDetail ? applyList(readDetail, event, []) : null;
	});
	receive("call", (event) => {
		const outer = inbox;
		let value: Wire;
		let thrown = false;
		try {
			const text: unknown = readDetail ? applyList(readDetail, event, []) : null;
			const call = parseJson(textOf(text)) as PageCall;
			const called = functions[call.id];
			if (called === undefined) throw new KeptError("Not a function of this script");
			const self = decode(call.self);
			const given: unknown[] = [];
			for (let index = 0; index < call.given.length; index += 1) append(given, decode(call.given[index] ?? ["u"]));
			value = encode(call.isNew ? reflect.construct(called, given) : applyList(called, self, given));
		} catch (problem) {
			thrown = true;
			value = encode(problem);
		}
		inbox = outer;
		message("reply", { value, thrown });
	});
	const proxy = proxyFor(null, "o");
	acceptPageWindow(proxy);
	return proxy;
}

/** A descriptor that the proxy's own target permits: nothing in it is fixed, except the length of an array. */
function descriptorOf(found: Bare, isLength: boolean): Bare {
	const descriptor = bare();
	const isAccessor = found.get !== undefined || found.set !== undefined;
	if (isAccessor) {
		descriptor.get = found.get;
		descriptor.set = found.set;
	} else {
		descriptor.value = found.value;
		descriptor.writable = isLength || found.writable === true;
	}
	descriptor.enumerable = found.enumerable === true;
	descriptor.configurable = !isLength;
	return descriptor;
}

const isBranded = (getter: (() => unknown) | undefined, value: unknown): boolean => {
	try {
		return getter !== undefined && applyList(getter, value, []) !== undefined;
	} catch {
		return false; // the getter accepts its own kind only
	}
};
const isNode = (value: unknown): boolean => isBranded(readNodeType, value);
const isShadowRoot = (value: unknown): boolean => isBranded(readHost, value);
