import { addedMember } from "./added-member.ts";
import type { Frame, HeapObject, Machine, Value } from "./domain.ts";
import { addHidden, hiddenValue, setHidden } from "./hidden-state.ts";
import { ANYTHING, anything, isObject, join, NOTHING, objectsOf, only, UNDEFINED } from "./value.ts";

/** A promise of `value`; a promise of a promise is the inner one. */
export function promiseOf(machine: Machine, value: Value, offset: number): Value {
	if (!value.open && value.atoms.length > 0 && value.atoms.every((atom) => isObject(atom) && isPromise(atom)))
		return value;
	const promise = machine.host("Promise", offset);
	resolvePromise(machine, promise, value);
	return only(promise);
}

/** Resolves a promise with a value. A thenable, an object with its own `then`, decides the value instead, now or later. */
function resolvePromise(machine: Machine, promise: HeapObject, value: Value): void {
	const settled = settledValue(value);
	if (settled !== NOTHING) settle(machine, promise, settled);
	for (const object of objectsOf(value)) {
		const then = addedMember(machine, object, "then");
		if (then !== NOTHING) machine.call(then, only(object), [resolverOf(machine, promise), ANYTHING], object.offset);
	}
}

/** The resolving function of a promise, one per promise, so that iterations add nothing. */
export function resolverOf(machine: Machine, promise: HeapObject): Value {
	const known = hiddenValue(promise, "keeper");
	if (known !== NOTHING) return known;
	const resolve = machine.native("resolve", (call) => {
		resolvePromise(machine, promise, call.args[0] ?? UNDEFINED);
		return UNDEFINED;
	});
	setHidden(promise, "keeper", resolve);
	return resolve;
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
	if (settled !== NOTHING) return join(thenables(machine, settled), ownThens(machine, value));
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

/** What `await` returns for promises of a class that overrides `then`: the values that its `then` passes on. */
function ownThens(machine: Machine, value: Value): Value {
	let result = NOTHING;
	for (const object of objectsOf(value)) {
		if (!isPromise(object) || addedMember(machine, object, "then") === NOTHING) continue;
		const promise = machine.host("Promise", object.offset);
		resolvePromise(machine, promise, only(object));
		result = join(result, settledValue(only(promise)));
	}
	return result;
}

/** The values with which thenables resolve. */
function thenables(machine: Machine, value: Value): Value {
	let result = value;
	for (const object of objectsOf(value)) {
		if (object.host || addedMember(machine, object, "then") === NOTHING) continue;
		const given = settledValue(promiseOf(machine, only(object), object.offset));
		result = join(result, join(given, anything(machine.contents(only(object)))));
	}
	return result;
}
