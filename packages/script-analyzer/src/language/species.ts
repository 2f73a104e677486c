import { addedMember } from "../engine/added-member.ts";
import type { Call, Value } from "../engine/domain.ts";
import { ANYTHING, join, NOTHING, objectsOf, UNDEFINED } from "../engine/value.ts";

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
