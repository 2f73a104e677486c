import type { HeapObject, Machine, Value } from "./domain.ts";
import { join, NOTHING, only } from "./value.ts";

const MAX_CHAIN = 12;

/**
 * A member that the script gave to an object, to its class, or to the prototype of all objects of its kind. The browser's own is none.
 *
 * @param name name of the member; `@@match` for `Symbol.match`
 * @returns what it may be; `NOTHING` when the script gave none
 */
export function addedMember(machine: Machine, object: HeapObject, name: string): Value {
	let found = NOTHING;
	for (let holder: HeapObject | null = object, hops = 0; holder && hops < MAX_CHAIN; holder = holder.proto, hops++)
		found = join(found, ownMember(machine, holder, object, name));
	const kind = object.host?.name ?? (object.items ? "Array" : object.callable ? "Function" : "Object");
	return join(found, ownMember(machine, machine.prototypeOf(kind), object, name));
}

function ownMember(machine: Machine, holder: HeapObject, self: HeapObject, name: string): Value {
	const getter = holder.accessors?.get(name)?.get;
	const got = getter ? machine.callObject(getter, only(self), [], holder.offset) : NOTHING;
	return join(holder.props.get(name) ?? NOTHING, got);
}
