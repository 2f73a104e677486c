import type { Obj } from "./heap-object.ts";
import type { Machine, Native } from "./machine.ts";
import type { Value } from "./value.ts";

/** One member of a browser object. */
export interface Member {
	readonly get?: (machine: Machine, self: Obj, offset: number) => Value;
	readonly call?: Native;
	readonly set?: (machine: Machine, self: Obj, value: Value, offset: number) => void;
}

/** What the browser's objects of one interface can do. Names as in the web's own specifications. */
export interface HostType {
	readonly name: string;
	readonly parent?: HostType;
	readonly members: Readonly<Record<string, Member>>;
	/** Those and the inherited ones, put together when the first is asked for. */
	all?: ReadonlyMap<string, Member>;
	/** A name that `members` does not have, or one that could not be computed (null). */
	readonly getOther?: (machine: Machine, self: Obj, key: string | null, offset: number) => Value | null;
	readonly setOther?: (machine: Machine, self: Obj, key: string | null, value: Value, offset: number) => boolean;
	/** What a library makes of it does what it does: `new Contract(…, wallet)`. */
	readonly lends?: true;
	/** Some of its members fetch, send or run what they are given: by which name they are called matters. */
	readonly hasSinks?: true;
	/** Data that is in it when it is sent as a whole. */
	readonly content?: (machine: Machine, self: Obj, offset: number) => Value;
}

export function memberOf(type: HostType, key: string): Member | null {
	return (type.all ?? gatherMembers(type)).get(key) ?? null;
}

function gatherMembers(type: HostType): ReadonlyMap<string, Member> {
	const inherited = type.parent ? (type.parent.all ?? gatherMembers(type.parent)) : [];
	type.all = new Map([...inherited, ...Object.entries(type.members)]);
	return type.all;
}

export function isHostType(object: Obj, name: string): boolean {
	for (let current: HostType | null | undefined = object.host; current; current = current.parent) {
		if (current.name === name) return true;
	}
	return false;
}
