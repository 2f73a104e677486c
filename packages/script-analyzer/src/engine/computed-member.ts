import type { HeapObject, HostType, Machine, Native, Value } from "./domain.ts";
import { memberNames, memberOf } from "./host-type.ts";
import { EXCHANGEABLE } from "./origins.ts";
import { isSecretHolder } from "./secret-holders.ts";
import { unsurely } from "./taint.ts";
import { textsOf } from "./text-of.ts";
import { TextPattern } from "./text-pattern.ts";
import { callUnknown } from "./unknown-call.ts";
import { join, NOTHING, objectsOf, only, UNDEFINED } from "./value.ts";

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
 * Records that a text of a skeptical run is the name of the document's cookies. It may reach any computed key, on ways that
 * are not modeled: a list-like object, an own promise, a listener that is called earlier than expected.
 */
export function noteSecretName(machine: Machine, { atoms }: Value): void {
	if (atoms.includes(SECRET_MEMBER)) machine.secretNames.addProp(SECRET_MEMBER, UNDEFINED);
}

/** Whether the name stands in the script's text, perhaps in a function of which nothing shows that it is called. */
export function namesSecret(text: string): boolean {
	return /(["'`])cookie\1/.test(text);
}

/**
 * Members of a browser object whose names fit a name that is known in part: `document["cook" + end]`. In a skeptical run a
 * computed name may be that of the cookies, too, when nothing is known of it or when some text of the script is that name.
 */
export function fittingMembers(machine: Machine, type: HostType, key: Value): readonly string[] {
	const isAnyName = key.open || key.atoms.some((atom) => atom instanceof TextPattern && atom.known === "");
	if (
		machine.isSkeptical &&
		memberOf(type, SECRET_MEMBER) &&
		(isAnyName || machine.secretNames.props.has(SECRET_MEMBER))
	)
		return [SECRET_MEMBER];
	if (isAnyName) return [];
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
 * `object[name]` in a skeptical run: whatever the name is taken to be, a way that is not modeled may have brought another
 * one. Only what the script writes itself counts: in functions of the browser that take a name (`Object.getOwnPropertyDescriptor`)
 * the names of all calls are mixed up, so a name is believed there.
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

/** Whether it is not certain which text it is. */
function isDoubted({ atoms, open }: Value): boolean {
	return open || atoms.length !== 1 || typeof atoms[0] !== "string";
}

/** `object[name] = value` with a name that is not known. */
export function noteComputedWrite(machine: Machine, base: Value, key: Value, value: Value, offset: number): void {
	for (const object of objectsOf(base)) {
		if (!hasSinks(object)) continue;
		const isExchangeable = key.taints.some(({ origin }) => EXCHANGEABLE.has(origin.kind));
		const isSunk = textsOf(machine, value).some((text) => FETCHED_OR_RUN.test(text));
		const kind = isExchangeable || isSunk ? "computed-global" : "computed-member";
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
