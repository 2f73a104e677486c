import * as z from "zod";

/** What the harness in the page tells. The script can forge it, but only against itself: nothing here makes a run clean. */
export const worldMessage = z.discriminatedUnion("tell", [
	/** Would leave although no request shows it: a name to look up, a peer connection, an address that only the manager sees. */
	z.object({ tell: z.literal("sends"), via: z.string(), url: z.string(), text: z.string() }),
	z.object({ tell: z.literal("transaction"), method: z.string(), params: z.string() }),
	z.object({ tell: z.literal("media") }),
	z.object({ tell: z.literal("heard"), url: z.string() }),
	z.object({ tell: z.literal("missed"), kind: z.enum(["selector", "inner", "storage"]), text: z.string() }),
	z.object({ tell: z.literal("stored"), name: z.string(), value: z.nullable(z.string()) }),
	z.object({ tell: z.literal("started") }),
]);
export type WorldMessage = z.infer<typeof worldMessage>;
