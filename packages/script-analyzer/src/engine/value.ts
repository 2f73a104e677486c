import type { Atom, HeapObject, Primitive, Value } from "./domain.ts";
import { isOptional } from "./optional-members.ts";
import { CLEAN, joinTaints, type Taints } from "./taint.ts";
import { TextPattern } from "./text-pattern.ts";

const NO_OBJECTS: readonly HeapObject[] = [];
const MAX_ATOMS = 16;
/** Maximum number of different numbers that a value keeps; beyond it, it is any number. A counter in a loop adds one in every turn. */
const MAX_NUMBERS = 3;

/** No possible value: nothing was computed yet. */
export const NOTHING: Value = { atoms: [], open: false, taints: CLEAN };
export const ANYTHING: Value = { atoms: [], open: true, taints: CLEAN };
export const UNDEFINED: Value = { atoms: [undefined], open: false, taints: CLEAN };
export const NULL: Value = { atoms: [null], open: false, taints: CLEAN };
export const TRUE: Value = { atoms: [true], open: false, taints: CLEAN };
export const FALSE: Value = { atoms: [false], open: false, taints: CLEAN };
export const ANY_BOOLEAN: Value = { atoms: [true, false], open: false, taints: CLEAN };

export function only(atom: Atom, taints: Taints = CLEAN): Value {
	return { atoms: [atom], open: false, taints };
}

export function anything(taints: Taints): Value {
	return taints.length === 0 ? ANYTHING : { atoms: [], open: true, taints };
}

export function truth(value: boolean | null): Value {
	if (value === null) return ANY_BOOLEAN;
	return value ? TRUE : FALSE;
}

export function sameAtom(one: Atom, other: Atom): boolean {
	if (one === other) return true;
	if (one instanceof TextPattern) return other instanceof TextPattern && one.text === other.text;
	return Object.is(one, other);
}

function countNumbers(atoms: readonly Atom[]): number {
	let count = 0;
	for (const atom of atoms) if (typeof atom === "number") count += 1;
	return count;
}

/** Only patterns and NaN can be the same without being identical: checked once for the wanted atom instead of for each. */
function hasAtom(atoms: readonly Atom[], wanted: Atom): boolean {
	for (let index = 0; index < atoms.length; index++) if (atoms[index] === wanted) return true;
	if (typeof wanted === "number" ? !Number.isNaN(wanted) : !(wanted instanceof TextPattern)) return false;
	for (let index = 0; index < atoms.length; index++) if (sameAtom(atoms[index], wanted)) return true;
	return false;
}

/** Union. Returns `known` itself when nothing is added, so that `!==` detects a change. */
export function join(known: Value, added: Value): Value {
	if (known === added || added === NOTHING) return known;
	if (known === NOTHING) return added;
	const taints = joinTaints(known.taints, added.taints);
	const open = known.open || added.open;
	if (known.atoms === added.atoms || added.atoms.length === 0) {
		return open === known.open && taints === known.taints ? known : { atoms: known.atoms, open, taints };
	}
	return joinAtoms(known, added, open, taints);
}

/** Uses indexes instead of iterators: the most frequent operation of the engine. */
function joinAtoms(known: Value, added: Value, isOpen: boolean, taints: Taints): Value {
	let atoms: Atom[] | null = null;
	let open = isOpen;
	for (let index = 0; index < added.atoms.length; index++) {
		const atom = added.atoms[index];
		// Values that are joined again and again have the same possibilities at the same places.
		if (index < known.atoms.length && atom === known.atoms[index]) continue;
		if (hasAtom(known.atoms, atom)) continue;
		if (typeof atom === "number" && countNumbers(known.atoms) >= MAX_NUMBERS) {
			open = true;
			continue;
		}
		if ((atoms ?? known.atoms).length >= MAX_ATOMS) {
			open = true;
			break;
		}
		atoms ??= known.atoms.slice();
		atoms.push(atom);
	}
	if (atoms === null && open === known.open && taints === known.taints) return known;
	return { atoms: atoms ?? known.atoms, open, taints };
}

/** Whether two values differ as sets; paths of taints are not compared. */
export function isOther(one: Value, other: Value): boolean {
	return join(one, other) !== one || join(other, one) !== other;
}

export function joinAll(values: Iterable<Value>): Value {
	let union = NOTHING;
	for (const value of values) union = join(union, value);
	return union;
}

export function addTaints(value: Value, taints: Taints): Value {
	const union = joinTaints(value.taints, taints);
	return union === value.taints ? value : { atoms: value.atoms, open: value.open, taints: union };
}

export function isObject(atom: Atom): atom is HeapObject {
	return typeof atom === "object" && atom !== null && !(atom instanceof TextPattern);
}

export function hasObject(value: Value): boolean {
	for (let index = 0; index < value.atoms.length; index++) if (isObject(value.atoms[index])) return true;
	return false;
}

/** Whether a function is among its possibilities. */
export function mayBeFunction(value: Value): boolean {
	for (const atom of value.atoms) if (isObject(atom) && atom.callable !== null) return true;
	return false;
}

export function objectsOf({ atoms }: Value): readonly HeapObject[] {
	if (atoms.length > 1) return atoms.filter(isObject);
	const atom = atoms[0];
	return isObject(atom) ? [atom] : NO_OBJECTS;
}

/** The one primitive it is, when that is all it can be. */
export function constantOf(value: Value): { readonly is: Primitive } | null {
	const atom = value.atoms[0];
	if (value.open || value.atoms.length !== 1 || isObject(atom) || atom instanceof TextPattern) return null;
	return { is: atom };
}

/** Whether it can only be one primitive. */
export function isConstant(value: Value): boolean {
	const atom = value.atoms[0];
	return !value.open && value.atoms.length === 1 && !isObject(atom) && !(atom instanceof TextPattern);
}

/** Known strings among its possibilities. */
export function stringsOf(value: Value): readonly string[] {
	return value.atoms.filter((atom) => typeof atom === "string");
}

/** True or false when every possibility is the one; null when it can be both. */
export function truthOf(value: Value): boolean | null {
	if (value.open || value.atoms.length === 0) return null;
	let verdict: boolean | null = null;
	for (const atom of value.atoms) {
		if (atom instanceof TextPattern) return null;
		if (isObject(atom) && mayBeMissing(atom)) return null;
		const one = Boolean(atom);
		if (verdict !== null && verdict !== one) return null;
		verdict = one;
	}
	return verdict;
}

/** Browser objects that a page or a browser need not have. */
const OPTIONAL_HOSTS = /^(?:Wallet|Window|ForeignWindow|Navigation|IDBRequest|Selection|Storage|Event)$/;

/** Whether an object may be missing on a page or in a browser: a queried element, a wallet, an opener, a library. */
export function mayBeMissing({ host, hidden, callable, offset }: HeapObject): boolean {
	if (callable !== null) return callable.kind === "native" && isOptional(callable.name);
	// An object of the browser that has no type here: `navigator.clipboard`, `crypto`, `cookieStore`.
	if (host === null) return offset === -1;
	return OPTIONAL_HOSTS.test(host.name) || (host.name === "Element" && !hidden?.has("own"));
}
