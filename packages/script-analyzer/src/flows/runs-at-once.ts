import type { AnyNode, CallExpression, Program } from "acorn";
import { bindingsOf } from "../source/bindings-of.ts";
import { childrenOf, nodesOf, nodesOfType } from "../source/nodes-of.ts";

/** Calls that run the function at this index of their arguments without waiting for the user. */
const STARTING: ReadonlyMap<string, number> = new Map([
	...["setTimeout", "setInterval", "requestAnimationFrame", "requestIdleCallback", "queueMicrotask"].map(first),
	...["then", "finally", "ready", "$", "jQuery", "Promise"].map(first),
	...["forEach", "map", "flatMap", "filter", "some", "every", "find", "each"].map(first),
]);
function first(name: string): readonly [string, number] {
	return [name, 0];
}
const LOAD_EVENTS: ReadonlySet<unknown> = new Set(["load", "DOMContentLoaded", "readystatechange", "pageshow"]);
const LOAD_HANDLERS: ReadonlySet<string> = new Set(["onload", "onreadystatechange", "onpageshow"]);

/**
 * Whether a place is run when the script starts or the page has loaded, and not because the user does something: each
 * function around it is called where it stands, is given to something that calls it by itself (a timer, the load event,
 * `then`), or has a name that is called in such a place.
 *
 * @param program the script
 * @param offset the place
 */
export function runsAtOnce(program: Program, offset: number): boolean {
	return isReached(program, offset, new Set());
}

function isReached(program: Program, offset: number, asked: Set<AnyNode>): boolean {
	const path = pathTo(program, offset);
	return path.every((node, depth) => {
		if (!/Function/.test(node.type) || isStarted(path, depth)) return true;
		// A function that waits for the answer about itself is recursive: this call does not start it.
		if (asked.has(node)) return false;
		asked.add(node);
		return isStartedByName(program, path, depth, asked);
	});
}

/** The nodes around a place, from the program to the innermost. */
function pathTo(program: Program, offset: number): readonly AnyNode[] {
	const path: AnyNode[] = [];
	for (let node: AnyNode | undefined = program; node; ) {
		path.push(node);
		node = childrenOf(node).find(({ start, end }) => start <= offset && offset < end);
	}
	return path;
}

/** Whether the node at a depth of a path is a function, or its name, that is called there, or given to something that calls it by itself. */
function isStarted(path: readonly AnyNode[], depth: number): boolean {
	const [node, parent, call] = [path[depth], path[depth - 1], path[depth - 2]];
	if (!node || !parent) return false;
	if (parent.type === "ParenthesizedExpression") return isStarted(path, depth - 1);
	if (parent.type === "MemberExpression" && parent.object === node) {
		const method = nameOf(parent);
		if (method === "bind" && call?.type === "CallExpression") return isStarted(path, depth - 2);
		return /^(?:call|apply)$/.test(method) && call?.type === "CallExpression" && call.callee === parent;
	}
	if (parent.type === "AssignmentExpression") return parent.right === node && LOAD_HANDLERS.has(nameOf(parent.left));
	if (parent.type !== "CallExpression" && parent.type !== "NewExpression") return false;
	return (
		parent.callee === node ||
		parent.arguments.some((argument, index) => argument === node && index === startedBy(parent))
	);
}

/** Index of the argument that a call runs by itself; NaN if there is none. */
function startedBy({ callee, arguments: given }: Pick<CallExpression, "callee" | "arguments">): number {
	const name = nameOf(callee);
	if (name !== "addEventListener") return STARTING.get(name) ?? Number.NaN;
	const [event] = given;
	return event?.type === "Literal" && LOAD_EVENTS.has(event.value) ? 1 : Number.NaN;
}

/** The last name of `name` and of `object.name`; empty for other expressions. */
function nameOf(node: AnyNode): string {
	if (node.type === "Identifier") return node.name;
	if (node.type === "MemberExpression" && !node.computed) return nameOf(node.property);
	return node.type === "PrivateIdentifier" ? node.name : "";
}

/**
 * Whether the name of a function is called at once. A function with parameters that is called from several places is not
 * meant: what one call passes to it is not what another one does.
 */
function isStartedByName(program: Program, path: readonly AnyNode[], depth: number, asked: Set<AnyNode>): boolean {
	const uses = usesOf(program, path, depth);
	const isOnlyUse = uses.length === 1;
	const node = path[depth];
	if (!node || !("params" in node) || (node.params.length > 0 && !isOnlyUse)) return false;
	return uses.some((use) => {
		const around = pathTo(program, use.start);
		const at = around.findIndex(({ start, end, type }) => start === use.start && end === use.end && type === use.type);
		return isStarted(around, at) && isReached(program, use.start, asked);
	});
}

/** Where the function at a depth of a path is used by its name; empty if it has no name, or several functions have it. */
function usesOf(program: Program, path: readonly AnyNode[], depth: number): readonly AnyNode[] {
	const [node, parent] = [path[depth], path[depth - 1]];
	if (node?.type === "FunctionDeclaration" && node.id) return usesOfVariable(program, node.id);
	if (parent?.type === "VariableDeclarator" && parent.id.type === "Identifier")
		return usesOfVariable(program, parent.id);
	if (parent?.type === "AssignmentExpression" && parent.left.type === "Identifier")
		return usesOfVariable(program, parent.left);
	if (parent?.type === "AssignmentExpression") return usesOfMember(program, parent.left);
	if (parent?.type === "MethodDefinition" && parent.kind === "constructor") {
		const owner = path[depth - 3];
		return owner && "id" in owner && owner.id?.type === "Identifier" ? usesOfVariable(program, owner.id) : [];
	}
	const isMember =
		parent?.type === "Property" || parent?.type === "MethodDefinition" || parent?.type === "PropertyDefinition";
	return isMember && !parent.computed ? usesOfMember(program, parent.key) : [];
}

function usesOfVariable(
	program: Program,
	declared: { readonly name: string; readonly start: number },
): readonly AnyNode[] {
	if (bindingsOf(declared.name, program) > 1) return [];
	return nodesOfType(program, "Identifier").filter(
		({ name, start }) => name === declared.name && start !== declared.start,
	);
}

function usesOfMember(program: Program, defined: AnyNode): readonly AnyNode[] {
	const name = nameOf(defined);
	if (name === "") return [];
	const definitions = nodesOf(program).filter(
		(node) =>
			(node.type === "Property" || node.type === "MethodDefinition" || node.type === "PropertyDefinition") &&
			nameOf(node.key) === name,
	);
	const uses = nodesOfType(program, "MemberExpression").filter((node) => nameOf(node) === name && node !== defined);
	return definitions.length > 1 ? [] : uses;
}
