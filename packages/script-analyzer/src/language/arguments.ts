import type { Call, Primitive, Value } from "../engine/domain.ts";
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
