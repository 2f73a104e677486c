import type { FlowNode, FlowNote } from "@scriptorium/flow/document/flow-document";
import { moveParts } from "@scriptorium/flow/editing/change-steps";
import { changeNote } from "@scriptorium/flow/editing/edit-notes";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { KeyboardEvent, RefObject } from "react";
import { announce } from "../../editor/announcer.tsx";
import { en as commandWords } from "../../editor/commands/en.ts";
import { outlineOf } from "../../editor/flow-outline.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { emptySelection, selectSteps } from "../../editor/selection.ts";
import { editNote, focusItem, itemOf } from "./item-focus.ts";
import { en } from "./messages/en.ts";
import { useActiveId } from "./use-canvas-items.ts";
import type { useCanvasView } from "./use-canvas-view.ts";

/** Pixels of the canvas that Shift and an arrow key move a step, and Shift, Alt and an arrow key grow a note. */
const NUDGE = 20;
const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
};

export interface CanvasKeyTargets {
	readonly view: ReturnType<typeof useCanvasView>;
	readonly onConfigure: (stepId: string) => void;
}

/** Keys of the canvas: for the view, and for the step or note that has the focus. Those of the whole editor work here, too. */
export function useCanvasKeys(canvas: RefObject<HTMLElement | null>, { view, onConfigure }: CanvasKeyTargets) {
	const text = useMessages({ en });
	const labels = useMessages({ en: commandWords }).changes;
	const activeId = useActiveId();

	const viewKeys: Readonly<Record<string, () => void>> = {
		"+": view.zoomIn,
		"=": view.zoomIn,
		"-": view.zoomOut,
		"0": view.zoomToActualSize,
		"1": view.fit,
		Escape: () => useFlowStore.getState().select(emptySelection),
	};

	/** All that is selected, when the item is a part of it. */
	const move = (item: FlowNode | FlowNote, by: { readonly x: number; readonly y: number }) => {
		const { flow, selection, change } = useFlowStore.getState();
		const selected = new Set([...selection.steps, ...selection.notes]);
		const moved = selected.has(item.id) ? selected : new Set([item.id]);
		const parts = [...flow.nodes, ...flow.notes].filter(({ id }) => moved.has(id));
		const places = parts.map(({ id, position: { x, y } }) => [id, { x: x + by.x, y: y + by.y }] as const);
		change(labels.move, (now) => ({ flow: moveParts(now.flow, new Map(places)) }), { typing: `place ${item.id}` });
		const name = "data" in item ? item.data.label : text.note;
		announce(text.moved(name, item.position.x + by.x, item.position.y + by.y));
	};
	const resize = ({ id, size }: FlowNote, by: { readonly x: number; readonly y: number }) => {
		const to = { width: size.width + by.x, height: size.height + by.y };
		const resized = changeNote(useFlowStore.getState().flow, id, { size: to });
		useFlowStore.getState().change(labels.resizeNote, () => ({ flow: resized }), { typing: `size ${id}` });
		const now = resized.notes.find((note) => note.id === id)?.size ?? to;
		announce(text.resized(now.width, now.height));
	};
	const go = (next: { readonly id: string; readonly isNote: boolean } | null) => {
		if (next === null) return;
		const { select } = useFlowStore.getState();
		select(next.isNote ? { ...emptySelection, notes: [next.id] } : selectSteps(next.id));
		view.reveal(next.id, 0);
		focusItem(canvas, next.id);
	};

	/** False: not a key of the item. */
	const onItemKey = (id: string, { key, shiftKey, altKey }: KeyboardEvent): boolean => {
		const { flow, select } = useFlowStore.getState();
		const note = flow.notes.find((each) => each.id === id);
		const item = note ?? flow.nodes.find((each) => each.id === id);
		const arrow = ARROWS[key];
		const by = arrow && { x: arrow.x * NUDGE, y: arrow.y * NUDGE };
		if (item === undefined) return false;
		if (by !== undefined && shiftKey && altKey) {
			if (note === undefined) return false;
			resize(note, by);
		} else if (altKey) return false;
		else if (by !== undefined && shiftKey) move(item, by);
		else if (arrow !== undefined || key === "Home" || key === "End") go(neighbor(id, key));
		else if (key === "Enter" || key === "F2") {
			if (note === undefined) onConfigure(id);
			else editNote(canvas.current, id);
		} else if (key === " ") select(note === undefined ? selectSteps(id) : { ...emptySelection, notes: [id] });
		else return false;
		return true;
	};

	return (event: KeyboardEvent<HTMLElement>) => {
		if (event.ctrlKey || event.metaKey) return;
		const target = event.target as Element;
		const id = target.closest(".react-flow__node")?.getAttribute("data-id") ?? null;
		const viewKey = event.altKey ? undefined : viewKeys[event.key];
		if (viewKey !== undefined) viewKey();
		else if (id !== null && target === itemOf(canvas.current, id)) {
			if (!onItemKey(id, event)) return;
		} else if (target === canvas.current && ARROWS[event.key] !== undefined && activeId !== null) {
			focusItem(canvas, activeId);
		} else return;
		event.preventDefault();
	};
}

/** Steps in the order in which they run, then the notes. */
function neighbor(id: string, key: string): { readonly id: string; readonly isNote: boolean } | null {
	const { flow } = useFlowStore.getState();
	const all = [
		...outlineOf(flow).flatMap((row) => (row.kind === "step" ? [{ id: row.node.id, isNote: false }] : [])),
		...flow.notes.map((note) => ({ id: note.id, isNote: true })),
	];
	const at = all.findIndex((item) => item.id === id);
	if (key === "Home") return all[0] ?? null;
	if (key === "End") return all.at(-1) ?? null;
	const isBack = key === "ArrowUp" || key === "ArrowLeft";
	return (isBack ? all[Math.max(0, at - 1)] : all[at + 1]) ?? null;
}
