import type { HeapObject, Machine, Value } from "./domain.ts";
import { noteDescription } from "./secret-holders.ts";
import { NOTHING } from "./value.ts";

export function hiddenValue(object: HeapObject | null | undefined, name: string): Value {
	return object?.hidden?.get(name) ?? NOTHING;
}

/** Sets hidden state of an object that was just made, or that only one value ever fits. */
export function setHidden(object: HeapObject, name: string, value: Value): void {
	object.setHidden(name, value);
}

/**
 * Adds a possibility to hidden state and reports the change, so that readers run again. Only an address is
 * replaced where that is certain: a request object opened anew goes to one place, not to both.
 */
export function addHidden(machine: Machine, object: HeapObject, name: string, value: Value): void {
	if (name === "url" && object.isReplacedAt(machine.depth)) object.setHidden(name, value);
	else object.addHidden(name, value);
	noteDescription(machine, object, name, value);
}

/** A part created on first read. It counts as existing from the start: no change is reported. */
export function lazyPart(object: HeapObject, name: string, make: () => Value): Value {
	const known = object.hidden.get(name);
	if (known) return known;
	const made = make();
	object.rememberHidden(name, made);
	return made;
}
