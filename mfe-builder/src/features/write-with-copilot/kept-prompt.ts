import * as z from "zod/mini";

const KEY = "scriptorium-copilot-prompt";

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

/** Keeps what was typed for this tab of the browser. A browser without storage keeps nothing. */
export function keepPrompt(kept: KeptPrompt): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify(kept));
	} catch {
		// Storage is full or refused, and the page is being left: there is nobody to tell.
	}
}

/**
 * Finds what was typed before a reload, or before a sign-in on another page. It is given out once.
 * @param wanted which screen asks, and for whom
 * @returns what was typed; null when nothing was, or for another screen or person
 */
export function takePrompt(wanted: Pick<KeptPrompt, "scriptKey" | "ownerId" | "first">): KeptPrompt | null {
	try {
		const stored = sessionStorage.getItem(KEY);
		if (stored === null) return null;
		sessionStorage.removeItem(KEY);
		const { success, data } = z.safeParse(keptPrompt, JSON.parse(stored));
		if (!success || data.scriptKey !== wanted.scriptKey || data.first !== wanted.first) return null;
		return data.ownerId === null || data.ownerId === wanted.ownerId ? data : null;
	} catch {
		return null;
	}
}
