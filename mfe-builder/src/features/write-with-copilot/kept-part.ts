import type { KeptPart } from "./read-kept-part.ts";

const KEY = "scriptorium-copilot-part";

/** Keeps the part for this tab of the browser. A browser without storage keeps nothing. */
export function keepPart(part: KeptPart): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify(part));
	} catch {
		// Storage is full or refused, and the page is being left: there is nobody to tell.
	}
}

/** @returns the part that was kept for this script and person; null without one. It is given out once. */
export async function takePart(scriptKey: string, ownerId: string | null): Promise<KeptPart | null> {
	try {
		const stored = sessionStorage.getItem(KEY);
		if (stored === null) return null;
		// Who left nothing loads no parser.
		const { readKeptPart } = await import("./read-kept-part.ts");
		const part = readKeptPart(JSON.parse(stored));
		if (part !== null && (part.scriptKey !== scriptKey || part.ownerId !== ownerId)) return null;
		sessionStorage.removeItem(KEY);
		return part;
	} catch {
		return null;
	}
}
