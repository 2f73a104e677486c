import type { Obj, Value } from "./domain.ts";
import { objectsOf } from "./value.ts";

export function defineAccessor(object: Obj, name: string, kind: "get" | "set", fn: Value): void {
	const [callable] = objectsOf(fn);
	if (callable) object.setAccessor(name, kind, callable);
}
