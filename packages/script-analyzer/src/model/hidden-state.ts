import type { Obj } from "../engine/heap-object.ts";
import type { Machine } from "../engine/machine.ts";
import { join, NOTHING, type Value } from "../engine/value.ts";

/** Adds a possibility to hidden state; the first value replaces nothing. */
export function addHidden(machine: Machine, object: Obj, name: string, value: Value): void {
	const hidden = (object.hidden ??= new Map<string, Value>());
	const known = hidden.get(name) ?? NOTHING;
	const joined = object.depth === machine.depth && known !== NOTHING && name === "url" ? value : join(known, value);
	if (joined === known) return;
	hidden.set(name, joined);
	if (object.madeIn < machine.round) machine.changes += 1;
}

export function hiddenValue(object: Obj | null | undefined, name: string): Value {
	return object?.hidden?.get(name) ?? NOTHING;
}
