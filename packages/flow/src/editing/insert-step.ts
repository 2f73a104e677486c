import { branchesOf, exitsOf } from "../document/branches.ts";
import type { FlowDocument, FlowEdge, FlowNode } from "../document/flow-document.ts";
import type { BranchName } from "../steps/step-list.ts";
import { addStep, type StepToAdd } from "./add-step.ts";
import { moveParts } from "./change-steps.ts";
import { done, type EditResult, refused } from "./edit-result.ts";
import { connectionId } from "./fresh-ids.ts";

/** Distance between two steps that follow each other, in pixels of the canvas (spec 03 § 4). */
export const STEP_DISTANCE = 120;
/** How far a branch is beside its condition or loop, in pixels of the canvas. */
const BRANCH_OFFSET = 150;

const BRANCH_SIDE: Readonly<Record<BranchName, number>> = { true: -1, false: 1, body: 1, done: 0 };

/** A step without its place: it is put below the step that it follows. */
export type StepToInsert = Omit<StepToAdd, "position">;

export interface InsertPlace {
	/** Id of the step that the new one follows. */
	readonly after: string;
	/** Branch of a condition or loop. Left out: the first one that is free, else true of a condition, done of a loop. */
	readonly exit?: BranchName | undefined;
}

/**
 * Adds a step after another one; what followed there follows the new step.
 * @param flow stays as it is
 * @param place the step before, and for a condition or loop the branch
 * @param step kind and label of the new step, with the time of the edit
 * @returns the flow and the id of the new step; steps below are moved down when there is no room. `UNKNOWN_STEP` or `TOO_MANY`
 */
export function insertStep(
	flow: FlowDocument,
	place: InsertPlace,
	step: StepToInsert,
): EditResult<{ readonly flow: FlowDocument; readonly id: string }> {
	const after = flow.nodes.find(({ id }) => id === place.after);
	if (after === undefined) return refused("UNKNOWN_STEP", "Both nodes of a connection must exist.");
	const siblings = flow.edges.filter(({ source }) => source === after.id);
	const exits = exitsOf(after.type, siblings);
	const exit = chooseExit(after, exits, place.exit);
	const position = placeBelow(after, exit);
	const added = addStep(flow, { ...step, position });
	if (!added.ok) return added;
	const { id } = added.value;

	const exitOf = new Map(siblings.map((edge, at) => [edge.id, exits[at] ?? undefined]));
	const onward = continuation(step.kind);
	const used = new Set(flow.edges.map((edge) => edge.id));
	const entry = { source: after.id, target: id, ...(exit === undefined ? {} : { sourceHandle: exit }) };
	const isFollower = (edge: FlowEdge) => exitOf.has(edge.id) && exitOf.get(edge.id) === exit;
	const edges = flow.edges.map((edge): FlowEdge => {
		if (isFollower(edge)) return redirect(edge, { source: id, target: edge.target, sourceHandle: onward }, used);
		const named = exitOf.get(edge.id);
		return named === undefined || named === edge.sourceHandle ? edge : { ...edge, sourceHandle: named };
	});
	const entryEdge: FlowEdge = { id: connectionId(entry, used), ...entry, animated: true };
	const followers = flow.edges.filter(isFollower).map(({ target }) => target);
	const connected = { ...added.value.flow, edges: [...edges, entryEdge] };
	return done({ flow: makeRoom(connected, followers, position.y + STEP_DISTANCE, after.id), id });
}

/**
 * The place of a step that follows another one.
 * @param before the step that it follows
 * @param exit the branch by which it follows a condition or loop
 * @returns pixels of the canvas
 */
export function placeBelow({ position }: FlowNode, exit: BranchName | undefined): FlowNode["position"] {
	const side = exit === undefined ? 0 : BRANCH_SIDE[exit] * BRANCH_OFFSET;
	return { x: position.x + side, y: position.y + STEP_DISTANCE };
}

function chooseExit(
	{ type }: FlowNode,
	taken: readonly (BranchName | null)[],
	asked: BranchName | undefined,
): BranchName | undefined {
	const branches = branchesOf(type);
	if (branches === null) return undefined;
	const named = branches.find((name) => name === asked);
	return named ?? branches.find((name) => !taken.includes(name)) ?? (type === "loop" ? "done" : "true");
}

/**
 * The exit by which a step is left for the one that comes after it.
 * @param kind kind of the step
 * @returns true of a condition, done of a loop; undefined for kinds with one unnamed exit
 */
export const continuation = (kind: FlowNode["type"]): BranchName | undefined =>
	kind === "condition" ? "true" : kind === "loop" ? "done" : undefined;

/**
 * Gives an edge other ends, and an id that fits them.
 * @param edge stays as it is
 * @param ends ids of the steps, and the exit
 * @param used ids of all edges; the new one is added
 * @returns the edge
 */
export function redirect(
	edge: FlowEdge,
	ends: { source: string; target: string; sourceHandle: BranchName | undefined },
	used: Set<string>,
): FlowEdge {
	const { source, target, sourceHandle } = ends;
	const made = { source, target, ...(sourceHandle === undefined ? {} : { sourceHandle }) };
	return { id: connectionId(made, used), ...made, ...(edge.animated === undefined ? {} : { animated: edge.animated }) };
}

/**
 * Moves what follows down, so that it begins at `top`.
 * @param flow stays as it is
 * @param first ids of the steps that must not be above `top`; what they lead to moves along
 * @param top pixels of the canvas
 * @param above id of a step that stays, although a cycle may lead to it
 * @returns the flow
 */
export function makeRoom(flow: FlowDocument, first: readonly string[], top: number, above: string): FlowDocument {
	const byId = new Map(flow.nodes.map((node) => [node.id, node]));
	const start = Math.min(...first.map((id) => byId.get(id)?.position.y ?? top));
	const distance = top - start;
	if (first.length === 0 || distance <= 0) return flow;
	const targets = new Map<string, string[]>();
	for (const { source, target } of flow.edges) {
		const list = targets.get(source);
		if (list === undefined) targets.set(source, [target]);
		else list.push(target);
	}
	const positions = new Map<string, { x: number; y: number }>();
	const waiting = [...first];
	for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
		const node = byId.get(id);
		if (node === undefined || positions.has(id) || id === above || node.position.y < start) continue;
		positions.set(id, { x: node.position.x, y: node.position.y + distance });
		waiting.push(...(targets.get(id) ?? []));
	}
	return moveParts(flow, positions);
}
