import type { Call, HeapObject, Primitive, Value } from "../engine/domain.ts";
import { joinTaints, type Taints } from "../engine/taint.ts";
import { constantOf, isObject, mayBeFunction, UNDEFINED } from "../engine/value.ts";

export function argument(call: Call, index: number): Value {
	return call.args[index] ?? UNDEFINED;
}

/** All arguments as constants, or null when one is not. */
export function constants(values: readonly Value[]): Primitive[] | null {
	const known: Primitive[] = [];
	for (const value of values) {
		const constant = constantOf(value);
		if (!constant) return null;
		known.push(constant.is);
	}
	return known;
}

/** Data in `this` and the arguments, functions left out. */
export function involved(call: Call): Taints {
	let taints = call.machine.contents(call.self);
	for (const arg of call.args) {
		if (!mayBeFunction(arg)) taints = joinTaints(taints, call.machine.contents(arg));
	}
	return taints;
}

/** The object a method was called on. */
export function selfObject(call: Call) {
	const [atom] = call.self.atoms;
	return isObject(atom) ? atom : null;
}

/** Items when their number and order are known and this call may change them for good. */
export function exactItems(call: Call): { array: HeapObject; items: readonly Value[] } | null {
	const array = selfObject(call);
	return array?.items && array.exact && call.self.atoms.length === 1 ? { array, items: array.items } : null;
}

/** A number as an argument; undefined for a missing one, null when it is not known. */
export function numberOf(value: Value): number | undefined | null {
	const known = constantOf(value);
	if (!known) return null;
	return known.is === undefined ? undefined : Number(known.is);
}
