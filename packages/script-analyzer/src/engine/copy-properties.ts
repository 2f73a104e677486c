import { nameOfAccessor } from "./accessors.ts";
import type { HeapObject, Machine, Value } from "./domain.ts";
import { ANYTHING, anything, isObject, join, NOTHING, only } from "./value.ts";

/** `{...from}` and `Object.assign`. */
export function copyProperties(machine: Machine, from: Value, to: HeapObject, offset: number): void {
	const target = only(to);
	for (const atom of from.atoms) {
		if (!isObject(atom)) continue;
		for (const name of [...atom.props.keys(), ...(atom.accessors?.keys() ?? [])]) {
			const key = nameOfAccessor(name) ?? ANYTHING;
			machine.set(target, key, machine.get(only(atom), key, offset), offset);
		}
		for (const [index, item] of [...(atom.items ?? [])].entries()) machine.set(target, String(index), item, offset);
		const other = join(atom.rest, atom.host?.getOther?.(machine, atom, null, offset) ?? NOTHING);
		if (other !== NOTHING) machine.set(target, anything(other.taints), other, offset);
	}
	// The names carry the same taints as the values.
	if (from.taints.length > 0) machine.set(target, anything(from.taints), anything(from.taints), offset);
}
