import * as z from "zod/mini";

/** Error answer of every edge function: a sentence, and codes for programs. */
export const functionRefusal = z.object({
	/** A sentence for the user. */
	error: z.string(),
	/** More about it; for `rate_limited` JSON with `retry_after_seconds`. */
	details: z.nullable(z.string()),
	code: z.string(),
	/** The HTTP status again. */
	status: z.int(),
});
export type FunctionRefusal = z.infer<typeof functionRefusal>;
