import type { Frame, HeapObject, Machine, Value } from "./domain.ts";
import { addHidden, hiddenValue } from "./hidden-state.ts";
import { ANYTHING, anything, isObject, join, NOTHING, objectsOf, only } from "./value.ts";

/** A promise of `value`; a promise of a promise is the inner one. */
export function promiseOf(machine: Machine, value: Value, offset: number): Value {
	if (!value.open && value.atoms.length > 0 && value.atoms.every((atom) => isObject(atom) && isPromise(atom)))
		return value;
	const promise = machine.host("Promise", offset);
	settle(machine, promise, settledValue(value));
	return only(promise);
}

export function isPromise(object: HeapObject): boolean {
	return object.host?.name === "Promise";
}

export function settle(machine: Machine, promise: HeapObject, value: Value): void {
	addHidden(machine, promise, "value", value);
}

/** The value after all its promises are fulfilled; `NOTHING` when none has a value yet. */
export function settledValue(value: Value, level = 0): Value {
	let result: Value = { atoms: [], open: value.open, taints: value.taints };
	let settled = value.open;
	for (const atom of value.atoms) {
		if (!isObject(atom) || !isPromise(atom)) {
			result = join(result, only(atom, value.taints));
			settled = true;
			continue;
		}
		const inner = hiddenValue(atom, "value");
		if (inner === NOTHING || level > 4) continue;
		result = join(result, settledValue(inner, level + 1));
		settled = true;
	}
	return settled ? result : NOTHING;
}

export function awaitValue(machine: Machine, value: Value, frame: Frame): Value {
	const settled = settledValue(value);
	if (settled !== NOTHING) return thenables(machine, settled);
	// The promise has no value yet: the function runs again in a later iteration.
	for (let current: Frame | null = frame; current; current = current.parent) {
		if (current.callee) {
			current.pending = true;
			return ANYTHING;
		}
	}
	for (const promise of objectsOf(value)) machine.storageReads.note(promise, "value");
	return ANYTHING;
}

/** Objects with a `then` of their own. */
function thenables(machine: Machine, value: Value): Value {
	let result = value;
	for (const atom of value.atoms) {
		if (!isObject(atom) || atom.host || !atom.props.has("then")) continue;
		const then = atom.props.get("then") ?? NOTHING;
		let kept = NOTHING;
		const keep = machine.native("resolve", (call) => {
			kept = join(kept, call.args[0] ?? NOTHING);
			return ANYTHING;
		});
		machine.call(then, only(atom), [keep], atom.offset);
		result = join(result, kept === NOTHING ? anything(machine.contents(only(atom))) : kept);
	}
	return result;
}
