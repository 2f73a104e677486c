import type { AnyNode } from "acorn";

/** Properties of every node that contain no child nodes. */
const NO_CHILDREN: ReadonlySet<string> = new Set(["type", "start", "end", "range"]);

/** All nodes of a type. */
interface Shape {
	/** Members that can hold children. */
	readonly places: readonly string[];
	/** Index in `Nodes.groups`. */
	readonly group: number;
}
const SHAPES = new Map<string, Shape>();

interface Nodes {
	readonly all: readonly AnyNode[];
	readonly groups: readonly (readonly AnyNode[] | undefined)[];
}
const KNOWN = new WeakMap<AnyNode, Nodes>();

/**
 * Every node of a program, or of a part of one, parents first, in the order of the text.
 *
 * @param program the root of a syntax tree
 * @returns all its nodes, itself first; the same list for the same root
 */
export function nodesOf(program: AnyNode): readonly AnyNode[] {
	return collect(program).all;
}

type NodeOfType<Type extends AnyNode["type"]> = Extract<AnyNode, { type: Type }>;

/**
 * The nodes of one type, in the order of the text.
 *
 * @param program the root of a syntax tree
 * @param type ESTree name of a kind of node
 * @returns empty when there is none
 */
export function nodesOfType<Type extends AnyNode["type"]>(program: AnyNode, type: Type): readonly NodeOfType<Type>[] {
	const { groups } = collect(program);
	const nodes = groups[SHAPES.get(type)?.group ?? -1] ?? [];
	// Nodes are grouped by type, so checking one of them is enough.
	const areOfType = (found: readonly AnyNode[]): found is readonly NodeOfType<Type>[] =>
		found.length === 0 || found[0]?.type === type;
	return areOfType(nodes) ? nodes : [];
}

/** Iterative: depth is no danger. */
function collect(program: AnyNode): Nodes {
	const known = KNOWN.get(program);
	if (known) return known;
	const all: AnyNode[] = [];
	const groups: (AnyNode[] | undefined)[] = [];
	const waiting: AnyNode[] = [program];
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		const { places, group } = SHAPES.get(node.type) ?? learnShape(node);
		all.push(node);
		const same = groups[group];
		if (same) same.push(node);
		else groups[group] = [node];
		const first = waiting.length;
		pushChildren(node, places, waiting);
		if (waiting.length - first > 1) turnAround(waiting, first);
	}
	const nodes = { all, groups };
	KNOWN.set(program, nodes);
	return nodes;
}

/**
 * The children of one node, in the order of the text.
 *
 * @param node of a syntax tree
 * @returns the direct children only
 */
export function childrenOf(node: AnyNode): readonly AnyNode[] {
	const children: AnyNode[] = [];
	pushChildren(node, (SHAPES.get(node.type) ?? learnShape(node)).places, children);
	return children;
}

function pushChildren(node: AnyNode, places: readonly string[], into: AnyNode[]): void {
	const parts: object = node;
	for (const key of places) {
		const value: unknown = parts[key as keyof typeof parts];
		if (typeof value !== "object" || value === null) continue;
		if (Array.isArray(value)) {
			for (const item of value) if (isNode(item)) into.push(item);
		} else if (isNode(value)) into.push(value);
	}
}

function learnShape(node: AnyNode): Shape {
	const places = Object.entries(node).flatMap(([key, value]) =>
		NO_CHILDREN.has(key) || typeof value !== "object" ? [] : [key],
	);
	const shape = { places, group: SHAPES.size };
	SHAPES.set(node.type, shape);
	return shape;
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
