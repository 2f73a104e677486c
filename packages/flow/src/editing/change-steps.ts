import type { FlowDocument, StepData } from "../document/flow-document.ts";

interface Position {
	readonly x: number;
	readonly y: number;
}

const within = (value: number): number => Math.max(-1_000_000, Math.min(1_000_000, value));

/**
 * The nearest position that a document can hold.
 * @param position pixels of the canvas
 * @returns pixels of the canvas
 */
export const withinCanvas = ({ x, y }: Position): { x: number; y: number } => ({ x: within(x), y: within(y) });

/**
 * Moves steps and notes.
 * @param flow stays as it is
 * @param positions new positions by id, in pixels of the canvas; unknown ids are ignored
 * @returns the flow; parts that do not move are the same objects
 */
export function moveParts(flow: FlowDocument, positions: ReadonlyMap<string, Position>): FlowDocument {
	const moved = <Part extends { id: string; position: Position }>(part: Part): Part => {
		const to = positions.get(part.id);
		if (to === undefined || (to.x === part.position.x && to.y === part.position.y)) return part;
		return { ...part, position: withinCanvas(to) };
	};
	return { ...flow, nodes: flow.nodes.map(moved), notes: flow.notes.map(moved) };
}

/**
 * Replaces the fields of a step.
 * @param flow stays as it is
 * @param id id of the step; an unknown one changes nothing
 * @param change new values; a field that is undefined is removed
 * @returns the flow
 */
export function setStepData(
	flow: FlowDocument,
	id: string,
	change: { readonly [Field in keyof StepData]?: StepData[Field] | undefined },
): FlowDocument {
	const nodes = flow.nodes.map((node) => {
		if (node.id !== id) return node;
		const kept = Object.entries({ ...node.data, ...change }).filter(([, value]) => value !== undefined);
		const { label, category } = { ...node.data, ...Object.fromEntries(kept) };
		return { ...node, data: { ...Object.fromEntries(kept), label, category } };
	});
	return { ...flow, nodes };
}

/**
 * Removes steps, connections and notes; the connections of removed steps go with them.
 * @param flow stays as it is
 * @param parts ids of steps, connections and notes; unknown ones are ignored
 * @returns the flow
 */
export function removeParts(
	flow: FlowDocument,
	parts: {
		readonly steps?: ReadonlySet<string>;
		readonly connections?: ReadonlySet<string>;
		readonly notes?: ReadonlySet<string>;
	},
): FlowDocument {
	const nodes = flow.nodes.filter(({ id }) => !parts.steps?.has(id));
	const steps = new Set(nodes.map(({ id }) => id));
	const edges = flow.edges.filter(
		({ id, source, target }) => !parts.connections?.has(id) && steps.has(source) && steps.has(target),
	);
	return { ...flow, nodes, edges, notes: flow.notes.filter(({ id }) => !parts.notes?.has(id)) };
}
