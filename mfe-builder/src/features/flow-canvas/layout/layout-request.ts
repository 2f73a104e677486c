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
