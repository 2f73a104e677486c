const TERM = "search";

/** What makes a page show another part of its list, as the screens write it into their address. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
	"/explore": [TERM, "category", "sort", "risk", "edit", "page"],
	"/latest": ["page"],
	"/category/:category": ["page"],
	"/:username": ["tab", "page"],
	"/profile/:userId": ["tab", "page"],
};

/** Address of the explorer with a term in it, or with the mark that stands for one in a template. */
export function searchAddress(mark: string): string {
	return `/explore?${TERM}=${mark}`;
}

/** Whether an address shows only a part of what its page is about: readers may share it, search engines need the whole. */
export function showsPart(pattern: string, query: URLSearchParams): boolean {
	return (PARTS[pattern] ?? []).some((name) => query.has(name));
}
