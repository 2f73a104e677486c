import * as z from "zod/mini";

/** What every edge function answers when it does not answer what was asked: a sentence, and codes for programs. */
export const functionRefusal = z.object({
	/** What to tell the user. */
	error: z.string(),
	/** More about it; for `rate_limited` JSON with `retry_after_seconds`. */
	details: z.nullable(z.string()),
	code: z.string(),
	/** The HTTP status again. */
	status: z.int(),
});
export type FunctionRefusal = z.infer<typeof functionRefusal>;
