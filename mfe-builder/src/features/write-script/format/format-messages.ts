import * as z from "zod/mini";

// Between the page and the worker that formats.

export const formatRequest = z.object({
	code: z.string(),
	/** Offset of the cursor in UTF-16 units. */
	cursor: z.number(),
});
export type FormatRequest = z.infer<typeof formatRequest>;

export const formatAnswer = z.union([
	z.object({ ok: z.literal(true), code: z.string(), cursor: z.number() }),
	/** The code is no program: the first place where it is not, counted from 1. */
	z.object({ ok: z.literal(false), line: z.number(), message: z.string() }),
]);
export type FormatAnswer = z.infer<typeof formatAnswer>;
