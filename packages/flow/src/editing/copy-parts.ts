import type { FlowDocument } from "../document/flow-document.ts";
import { FLOW_VERSION, MAX_CONNECTIONS, MAX_NOTES, MAX_STEPS } from "../document/flow-limits.ts";
import { withinCanvas } from "./change-steps.ts";
import { done, type EditResult, refused } from "./edit-result.ts";
import { connectionId, freshIds } from "./fresh-ids.ts";

/** Distance of a copy from its original, right and down, in pixels of the canvas (spec 03 § 9). */
export const COPY_OFFSET = 50;

/**
 * Writes parts of a flow as text for the clipboard. The text is a flow document itself, with nothing left out.
 * @param flow the flow that the parts belong to
 * @param ids ids of steps and notes; connections between copied steps come along
 * @returns JSON, which `pasteParts` (`paste-parts.ts`) and the builder's import read
 */
export function copyParts(flow: FlowDocument, ids: ReadonlySet<string>): string {
	return JSON.stringify(partsOf(flow, ids));
}

/**
 * Duplicates steps and notes, 50 px right and down (spec 03 § 4), with the connections between them.
 * @param flow stays as it is
 * @param ids ids of steps and notes; unknown ones are ignored
 * @param timestamp milliseconds since 1970
 * @returns the flow and the ids of the copies; `TOO_MANY` when the flow is full
 */
export function duplicateParts(
	flow: FlowDocument,
	ids: ReadonlySet<string>,
	timestamp: number,
): EditResult<{ readonly flow: FlowDocument; readonly ids: readonly string[] }> {
	return insertParts(flow, partsOf(flow, ids), { x: COPY_OFFSET, y: COPY_OFFSET }, timestamp);
}

function partsOf({ nodes, edges, notes }: FlowDocument, ids: ReadonlySet<string>): FlowDocument {
	return {
		version: FLOW_VERSION,
		nodes: nodes.filter(({ id }) => ids.has(id)),
		edges: edges.filter(({ source, target }) => ids.has(source) && ids.has(target)),
		notes: notes.filter(({ id }) => ids.has(id)),
	};
}

/**
 * Adds parts of a flow to one, with new ids.
 * @param flow stays as it is
 * @param parts steps, connections between them, and notes
 * @param offset how far from their positions they are added, in pixels
 * @param timestamp milliseconds since 1970
 * @returns the flow and the ids of the new steps and notes; `TOO_MANY` when the flow is full
 */
export function insertParts(
	flow: FlowDocument,
	parts: FlowDocument,
	offset: { readonly x: number; readonly y: number },
	timestamp: number,
): EditResult<{ readonly flow: FlowDocument; readonly ids: readonly string[] }> {
	const isFull =
		flow.nodes.length + parts.nodes.length > MAX_STEPS ||
		flow.edges.length + parts.edges.length > MAX_CONNECTIONS ||
		flow.notes.length + parts.notes.length > MAX_NOTES;
	if (isFull) return refused("TOO_MANY", `A flow has at most ${MAX_STEPS} actions.`);
	const moved = ({ x, y }: { readonly x: number; readonly y: number }) =>
		withinCanvas({ x: x + offset.x, y: y + offset.y });
	const freshId = freshIds(flow, timestamp);
	const ids = new Map(parts.nodes.map(({ id, type }) => [id, freshId(type)]));
	const nodes = parts.nodes.map((node) => ({
		...node,
		id: ids.get(node.id) ?? node.id,
		position: moved(node.position),
	}));
	const edgeIds = new Set(flow.edges.map(({ id }) => id));
	const edges = parts.edges.map((edge) => {
		const ends = { ...edge, source: ids.get(edge.source) ?? edge.source, target: ids.get(edge.target) ?? edge.target };
		return { ...ends, id: connectionId(ends, edgeIds) };
	});
	const notes = parts.notes.map((note) => ({ ...note, id: freshId("note"), position: moved(note.position) }));
	return done({
		flow: {
			...flow,
			nodes: [...flow.nodes, ...nodes],
			edges: [...flow.edges, ...edges],
			notes: [...flow.notes, ...notes],
		},
		ids: [...nodes, ...notes].map(({ id }) => id),
	});
}
