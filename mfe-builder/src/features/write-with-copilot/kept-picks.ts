const KEY = "scriptorium-suggestion-picks";
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

interface KeptPicks {
	readonly at: number;
	readonly picks: Readonly<Record<string, number>>;
}

/** By hand: cards must not wait for a parser, and change places under somebody's finger when it has come. */
function isKeptPicks(stored: unknown): stored is KeptPicks {
	if (typeof stored !== "object" || stored === null || !("at" in stored) || !("picks" in stored)) return false;
	const { at, picks } = stored;
	if (typeof at !== "number" || typeof picks !== "object" || picks === null) return false;
	return Object.values(picks).every((count) => typeof count === "number");
}

/**
 * Keeps how often each suggestion was picked, for the next visit. A browser without storage keeps nothing.
 * @param picks by the id of the suggestion
 * @param now milliseconds since 1970
 */
export function keepPicks(picks: Readonly<Record<string, number>>, now: number): void {
	try {
		localStorage.setItem(KEY, JSON.stringify({ at: now, picks }));
	} catch {
		// Storage is full or refused: the editorial order is shown next time, too.
	}
}

/**
 * Reads the numbers of the last visit.
 * @param now milliseconds since 1970
 * @returns picks by the id of the suggestion, empty without any, and whether they are older than a day
 */
export function readPicks(now: number): { readonly picks: Readonly<Record<string, number>>; readonly isOld: boolean } {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
		if (isKeptPicks(kept)) return { picks: kept.picks, isOld: Math.abs(now - kept.at) > MAX_AGE_MS };
	} catch {
		// Storage is refused, or what it has is no JSON.
	}
	return { picks: {}, isOld: true };
}
