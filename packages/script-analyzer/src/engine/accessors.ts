import type { HeapObject, Machine, Value } from "./domain.ts";
import { join, NOTHING, objectsOf, only } from "./value.ts";

/** Under this name an object keeps an accessor whose name is not known. No program can spell it. */
const ANY_NAME = "\u0000any";
const MAX_CHAIN = 12;

/**
 * Gives an object a getter or a setter.
 *
 * @param object the object that gets the accessor
 * @param name its name; null where it is not known: then every member may be this one
 * @param kind which of both `fn` is
 * @param fn the function
 */
export function defineAccessor(object: HeapObject, name: string | null, kind: "get" | "set", fn: Value): void {
	const [callable] = objectsOf(fn);
	if (callable) object.setAccessor(name ?? ANY_NAME, kind, callable);
}

/** The name of an accessor as a key of the program; null where it is not known. */
export const nameOfAccessor = (name: string): string | null => (name === ANY_NAME ? null : name);

/** What a member of any name may be, because a getter or a method of the object or its prototypes has an unknown name. */
export function readUnnamed(machine: Machine, object: HeapObject, offset: number): Value {
	let found = NOTHING;
	for (let holder: HeapObject | null = object, hops = 0; holder && hops < MAX_CHAIN; holder = holder.proto, hops++) {
		const getter = holder.accessors?.get(ANY_NAME)?.get;
		if (getter) found = join(found, machine.callObject(getter, only(object), [], offset));
		if (holder !== object && holder.depth >= 0) found = join(found, holder.rest);
	}
	return found;
}

/**
 * Calls the setters that a write may be to without naming them: those with an unknown name, or, where the written name is not known, all.
 *
 * @param object whose member is written
 * @param name the written name; null where it is not known
 * @param value what is written
 * @param offset of the write
 */
export function writeUnnamed(
	machine: Machine,
	object: HeapObject,
	name: string | null,
	value: Value,
	offset: number,
): void {
	for (let holder: HeapObject | null = object, hops = 0; holder && hops < MAX_CHAIN; holder = holder.proto, hops++) {
		for (const [known, { set }] of holder.accessors ?? []) {
			if (set && (name === null || known === ANY_NAME)) machine.callObject(set, only(object), [value], offset);
		}
	}
}
