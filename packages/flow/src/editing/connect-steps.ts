import { branchesOf, exitsOf } from "../document/branches.ts";
import type { FlowDocument, FlowEdge } from "../document/flow-document.ts";
import { MAX_CONNECTIONS } from "../document/flow-limits.ts";
import type { BranchName } from "../steps/step-list.ts";
import { done, type EditResult, refused } from "./edit-result.ts";
import { connectionId } from "./fresh-ids.ts";

export interface Connection {
	/** Id of the step that the connection leaves. */
	readonly source: string;
	readonly target: string;
	/** Branch of a condition or loop; left out: the first one that is free. Other kinds of steps have none. */
	readonly sourceHandle?: BranchName | null | undefined;
}

/**
 * Connects two steps by the rules of the canvas (spec 03 § 5).
 * @param flow stays as it is
 * @param connection source, target and, for a condition or loop, the branch
 * @returns the flow with the new, animated edge; `SELF_CONNECTION`, `UNKNOWN_STEP`, `DUPLICATE_CONNECTION` or `TOO_MANY`
 */
export function connectSteps(
	flow: FlowDocument,
	{ source, target, sourceHandle }: Connection,
): EditResult<{ readonly flow: FlowDocument; readonly edge: FlowEdge }> {
	if (source === target) return refused("SELF_CONNECTION", "Cannot connect a node to itself.");
	const from = flow.nodes.find(({ id }) => id === source);
	if (from === undefined || flow.nodes.every(({ id }) => id !== target)) {
		return refused("UNKNOWN_STEP", "Both nodes of a connection must exist.");
	}
	const siblings = flow.edges.filter((edge) => edge.source === source);
	const exits = exitsOf(from.type, siblings);
	const branches = branchesOf(from.type);
	const asked = branches?.find((name) => name === sourceHandle);
	const exit = asked ?? branches?.find((name) => !exits.includes(name)) ?? branches?.[0];
	if (siblings.some((edge, at) => edge.target === target && (exits[at] ?? undefined) === exit)) {
		return refused("DUPLICATE_CONNECTION", "Connection already exists.");
	}
	if (flow.edges.length >= MAX_CONNECTIONS) {
		return refused("TOO_MANY", `A flow has at most ${MAX_CONNECTIONS} connections.`);
	}
	const ends = { source, target, ...(exit === undefined ? {} : { sourceHandle: exit }) };
	const id = connectionId(ends, new Set(flow.edges.map((edge) => edge.id)));
	// The former edges name their branch from now on: without names, the new edge would move them to another branch.
	const named = branches === null ? flow.edges : nameExits(flow.edges, siblings, exits);
	const edge: FlowEdge = { id, ...ends, animated: true };
	return done({ flow: { ...flow, edges: [...named, edge] }, edge });
}

function nameExits(
	edges: FlowEdge[],
	siblings: readonly FlowEdge[],
	exits: readonly (BranchName | null)[],
): FlowEdge[] {
	const exitOf = new Map(siblings.map((edge, at) => [edge.id, exits[at]]));
	return edges.map((edge) => {
		const sourceHandle = exitOf.get(edge.id);
		return sourceHandle == null || edge.sourceHandle === sourceHandle ? edge : { ...edge, sourceHandle };
	});
}
