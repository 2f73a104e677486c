import type { HeapObject, Machine, Value } from "./domain.ts";
import { namesPassword } from "./password-names.ts";
import { keyNames } from "./property-keys.ts";
import { isObject, join, NOTHING, objectsOf, only, stringsOf } from "./value.ts";

/*
 * A field for a password or a storage may reach a variable on a way that is not modeled. When the script has one at all, a
 * skeptical run takes each value whose kind it does not know for certain to be that one as well.
 */

/** The member by which a secret is read: of fields, and of storages. */
export type SecretMember = "value" | "getItem";

const SECRET_MEMBERS: ReadonlySet<string | null> = new Set<SecretMember>(["value", "getItem"]);

/** Hidden state that tells what a field is for. */
const DESCRIPTIONS = new Set(["selector", "tag", "type", "name", "id", "placeholder", "autocomplete"]);

/** Remembers that the script has an object with secrets. */
export function noteSecretHolder(machine: Machine, member: SecretMember, object: HeapObject): void {
	if (machine.isSkeptical) machine.secretHolders.addProp(member, only(object));
}

/** Remembers a field that a description tells to be for a password or the like. */
export function noteDescription(machine: Machine, object: HeapObject, name: string, description: Value): void {
	if (!machine.isSkeptical || !object.host || !DESCRIPTIONS.has(name)) return;
	if (stringsOf(description).some(namesPassword)) noteSecretHolder(machine, "value", object);
}

/**
 * @param base what a member is read of
 * @param key name of the member
 * @returns the objects with secrets that the base may be on a way that is not modeled; none when it is an object of the browser
 */
export function possibleHolders(machine: Machine, base: Value, key: string | Value): readonly HeapObject[] {
	if (!machine.isSkeptical) return [];
	const names = keyNames(key).filter((name) => SECRET_MEMBERS.has(name));
	if (names.length === 0 || !(base.open || base.atoms.some((atom) => !isObject(atom) || atom.host === null))) return [];
	const holders = names.reduce(
		(found, name) => join(found, machine.secretHolders.props.get(name ?? "") ?? NOTHING),
		NOTHING,
	);
	return objectsOf(holders).filter((holder) => !base.atoms.includes(holder));
}

/** Whether a field is for a password or the like. */
export function isSecretHolder(machine: Machine, object: HeapObject): boolean {
	return objectsOf(machine.secretHolders.props.get("value") ?? NOTHING).includes(object);
}
