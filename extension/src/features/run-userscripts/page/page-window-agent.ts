/**
 * The page's side of `unsafeWindow` for scripts in other worlds: does with the page's objects what `page-window.ts` asks for by
 * events, and answers synchronously. Runs in the page's own world. It gives nobody anything: whatever it holds is the page's
 * own, and of the script only functions that the script passed to the page. Built-ins are kept because pages replace them.
 */
import type { Wire, WireMember, WireOperation } from "./page-window-wire.ts";
import { createWireSymbols } from "./wire-symbols.ts";

type Callable = (...values: unknown[]) => unknown;
type Constructible = new (...values: unknown[]) => unknown;

const { apply, construct, defineProperty, deleteProperty, get, getPrototypeOf, has, ownKeys, set } = Reflect;
const { getOwnPropertyDescriptor } = Object;
const { parse, stringify } = JSON;
const { isArray } = Array;
const { getRootNode } = Node.prototype;
const KeptShadowRoot = ShadowRoot;
const KeptCustomEvent = CustomEvent;
const KeptMouseEvent = MouseEvent;
const KeptNode = Node;
const KeptError = Error;
const KeptPromise = Promise;

/** Listens to the world of one script. */
export function startPageWindowAgent(channel: string): void {
	const events = document;
	// Already there, when the user runs a script again.
	if (!events.dispatchEvent(new KeptCustomEvent(`${channel}-here`, { cancelable: true }))) return;
	events.addEventListener(`${channel}-here`, (event) => event.preventDefault());
	const dispatch = events.dispatchEvent.bind(events);
	const objects = new Map<number, object>();
	const ids = new WeakMap<object, number>();
	/** The script's functions that the page has, by their id on the other side, and back. */
	const wrappers = new Map<number, Callable>();
	const wrapped = new WeakMap<object, number>();
	const promises = new Map<number, { resolve(value: unknown): void; reject(problem: unknown): void }>();
	const symbols = createWireSymbols();
	let lastId = 0;
	let inbox: unknown[] = [];
	let reply: string | null = null;

	const encode = (value: unknown): Wire => {
		if (value === undefined) return ["u"];
		if (value === null || typeof value === "string" || typeof value === "boolean") return ["p", value];
		if (typeof value === "number" || typeof value === "bigint")
			return [typeof value === "number" ? "x" : "b", Object.is(value, -0) ? "-0" : String(value)];
		if (typeof value === "symbol") return symbols.encode(value);
		if (value === window) return ["w"];
		const own = wrapped.get(value);
		if (own !== undefined) return ["t", own];
		if (value instanceof KeptNode && !(apply(getRootNode, value, []) instanceof KeptShadowRoot)) {
			dispatch(new KeptMouseEvent(`${channel}-node-out`, { relatedTarget: value }));
			return ["n"];
		}
		let id = ids.get(value);
		if (id === undefined) {
			lastId += 1;
			id = lastId;
			ids.set(value, id);
		}
		objects.set(id, value);
		return ["h", id, typeof value === "function" ? "f" : isArray(value) ? "a" : "o"];
	};

	const callScript = (id: number, self: unknown, given: unknown[], isNew: boolean): unknown => {
		reply = null;
		const detail = stringify({ id, self: isNew ? ["u"] : encode(self), given: given.map(encode), isNew });
		dispatch(new KeptCustomEvent(`${channel}-call`, { detail }));
		const answer: string | null = reply;
		reply = null;
		if (answer === null) throw new KeptError("The userscript that this function belongs to is gone");
		const { value, thrown } = parse(answer) as { value: Wire; thrown: boolean };
		const result = decode(value);
		if (thrown) throw result;
		return result;
	};
	const wrapperOf = (id: number): Callable => {
		const known = wrappers.get(id);
		if (known !== undefined) return known;
		const wrapper = function (this: unknown, ...given: unknown[]): unknown {
			return callScript(id, this, given, new.target !== undefined);
		};
		wrappers.set(id, wrapper);
		wrapped.set(wrapper, id);
		return wrapper;
	};
	const addMember = (object: object, [name, kind, first, setter]: WireMember): object => {
		const shared = { configurable: true, enumerable: kind === "v" };
		const own =
			setter === undefined
				? { value: decode(first), writable: true }
				: { get: decode(first) as () => unknown, set: decode(setter) as (value: unknown) => void };
		defineProperty(object, name, { ...shared, ...own });
		return object;
	};
	const decode = (wire: Wire): unknown => {
		switch (wire[0]) {
			case "p":
				return wire[1];
			case "x":
				return Number(wire[1]);
			case "b":
				return BigInt(wire[1]);
			case "k":
			case "K":
			case "m":
			case "y":
				return symbols.decode(wire);
			case "w":
				return window;
			case "n":
				return inbox.shift();
			case "h":
				return objects.get(wire[1]);
			case "t":
				return wrapperOf(wire[1]);
			case "d":
				return new Date(wire[1]);
			case "a":
				return wire[1].map(decode);
			case "o":
				return wire[1].reduce<object>(addMember, {});
			case "e":
				return Object.assign(new KeptError(wire[2]), { name: wire[1] });
			case "P":
				return new KeptPromise((resolve, reject) => promises.set(wire[1], { resolve, reject }));
			default:
				return undefined;
		}
	};

	const perform = ({ operation, target, given }: WireOperation): unknown => {
		const holder = decode(target) as object;
		const values = given.map(decode);
		const [first, second, third] = values;
		const key = first as PropertyKey;
		switch (operation) {
			case "get":
				return get(holder, key, holder);
			case "set":
				return set(holder, key, second, holder);
			case "has":
				return has(holder, key);
			case "delete":
				return deleteProperty(holder, key);
			case "keys":
				return ownKeys(holder);
			case "describe":
				return getOwnPropertyDescriptor(holder, key);
			case "define":
				return defineProperty(holder, key, second as PropertyDescriptor);
			case "prototype":
				return getPrototypeOf(holder);
			case "apply":
				return apply(holder as Callable, first, second as unknown[]);
			case "construct":
				return construct(holder as Constructible, first as unknown[]);
			case "release":
				objects.delete(Number(first));
				return undefined;
			case "settle": {
				const promise = promises.get(Number(first));
				promises.delete(Number(first));
				if (third === true) promise?.reject(second);
				else promise?.resolve(second);
				return undefined;
			}
		}
	};

	events.addEventListener(`${channel}-node-in`, (event) => inbox.push((event as MouseEvent).relatedTarget));
	events.addEventListener(`${channel}-reply`, (event) => {
		reply = String((event as CustomEvent).detail);
	});
	events.addEventListener(`${channel}-ask`, (event) => {
		const asked = parse(String((event as CustomEvent).detail)) as WireOperation;
		let value: Wire;
		let thrown = false;
		try {
			value = encode(perform(asked));
		} catch (problem) {
			thrown = true;
			value = encode(problem);
		}
		inbox = [];
		dispatch(new KeptCustomEvent(`${channel}-answer`, { detail: stringify({ value, thrown }) }));
	});
}
