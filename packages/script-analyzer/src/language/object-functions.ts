import { defineAccessor } from "../engine/accessors.ts";
import { copyProperties } from "../engine/copy-properties.ts";
import type { Obj } from "../engine/heap-object.ts";
import { inheritFrom, prototypesOf } from "../engine/inheritance.ts";
import { anyItem, spreadItems } from "../engine/iterate.ts";
import type { Call, Native } from "../engine/machine.ts";
import { keyNames } from "../engine/property-keys.ts";
import { readHost } from "../engine/read-property.ts";
import {
	ANYTHING,
	anything,
	EITHER,
	isObject,
	join,
	joinAll,
	NOTHING,
	objectsOf,
	only,
	UNDEFINED,
	type Value,
} from "../engine/value.ts";
import { argument } from "./arguments.ts";

/** Names and values of a plain object, in order; null when some are not known. */
function entriesOf(value: Value): [string, Value][] | null {
	const [object] = value.atoms;
	if (value.open || value.atoms.length !== 1 || !isObject(object)) return null;
	if (object.host || object.rest !== NOTHING || object.accessors || !object.exact) return null;
	return [...(object.items ?? []).map((item, index): [string, Value] => [String(index), item]), ...object.props];
}

function anyValue(call: Call): Value {
	const object = argument(call, 0);
	return join(call.machine.get(object, ANYTHING, call.offset), object.open ? anything(object.taints) : NOTHING);
}

const keys: Native = (call) => {
	const entries = entriesOf(argument(call, 0));
	if (entries)
		return call.machine.array(
			entries.map(([name]) => only(name)),
			call.offset,
		);
	return call.machine.array([ANYTHING], call.offset, false);
};

/** `Object.x`. */
export const objectFunctions = {
	keys,
	values: (call) => {
		const entries = entriesOf(argument(call, 0));
		if (entries)
			return call.machine.array(
				entries.map(([, value]) => value),
				call.offset,
			);
		return call.machine.array([anyValue(call)], call.offset, false);
	},
	entries: (call) => {
		const { machine, offset } = call;
		const entries = entriesOf(argument(call, 0));
		const pair = (name: Value, value: Value) => machine.array([name, value], offset);
		if (entries)
			return machine.array(
				entries.map(([name, value]) => pair(only(name), value)),
				offset,
			);
		return machine.array([pair(ANYTHING, anyValue(call))], offset, false);
	},
	assign: (call) => {
		const [target = UNDEFINED, ...sources] = call.args;
		for (const object of objectsOf(target)) {
			for (const from of sources) copyProperties(call.machine, from, object, call.offset);
		}
		if (target.open) {
			const unknown: Value = { atoms: [], open: true, taints: target.taints };
			for (const from of sources.flatMap(objectsOf))
				for (const [name, value] of from.props) call.machine.set(unknown, name, value, call.offset);
		}
		return target;
	},
	fromEntries: (call) => {
		const object = call.machine.make(call.offset);
		const { items, exact } = spreadItems(call.machine, argument(call, 0), call.offset);
		const pairs = exact ? items : [anyItem(call.machine, argument(call, 0), call.offset)];
		for (const pair of pairs) {
			const key = exact ? call.machine.get(pair, "0", call.offset) : ANYTHING;
			call.machine.set(only(object), key, call.machine.get(pair, "1", call.offset), call.offset);
		}
		return only(object);
	},
	create: (call) => {
		const object = call.machine.make(call.offset);
		inheritFrom(object, argument(call, 0));
		defineAll(call, only(object), argument(call, 1));
		return only(object);
	},
	defineProperty: (call) => {
		define(call, argument(call, 0), argument(call, 1), argument(call, 2));
		return argument(call, 0);
	},
	defineProperties: (call) => {
		defineAll(call, argument(call, 0), argument(call, 1));
		return argument(call, 0);
	},
	getOwnPropertyDescriptor: (call) => {
		const { machine, offset } = call;
		const object = argument(call, 0);
		const key = argument(call, 1);
		const isOfBrowser = objectsOf(object).some((holder) => machine.isBrowserOwned(holder));
		const read = machine.native("get", (inner) =>
			isOfBrowser ? readBeneath(inner, key) : machine.get(inner.self, key, inner.offset),
		);
		const write = machine.native("set", (inner) => {
			machine.set(inner.self, key, argument(inner, 0), inner.offset);
			return UNDEFINED;
		});
		return machine.plain(
			{ value: machine.get(object, key, offset), get: read, set: write, configurable: EITHER },
			offset,
		);
	},
	getOwnPropertyNames: keys,
	getPrototypeOf: (call) => prototypesOf(call.machine, argument(call, 0)),
	setPrototypeOf: (call) => {
		for (const object of objectsOf(argument(call, 0))) inheritFrom(object, argument(call, 1));
		return argument(call, 0);
	},
	freeze: (call) => argument(call, 0),
	seal: (call) => argument(call, 0),
	preventExtensions: (call) => argument(call, 0),
	isFrozen: () => EITHER,
	is: () => EITHER,
	hasOwn: () => EITHER,
	groupBy: (call) => only(Object.assign(call.machine.make(call.offset), { rest: joinAll([argument(call, 0)]) })),
} satisfies Readonly<Record<string, Native>>;

function defineAll(call: Call, target: Value, descriptors: Value): void {
	for (const described of objectsOf(descriptors))
		for (const [name, descriptor] of described.props) define(call, target, only(name), descriptor);
}

/** What the browser itself has under a name, whatever was put over it: a prototype's getter, called with an object. */
function readBeneath({ machine, self, offset }: Call, key: Value): Value {
	let result = self.open ? machine.get({ ...self, atoms: [] }, key, offset) : NOTHING;
	for (const object of objectsOf(self)) {
		for (const name of keyNames(key)) {
			const own = name !== null && object.host ? readHost(machine, object, object.host, name, offset) : null;
			result = join(result, own ?? machine.get(only(object), key, offset));
		}
	}
	return result;
}

/** An element has its page, which reads what the script put over one of its properties. */
function readByPage({ machine }: Call, object: Obj, get: Value): void {
	for (const callback of objectsOf(get))
		machine.defer({ callback, self: only(object), args: [], gesture: "page-event", repeated: false });
}

function define(call: Call, target: Value, key: Value, descriptor: Value): void {
	const { machine, offset } = call;
	for (const described of objectsOf(descriptor)) {
		const value = described.props.get("value");
		if (value) machine.set(target, key, value, offset);
		const get = described.props.get("get");
		const set = described.props.get("set");
		for (const object of objectsOf(target)) {
			for (const name of keyNames(key)) {
				if (name === null) continue;
				if (object === machine.window && (get || set))
					machine.browser.defineOnWindow(machine, name, get ?? NOTHING, set ?? NOTHING, offset);
				if (machine.isBrowserOwned(object)) {
					// Replaces a property of the browser: what the page writes or reads goes through these functions.
					if (get) machine.set(only(object), name, get, offset);
					if (set) machine.set(only(object), name, set, offset);
					continue;
				}
				if (get && object.host) readByPage(call, object, get);
				if (get) defineAccessor(object, name, "get", get);
				if (set) defineAccessor(object, name, "set", set);
			}
		}
	}
}
