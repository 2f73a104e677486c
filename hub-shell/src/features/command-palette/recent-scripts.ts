import * as z from "zod/mini";

/** A script that was opened from the palette, on this device. */
const recentScript = z.object({ label: z.string(), path: z.string().check(z.startsWith("/")) });
export type RecentScript = z.infer<typeof recentScript>;

const KEY = "scriptorium-palette-recent";
const MAX_RECENT = 5;

/** The scripts that were opened last, newest first; none where the browser refuses storage or holds something else. */
export function readRecentScripts(): readonly RecentScript[] {
	try {
		const kept = z.safeParse(z.array(recentScript), JSON.parse(localStorage.getItem(KEY) ?? "[]"));
		return kept.success ? kept.data.slice(0, MAX_RECENT) : [];
	} catch {
		// Storage is off, or its text is no JSON: then nothing was opened before.
		return [];
	}
}

/** Puts a script first. */
export function keepRecentScript({ label, path }: RecentScript): void {
	const others = readRecentScripts().filter((known) => known.path !== path);
	try {
		localStorage.setItem(KEY, JSON.stringify([{ label, path }, ...others].slice(0, MAX_RECENT)));
	} catch {
		// Storage is off or full: the palette works without the list.
	}
}
