import type { AnyNode } from "acorn";

const KNOWN = new WeakMap<AnyNode, readonly AnyNode[]>();

/** What every node has and no child is in. */
const NO_CHILDREN: ReadonlySet<string> = new Set(["type", "start", "end", "range"]);
/** Members that can hold children, by type: the parser gives all nodes of a type the same ones, of the same kind. */
const PLACES = new Map<string, readonly string[]>();

/** Every node of a program, or of a part of one, parents first, in the order of the text. Iterative: depth is no danger. */
export function nodesOf(program: AnyNode): readonly AnyNode[] {
	const known = KNOWN.get(program);
	if (known) return known;
	const nodes: AnyNode[] = [];
	const waiting: AnyNode[] = [program];
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		nodes.push(node);
		const first = waiting.length;
		pushChildren(node, waiting);
		if (waiting.length - first > 1) turnAround(waiting, first);
	}
	KNOWN.set(program, nodes);
	return nodes;
}

type NodeOfType<Type extends AnyNode["type"]> = Extract<AnyNode, { type: Type }>;

const BY_TYPE = new WeakMap<AnyNode, ReadonlyMap<string, readonly AnyNode[]>>();

/** The nodes of one type, in the order of the text. */
export function nodesOfType<Type extends AnyNode["type"]>(program: AnyNode, type: Type): readonly NodeOfType<Type>[] {
	const nodes = byType(program).get(type) ?? [];
	// The type is what they were put together by: one of them stands for all.
	const areOfType = (found: readonly AnyNode[]): found is readonly NodeOfType<Type>[] =>
		found.length === 0 || found[0]?.type === type;
	return areOfType(nodes) ? nodes : [];
}

function byType(program: AnyNode): ReadonlyMap<string, readonly AnyNode[]> {
	const known = BY_TYPE.get(program);
	if (known) return known;
	const groups = new Map<string, AnyNode[]>();
	for (const node of nodesOf(program)) {
		const group = groups.get(node.type);
		if (group) group.push(node);
		else groups.set(node.type, [node]);
	}
	BY_TYPE.set(program, groups);
	return groups;
}

/** The children of one node, in the order of the text. */
export function childrenOf(node: AnyNode): readonly AnyNode[] {
	const children: AnyNode[] = [];
	pushChildren(node, children);
	return children;
}

function pushChildren(node: AnyNode, into: AnyNode[]): void {
	const parts: object = node;
	for (const key of PLACES.get(node.type) ?? learnPlaces(node)) {
		const value: unknown = parts[key as keyof typeof parts];
		if (typeof value !== "object" || value === null) continue;
		if (Array.isArray(value)) {
			for (const item of value) if (isNode(item)) into.push(item);
		} else if (isNode(value)) into.push(value);
	}
}

function learnPlaces(node: AnyNode): readonly string[] {
	const places = Object.entries(node).flatMap(([key, value]) =>
		NO_CHILDREN.has(key) || typeof value !== "object" ? [] : [key],
	);
	PLACES.set(node.type, places);
	return places;
}

/** The last one pushed is taken first, so the children are pushed last to first. */
function turnAround(nodes: AnyNode[], first: number): void {
	for (let low = first, high = nodes.length - 1; low < high; low += 1, high -= 1) {
		const [one, other] = [nodes[low], nodes[high]];
		if (one && other) [nodes[low], nodes[high]] = [other, one];
	}
}

function isNode(value: unknown): value is AnyNode {
	return typeof value === "object" && value !== null && "type" in value;
}
