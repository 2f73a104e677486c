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
 * What a static method of a built-in class makes when it is called on a class of the script that extends it: `Own.resolve(1)` makes an `Own`.
 *
 * @param made what the method makes when it is called on the built-in class
 * @param args arguments of the class
 */
export function byOwnClass(call: Call, made: Value, args: readonly Value[]): Value {
	const { machine, self, offset } = call;
	const classes = objectsOf(self).filter(isOwnClass);
	if (classes.length === 0) return made;
	const own = classes.map((one) => machine.construct(only(one), args, offset));
	return [made, ...own].reduce(join);
}

/** Whether something is a class or function of the script: those of the browser keep their prototype elsewhere. */
export function isOwnClass({ callable, props }: HeapObject): boolean {
	return callable?.kind === "closure" || (callable !== null && props.has("prototype"));
}
