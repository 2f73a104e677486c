import type { HeapObject, Machine, Value } from "./domain.ts";
import { isObject, only } from "./value.ts";

/** The `prototype` object of a function, created on first use: few functions are constructors. */
export function prototypeOf(machine: Machine, fn: HeapObject): Value | undefined {
	const known = fn.props.get("prototype");
	if (known) return known;
	const { callable } = fn;
	if (callable?.kind !== "closure" || callable.node.type === "ArrowFunctionExpression") return undefined;
	const prototype = machine.make(callable.node.end);
	prototype.setProp("constructor", only(fn));
	const value = only(prototype);
	fn.rememberProp("prototype", value);
	return value;
}

/** The same, when it is one object. */
export function prototypeObject(machine: Machine, fn: HeapObject): HeapObject | null {
	const [prototype] = prototypeOf(machine, fn)?.atoms ?? [];
	return isObject(prototype) ? prototype : null;
}
