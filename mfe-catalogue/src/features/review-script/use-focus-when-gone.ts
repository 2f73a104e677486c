import { type RefObject, useEffect, useState } from "react";

/**
 * Where the focus goes when the review it was on has been deleted: the button that opened the menu leaves with the
 * review, and the focus would fall to the top of the page.
 * @param ids of the reviews on the page
 * @returns the function that says which review was deleted
 */
export function useFocusWhenGone(target: RefObject<HTMLElement | null>, ids: readonly string[]): (id: string) => void {
	const [deleted, setDeleted] = useState<string | null>(null);
	const isGone = deleted !== null && !ids.includes(deleted);
	// After the commit that takes it off the page; before, its button may still have the focus.
	useEffect(() => {
		if (!isGone) return;
		setDeleted(null);
		if (document.activeElement === null || document.activeElement === document.body) target.current?.focus();
	}, [isGone, target]);
	return setDeleted;
}
