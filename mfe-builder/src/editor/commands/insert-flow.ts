import { exitsOf } from "@scriptorium/flow/document/branches";
import type { FlowDocument, FlowEdge, FlowNode } from "@scriptorium/flow/document/flow-document";
import { insertParts } from "@scriptorium/flow/editing/copy-parts";
import type { EditResult } from "@scriptorium/flow/editing/edit-result";
import { continuation, insertStep, makeRoom, redirect, STEP_DISTANCE } from "@scriptorium/flow/editing/insert-step";
import type { BranchName } from "@scriptorium/flow/steps/step-list";

export interface FlowEnds {
	readonly first: FlowNode;
	/** The step that runs last, whatever branches were taken. */
	readonly last: FlowNode;
	/** The exit by which the last step is left; undefined for kinds with one unnamed exit. */
	readonly exit: BranchName | undefined;
}

/**
 * The first and the last step of a flow, or of the last of its parts that are not connected, which run from top to bottom.
 * @returns null for an empty flow, a cycle, and a flow that ends in different steps, such as one behind a condition
 */
export function endsOf({ nodes, edges }: Pick<FlowDocument, "nodes" | "edges">): FlowEnds | null {
	const byId = new Map(nodes.map((node) => [node.id, node]));
	const entered = new Set(edges.map(({ target }) => target));
	const outgoing = new Map<string, FlowEdge[]>();
	for (const edge of edges) outgoing.set(edge.source, [...(outgoing.get(edge.source) ?? []), edge]);
	const starts = nodes.filter(({ id }) => !entered.has(id));
	const first = starts.reduce<FlowNode | undefined>(
		(low, node) => (low === undefined || node.position.y >= low.position.y ? node : low),
		undefined,
	);
	const seen = new Set<FlowNode>();
	for (let step = first; first !== undefined && step !== undefined && !seen.has(step); ) {
		seen.add(step);
		if (step.type === "condition") return null;
		const exit = continuation(step.type);
		const next = followers(step, outgoing.get(step.id) ?? [], exit);
		if (next.length > 1) return null;
		if (next[0] === undefined) return { first, last: step, exit };
		step = byId.get(next[0]);
	}
	return null;
}

/** Ids of the steps behind an exit; what a loop repeats does not follow it. */
function followers({ type }: FlowNode, edges: readonly FlowEdge[], exit: BranchName | undefined): readonly string[] {
	const exits = exitsOf(type, edges);
	return edges.flatMap(({ target }, at) => ((exits[at] ?? undefined) === exit ? [target] : []));
}

/** Where an inserted flow goes; without a step, below everything and connected to nothing, where it runs last. */
export interface FlowPlace {
	readonly after: string;
	/** Left out: the first exit that is free. */
	readonly exit?: BranchName | undefined;
}

/**
 * Adds the steps of another flow, with new ids. What followed the step before them follows their last one.
 * @param flow stays as it is
 * @param parts another flow
 * @param place ignored where the other flow has no single first and last step: it is then added below everything
 * @param timestamp milliseconds since 1970
 * @returns the flow and the ids of the new steps and notes; `TOO_MANY` or `UNKNOWN_STEP`
 */
export function insertFlow(
	flow: FlowDocument,
	parts: FlowDocument,
	place: FlowPlace | null,
	timestamp: number,
): EditResult<{ readonly flow: FlowDocument; readonly ids: readonly string[] }> {
	const ends = endsOf(parts);
	if (place === null || ends === null || !isChain(parts))
		return insertParts(flow, parts, offsetBelow(flow, parts), timestamp);
	// One step takes the place and the connections, which then become those of all. No new step gets an id of this time.
	const held = insertStep(flow, place, { kind: ends.first.type, label: "", timestamp: -1 });
	if (!held.ok) return held;
	const { id } = held.value;
	const position = held.value.flow.nodes.find((node) => node.id === id)?.position ?? ends.first.position;
	const rest = { ...held.value.flow, nodes: held.value.flow.nodes.filter((node) => node.id !== id) };
	const offset = { x: position.x - ends.first.position.x, y: position.y - ends.first.position.y };
	const added = insertParts(rest, parts, offset, timestamp);
	if (!added.ok) return added;
	const { flow: joined, ids } = added.value;
	const newId = (node: FlowNode) => ids[parts.nodes.indexOf(node)] ?? node.id;
	const [first, last] = [newId(ends.first), newId(ends.last)];
	const used = new Set(joined.edges.map((edge) => edge.id));
	const edges = joined.edges.map((edge) => {
		const { source, target, sourceHandle } = edge;
		if (target === id) return redirect(edge, { source, target: first, sourceHandle }, used);
		return source === id ? redirect(edge, { source: last, target, sourceHandle: ends.exit }, used) : edge;
	});
	const behind = edges.filter(({ source, target }) => source === last && !ids.includes(target));
	const lowest = Math.max(...parts.nodes.map((node) => node.position.y)) + offset.y;
	const connected = { ...joined, edges };
	return {
		ok: true,
		value: {
			flow: makeRoom(
				connected,
				behind.map(({ target }) => target),
				lowest + STEP_DISTANCE,
				last,
			),
			ids,
		},
	};
}

/** Whether a flow begins and ends in one step each, so that it can stand between two steps of another flow. */
export function isChain(flow: FlowDocument): boolean {
	const entered = new Set(flow.edges.map(({ target }) => target));
	return endsOf(flow) !== null && flow.nodes.filter(({ id }) => !entered.has(id)).length === 1;
}

/** Below the lowest step, at its left edge. */
function offsetBelow(flow: FlowDocument, parts: FlowDocument): { readonly x: number; readonly y: number } {
	const top = parts.nodes.reduce<FlowNode | null>(
		(high, node) => (high === null || node.position.y < high.position.y ? node : high),
		null,
	);
	const lowest = flow.nodes.reduce<FlowNode | null>(
		(low, node) => (low === null || node.position.y > low.position.y ? node : low),
		null,
	);
	if (top === null || lowest === null) return { x: 0, y: 0 };
	const { x, y } = lowest.position;
	return { x: x - top.position.x, y: y + STEP_DISTANCE - top.position.y };
}
