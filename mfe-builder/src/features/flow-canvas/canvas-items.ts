import { branchesOf } from "@scriptorium/flow/document/branches";
import type { FlowEdge, FlowNode, FlowNote } from "@scriptorium/flow/document/flow-document";
import type { BranchName } from "@scriptorium/flow/steps/step-list";
import { type Edge, MarkerType, type Node, Position } from "@xyflow/react";
import type { EdgeBend } from "./edge-bends.ts";
import { EXIT_PLACES, HANDLE_SIZE, STEP_SIZE } from "./step-size.ts";

export type StepNodeType = Node<{ readonly step: FlowNode }, "step">;
export type NoteNodeType = Node<{ readonly note: FlowNote }, "note">;
export type CanvasNode = StepNodeType | NoteNodeType;
export type FlowEdgeType = Edge<{ readonly bend: EdgeBend }, "connection">;

/** Pixels of the screen around a connection that can be pressed. */
const EDGE_HIT_WIDTH = 24;

/** Id of the element whose text is the name of a step or note; ids of steps can hold spaces. */
export const nameId = (id: string): string => `canvas-${encodeURIComponent(id)}`;

/** How an item differs from its resting state. */
export interface ItemState {
	readonly isSelected: boolean;
	/** It is the one that Tab leads to. */
	readonly isActive: boolean;
}

export interface EdgeLook {
	/** The branch by which a condition or loop is left. */
	readonly exit: BranchName | null;
	readonly bend: EdgeBend;
	/** For screen readers. */
	readonly name: string;
	readonly isSelected: boolean;
}

function handlesOf(kind: FlowNode["type"]): NonNullable<StepNodeType["handles"]> {
	const handle = (type: "source" | "target", id: string | null, share: number, y: number) => ({
		id,
		type,
		position: type === "target" ? Position.Top : Position.Bottom,
		x: STEP_SIZE.width * share - HANDLE_SIZE / 2,
		y: y - HANDLE_SIZE / 2,
		width: HANDLE_SIZE,
		height: HANDLE_SIZE,
	});
	const exits = branchesOf(kind);
	const sources =
		exits === null
			? [handle("source", null, 0.5, STEP_SIZE.height)]
			: exits.map((exit) => handle("source", exit, EXIT_PLACES[exit], STEP_SIZE.height));
	return [handle("target", null, 0.5, 0), ...sources];
}

interface KnownItem<Item> {
	readonly key: string;
	readonly item: Item;
}

/**
 * Makes the canvas's items for steps and notes. An item is the same object as long as its content, place and state are, so that only what
 * changed is rendered again.
 */
export function createItemCache(roles: { readonly step: string; readonly note: string }) {
	// By content, then by id: a copy shares the content of its original.
	const steps = new WeakMap<FlowNode["data"], Map<string, KnownItem<StepNodeType>>>();
	const notes = new WeakMap<FlowNote, Map<string, KnownItem<NoteNodeType>>>();
	const edges = new WeakMap<FlowEdge, Map<string, KnownItem<FlowEdgeType>>>();
	const keyOf = ({ isSelected, isActive }: ItemState) => `${isSelected} ${isActive}`;
	const common = (id: string, { isSelected, isActive }: ItemState, role: string) => ({
		selected: isSelected,
		ariaRole: "group" as const,
		// One stop for Tab on the whole canvas; arrow keys do the rest.
		domAttributes: {
			tabIndex: isActive ? 0 : -1,
			"aria-roledescription": role,
			"aria-labelledby": nameId(id),
			"aria-describedby": undefined,
		},
	});
	return {
		/** @param position where the step is shown */
		step: (step: FlowNode, state: ItemState, position: FlowNode["position"] = step.position): StepNodeType =>
			remembered(steps, step.data, step.id, `${step.type} ${position.x} ${position.y} ${keyOf(state)}`, () => ({
				id: step.id,
				type: "step",
				position,
				data: { step },
				...STEP_SIZE,
				measured: STEP_SIZE,
				handles: handlesOf(step.type),
				...common(step.id, state, roles.step),
			})),
		note: (note: FlowNote, state: ItemState): NoteNodeType =>
			remembered(notes, note, note.id, keyOf(state), () => ({
				id: note.id,
				type: "note",
				position: note.position,
				data: { note },
				...note.size,
				measured: note.size,
				handles: [],
				connectable: false,
				// Behind the steps.
				zIndex: -1,
				...common(note.id, state, roles.note),
			})),
		edge: (edge: FlowEdge, { exit, bend, name, isSelected }: EdgeLook): FlowEdgeType =>
			remembered(edges, edge, edge.id, `${exit} ${bend} ${isSelected} ${name}`, () => ({
				id: edge.id,
				source: edge.source,
				target: edge.target,
				sourceHandle: exit,
				type: "connection",
				ariaLabel: name,
				data: { bend },
				animated: edge.animated ?? false,
				selected: isSelected,
				interactionWidth: EDGE_HIT_WIDTH,
				markerEnd: { type: MarkerType.ArrowClosed, width: 18, height: 18, color: "var(--edge-color)" },
			})),
	};
}

/**
 * Keeps a list as long as the next one has the same items: React Flow goes through all it draws when it gets another one.
 * @returns gives the list to use
 */
export function createListKeeper<Item>(): (list: readonly Item[]) => Item[] {
	let kept: Item[] = [];
	return (list) => {
		const isSame = list.length === kept.length && list.every((item, at) => item === kept[at]);
		if (!isSame) kept = [...list];
		return kept;
	};
}

/** Keeps the last item of each source and id. */
function remembered<Source extends object, Item>(
	cache: WeakMap<Source, Map<string, KnownItem<Item>>>,
	source: Source,
	id: string,
	key: string,
	make: () => Item,
): Item {
	const items = cache.get(source) ?? new Map<string, KnownItem<Item>>();
	cache.set(source, items);
	const known = items.get(id);
	if (known?.key === key) return known.item;
	const item = make();
	items.set(id, { key, item });
	return item;
}
