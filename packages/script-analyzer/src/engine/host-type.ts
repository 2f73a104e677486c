import type { HeapObject, HostType, Member } from "./domain.ts";

export function memberOf(type: HostType, key: string): Member | null {
	return (type.all ?? gatherMembers(type)).get(key) ?? null;
}

/** Names of all members, inherited ones included. */
export function memberNames(type: HostType): readonly string[] {
	return [...(type.all ?? gatherMembers(type)).keys()];
}

function gatherMembers(type: HostType): ReadonlyMap<string, Member> {
	const inherited = type.parent ? (type.parent.all ?? gatherMembers(type.parent)) : [];
	type.all = new Map([...inherited, ...Object.entries(type.members)]);
	return type.all;
}

export function isHostType(object: HeapObject, name: string): boolean {
	for (let current: HostType | null | undefined = object.host; current; current = current.parent) {
		if (current.name === name) return true;
	}
	return false;
}
