import type { HeapObject, Machine, Value } from "./domain.ts";
import { joinTaints, type Taints } from "./taint.ts";
import { hasObject, isObject, only } from "./value.ts";

const MAX_DEPTH = 6;
const MAX_OBJECTS = 800;
const MAX_NESTING = 3;

/** Methods that a script gives its objects, and that are called when they are sent or become text. */
const CONVERSIONS = ["toJSON", "toString", "valueOf", "@@toPrimitive"];

/** Data in a value and in everything it holds. */
export function contentsOf(machine: Machine, value: Value): Taints {
	if (!hasObject(value)) return value.taints;
	// Getters, `toString` and elements inside elements ask for contents again.
	if (machine.nesting >= MAX_NESTING) return value.taints;
	machine.nesting += 1;
	try {
		return collect(machine, value, new Set<HeapObject>(), 0);
	} finally {
		machine.nesting -= 1;
	}
}

function collect(machine: Machine, value: Value, seen: Set<HeapObject>, level: number): Taints {
	let taints = value.taints;
	for (const atom of value.atoms) {
		if (!isObject(atom) || seen.has(atom) || seen.size >= MAX_OBJECTS) continue;
		seen.add(atom);
		machine.spend(3);
		if (level < MAX_DEPTH) taints = joinTaints(taints, inside(machine, atom, seen, level));
	}
	return taints;
}

function inside(machine: Machine, object: HeapObject, seen: Set<HeapObject>, level: number): Taints {
	let taints = object.taints;
	const add = (value: Value) => {
		taints = joinTaints(taints, collect(machine, value, seen, level + 1));
	};
	if (object.callable) return taints;
	const { props, items, accessors, proto } = object;
	props.forEach(add);
	if (items) for (const value of items) add(value);
	add(object.rest);
	if (accessors) {
		for (const { get } of accessors.values()) if (get) add(machine.callObject(get, only(object), [], object.offset));
	}
	if (object.host?.content) add(object.host.content(machine, object, object.offset));
	const data = object.hidden?.get("value");
	if (data && object.host?.name === "Promise") add(data);
	for (const name of CONVERSIONS) {
		const convert = props.get(name) ?? proto?.props.get(name);
		if (convert) add(machine.call(convert, only(object), [], object.offset));
	}
	return taints;
}
