import type { Machine, Value } from "./domain.ts";
import { isSpelled } from "./spelled.ts";
import { isObject } from "./value.ts";

/** Records `document[decode(17)]` when the computed name does not occur in the script's text. */
export function noteHiddenName(machine: Machine, base: Value, key: string | Value, offset: number): void {
	if (typeof key === "string" || !base.atoms.some((atom) => isObject(atom) && atom.host)) return;
	for (const name of key.atoms) {
		if (typeof name !== "string" || !/^[a-z]\w{4,40}$/i.test(name)) continue;
		if (!isSpelled(machine.source, name)) machine.traceBuilder.unresolved({ kind: "hidden-name", what: name, offset });
	}
}
