import type { Node } from "acorn";
import type { Frame, HeapObject, Machine, Value } from "../engine/domain.ts";
import { ANYTHING, objectsOf, only } from "../engine/value.ts";
import { THROUGH } from "../trace/trace.ts";

/** Functions that a page can use against the visitor; settings and styles are harmless. */
const PRIVILEGED =
	/^GM(?:_(?:xmlhttpRequest|download|cookie|getValue|setValue|listValues|openInTab|setClipboard|webRequest))?$/;
/** Functions that contact any address they are given, even through a function in between. */
const REACHES_OUT = /^GM(?:_(?:xmlhttpRequest|download|cookie|webRequest))?$/;
const MAX_DEPTH = 4;
const MAX_MEMBERS = 60;
/** Objects and functions searched per exposed value. */
const MAX_OBJECTS = 80;
/** Characters of a function whose outer names are resolved. */
const MAX_FUNCTION_LENGTH = 20_000;

/** The manager's functions that a holder of this value can use. */
export function privilegesOf(machine: Machine, value: Value): string[] {
	const found = new Set<string>();
	const seen = new Set<HeapObject>();
	for (const object of objectsOf(value)) collect(machine, object, 0, false, found, seen);
	return [...found].filter((name) => !name.endsWith(THROUGH) || !found.has(name.slice(0, -THROUGH.length)));
}

function collect(
	machine: Machine,
	object: HeapObject,
	level: number,
	within: boolean,
	found: Set<string>,
	seen: Set<HeapObject>,
): void {
	if (level > MAX_DEPTH || seen.size >= MAX_OBJECTS || seen.has(object) || object === machine.window) return;
	seen.add(object);
	const { callable, host } = object;
	const follow = (value: Value, inside = within): void => {
		for (const inner of objectsOf(value)) collect(machine, inner, level + 1, inside, found, seen);
	};
	if (callable?.kind === "bound") follow(only(callable.target));
	if (callable?.kind === "native" && /^GM[_.]/.test(callable.name))
		found.add(within ? callable.name + THROUGH : callable.name);
	if (callable?.kind === "closure") {
		machine.spend((callable.node.end - callable.node.start) >> 3);
		for (const name of namesIn(callable.node)) {
			if (within ? REACHES_OUT.test(name) : PRIVILEGED.test(name)) found.add(within ? name + THROUGH : name);
			else if (callable.node.end - callable.node.start <= MAX_FUNCTION_LENGTH)
				for (const inner of valuesOf(callable.frame, name)) follow(inner, within || isFunction(inner));
		}
		return;
	}
	// A proxy returns its trap's result for any key.
	if (host?.name === "Proxy") follow(machine.get(only(object), ANYTHING, object.offset));
	if (callable || (host && host.name !== "Proxy")) return;
	for (const holder of object.proto && !object.proto.host ? [object, object.proto] : [object]) {
		for (const [, value] of [...holder.props].filter(([name]) => name !== "constructor").slice(0, MAX_MEMBERS))
			follow(value);
		for (const { get } of holder.accessors?.values() ?? []) if (get) follow(only(get));
	}
	follow(object.rest);
}

function isFunction(value: Value): boolean {
	return objectsOf(value).some(({ callable }) => callable?.kind === "closure");
}

/** The value of a name in a function's scope. */
function valuesOf(frame: Frame, name: string): Value[] {
	for (let current: Frame | null = frame; current; current = current.parent) {
		const value = current.readNamed(name);
		if (value) return [value];
	}
	return [];
}

/** Names in a function's own text, those of members left out: except under `GM` they are not the manager's. */
function namesIn(root: Node): ReadonlySet<string> {
	const names = new Set<string>();
	const waiting: unknown[] = [root];
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		if (typeof node !== "object" || node === null) continue;
		if ("type" in node && node.type === "Identifier" && "name" in node && typeof node.name === "string")
			names.add(node.name);
		for (const [key, child] of Object.entries(node)) {
			const member = key === "property" && !("computed" in node && node.computed);
			if (typeof child === "object" && !member) waiting.push(child);
		}
	}
	return names;
}
