import type { FlowNote } from "@scriptorium/flow/document/flow-document";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMemo, useState } from "react";
import { edgeExits, outlineOf } from "../../editor/flow-outline.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import type { CanvasPosition } from "../../editor/step-place.ts";
import { en as stepWords } from "../../editor/step-views/en.ts";
import { type CanvasNode, createItemCache, createListKeeper, type FlowEdgeType } from "./canvas-items.ts";
import { edgeBends } from "./edge-bends.ts";
import { en } from "./messages/en.ts";
import { useCatchingUp } from "./use-catching-up.ts";

/** Items that are being dragged or resized: the flow changes when that ends. */
export type Dragged = ReadonlyMap<string, { readonly position?: CanvasPosition; readonly size?: FlowNote["size"] }>;

/** Items that the canvas draws: the flow of the store, with dragged items at the pointer. */
export function useCanvasItems(dragged: Dragged | null) {
	const text = useMessages({ en });
	const { exits: exitWords } = useMessages({ en: stepWords });
	const { nodes, edges, notes } = useFlowStore((state) => state.flow);
	const selection = useFlowStore((state) => state.selection);
	const [cache] = useState(() => createItemCache({ step: text.role, note: text.noteRole }));
	const [keepNodes] = useState(() => createListKeeper<CanvasNode>());
	const [keepEdges] = useState(() => createListKeeper<FlowEdgeType>());

	const activeId = useActiveId();
	const former = useCatchingUp(nodes);
	const items = useMemo((): CanvasNode[] => {
		const selected = new Set([...selection.steps, ...selection.notes]);
		const stateOf = (id: string) => ({ isSelected: selected.has(id), isActive: id === activeId });
		return [
			...notes.map((note) => cache.note(note, stateOf(note.id))),
			...nodes.map((step) => cache.step(step, stateOf(step.id), former.get(step.id))),
		];
	}, [cache, nodes, notes, selection.steps, selection.notes, activeId, former]);
	const drawn = useMemo(() => {
		const exits = edgeExits({ nodes, edges });
		const labels = new Map(nodes.map(({ id, data }) => [id, data.label]));
		const nameOf = (source: string, target: string, exit: string) =>
			text.edge(labels.get(source) ?? "", labels.get(target) ?? "", exit);
		return { exits, bends: edgeBends(nodes, edges, exits), nameOf };
	}, [nodes, edges, text]);
	const connections = useMemo(() => {
		const selected = new Set(selection.edges);
		return edges.map((edge) => {
			const exit = drawn.exits.get(edge) ?? null;
			return cache.edge(edge, {
				exit,
				bend: drawn.bends.get(edge) ?? 0.5,
				name: drawn.nameOf(edge.source, edge.target, exit === null ? "" : exitWords[exit]),
				isSelected: selected.has(edge.id),
			});
		});
	}, [cache, edges, drawn, exitWords, selection.edges]);
	const placed = useMemo(() => {
		if (dragged === null) return items;
		return items.map((item) => {
			const change = dragged.get(item.id);
			if (change === undefined) return item;
			const { position = item.position, size } = change;
			return {
				...item,
				position,
				dragging: size === undefined,
				...(size === undefined ? {} : { ...size, measured: size }),
			};
		});
	}, [items, dragged]);
	return { nodes: keepNodes(placed), edges: keepEdges(connections) };
}

/** The step or note that Tab leads to: the last one that was selected, else the first of the flow. */
export function useActiveId(): string | null {
	return useFlowStore(({ flow, selection }) => {
		const chosen = selection.steps.at(-1) ?? selection.notes.at(-1);
		if (chosen !== undefined) return chosen;
		return outlineOf(flow)[0]?.node.id ?? flow.notes[0]?.id ?? null;
	});
}
