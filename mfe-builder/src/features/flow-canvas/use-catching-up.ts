import type { FlowNode } from "@scriptorium/flow/document/flow-document";
import { type ReactFlowState, useStoreApi } from "@xyflow/react";
import { useEffect, useState } from "react";
import { outlineOf } from "../../editor/flow-outline.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import type { CanvasPosition } from "../../editor/step-place.ts";
import { STEP_SIZE } from "./step-size.ts";

/** So many steps may move in one frame. */
const MAX_MOVED_AT_ONCE = 40;
/** Steps of one frame that come into view, leave it or move within it: those are the ones that cost. */
const MAX_SHOWN_IN_PART = 10;
/** Steps of one frame, wherever they are. */
const MAX_IN_PART = 300;

/** Where steps are still shown, by id, although the flow has them elsewhere. */
export type FormerPlaces = ReadonlyMap<string, CanvasPosition>;
const NONE: FormerPlaces = new Map();

/**
 * When many steps move at once, as by Tidy up and its undo, the canvas shows it in parts, one for each frame: to show all of it at once
 * would hold up the page.
 * @param nodes the steps of the flow
 */
export function useCatchingUp(nodes: readonly FlowNode[]): FormerPlaces {
	const view = useStoreApi();
	const [shown, setShown] = useState({ nodes, former: NONE });
	if (shown.nodes !== nodes) {
		// Adjusted while rendering: the steps must not be at their new places for one frame.
		setShown({ nodes, former: formerPlaces(shown.nodes, nodes, shown.former) });
	}
	const { former } = shown;
	useEffect(() => {
		if (former.size === 0) return;
		const frame = requestAnimationFrame(() => {
			const part = nextPart(former, nodes, isShownIn(view.getState()));
			setShown((now) => (now.former === former ? { ...now, former: without(former, part) } : now));
		});
		return () => cancelAnimationFrame(frame);
	}, [former, nodes, view]);
	return shown.nodes === nodes ? former : NONE;
}

/** Where steps are shown that moved; none when they are few. */
export function formerPlaces(
	before: readonly FlowNode[],
	after: readonly FlowNode[],
	behind: FormerPlaces,
): FormerPlaces {
	const known = new Map(before.map((node) => [node.id, node]));
	const former = new Map<string, CanvasPosition>();
	for (const { id, position } of after) {
		const place = behind.get(id) ?? known.get(id)?.position;
		if (place !== undefined && (place.x !== position.x || place.y !== position.y)) former.set(id, place);
	}
	return former.size > MAX_MOVED_AT_ONCE ? former : NONE;
}

/**
 * The steps that are shown at their new places next, in the order in which they run: steps that are connected move together, so that few
 * connections lead across the whole canvas meanwhile.
 */
export function nextPart(
	former: FormerPlaces,
	nodes: readonly FlowNode[],
	isShown: (place: CanvasPosition) => boolean,
): readonly string[] {
	const part: string[] = [];
	let shown = 0;
	for (const { id, position } of inOrder(nodes)) {
		const place = former.get(id);
		if (place === undefined) continue;
		part.push(id);
		if (isShown(place) || isShown(position)) shown++;
		if (shown >= MAX_SHOWN_IN_PART || part.length >= MAX_IN_PART) break;
	}
	return part;
}

function inOrder(nodes: readonly FlowNode[]): readonly FlowNode[] {
	const { flow } = useFlowStore.getState();
	if (flow.nodes !== nodes) return nodes;
	return outlineOf(flow).flatMap((row) => (row.kind === "step" ? [row.node] : []));
}

function without(former: FormerPlaces, part: readonly string[]): FormerPlaces {
	const rest = new Map(former);
	for (const id of part) rest.delete(id);
	return rest;
}

function isShownIn({ transform: [left, top, zoom], width, height }: ReactFlowState) {
	return ({ x, y }: CanvasPosition): boolean =>
		(x + STEP_SIZE.width) * zoom + left >= 0 &&
		x * zoom + left <= width &&
		(y + STEP_SIZE.height) * zoom + top >= 0 &&
		y * zoom + top <= height;
}
