import { Graph, layout } from "@dagrejs/dagre";
import * as z from "zod/mini";
import { arrangeManySteps } from "./arrange-many-steps.ts";
import type { LayoutAnswer, LayoutRequest } from "./layout-request.ts";

const placed = z.object({ x: z.number(), y: z.number() });

/** Between steps beside each other, and below each other, so that steps are 120 px apart as in a recording. */
const GAP = { beside: 48, below: 48 } as const;
const MARGIN = 40;

/** dagre is recursive: from about 1,500 steps in a row on it exceeds the stack, and its time grows faster than the flow. */
const MAX_DAGRE_STEPS = 500;

/** Arranges steps in ranks from top to bottom. */
export function arrangeSteps(request: LayoutRequest): LayoutAnswer {
	const { steps, edges, size } = request;
	if (steps.length > MAX_DAGRE_STEPS) return arrangeManySteps(request, { ...GAP, margin: MARGIN });
	const graph = new Graph({ multigraph: true });
	graph.setGraph({ rankdir: "TB", nodesep: GAP.beside, ranksep: GAP.below, marginx: MARGIN, marginy: MARGIN });
	graph.setDefaultEdgeLabel(() => ({}));
	for (const id of steps) graph.setNode(id, { ...size });
	for (const [at, [source, target]] of edges.entries()) graph.setEdge(source, target, {}, `${at}`);
	layout(graph);
	return steps.map((id) => {
		// Its own types leave open what the layout has set.
		const { x, y } = z.parse(placed, graph.node(id));
		return [id, Math.round(x - size.width / 2), Math.round(y - size.height / 2)];
	});
}
