import { writeUnnamed } from "./accessors.ts";
import { noteComputedWrite } from "./computed-member.ts";
import type { HeapObject, HostType, Machine, Value } from "./domain.ts";
import { memberOf } from "./host-type.ts";
import { inheritFrom } from "./inheritance.ts";
import { indexOf, keyNames } from "./property-keys.ts";
import { noteSecretAddress, UNKNOWN_MEMBER } from "./secret-address.ts";
import { knownTexts } from "./text-of.ts";
import { isObject, join, only } from "./value.ts";

/** Items of an array whose order is known; beyond that it is a heap of any of them. */
export const MAX_ARRAY_LENGTH = 20_000;

/** `base[key] = value`, for all that base and key can be. */
export function writeProperty(machine: Machine, base: Value, key: string | Value, value: Value, offset: number): void {
	const target = base.atoms[0];
	if (typeof key === "string" && base.atoms.length === 1 && !base.open) {
		if (isObject(target)) writeObject(machine, target, key, value, offset, true);
		else noteUnlessShown(machine, [key], value, offset);
		return;
	}
	const names = keyNames(key);
	const certain = base.atoms.length === 1 && !base.open && names.length === 1;
	if (base.open && base.taints.some(({ origin }) => isPageData(origin.kind, value)))
		noteChangedData(machine, names, value, offset);
	if (base.open) noteUnlessShown(machine, names, value, offset);
	if (typeof key !== "string" && names.includes(null)) noteComputedWrite(machine, base, key, value, offset);
	for (const atom of base.atoms) {
		if (!isObject(atom)) continue;
		for (const name of names) writeObject(machine, atom, name, value, offset, certain);
	}
}

/** Members that show a text, or keep it. */
const SHOWS = /^(?:title|alt|label|placeholder|id|className|name|value|text(?:Content)?|innerText|nodeValue)$/;

function noteUnlessShown(machine: Machine, names: readonly (string | null)[], value: Value, offset: number): void {
	if (names.every((name) => name !== null && SHOWS.test(name))) return;
	noteSecretAddress(machine, [value], offset, UNKNOWN_MEMBER);
}

const MIN_ADDRESS_LENGTH = 15;

/**
 * Data that the page passed to a replaced function; of the site's responses only when a long text is inserted, such as
 * an account number.
 */
function isPageData(kind: string, { atoms }: Value): boolean {
	if (kind === "request") return true;
	return kind === "site-answer" && atoms.some((atom) => typeof atom === "string" && atom.length >= MIN_ADDRESS_LENGTH);
}

/** Data that the page passed to a replaced function is changed before it is forwarded. */
function noteChangedData(machine: Machine, names: readonly (string | null)[], value: Value, offset: number): void {
	const api = `page data.${names[0] ?? "?"}`;
	const carried = [["body", machine.contents(value)]] as const;
	machine.traceBuilder.sink(
		{ kind: "change-page", api, offset, carried, details: { text: knownTexts(machine, value) } },
		machine,
	);
}

export function writeObject(
	machine: Machine,
	object: HeapObject,
	name: string | null,
	value: Value,
	offset: number,
	certain: boolean,
): void {
	if (name === "__proto__") {
		inheritFrom(object, value);
		return;
	}
	for (
		let holder: HeapObject | null = object, hops = 0;
		holder && hops < 12 && name !== null;
		holder = holder.proto, hops++
	) {
		const setter = holder.accessors?.get(name)?.set;
		if (setter) {
			machine.callObject(setter, only(object), [value], offset);
			return;
		}
	}
	if (object.accessors || object.proto) writeUnnamed(machine, object, name, value, offset);
	if (name !== null && machine.isBrowserOwned(object))
		machine.browser.replaceOnPrototype(machine, object, name, value, offset);
	else if (object.host && writeHost(machine, object, object.host, name, value, offset)) return;
	const builtIn = object.offset === -1 && object.props.has(name ?? "") ? object.hidden?.get("namespace") : undefined;
	if (builtIn) machine.browser.replaceMember(machine, `${String(builtIn.atoms[0])}.${name ?? ""}`, value, offset);
	const strong = certain && object.isReplacedAt(machine.depth);
	if (name === null) {
		object.exact = false;
		object.addRest(value);
		return;
	}
	if (object.items && writeItem(object, name, value, strong)) return;
	if (strong) object.setProp(name, value);
	else object.addProp(name, value);
}

/** Methods that the page calls with its data when the script replaces them on a connection that it hands to the page. */
const SPOKEN_BY_PAGE = /^(?:WebSocket\.send|XMLHttpRequest\.(?:open|send|setRequestHeader)|Worker\.postMessage)$/;

/** Whether the page may use the connection. One that the script opens to an address of its own is used by the script alone. */
function isForPage(object: HeapObject, member: string): boolean {
	if (object.offset === -1 || !SPOKEN_BY_PAGE.test(member)) return false;
	const address = object.hidden?.get("url");
	return address === undefined || address.taints.some(({ origin }) => origin.kind === "request");
}

function writeHost(
	machine: Machine,
	object: HeapObject,
	type: HostType,
	name: string | null,
	value: Value,
	offset: number,
) {
	if (name !== null) {
		const member = memberOf(type, name);
		if (member?.call && !member.set && object.offset === -1 && object !== machine.window) {
			machine.browser.replaceMember(machine, `${type.name.toLowerCase()}.${name}`, value, offset);
		}
		if (member?.call && isForPage(object, `${type.name}.${name}`))
			machine.browser.replaceMember(machine, `${type.name}.${name}`, value, offset);
		if (member?.set) {
			member.set(machine, object, value, offset);
			return member.get !== undefined;
		}
	}
	for (let current: HostType | undefined = type; current; current = current.parent) {
		if (current.setOther?.(machine, object, name, value, offset)) return true;
	}
	// A variable of the page's has no effect of its own.
	if (type.name !== "Window") noteUnlessShown(machine, [name], value, offset);
	return false;
}

function writeItem(object: HeapObject, name: string, value: Value, strong: boolean): boolean {
	const { items } = object;
	const index = indexOf(name);
	if (!items || (index === null && name !== "length")) return false;
	if (index === null) {
		const length = value.atoms[0];
		if (strong && typeof length === "number" && length >= 0 && length <= items.length)
			object.changeItems((list) => list.splice(length));
		else object.exact = false;
		return true;
	}
	if (strong && object.exact && index <= items.length && index < MAX_ARRAY_LENGTH)
		object.changeItems((list) => {
			list[index] = value;
		});
	else addItem(object, value);
	return true;
}

/** Puts something into an array at a place that is not known. */
export function addItem(object: HeapObject, value: Value): void {
	if (!object.exact && object.items?.some((item) => join(item, value) === item)) return;
	object.exact = false;
	object.addRest(value);
}
