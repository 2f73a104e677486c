import { defineAccessor } from "../engine/accessors.ts";
import type { Call, HeapObject, Native, Value } from "../engine/domain.ts";
import { memberOf } from "../engine/host-type.ts";
import { keyNames } from "../engine/property-keys.ts";
import { readHost } from "../engine/read-property.ts";
import { ANY_BOOLEAN, ANYTHING, join, NOTHING, objectsOf, only, UNDEFINED } from "../engine/value.ts";
import { argument } from "./arguments.ts";

/** `Object.getOwnPropertyDescriptor`: nothing, where the object has no such property of its own. */
export const describeProperty: Native = (call) =>
	join(descriptorOf(call, argument(call, 0), argument(call, 1)), UNDEFINED);

/** `Object.getOwnPropertyDescriptors`: by name where the names are known, else one for all. */
export const describeProperties: Native = (call) => {
	const { machine, offset } = call;
	const object = argument(call, 0);
	const made = machine.make(offset);
	for (const holder of objectsOf(object)) {
		const names = new Set([...holder.props.keys(), ...(holder.accessors?.keys() ?? [])]);
		for (const name of names) machine.set(only(made), name, descriptorOf(call, only(holder), only(name)), offset);
		if (holder.host || holder.rest !== NOTHING) made.addRest(descriptorOf(call, only(holder), ANYTHING));
	}
	if (object.open) made.addRest(descriptorOf(call, object, ANYTHING));
	return only(made);
};

/**
 * The descriptor of a property. Properties defined by the script have their own; for those of the browser and unknown
 * ones the accessors are functions that read and write the property.
 */
function descriptorOf(call: Call, object: Value, key: Value): Value {
	const { machine, offset } = call;
	const isOfBrowser = objectsOf(object).some((holder) => machine.isBrowserOwned(holder));
	const defined = isOfBrowser ? null : definedAccessors(object, key);
	if (defined) return machine.plain({ ...defined, configurable: ANY_BOOLEAN, enumerable: ANY_BOOLEAN }, offset);
	const read = ownNative(call, "get", (inner) =>
		isOfBrowser ? readBeneath(inner, key) : machine.get(inner.self, key, inner.offset),
	);
	const write = ownNative(call, "set", (inner) => {
		machine.set(inner.self, key, argument(inner, 0), inner.offset);
		return UNDEFINED;
	});
	return machine.plain(
		{ value: machine.get(object, key, offset), get: read, set: write, configurable: ANY_BOOLEAN },
		offset,
	);
}

/** Made at this place in the code: the engine bounds how deep such functions call themselves. */
function ownNative({ machine, offset }: Call, name: string, run: Native): Value {
	const made = machine.make(offset);
	made.callable = { kind: "native", name, run };
	return only(made);
}

/** The accessors that the script defined for a known property; null when there are none. */
function definedAccessors(object: Value, key: Value): { readonly get: Value; readonly set: Value } | null {
	const found = objectsOf(object).flatMap(({ accessors }) =>
		keyNames(key).map((name) => (name === null ? undefined : accessors?.get(name))),
	);
	if (object.open || found.length === 0 || found.some((accessor) => accessor === undefined)) return null;
	const functions = (kind: "get" | "set") =>
		found.reduce((known, accessor) => join(known, accessor?.[kind] ? only(accessor[kind]) : UNDEFINED), NOTHING);
	return { get: functions("get"), set: functions("set") };
}

/** `Object.defineProperties(target, descriptors)`. */
export function defineAll(call: Call, target: Value, descriptors: Value): void {
	for (const described of objectsOf(descriptors))
		for (const [name, descriptor] of described.props) defineProperty(call, target, only(name), descriptor);
}

/**
 * The browser's own member of that name, even when the script has replaced it: a prototype's getter, called with an
 * object.
 */
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

/** The page reads an element's properties, so accessors that the script defines on it are called by the page. */
function readByPage({ machine }: Call, object: HeapObject, get: Value): void {
	for (const callback of objectsOf(get))
		machine.defer({ callback, self: only(object), args: [], trigger: "page-event", repeated: false });
}

/** `Object.defineProperty(target, key, descriptor)`. */
export function defineProperty(call: Call, target: Value, key: Value, descriptor: Value): void {
	const { machine, offset } = call;
	for (const described of objectsOf(descriptor)) {
		const value = described.props.get("value");
		if (value) machine.set(target, key, value, offset);
		const get = described.props.get("get");
		const set = described.props.get("set");
		for (const object of objectsOf(target)) {
			for (const name of keyNames(key)) {
				if (name === null) {
					if (get) defineAccessor(object, null, "get", get);
					if (set) defineAccessor(object, null, "set", set);
					continue;
				}
				if (object === machine.window && (get || set))
					machine.browser.defineOnWindow(machine, name, get ?? NOTHING, set ?? NOTHING, offset);
				const isNew = object !== machine.window && object.host !== null && !memberOf(object.host, name);
				if (machine.isBrowserOwned(object)) {
					// Replaces a property of the browser: reads and writes of the page go through these functions.
					if (get) machine.set(only(object), name, get, offset);
					if (set) machine.set(only(object), name, set, offset);
					// A name that the browser does not know is called by the script alone.
					if (get && isNew) defineAccessor(object, name, "get", get);
					continue;
				}
				if (get && object.host) readByPage(call, object, get);
				if (get) defineAccessor(object, name, "get", get);
				if (set) defineAccessor(object, name, "set", set);
			}
		}
	}
}
