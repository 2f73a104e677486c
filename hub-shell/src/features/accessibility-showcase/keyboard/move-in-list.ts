/** By so many rows Page Up and Page Down move (spec 03 § 9). */
export const PAGE_ROWS = 10;

/**
 * Where a key leads in a list.
 * @param key name of the key, as keyboard events have it
 * @param at index of the active row
 * @param count number of rows, at least 1
 * @returns an index within the list; null for a key that does not move
 */
export function moveInList(key: string, at: number, count: number): number | null {
	const to = targetOf(key, at, count - 1);
	return to === null ? null : Math.min(count - 1, Math.max(0, to));
}

function targetOf(key: string, at: number, last: number): number | null {
	switch (key) {
		case "ArrowDown":
			return at + 1;
		case "ArrowUp":
			return at - 1;
		case "PageDown":
			return at + PAGE_ROWS;
		case "PageUp":
			return at - PAGE_ROWS;
		case "Home":
			return 0;
		case "End":
			return last;
		default:
			return null;
	}
}
