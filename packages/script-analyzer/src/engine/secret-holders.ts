import type { HeapObject, Machine, Value } from "./domain.ts";
import { namesPassword } from "./password-names.ts";
import { keyNames } from "./property-keys.ts";
import { isObject, join, NOTHING, objectsOf, only, stringsOf } from "./value.ts";

/*
 * A password field or a storage may reach a variable through a construct that is not modeled. So when a script accesses such an
 * object anywhere, a skeptical run assumes that every value of uncertain type may be that object.
 */

/** The member that reads the secret: `value` of a field, `getItem` of a storage. */
export type SecretMember = "value" | "getItem";

const NONE: readonly HeapObject[] = [];
const SECRET_MEMBERS: ReadonlySet<string | null> = new Set<SecretMember>(["value", "getItem"]);

/** Properties of a field that say what it is for. */
const DESCRIPTIONS = new Set(["selector", "tag", "type", "name", "id", "placeholder", "autocomplete"]);

/** Records that the script accesses an object that gives secrets. */
export function noteSecretHolder(machine: Machine, member: SecretMember, object: HeapObject): void {
	if (machine.isSkeptical) machine.secretHolders.addProp(member, only(object));
}

/** Records a field whose selector, type, name or the like says that it is for a password. */
export function noteDescription(machine: Machine, object: HeapObject, name: string, description: Value): void {
	if (!machine.isSkeptical || !object.host || !DESCRIPTIONS.has(name)) return;
	if (stringsOf(description).some(namesPassword)) noteSecretHolder(machine, "value", object);
}

/**
 * Finds the objects with secrets that a value may be in a skeptical run.
 *
 * @param base the value whose member is read
 * @param key name of the member
 * @returns the objects; none when the value is certainly an object of the browser
 */
export function possibleHolders(machine: Machine, base: Value, key: string | Value): readonly HeapObject[] {
	if (!machine.isSkeptical || (typeof key === "string" && !SECRET_MEMBERS.has(key))) return NONE;
	const names = keyNames(key).filter((name) => SECRET_MEMBERS.has(name));
	if (names.length === 0 || !(base.open || base.atoms.some((atom) => !isObject(atom) || atom.host === null))) return [];
	const holders = names.reduce(
		(found, name) => join(found, machine.secretHolders.props.get(name ?? "") ?? NOTHING),
		NOTHING,
	);
	return objectsOf(holders).filter((holder) => !base.atoms.includes(holder));
}

/** Whether an object is a field that was recorded as one for a password. */
export function isSecretHolder(machine: Machine, object: HeapObject): boolean {
	return objectsOf(machine.secretHolders.props.get("value") ?? NOTHING).includes(object);
}
