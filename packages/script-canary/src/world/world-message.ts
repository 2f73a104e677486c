import * as z from "zod";

/** Messages of the harness in the page. The script can forge them only to its own disadvantage: no message removes evidence. */
export const worldMessage = z.discriminatedUnion("tell", [
	/** Data sent without a visible request: a DNS lookup, a peer connection, or a request of the userscript manager. */
	z.object({ tell: z.literal("sends"), via: z.string(), url: z.string(), text: z.string() }),
	z.object({ tell: z.literal("transaction"), method: z.string(), params: z.string() }),
	z.object({ tell: z.literal("media") }),
	z.object({ tell: z.literal("heard"), url: z.string() }),
	z.object({ tell: z.literal("missed"), kind: z.enum(["selector", "inner", "storage"]), text: z.string() }),
	z.object({ tell: z.literal("stored"), name: z.string(), value: z.nullable(z.string()) }),
	z.object({ tell: z.literal("started") }),
]);
export type WorldMessage = z.infer<typeof worldMessage>;
