import { Graph, layout } from "@dagrejs/dagre";
import * as z from "zod/mini";

export const layoutRequest = z.object({
	/** In the order in which they run: dagre keeps it among steps of one rank where it can. */
	steps: z.array(z.string()),
	edges: z.array(z.tuple([z.string(), z.string()])),
	/** Pixels of the canvas. */
	size: z.object({ width: z.number(), height: z.number() }),
});
export type LayoutRequest = z.infer<typeof layoutRequest>;

export const layoutAnswer = z.array(z.tuple([z.string(), z.number(), z.number()]));
/** Id and place of the top left corner. */
export type LayoutAnswer = z.infer<typeof layoutAnswer>;

const placed = z.object({ x: z.number(), y: z.number() });

/** Between steps beside each other, and below each other, so that steps are 120 px apart as in a recording. */
const GAP = { beside: 48, below: 48 } as const;
const MARGIN = 40;

/** Arranges steps in ranks from top to bottom. */
export function arrangeSteps({ steps, edges, size }: LayoutRequest): LayoutAnswer {
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
