import type { Obj } from "./heap-object.ts";
import type { Machine } from "./machine.ts";
import { join, NOTHING, type Value } from "./value.ts";

export function hiddenValue(object: Obj | null | undefined, name: string): Value {
	return object?.hidden?.get(name) ?? NOTHING;
}

/** Sets hidden state of an object that was just made, or that only one value ever fits. */
export function setHidden(object: Obj, name: string, value: Value): void {
	object.hidden ??= new Map();
	object.hidden.set(name, value);
}

/**
 * Adds a possibility to hidden state, and counts the change: what reads it runs in another round. Only an address is
 * replaced where that is certain: a request object opened anew goes to one place, not to both.
 */
export function addHidden(machine: Machine, object: Obj, name: string, value: Value): void {
	const known = hiddenValue(object, name);
	const replaces = object.depth === machine.depth && known !== NOTHING && name === "url";
	const joined = replaces ? value : join(known, value);
	if (joined === known) return;
	setHidden(object, name, joined);
	if (object.madeIn < machine.round) machine.changes += 1;
}
