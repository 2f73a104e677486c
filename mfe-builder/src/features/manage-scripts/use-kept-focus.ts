import { useEffect, useRef } from "react";

/**
 * Keeps the keyboard's place when the row that had the focus leaves the list: the next row's checkbox gets it, else that of
 * the last row, else the selected tab. `rowCount`: how many rows are shown.
 */
export function useKeptFocus(rowCount: number) {
	const listRef = useRef<HTMLElement>(null);
	const place = useRef<number | null>(null);

	useEffect(() => {
		const index = place.current;
		if (index === null) return;
		place.current = null;
		// The focus is somewhere else: it is not lost.
		if (document.activeElement !== document.body && document.activeElement !== null) return;
		const at = Math.min(index, rowCount - 1);
		// Of a long list, only some rows are in the page; these say which they are.
		const row = listRef.current?.querySelector(`:scope > [data-index="${at}"]`) ?? listRef.current?.children[at];
		const target =
			rowCount === 0
				? document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")
				: row?.querySelector<HTMLInputElement>("input[type=checkbox]");
		target?.focus();
	}, [rowCount]);

	function rememberPlace(index: number) {
		place.current = index;
	}
	return { listRef, rememberPlace };
}
