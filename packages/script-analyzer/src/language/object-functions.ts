import { copyProperties } from "../engine/copy-properties.ts";
import type { Call, Native, Value } from "../engine/domain.ts";
import { inheritFrom, prototypesOf } from "../engine/inheritance.ts";
import { anyItem, spreadItems } from "../engine/iterate.ts";
import {
	ANY_BOOLEAN,
	ANYTHING,
	anything,
	isObject,
	join,
	NOTHING,
	objectsOf,
	only,
	UNDEFINED,
} from "../engine/value.ts";
import { argument } from "./arguments.ts";
import { groupItems } from "./grouping.ts";
import { defineAll, defineProperty, describeProperties, describeProperty } from "./property-descriptors.ts";

/** Names and values of a plain object, in order; null when some are not known. */
function entriesOf(value: Value): [string, Value][] | null {
	const [object] = value.atoms;
	if (value.open || value.atoms.length !== 1 || !isObject(object)) return null;
	if (object.host || object.rest !== NOTHING || object.accessors || !object.exact) return null;
	return [...(object.items ?? []).map((item, index): [string, Value] => [String(index), item]), ...object.props];
}

const MAX_NAMES = 60;

/** Every name that one of several plain objects can have; null when some are not known. */
function namesOfAll(value: Value): Value[] | null {
	if (value.open) return null;
	const names = new Set<string>();
	for (const atom of value.atoms) {
		if (!isObject(atom)) return null;
		const entries = entriesOf(only(atom));
		if (!entries) return null;
		for (const [name] of entries) names.add(name);
	}
	return names.size === 0 || names.size > MAX_NAMES ? null : [...names].map((name) => only(name));
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
	const names = namesOfAll(argument(call, 0));
	return call.machine.array(names ?? [ANYTHING], call.offset, false);
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
		defineProperty(call, argument(call, 0), argument(call, 1), argument(call, 2));
		return argument(call, 0);
	},
	defineProperties: (call) => {
		defineAll(call, argument(call, 0), argument(call, 1));
		return argument(call, 0);
	},
	getOwnPropertyDescriptor: describeProperty,
	getOwnPropertyDescriptors: describeProperties,
	getOwnPropertyNames: keys,
	getPrototypeOf: (call) => prototypesOf(call.machine, argument(call, 0)),
	setPrototypeOf: (call) => {
		for (const object of objectsOf(argument(call, 0))) inheritFrom(object, argument(call, 1));
		return argument(call, 0);
	},
	freeze: (call) => argument(call, 0),
	seal: (call) => argument(call, 0),
	preventExtensions: (call) => argument(call, 0),
	isFrozen: () => ANY_BOOLEAN,
	is: () => ANY_BOOLEAN,
	hasOwn: () => ANY_BOOLEAN,
	groupBy: (call) => {
		const groups = call.machine.make(call.offset);
		const { key, group } = groupItems(call);
		groups.addRest(group);
		groups.addTaints(key.taints);
		return only(groups);
	},
} satisfies Readonly<Record<string, Native>>;
