import * as z from "zod/mini";

// Between a page or thread and its worker.

export const requestMessage = z.object({ id: z.number(), request: z.unknown() });
export type RequestMessage = z.infer<typeof requestMessage>;

export const workerMessage = z.discriminatedUnion("kind", [
	/** The worker's module has been loaded. */
	z.object({ kind: z.literal("ready") }),
	z.object({ kind: z.literal("response"), id: z.number(), response: z.unknown() }),
	/** The worker could not handle the request. */
	z.object({ kind: z.literal("error"), id: z.number(), message: z.string() }),
]);
export type WorkerMessage = z.infer<typeof workerMessage>;
