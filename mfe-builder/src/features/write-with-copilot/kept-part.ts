import { scriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import * as z from "zod/mini";

const KEY = "scriptorium-copilot-part";

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

/** Keeps the part for this tab of the browser. A browser without storage keeps nothing. */
export function keepPart(part: KeptPart): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify(part));
	} catch {
		// Storage is full or refused, and the page is being left: there is nobody to tell.
	}
}

/** @returns the part that was kept for this script and person; null without one. It is given out once. */
export function takePart(scriptKey: string, ownerId: string | null): KeptPart | null {
	try {
		const stored = sessionStorage.getItem(KEY);
		if (stored === null) return null;
		const parsed = z.safeParse(keptPart, JSON.parse(stored));
		if (parsed.success && (parsed.data.scriptKey !== scriptKey || parsed.data.ownerId !== ownerId)) return null;
		sessionStorage.removeItem(KEY);
		return parsed.success ? parsed.data : null;
	} catch {
		return null;
	}
}
