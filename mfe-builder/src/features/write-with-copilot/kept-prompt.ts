import type { KeptPrompt } from "./read-kept-prompt.ts";

const KEY = "scriptorium-copilot-prompt";

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
export async function takePrompt(
	wanted: Pick<KeptPrompt, "scriptKey" | "ownerId" | "first">,
): Promise<KeptPrompt | null> {
	try {
		const stored = sessionStorage.getItem(KEY);
		if (stored === null) return null;
		sessionStorage.removeItem(KEY);
		// Who left nothing loads no parser.
		const { readKeptPrompt } = await import("./read-kept-prompt.ts");
		const kept = readKeptPrompt(JSON.parse(stored));
		if (kept === null || kept.scriptKey !== wanted.scriptKey || kept.first !== wanted.first) return null;
		return kept.ownerId === null || kept.ownerId === wanted.ownerId ? kept : null;
	} catch {
		return null;
	}
}
