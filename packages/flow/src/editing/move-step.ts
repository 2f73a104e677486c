import { branchesOf, exitsOf } from "../document/branches.ts";
import type { FlowDocument, FlowEdge, FlowNode } from "../document/flow-document.ts";
import { type BranchName, stepRow } from "../steps/step-list.ts";
import { moveParts } from "./change-steps.ts";
import { done, type EditResult, refused } from "./edit-result.ts";
import { redirect } from "./insert-step.ts";

/**
 * Moves a step one place up or down in the order of the flow, by exchanging it with its neighbor; both also exchange their positions.
 * Moving the first step of a branch up takes it out of the condition or loop; moving a step down onto one puts it first into its
 * first branch.
 * @param flow stays as it is
 * @param id id of the step
 * @param direction `up` is towards the start
 * @returns the flow; `UNKNOWN_STEP`, or `CANNOT_MOVE` with the reason
 */
export function moveStep(flow: FlowDocument, id: string, direction: "up" | "down"): EditResult<FlowDocument> {
	const graph = new Graph(flow);
	const step = graph.step(id);
	if (step === undefined) return refused("UNKNOWN_STEP", "This step does not exist.");
	return direction === "up" ? moveUp(graph, step) : moveDown(graph, step);
}

function moveUp(graph: Graph, step: FlowNode): EditResult<FlowDocument> {
	const [entry, other] = graph.entering(step.id);
	const before = entry && graph.step(entry.source);
	if (before === undefined || entry === undefined)
		return refused("CANNOT_MOVE", `"${step.data.label}" is already first.`);
	if (other !== undefined) return refused("CANNOT_MOVE", severalWays(step));
	if (structureOf(step) === "if" && graph.leaving(step).length > 0) return refused("CANNOT_MOVE", hasBranches(step));
	return graph.exchange(before, entry, step, structureOf(step) === "loop" ? "done" : undefined);
}

function moveDown(graph: Graph, step: FlowNode): EditResult<FlowDocument> {
	if (structureOf(step) === "if" && graph.leaving(step).length > 0) return refused("CANNOT_MOVE", hasBranches(step));
	const [next, fork] = graph.leaving(step, structureOf(step) === "loop" ? "done" : undefined);
	const after = next && graph.step(next.target);
	if (after === undefined || next === undefined) {
		return refused("CANNOT_MOVE", `"${step.data.label}" is the last step here. Use Connect to place it elsewhere.`);
	}
	if (fork !== undefined || graph.entering(after.id).length > 1) {
		return refused("CANNOT_MOVE", severalWays(fork === undefined ? after : step));
	}
	return graph.exchange(step, next, after, branchesOf(after.type)?.[0]);
}

const structureOf = ({ type }: FlowNode) => stepRow(type).branching?.structure;

const severalWays = ({ data }: FlowNode): string =>
	`"${data.label}" is connected to several steps. Use Connect to place it elsewhere.`;
const hasBranches = ({ data }: FlowNode): string => `"${data.label}" has branches. Use Connect to place it elsewhere.`;

class Graph {
	readonly #flow: FlowDocument;
	/** The exit of each edge that leaves a condition or loop. */
	readonly #exits = new Map<FlowEdge, BranchName>();

	constructor(flow: FlowDocument) {
		this.#flow = flow;
	}

	step = (id: string) => this.#flow.nodes.find((node) => node.id === id);
	entering = (id: string) => this.#flow.edges.filter(({ target }) => target === id);

	/** Edges that leave by an exit; all of a step that has no named exits. */
	leaving({ id, type }: FlowNode, exit?: BranchName): readonly FlowEdge[] {
		const edges = this.#flow.edges.filter(({ source }) => source === id);
		for (const [at, name] of exitsOf(type, edges).entries()) {
			const edge = edges[at];
			if (edge !== undefined && name !== null) this.#exits.set(edge, name);
		}
		return exit === undefined ? edges : edges.filter((edge) => this.#exits.get(edge) === exit);
	}

	/** `first` → `second` becomes `second` → `first`; `second` is left by `exit`, and `first` leads where that led. */
	exchange(
		first: FlowNode,
		between: FlowEdge,
		second: FlowNode,
		exit: BranchName | undefined,
	): EditResult<FlowDocument> {
		this.leaving(first);
		const formerExit = this.#exits.get(between);
		const onward = new Set(this.leaving(second, exit));
		if ([...onward].some(({ target }) => target === first.id)) return refused("CANNOT_MOVE", severalWays(second));
		const used = new Set(this.#flow.edges.map(({ id }) => id));
		const edges = this.#flow.edges.map((edge): FlowEdge => {
			if (edge === between) {
				return redirect(edge, { source: second.id, target: first.id, sourceHandle: exit }, used);
			}
			if (edge.target === first.id) {
				return redirect(edge, { source: edge.source, target: second.id, sourceHandle: edge.sourceHandle }, used);
			}
			if (onward.has(edge)) {
				return redirect(edge, { source: first.id, target: edge.target, sourceHandle: formerExit }, used);
			}
			const named = this.#exits.get(edge);
			return named === undefined || named === edge.sourceHandle ? edge : { ...edge, sourceHandle: named };
		});
		const places = new Map([
			[first.id, second.position],
			[second.id, first.position],
		]);
		return done(moveParts({ ...this.#flow, edges: withoutDoubles(edges) }, places));
	}
}

function withoutDoubles(edges: readonly FlowEdge[]): FlowEdge[] {
	const ends = edges.map(({ source, sourceHandle, target }) => JSON.stringify([source, sourceHandle, target]));
	const first = new Map(ends.map((end, at) => [end, at] as const).reverse());
	return edges.filter((_, at) => first.get(ends[at] ?? "") === at);
}
