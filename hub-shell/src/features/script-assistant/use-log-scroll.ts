import { type RefObject, useLayoutEffect, useRef } from "react";

/** So close to the end, in pixels, somebody is reading the newest message. */
const NEAR_END = 48;

/**
 * Keeps the newest message in view for somebody who reads it, and keeps the place of somebody who reads earlier ones.
 * @param first id of the oldest message; earlier ones have been added when it changes
 * @param content changes with the messages
 * @returns for the scrolling element
 */
export function useLogScroll(first: string | null, content: unknown): RefObject<HTMLDivElement | null> {
	const scroll = useRef<HTMLDivElement>(null);
	/** Before the last change. */
	const before = useRef<{ readonly height: number; readonly first: string | null; readonly questions: number }>({
		height: 0,
		first: null,
		questions: 0,
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs with each change of the content.
	useLayoutEffect(() => {
		const log = scroll.current;
		if (!log) return;
		const { height, first: oldest, questions } = before.current;
		const asked = log.querySelectorAll("[data-message=user]").length;
		const hasEarlier = oldest !== null && first !== oldest && height > 0;
		const wasAtEnd = height - log.scrollTop - log.clientHeight <= NEAR_END;
		if (hasEarlier && log.scrollTop < NEAR_END && !wasAtEnd) log.scrollTop += log.scrollHeight - height;
		else if (wasAtEnd || height === 0 || asked > questions) log.scrollTop = log.scrollHeight;
		before.current = { height: log.scrollHeight, first, questions: asked };
	}, [first, content]);
	return scroll;
}
