import type { Abilities } from "./describe-abilities.ts";

/**
 * What a page says about a script's text. It is computed from the text alone, on the server for the page that somebody
 * arrives at: reading metadata takes more code than the rest of the page.
 */
export interface ScriptUses {
	/** Why nobody can install it: the first place that programs read in different ways; null when there is none. */
	readonly problem: { readonly line: number; readonly column: number; readonly message: string } | null;
	/** What a bookmark of it does without: functions of script managers, and files. Null with a problem. */
	readonly bookmark: { readonly unavailable: readonly string[]; readonly notLoaded: readonly string[] } | null;
	readonly abilities: Abilities;
}
