import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import { moveParts } from "@scriptorium/flow/editing/change-steps";
import { changeNote } from "@scriptorium/flow/editing/edit-notes";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { EdgeChange, NodeChange } from "@xyflow/react";
import { useCallback, useRef, useState } from "react";
import { en as commandWords } from "../../editor/commands/en.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import type { CanvasNode } from "./canvas-items.ts";
import type { Dragged } from "./use-canvas-items.ts";

type Part = { position?: { x: number; y: number }; size?: { width: number; height: number } };

/** Takes over what React Flow reports: selection at once, places and sizes when the pointer lets go. */
export function useCanvasChanges() {
	const labels = useMessages({ en: commandWords }).changes;
	const [dragged, setDragged] = useState<Dragged | null>(null);
	/** The same, for the next report: several can come before a rendering. */
	const parts = useRef(new Map<string, Part>());

	const onNodesChange = useCallback(
		(changes: NodeChange<CanvasNode>[]) => {
			selectNodes(changes);
			let isMoved = false;
			let isOver = false;
			for (const change of changes) {
				const part = parts.current.get("id" in change ? change.id : "") ?? {};
				if (change.type === "position") {
					if (change.position !== undefined) parts.current.set(change.id, { ...part, position: change.position });
					isMoved = true;
					isOver ||= change.dragging === false;
				} else if (change.type === "dimensions" && change.resizing !== undefined) {
					if (change.dimensions !== undefined) parts.current.set(change.id, { ...part, size: change.dimensions });
					isMoved = true;
					isOver ||= !change.resizing;
				}
			}
			if (!isMoved) return;
			if (!isOver) {
				setDragged(new Map(parts.current));
				return;
			}
			const moved = parts.current;
			parts.current = new Map();
			setDragged(null);
			useFlowStore.getState().change(labels.move, ({ flow }) => ({ flow: placeParts(flow, moved) }));
		},
		[labels],
	);
	return { dragged, onNodesChange, onEdgesChange: selectEdges };
}

/** The same flow when everything is where it was: a press without a drag is no change. */
function placeParts(flow: FlowDocument, parts: ReadonlyMap<string, Part>): FlowDocument {
	const positions = new Map([...parts].flatMap(([id, { position }]) => (position ? [[id, position] as const] : [])));
	const moved = moveParts(flow, positions);
	const isMoved =
		moved.nodes.some((node, at) => node !== flow.nodes[at]) || moved.notes.some((note, at) => note !== flow.notes[at]);
	let placed = isMoved ? moved : flow;
	for (const [id, { size }] of parts) if (size !== undefined) placed = changeNote(placed, id, { size });
	return placed;
}

function selectNodes(changes: readonly NodeChange<CanvasNode>[]): void {
	const { flow, selection, select } = useFlowStore.getState();
	const selected = changes.filter((change) => change.type === "select");
	if (selected.length === 0) return;
	const notes = new Set(flow.notes.map(({ id }) => id));
	select({
		...selection,
		steps: changed(
			selection.steps,
			selected.filter(({ id }) => !notes.has(id)),
		),
		notes: changed(
			selection.notes,
			selected.filter(({ id }) => notes.has(id)),
		),
	});
}

function selectEdges(changes: readonly EdgeChange[]): void {
	const { selection, select } = useFlowStore.getState();
	const selected = changes.filter((change) => change.type === "select");
	if (selected.length > 0) select({ ...selection, edges: changed(selection.edges, selected) });
}

/** The last selected item comes last: Tab leads there. */
function changed(
	ids: readonly string[],
	changes: readonly { readonly id: string; readonly selected: boolean }[],
): readonly string[] {
	if (changes.length === 0) return ids;
	const touched = new Set(changes.map(({ id }) => id));
	return [...ids.filter((id) => !touched.has(id)), ...changes.filter(({ selected }) => selected).map(({ id }) => id)];
}
