import { readUnnamed } from "./accessors.ts";
import { fittingMembers, hasSinks, readComputed } from "./computed-member.ts";
import type { Atom, HeapObject, HostType, Machine, Value } from "./domain.ts";
import { prototypeOf } from "./function-prototype.ts";
import { hiddenValue } from "./hidden-state.ts";
import { memberOf } from "./host-type.ts";
import { withToken } from "./page-tokens.ts";
import { indexOf, keyNames } from "./property-keys.ts";
import { possibleHolders } from "./secret-holders.ts";
import { doubted } from "./skeptical-run.ts";
import { addStep, joinTaints, unsurely } from "./taint.ts";
import { TextPattern } from "./text-pattern.ts";
import { unknownConstructor } from "./unknown-constructor.ts";
import { ANYTHING, addTaints, anything, isObject, join, joinAll, NOTHING, only, UNDEFINED } from "./value.ts";

/** `base[key]`, for all that both can be. */
export function readProperty(machine: Machine, base: Value, key: string | Value, offset: number): Value {
	let found = readKnown(machine, base, key, offset);
	for (const holder of possibleHolders(machine, base, key)) {
		const secret = readKnown(machine, only(holder), key, offset);
		found = join(found, { ...secret, taints: unsurely(secret.taints) });
	}
	return found;
}

function readKnown(machine: Machine, base: Value, key: string | Value, offset: number): Value {
	const first = base.atoms[0];
	if (typeof key === "string" && base.atoms.length === 1 && !base.open) {
		const only = readAtom(machine, first, key, base, offset);
		return only === NOTHING ? UNDEFINED : only;
	}
	const names = keyNames(key);
	let result = base.open ? readUnknown(machine, base, names, offset) : NOTHING;
	for (const atom of base.atoms) {
		for (const name of names) result = join(result, readAtom(machine, atom, name, base, offset));
		if (!isObject(atom) || !atom.host || typeof key === "string") continue;
		for (const name of fittingMembers(machine, atom.host, key))
			result = join(result, readAtom(machine, atom, name, base, offset));
	}
	if (result === NOTHING) return UNDEFINED;
	return typeof key !== "string" && key.taints.length > 0 && spells(base, result)
		? addTaints(result, addStep(key.taints, offset, "looks up a table"))
		: result;
}

const MIN_TABLE_LENGTH = 10;
const MAX_SIGN_LENGTH = 3;

/** Whether a lookup reveals its key: `ALPHABET[code & 31]` does, `{ ArrowLeft: "prev" }[name]` does not. */
function spells(base: Value, found: Value): boolean {
	const long = base.atoms.some((atom) =>
		isObject(atom) ? (atom.items?.length ?? 0) >= MIN_TABLE_LENGTH : typeof atom === "string",
	);
	return long || found.atoms.some((atom) => typeof atom === "string" && atom.length <= MAX_SIGN_LENGTH);
}

/** A member of something unknown. */
function readUnknown(machine: Machine, { taints }: Value, names: readonly (string | null)[], offset: number): Value {
	const found = names.includes("constructor") ? join(anything(taints), unknownConstructor(machine)) : anything(taints);
	const cookies = names.includes("cookie") ? cookiesOfUnknown(machine, offset) : NOTHING;
	return names.reduce(
		(known, name) => (name === null ? known : withToken(machine, known, name, offset)),
		join(found, cookies),
	);
}

/** What seems to be another value may be the document, on a way that is not modeled. */
function cookiesOfUnknown(machine: Machine, offset: number): Value {
	return machine.isSkeptical ? machine.read("cookie", "cookie", offset) : NOTHING;
}

function readAtom(machine: Machine, atom: Atom, name: string | null, base: Value, offset: number): Value {
	if (atom === null || atom === undefined) return name === "cookie" ? cookiesOfUnknown(machine, offset) : NOTHING;
	if (isObject(atom)) return readObject(machine, atom, name, offset);
	const text = typeof atom === "string" ? atom : null;
	if (text !== null && name === "length") return doubted(machine, only(text.length));
	if (name === null) return anything(base.taints);
	const index = indexOf(name);
	if (index !== null && (text !== null || atom instanceof TextPattern)) {
		return text === null ? anything(base.taints) : only(text[index], base.taints);
	}
	if (atom instanceof TextPattern && name === "length") return ANYTHING;
	const type = text !== null || atom instanceof TextPattern ? "String" : typeof atom === "number" ? "Number" : "Object";
	return (
		readPrimitive(machine, type, name, offset) ??
		readPrimitive(machine, "Object", name, offset) ??
		// Its prototype has more members than are modeled, and the page can add to it.
		join(anything(base.taints), name === "cookie" ? cookiesOfUnknown(machine, offset) : NOTHING)
	);
}

function readPrimitive(machine: Machine, type: string, name: string, offset: number): Value | null {
	const prototype = machine.prototypeOf(type);
	return readPrototype(machine, prototype, prototype, name, offset);
}

export function readObject(machine: Machine, object: HeapObject, name: string | null, offset: number): Value {
	if (name === null) return readAnyName(machine, object, offset);
	const named = readNamed(machine, object, name, offset);
	const unnamed = readUnnamed(machine, object, offset);
	return unnamed === NOTHING ? named : join(named, unnamed);
}

function readNamed(machine: Machine, object: HeapObject, name: string, offset: number): Value {
	const own = readOwn(machine, object, object, name, offset);
	let found = join(own ?? NOTHING, answerOfProxy(machine, object, name, offset));
	if (own && object.depth < 0 && object.rest !== NOTHING) found = join(own, object.rest);
	if (own && !machine.isSkeptical) return found;
	if (own) found = join(found, attributeOf(object, name));
	for (let proto = object.proto, hops = 0; proto && hops < 12; proto = proto.proto, hops++) {
		const inherited = readOwn(machine, proto, object, name, offset);
		if (inherited && !machine.isSkeptical) return inherited;
		// The script may delete what hides an inherited property.
		if (inherited) found = join(found, inherited);
	}
	if (found !== NOTHING) return name === "cookie" ? join(found, cookiesOfUnknown(machine, offset)) : found;
	const builtIn = readBuiltIn(machine, object, name, offset);
	if (builtIn) return builtIn;
	const cookies = name === "cookie" ? cookiesOfUnknown(machine, offset) : NOTHING;
	if (hasUnknownMembers(object, name))
		return join(unknownMember(object), machine.isSkeptical ? join(cookies, attributeOf(object, name)) : cookies);
	if (object.rest === NOTHING && object.taints.length === 0) return join(doubted(machine, UNDEFINED), cookies);
	const inside = join(join(UNDEFINED, object.rest), object.taints.length > 0 ? anything(object.taints) : NOTHING);
	return withToken(machine, inside, name, offset);
}

/** A list of elements has its elements by their names, too. */
function unknownMember({ items, rest, taints }: HeapObject): Value {
	const named = items ? rest.atoms.filter((atom) => isObject(atom) && atom.host?.name === "Element") : [];
	return named.length > 0 ? { atoms: named, open: true, taints } : anything(taints);
}

/** Properties of elements reflect attributes, most of them under the same name. */
function attributeOf(object: HeapObject, name: string): Value {
	return object.host ? hiddenValue(object, `=${name}`) : NOTHING;
}

/** What the traps of a proxy return instead of the target's member. The exact run calls the trap only where the target lacks the member. */
function answerOfProxy(machine: Machine, object: HeapObject, name: string, offset: number): Value {
	if (!machine.isSkeptical || object.host?.name !== "Proxy") return NOTHING;
	return object.host.getOther?.(machine, object, name, offset) ?? NOTHING;
}

/** Offset of the browser's own objects. */
const BROWSER = -1;

/** What every object inherits from `Object.prototype`; other names are absent from an object that the script made. */
const INHERITED_BY_ALL = new Set([
	"__defineGetter__",
	"__defineSetter__",
	"__lookupGetter__",
	"__lookupSetter__",
	"__proto__",
	"constructor",
	"hasOwnProperty",
	"isPrototypeOf",
	"propertyIsEnumerable",
	"toLocaleString",
	"toString",
	"valueOf",
]);

/**
 * Whether a member that is not modeled may exist. Objects of the browser and the prototypes of functions,
 * lists and symbols have more members than are modeled here, get new ones every year, and the page can add its own.
 */
function hasUnknownMembers(object: HeapObject, name: string): boolean {
	if (object.host || object.offset === BROWSER || object.items || object.callable) return true;
	return INHERITED_BY_ALL.has(name) || object.hidden.has("symbol");
}

function readOwn(machine: Machine, holder: HeapObject, self: HeapObject, name: string, offset: number): Value | null {
	const prop = name === "prototype" ? prototypeOf(machine, holder) : holder.props.get(name);
	const accessor = holder.accessors?.get(name);
	if (accessor?.get) return join(prop ?? NOTHING, machine.callObject(accessor.get, only(self), [], offset));
	if (prop) return prop;
	if (!holder.items) return null;
	if (name === "length") return holder.exact && !machine.isSkeptical ? only(holder.items.length) : ANYTHING;
	const index = indexOf(name);
	if (index === null) return null;
	if (holder.exact && !machine.isSkeptical) return holder.items[index] ?? UNDEFINED;
	return join(joinAll(holder.items), join(holder.rest, UNDEFINED));
}

function readBuiltIn(machine: Machine, object: HeapObject, name: string, offset: number): Value | null {
	const { host } = object;
	return (
		(host && (readHost(machine, object, host, name, offset) ?? readType(machine, host.name, object, name, offset))) ??
		(object.items && readType(machine, "Array", object, name, offset)) ??
		(object.callable && readType(machine, "Function", object, name, offset)) ??
		readType(machine, "Object", object, name, offset)
	);
}

function readType(machine: Machine, type: string, self: HeapObject, name: string, offset: number): Value | null {
	return readPrototype(machine, machine.prototypeOf(type), self, name, offset);
}

export function readHost(
	machine: Machine,
	object: HeapObject,
	type: HostType,
	name: string,
	offset: number,
): Value | null {
	const member = memberOf(type, name);
	if (member?.get) {
		const value = addTaints(
			join(replaced(machine, type, name), known(member.get(machine, object, offset))),
			object.taints,
		);
		// The parts of the page's address are given by the metadata, not computed.
		return type.name === "Location" ? value : doubted(machine, value);
	}
	if (member?.call) return join(replaced(machine, type, name), machine.method(type, name, member.call));
	if (name === "constructor") return unknownConstructor(machine);
	for (let current: HostType | undefined = type; current; current = current.parent) {
		const other = current.getOther?.(machine, object, name, offset);
		if (other) return other;
	}
	return null;
}

/** What the script has put in place of a member of all objects of a kind. */
function replaced(machine: Machine, { name: type }: HostType, name: string): Value {
	return (machine.isSkeptical && machine.prototypeOf(type).props.get(name)) || NOTHING;
}

/** A part of the browser of which nothing was worked out is unknown, not absent. */
function known(value: Value): Value {
	return value === NOTHING ? ANYTHING : value;
}

/** Members of a built-in prototype: the script's additions first, then the built-in ones. */
function readPrototype(
	machine: Machine,
	prototype: HeapObject,
	self: HeapObject,
	name: string,
	offset: number,
): Value | null {
	const added = prototype.props.get(name);
	const accessor = prototype.accessors?.get(name);
	if (accessor?.get) {
		const got = machine.callObject(accessor.get, only(self), [], offset);
		return join(join(added ?? NOTHING, got), anything(got.taints));
	}
	if (added || accessor) return added ?? ANYTHING;
	const { host } = prototype;
	if (!host) return null;
	const member = memberOf(host, name);
	if (member?.call) return machine.method(host, name, member.call);
	return member?.get ? known(member.get(machine, self, offset)) : null;
}

function readAnyName(machine: Machine, object: HeapObject, offset: number): Value {
	let result = join(object.rest, joinAll(object.props.values()));
	if (object.items) result = join(result, joinAll(object.items));
	for (const accessor of object.accessors?.values() ?? []) {
		if (accessor.get) result = join(result, machine.callObject(accessor.get, only(object), [], offset));
	}
	const host = object.host?.getOther?.(machine, object, null, offset);
	if (host) result = join(result, host);
	if (hasSinks(object)) result = join(result, readComputed(machine, object, offset));
	const taints = joinTaints(result.taints, object.taints);
	return addTaints(join(result, object.items && object.exact ? UNDEFINED : ANYTHING), taints);
}
