import type { HeapObject, Value } from "./domain.ts";
import { objectsOf } from "./value.ts";

export function defineAccessor(object: HeapObject, name: string, kind: "get" | "set", fn: Value): void {
	const [callable] = objectsOf(fn);
	if (callable) object.setAccessor(name, kind, callable);
}
