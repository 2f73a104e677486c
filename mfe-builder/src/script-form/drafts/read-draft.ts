import * as z from "zod/mini";
import type { Draft } from "./draft.ts";

const draftShape = z.object({
	values: z.object({
		title: z.string(),
		description: z.string(),
		category: z.string(),
		tags: z.string(),
		code: z.string(),
		// Drafts from before this field have none.
		changeNote: z._default(z.string(), ""),
	}),
	/** The version that these changes are based on; null for a new script. */
	baseVersionId: z.nullable(z.string()),
	/** Who typed it; null for somebody who was not signed in. */
	ownerId: z.nullable(z.string()),
});

/** Null when it is not readable. */
export function readDraft(stored: unknown): Draft | null {
	const parsed = z.safeParse(draftShape, stored);
	return parsed.success ? parsed.data : null;
}
