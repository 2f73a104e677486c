import type { HeapObject, Machine, Value } from "./domain.ts";
import { ANYTHING, anything, isObject, join, joinAll, NOTHING, objectsOf, only } from "./value.ts";

/** Makes `proto` the prototype of `object`; members of an unknown prototype may exist on the object. */
export function inheritFrom(object: HeapObject, proto: Value): void {
	const [first, ...others] = objectsOf(proto).filter((candidate) => !isInChain(candidate, object));
	if (first) object.proto = first;
	for (const other of others) object.addRest(join(other.rest, joinAll(other.props.values())));
	if (proto.open || others.length > 0) object.addRest(anything(proto.taints));
}

const MAX_CHAIN = 12;

/** Whether `object` is among the prototypes of `candidate`, or is it: a chain never ends in itself. */
function isInChain(candidate: HeapObject, object: HeapObject): boolean {
	let current: HeapObject | null = candidate;
	for (let hops = 0; current && hops < MAX_CHAIN; hops++) {
		if (current === object) return true;
		current = current.proto;
	}
	return false;
}

/** What `Object.getPrototypeOf` gives for all that the value can be. */
export function prototypesOf(machine: Machine, value: Value): Value {
	let found = value.open ? ANYTHING : NOTHING;
	for (const atom of value.atoms) {
		if (atom === null || atom === undefined) continue;
		found = join(found, only(isObject(atom) ? prototypeOfObject(machine, atom) : primitivePrototype(machine, atom)));
	}
	return found === NOTHING ? ANYTHING : found;
}

function prototypeOfObject(machine: Machine, object: HeapObject): HeapObject {
	if (object.proto) return object.proto;
	if (object.callable) return machine.prototypeOf("Function");
	if (object.items) return machine.prototypeOf("Array");
	return machine.prototypeOf(object.host ? object.host.name : "Object");
}

function primitivePrototype(machine: Machine, atom: unknown): HeapObject {
	const type = typeof atom;
	return machine.prototypeOf(
		type === "number" ? "Number" : type === "boolean" || type === "bigint" ? "Object" : "String",
	);
}
