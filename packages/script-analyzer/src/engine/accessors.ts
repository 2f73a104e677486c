import type { Obj } from "./heap-object.ts";
import { objectsOf, type Value } from "./value.ts";

export function defineAccessor(object: Obj, name: string, kind: "get" | "set", fn: Value): void {
	const [callable] = objectsOf(fn);
	if (!callable) return;
	object.accessors ??= new Map();
	const known = object.accessors.get(name) ?? { get: null, set: null };
	object.accessors.set(name, kind === "get" ? { ...known, get: callable } : { ...known, set: callable });
}
