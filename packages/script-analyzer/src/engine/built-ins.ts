import type { DependencyTracker } from "./dependency-tracker.ts";
import type { HeapObject, HostType, Machine, Native, Value } from "./domain.ts";
import { TrackedObject } from "./tracked-object.ts";
import { only } from "./value.ts";

/** Functions and prototypes of language and browser, one object each. */
export function builtIns(
	types: ReadonlyMap<string, HostType>,
	tracker: DependencyTracker,
): Pick<Machine, "native" | "method" | "prototypeOf" | "isBrowserOwned"> {
	const natives = new Map<Native, Map<string, Value>>();
	const prototypes = new Map<string, HeapObject>();
	const owned = new Set<HeapObject>();
	const methods = new Map<HostType, Map<string, Value>>();
	const native = (name: string, run: Native): Value => {
		const byName = natives.get(run) ?? new Map<string, Value>();
		const known = byName.get(name);
		if (known) return known;
		natives.set(run, byName);
		const fn = new TrackedObject(tracker, -1, 0);
		fn.callable = { kind: "native", name, run };
		const value = only(fn);
		byName.set(name, value);
		return value;
	};
	return {
		native,
		method: (type, name, run) => {
			const byName = methods.get(type) ?? new Map<string, Value>();
			const known = byName.get(name);
			if (known) return known;
			methods.set(type, byName);
			const value = native(`${type.name}.${name}`, run);
			byName.set(name, value);
			return value;
		},
		prototypeOf: (type) => {
			const known = prototypes.get(type);
			if (known) return known;
			const prototype = new TrackedObject(tracker, -1, 0);
			prototype.host = types.get(type) ?? null;
			prototypes.set(type, prototype);
			owned.add(prototype);
			return prototype;
		},
		isBrowserOwned: (object) => owned.has(object),
	};
}
