import * as z from "zod/mini";

/** Facts about a userscript that only a parser finds. */
export const programFacts = z.object({
	/** Offset in the text where script managers would run different programs; null when they agree. */
	unclearAt: z.nullable(z.number()),
	/** The bookmarklet that the hub serves as this userscript; null for any other one. */
	menuScript: z.nullable(z.object({ body: z.string(), linesBefore: z.number() })),
});
export type ProgramFacts = z.infer<typeof programFacts>;
