import type { HeapObject, HostType, Machine, Native, Value } from "./domain.ts";
import { memberNames, memberOf } from "./host-type.ts";
import { EXCHANGEABLE } from "./origins.ts";
import { isSecretHolder } from "./secret-holders.ts";
import { unsurely } from "./taint.ts";
import { textsOf } from "./text-of.ts";
import { TextPattern } from "./text-pattern.ts";
import { callUnknown } from "./unknown-call.ts";
import { isObject, join, NOTHING, objectsOf, only } from "./value.ts";

/** An address of a server, markup or code: whatever the member is, the browser may fetch or run it. */
const FETCHED_OR_RUN =
	/^\s*(?:https?:)?\/\/|^\s*(?:data:|javascript:(?!\s*(?:void\s*\(?\s*0\s*\)?|false|undefined)?\s*;?\s*$))|<[a-z!/]/i;

/** Whether the browser object has members that fetch, send or run their arguments. */
export function hasSinks({ host, offset, hidden, callable }: HeapObject): boolean {
	if (host) return host.hasSinks === true;
	return offset === -1 && callable === null && hidden.get("namespace")?.atoms[0] === "navigator";
}

/** Records the read of a member with an unknown name; returns a function that represents it. */
export function readComputed(machine: Machine, object: HeapObject, offset: number): Value {
	machine.traceBuilder.unresolved({ kind: "computed-member", what: nameOf(object), offset });
	return machine.native("a computed member", callComputed);
}

/**
 * Members of a browser object whose names fit a name that is known in part: `document["cook" + end]`. In a skeptical run a
 * name of which nothing is known may be that of the cookies, too.
 */
export function fittingMembers(machine: Machine, type: HostType, key: Value): readonly string[] {
	const isAnyName = key.open || key.atoms.some((atom) => atom instanceof TextPattern && atom.known === "");
	if (isAnyName) return machine.isSkeptical && memberOf(type, SECRET_MEMBER) ? [SECRET_MEMBER] : [];
	const patterns = key.atoms.flatMap((atom) =>
		atom instanceof TextPattern && atom.known !== "" ? [atom.toRegExp()] : [],
	);
	if (patterns.length === 0) return [];
	return memberNames(type).filter((name) => patterns.some((pattern) => pattern.test(name)));
}

const SECRET_MEMBER = "cookie";

/** Members of the window through which secrets are read. */
const HOLDERS = ["document", "localStorage", "sessionStorage"] as const;

/**
 * The secrets that `object[name]` may read in a skeptical run, whatever text the engine takes the name for: another text may
 * have reached it through a construct that is not modeled, such as a listener that runs earlier than expected. Only computed
 * members in the script's own text count. Functions of the browser that take a name, such as `Object.getOwnPropertyDescriptor`,
 * get the joined names of all their calls in a skeptical run: doubting these as well would make generated scripts Medium.
 *
 * @returns the secrets, or the objects with secrets, that the member may be; `NOTHING` in an exact run
 */
export function possibleSecrets(machine: Machine, base: Value, key: string | Value, offset: number): Value {
	if (!machine.isSkeptical || typeof key === "string") return NOTHING;
	let found = NOTHING;
	for (const object of objectsOf(base)) {
		if (!object.host) continue;
		if (memberOf(object.host, SECRET_MEMBER)) found = join(found, machine.get(only(object), SECRET_MEMBER, offset));
		if (isSecretHolder(machine, object)) found = join(found, machine.get(only(object), "value", offset));
		if (object === machine.window && isDoubted(key))
			for (const name of HOLDERS) found = join(found, machine.get(only(object), name, offset));
	}
	return { ...found, taints: unsurely(found.taints) };
}

/** Whether a key may be other than one known text. */
function isDoubted({ atoms, open }: Value): boolean {
	return open || atoms.length !== 1 || typeof atoms[0] !== "string";
}

/** Whether a browser object could fetch or run what is assigned to one of its members. */
export function isSunk(machine: Machine, value: Value): boolean {
	return textsOf(machine, value).some((text) => FETCHED_OR_RUN.test(text));
}

/** An object that the script made: no browser fetches or runs one. */
function isOwnObject({ atoms, open }: Value): boolean {
	return !open && atoms.length > 0 && atoms.every((atom) => isObject(atom) && !atom.host && !atom.callable);
}

/** `object[name] = value` with a name that is not known. */
export function noteComputedWrite(machine: Machine, base: Value, key: Value, value: Value, offset: number): void {
	for (const object of objectsOf(base)) {
		if (!hasSinks(object)) continue;
		const isExchangeable = key.taints.some(({ origin }) => EXCHANGEABLE.has(origin.kind));
		const kind =
			(isExchangeable && !isOwnObject(value)) || isSunk(machine, value) ? "computed-global" : "computed-member";
		machine.traceBuilder.unresolved({ kind, what: `an assignment to a member of ${nameOf(object)}`, offset });
	}
}

/** A browser function chosen at run time: its arguments can go anywhere. */
export const callComputed: Native = ({ machine, args, offset }) => {
	machine.traceBuilder.unresolved({ kind: "computed-global", what: "a computed function", offset });
	machine.traceBuilder.sink(
		{
			kind: "request",
			api: "a computed function",
			offset,
			destinations: [{ kind: "unresolved", host: null, scheme: null, declared: false, address: null }],
			carried: [["body", args.flatMap((arg) => machine.contents(arg))]],
		},
		machine,
	);
	return callUnknown(machine, [], args, offset);
};

function nameOf({ host }: HeapObject): string {
	return host?.name.toLowerCase() ?? "navigator";
}
