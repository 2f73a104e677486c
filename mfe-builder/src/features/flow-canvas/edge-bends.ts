import { branchesOf } from "@scriptorium/flow/document/branches";
import type { FlowEdge, FlowNode } from "@scriptorium/flow/document/flow-document";
import type { BranchName } from "@scriptorium/flow/steps/step-list";
import { EXIT_PLACES, STEP_SIZE } from "./step-size.ts";

/** Where a connection that leads down goes sideways: a share of the way, from the step that it leaves. */
export type EdgeBend = 0 | 0.5 | 1;

/** In the order of preference: half the way is what people expect. */
const BENDS: readonly EdgeBend[] = [0.5, 0, 1];
/** How far below and above steps the bend is at least, as React Flow draws it. */
const OFFSET = 20;
/** Steps that are looked at for one connection: a longer one crosses some anyway. */
const MAX_COMPARED = 100;
/** Connections no longer than this have no step between their ends. */
const SHORT = STEP_SIZE.height;

/**
 * Chooses the bend of each connection so that it passes behind as few steps as possible.
 * @param nodes steps at their places
 * @param edges connections between them
 * @param exits by which conditions and loops are left
 * @returns the bends of connections that are not bent halfway
 */
export function edgeBends(
	nodes: readonly FlowNode[],
	edges: readonly FlowEdge[],
	exits: ReadonlyMap<FlowEdge, BranchName>,
): ReadonlyMap<FlowEdge, EdgeBend> {
	const byId = new Map(nodes.map((node) => [node.id, node]));
	const byTop = [...nodes].sort((one, other) => one.position.y - other.position.y);
	const bends = new Map<FlowEdge, EdgeBend>();
	for (const edge of edges) {
		const source = byId.get(edge.source);
		const target = byId.get(edge.target);
		if (source === undefined || target === undefined) continue;
		const from = { x: exitOf(source, exits.get(edge)), y: source.position.y + STEP_SIZE.height };
		const to = { x: target.position.x + STEP_SIZE.width / 2, y: target.position.y };
		if (to.y - from.y <= SHORT || from.x === to.x) continue;
		const between = stepsBetween(byTop, from.y, to.y).filter((node) => node !== source && node !== target);
		if (between.length === 0) continue;
		const [best] = BENDS.map((bend) => ({ bend, crossed: crossedBy(between, from, to, bend) })).sort(
			(one, other) => one.crossed - other.crossed,
		);
		if (best !== undefined && best.bend !== 0.5) bends.set(edge, best.bend);
	}
	return bends;
}

interface Point {
	readonly x: number;
	readonly y: number;
}

function exitOf({ type, position }: FlowNode, exit: BranchName | undefined): number {
	const share = exit === undefined || branchesOf(type) === null ? 0.5 : EXIT_PLACES[exit];
	return position.x + STEP_SIZE.width * share;
}

/** Steps of which a part is between two heights; none when they are too many to be worth comparing. */
function stepsBetween(byTop: readonly FlowNode[], top: number, bottom: number): readonly FlowNode[] {
	let low = 0;
	let high = byTop.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((byTop[middle]?.position.y ?? 0) + STEP_SIZE.height <= top) low = middle + 1;
		else high = middle;
	}
	let end = low;
	while (end < byTop.length && (byTop[end]?.position.y ?? 0) < bottom) {
		if (end - low > MAX_COMPARED) return [];
		end++;
	}
	return byTop.slice(low, end);
}

function crossedBy(steps: readonly FlowNode[], from: Point, to: Point, bend: EdgeBend): number {
	const y = from.y + OFFSET + (to.y - from.y - 2 * OFFSET) * bend;
	return steps.filter(
		({ position: { x: left, y: top } }) =>
			isCrossed(left, top, from.x, from.x, from.y, y) ||
			isCrossed(left, top, Math.min(from.x, to.x), Math.max(from.x, to.x), y, y) ||
			isCrossed(left, top, to.x, to.x, y, to.y),
	).length;
}

/** Whether a straight part of a connection and a step have a point in common. */
const isCrossed = (left: number, top: number, x1: number, x2: number, y1: number, y2: number): boolean =>
	x2 > left && x1 < left + STEP_SIZE.width && y2 > top && y1 < top + STEP_SIZE.height;
