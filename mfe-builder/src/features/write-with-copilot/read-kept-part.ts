import { scriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import * as z from "zod/mini";

const keptPart = z.object({
	scriptKey: z.string(),
	ownerId: z.nullable(z.string()),
	received: z.string(),
	order: z.object({
		kind: z.enum(["generate", "enhance", "refine"]),
		request: z.string(),
		plan: z.nullable(scriptPlan),
		about: z.nullable(
			z.object({ title: z.string(), description: z.string(), category: z.string(), tags: z.array(z.string()) }),
		),
	}),
});
/** Code that had come when the page was left in the middle of an answer, and what it was the answer to. */
export type KeptPart = z.infer<typeof keptPart>;

/** Null when it is not readable. */
export function readKeptPart(stored: unknown): KeptPart | null {
	return z.safeParse(keptPart, stored).data ?? null;
}
