const TERM = "search";

/** Query parameters by which screens select a part of a list. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
	"/explore": [TERM, "category", "sort", "risk", "edit", "page"],
	"/latest": ["page"],
	"/category/:category": ["page"],
	"/:username": ["tab", "page"],
	"/profile/:userId": ["tab", "page"],
};

/** Returns the address of the explorer with a search term, or with a placeholder for one. */
export function searchAddress(mark: string): string {
	return `/explore?${TERM}=${mark}`;
}

/** Whether an address shows only a part of a list. Search engines should index the complete list instead. */
export function showsPart(pattern: string, query: URLSearchParams): boolean {
	return (PARTS[pattern] ?? []).some((name) => query.has(name));
}
