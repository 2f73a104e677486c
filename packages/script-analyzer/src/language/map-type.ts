import type { Call, HeapObject, HostType, Machine, Member, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue, setHidden } from "../engine/hidden-state.ts";
import { anyItem, spreadItems } from "../engine/iterate.ts";
import {
	ANY_BOOLEAN,
	ANYTHING,
	addTaints,
	constantOf,
	isObject,
	join,
	joinAll,
	NOTHING,
	objectsOf,
	only,
	UNDEFINED,
} from "../engine/value.ts";
import { argument, selfObject } from "./arguments.ts";

/** Values by key lie in a hidden plain object; keys that are no constants share one place. */
function storeOf(machine: Machine, map: HeapObject): HeapObject {
	const [known] = hiddenValue(map, "store").atoms;
	if (isObject(known)) return known;
	const store = machine.make(map.offset);
	setHidden(map, "store", only(store));
	return store;
}

function keyOf(value: Value): Value {
	const known = constantOf(value);
	return known ? only(String(known.is)) : ANYTHING;
}

export function putEntry(machine: Machine, map: HeapObject, key: Value, value: Value, offset: number): void {
	machine.set(only(storeOf(machine, map)), keyOf(key), value, offset);
	addHidden(machine, map, "keys", key);
	addHidden(machine, map, "values", value);
	const pair = machine.array([key, value], offset);
	addHidden(machine, map, "entries", pair);
}

function hidden(name: string): (call: Call) => Value {
	return (call) => {
		const value = joinAll(objectsOf(call.self).map((map) => hiddenValue(map, name)));
		return call.machine.array(value === NOTHING ? [] : [value], call.offset, false);
	};
}

const shared: Readonly<Record<string, Member>> = {
	has: { call: () => ANY_BOOLEAN },
	delete: { call: () => ANY_BOOLEAN },
	clear: { call: () => UNDEFINED },
	size: { get: () => ANYTHING },
	forEach: {
		call: (call) => {
			for (const map of objectsOf(call.self)) {
				const value = hiddenValue(map, "values");
				const key = map.hidden?.get("keys") ?? ANYTHING;
				if (value !== NOTHING) call.machine.call(argument(call, 0), UNDEFINED, [value, key, call.self], call.offset);
			}
			return UNDEFINED;
		},
	},
};

export const mapType: HostType = {
	name: "Map",
	content: (_machine, self) => join(hiddenValue(self, "values"), hiddenValue(self, "keys")),
	members: {
		...shared,
		get: {
			call: (call) => {
				const map = selfObject(call);
				if (!map) return ANYTHING;
				const key = argument(call, 0);
				const found = call.machine.get(only(storeOf(call.machine, map)), keyOf(key), call.offset);
				// A lookup table reveals the key.
				return addTaints(found, key.taints);
			},
		},
		set: {
			call: (call) => {
				for (const map of objectsOf(call.self))
					putEntry(call.machine, map, argument(call, 0), argument(call, 1), call.offset);
				return call.self;
			},
		},
		keys: { call: hidden("keys") },
		values: { call: hidden("values") },
		entries: { call: hidden("entries") },
	},
};

export const setType: HostType = {
	name: "Set",
	content: mapType.content ?? (() => NOTHING),
	members: {
		...shared,
		add: {
			call: (call) => {
				for (const set of objectsOf(call.self)) {
					addHidden(call.machine, set, "values", argument(call, 0));
					addHidden(call.machine, set, "entries", argument(call, 0));
				}
				return call.self;
			},
		},
		values: { call: hidden("values") },
		keys: { call: hidden("values") },
		entries: { call: hidden("values") },
	},
};

export function makeMap(call: Call): Value {
	const map = call.machine.host("Map", call.offset);
	const { items, exact } = spreadItems(call.machine, argument(call, 0), call.offset);
	const given = argument(call, 0);
	if (given.atoms.every((atom) => atom === undefined || atom === null) && !given.open) return only(map);
	for (const pair of exact ? items : [anyItem(call.machine, given, call.offset)]) {
		putEntry(
			call.machine,
			map,
			call.machine.get(pair, "0", call.offset),
			call.machine.get(pair, "1", call.offset),
			call.offset,
		);
	}
	return only(map);
}

export function makeSet(call: Call): Value {
	const set = call.machine.host("Set", call.offset);
	const given = argument(call, 0);
	if (given.atoms.every((atom) => atom === undefined || atom === null) && !given.open) return only(set);
	const value = anyItem(call.machine, given, call.offset);
	addHidden(call.machine, set, "values", value);
	addHidden(call.machine, set, "entries", value);
	return only(set);
}
