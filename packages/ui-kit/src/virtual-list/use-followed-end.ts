import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { NEAR_END_PX } from "./list-layout.ts";

/**
 * Keeps a plain list that scrolls at its end while rows are added there, unless the reader has scrolled up.
 * @param list the element that scrolls
 * @param isFollowed whether it is kept there at all
 * @param items the rows: another array means other rows
 */
export function useFollowedEnd(
	list: RefObject<HTMLElement | null>,
	isFollowed: boolean,
	items: readonly unknown[],
): void {
	const isAtEnd = useRef(true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with every row that comes
	useLayoutEffect(() => {
		if (isFollowed && isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
	}, [list, isFollowed, items]);
	useEffect(() => {
		const element = list.current;
		if (!isFollowed || element === null) return;
		const onScroll = () => {
			isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
		};
		element.addEventListener("scroll", onScroll, { passive: true });
		return () => element.removeEventListener("scroll", onScroll);
	}, [list, isFollowed]);
}
