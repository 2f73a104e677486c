import { useEffect, useRef } from "react";

/**
 * Keeps the keyboard's place when the row that had the focus leaves the list: the next row's checkbox gets it, else that of
 * the last row, else the selected tab. `rowCount`: how many rows are shown.
 */
export function useKeptFocus(rowCount: number) {
	const listRef = useRef<HTMLUListElement>(null);
	const place = useRef<number | null>(null);

	useEffect(() => {
		const index = place.current;
		if (index === null) return;
		place.current = null;
		// The focus is somewhere else: it is not lost.
		if (document.activeElement !== document.body && document.activeElement !== null) return;
		const boxes = listRef.current?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [];
		const target =
			rowCount === 0
				? document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")
				: boxes[Math.min(index, rowCount - 1)];
		target?.focus();
	}, [rowCount]);

	function rememberPlace(index: number) {
		place.current = index;
	}
	return { listRef, rememberPlace };
}
