import type { Call, HeapObject, Value } from "../../engine/domain.ts";
import { addHidden, hiddenValue } from "../../engine/hidden-state.ts";
import { objectsOf, only } from "../../engine/value.ts";
/** Elements in a jQuery object. */
export function elements(call: Call): readonly HeapObject[] {
	return objectsOf(call.self).flatMap((self) => objectsOf(hiddenValue(self, "element")));
}

/** A jQuery object of these elements. */
export function wrap(call: Call, element: Value): Value {
	const wrapped = call.machine.host("JQuery", call.offset);
	addHidden(call.machine, wrapped, "element", element);
	return only(wrapped);
}
