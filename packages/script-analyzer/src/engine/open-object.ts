import type { Machine, Value } from "./domain.ts";
import { ANYTHING, objectsOf } from "./value.ts";

/**
 * An object of the language or the browser of which only some members are modeled; all others may exist. `offset` is
 * the place in the code where it is made, -1 for objects of the browser.
 */
export function openObject(machine: Machine, members: Readonly<Record<string, Value>>, offset: number): Value {
	const made = machine.plain(members, offset);
	for (const object of objectsOf(made)) object.addRest(ANYTHING);
	return made;
}
