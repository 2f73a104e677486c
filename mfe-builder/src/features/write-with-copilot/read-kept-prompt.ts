import * as z from "zod/mini";

const keptPrompt = z.object({
	scriptKey: z.string(),
	/** Null for somebody who was not signed in. */
	ownerId: z.nullable(z.string()),
	/** What the box held at first: another link to the page has another one. */
	first: z.string(),
	prompt: z.string(),
	/** What was typed into the Refine box; null while it was closed. */
	change: z.nullable(z.string()),
});
/** Text of the copilot's boxes when the page was left. */
export type KeptPrompt = z.infer<typeof keptPrompt>;

/** Null when it is not readable. */
export function readKeptPrompt(stored: unknown): KeptPrompt | null {
	return z.safeParse(keptPrompt, stored).data ?? null;
}
