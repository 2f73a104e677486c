import { addedMember } from "./added-member.ts";
import type { HeapObject, Machine, Value } from "./domain.ts";
import { anything, constantOf, isObject, join, joinAll, NOTHING, only, UNDEFINED } from "./value.ts";

/** What iterating gives: items in order, and with `exact` false also any number of `rest`. */
export interface Iteration {
	readonly items: readonly Value[];
	readonly exact: boolean;
	readonly rest: Value;
}

const MAX_CHARACTERS = 20_000;

export function spreadItems(machine: Machine, value: Value, offset: number): Iteration {
	if (machine.isSkeptical) return inexact(anyItem(machine, value, offset));
	const known = constantOf(value);
	if (known) {
		if (typeof known.is !== "string" || known.is.length > MAX_CHARACTERS) return inexact(anything(value.taints));
		return { items: Array.from(known.is, (character) => only(character, value.taints)), exact: true, rest: NOTHING };
	}
	const atom = value.atoms[0];
	if (value.atoms.length === 1 && !value.open && isObject(atom) && atom.items && atom.exact) {
		return { items: atom.items, exact: true, rest: NOTHING };
	}
	return inexact(anyItem(machine, value, offset));
}

/** Whatever may come out of it, all in one. */
export function anyItem(machine: Machine, value: Value, offset: number): Value {
	let rest = value.open || value.taints.length > 0 ? anything(value.taints) : NOTHING;
	for (const atom of value.atoms) {
		if (!isObject(atom)) {
			if (typeof atom === "string") rest = join(rest, anything(value.taints));
			continue;
		}
		if (atom.items) rest = join(rest, join(joinAll(atom.items), atom.rest));
		// Functions of lists take every object with a length and numbered properties.
		else if (!atom.host && !atom.callable && atom.props.has("length"))
			rest = join(rest, join(joinAll(atom.props.values()), atom.rest));
		const entries = atom.hidden?.get("entries") ?? atom.hidden?.get("item");
		if (entries) rest = join(rest, entries);
		rest = join(rest, iteratorItems(machine, only(atom), offset));
		rest = join(rest, atom.host?.getOther?.(machine, atom, "0", offset) ?? NOTHING);
		if (atom.taints.length > 0) rest = join(rest, anything(atom.taints));
	}
	return rest === NOTHING ? UNDEFINED : rest;
}

/** Objects whose iterator is being called, per run. An object can be its own iterator, so that a call would call itself without end. */
const ASKED = new WeakMap<Machine, Set<HeapObject>>();

/** Objects with their own `[Symbol.iterator]`. */
function iteratorItems(machine: Machine, value: Value, offset: number): Value {
	const object = value.atoms[0];
	const asked = ASKED.get(machine) ?? new Set<HeapObject>();
	if (!isObject(object) || asked.has(object)) return NOTHING;
	ASKED.set(machine, asked.add(object));
	try {
		return askIterator(machine, object, value, offset);
	} finally {
		asked.delete(object);
	}
}

function askIterator(machine: Machine, object: HeapObject, value: Value, offset: number): Value {
	const method = join(addedMember(machine, object, "@@iterator"), addedMember(machine, object, "@@asyncIterator"));
	if (method === NOTHING) return NOTHING;
	const iterator = machine.call(method, value, [], offset);
	const yielded = anyYield(iterator);
	if (yielded !== NOTHING) return yielded;
	const next = machine.call(machine.get(iterator, "next", offset), iterator, [], offset);
	return machine.get(next, "value", offset);
}

function anyYield(iterator: Value): Value {
	return joinAll(iterator.atoms.flatMap((atom) => (isObject(atom) && atom.items ? [...atom.items, atom.rest] : [])));
}

function inexact(rest: Value): Iteration {
	return { items: [], exact: false, rest };
}
