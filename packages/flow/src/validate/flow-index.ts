import type { FlowEdge, FlowGraph, FlowNode } from "../document/flow-document.ts";

/** The connections of a flow by their steps. Connections that lead to no step are left out. */
export interface FlowIndex {
	readonly nodes: readonly FlowNode[];
	readonly byId: ReadonlyMap<string, FlowNode>;
	readonly outgoing: (node: FlowNode) => readonly FlowEdge[];
	readonly incomingCount: (node: FlowNode) => number;
	/** Steps that no connection leads to, in the order in which they run: from top to bottom, then from left to right. */
	readonly starts: readonly FlowNode[];
}

const NONE: readonly FlowEdge[] = [];

/** Indexes a flow in linear time. */
export function indexFlow({ nodes, edges }: FlowGraph): FlowIndex {
	const byId = new Map(nodes.map((node) => [node.id, node]));
	const outgoing = new Map<string, FlowEdge[]>();
	const incoming = new Map<string, number>();
	for (const edge of edges) {
		if (!(byId.has(edge.source) && byId.has(edge.target))) continue;
		const of = outgoing.get(edge.source);
		if (of === undefined) outgoing.set(edge.source, [edge]);
		else of.push(edge);
		incoming.set(edge.target, (incoming.get(edge.target) ?? 0) + 1);
	}
	const starts = nodes.filter(({ id }) => !incoming.has(id));
	starts.sort((a, b) => a.position.y - b.position.y || a.position.x - b.position.x);
	return {
		nodes,
		byId,
		outgoing: ({ id }) => outgoing.get(id) ?? NONE,
		incomingCount: ({ id }) => incoming.get(id) ?? 0,
		starts,
	};
}
