import { addedMember } from "../engine/added-member.ts";
import type { Call, HeapObject, Value } from "../engine/domain.ts";
import { ANYTHING, join, NOTHING, objectsOf, only, UNDEFINED } from "../engine/value.ts";

/**
 * The list that a method of lists makes, and what the constructor makes that the script gave the list for that purpose
 * (`Symbol.species`).
 */
export function withSpecies(call: Call, made: Value): Value {
	const { machine, offset } = call;
	let result = made;
	for (const list of objectsOf(call.self)) {
		const maker = addedMember(machine, list, "constructor");
		if (maker === NOTHING) continue;
		const species = machine.get(maker, "@@species", offset);
		if (species !== UNDEFINED && objectsOf(species).length > 0)
			result = join(result, machine.construct(species, [ANYTHING], offset));
	}
	return result;
}

/**
 * Adds the instances that a static method of a built-in class creates when it is called on a subclass: `Own.resolve(1)` creates an `Own`.
 *
 * @param call call of the static method; `this` is the class
 * @param made what the method creates on the built-in class
 * @param args arguments of the subclass's constructor
 * @returns `made`, and an instance of each subclass that `this` may be
 */
export function byOwnClass(call: Call, made: Value, args: readonly Value[]): Value {
	const { machine, self, offset } = call;
	const classes = objectsOf(self).filter(isOwnClass);
	if (classes.length === 0) return made;
	const own = classes.map((one) => machine.construct(only(one), args, offset));
	return [made, ...own].reduce(join);
}

/** Whether an object is a class or a function that the script defines. The analyzer's own objects of the browser have no `prototype` property. */
export function isOwnClass({ callable, props }: HeapObject): boolean {
	return callable?.kind === "closure" || (callable !== null && props.has("prototype"));
}
