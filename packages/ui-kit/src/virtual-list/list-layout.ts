import type { VirtualItem } from "@tanstack/react-virtual";

/** Pixels from the end at which a reader still counts as being there. */
export const NEAR_END_PX = 8;

/** How a list stands in what scrolls it. */
export interface ListLayout {
	/** The list itself or an element around it; null: the page. */
	readonly scroller: HTMLElement | null;
	/** Pixels from the beginning of what is scrolled to the list. */
	readonly offset: number;
	/** Pixels between two rows, as the style sheet of the list says. */
	readonly gap: number;
	/** Pixels that something covers at the beginning of the scroller, a header say. */
	readonly covered: number;
}

const pixels = (length: string): number => Number.parseFloat(length) || 0;

function findScroller(list: HTMLElement): HTMLElement | null {
	for (let element: HTMLElement | null = list; element !== null; element = element.parentElement) {
		if (element === document.body) return null;
		if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
	}
	return null;
}

function offsetOf(list: HTMLElement, scroller: HTMLElement | null): number {
	if (scroller === list) return 0;
	const { top } = list.getBoundingClientRect();
	if (scroller === null) return top + window.scrollY;
	return top - scroller.getBoundingClientRect().top - scroller.clientTop + scroller.scrollTop;
}

/**
 * Measures how a list stands in what scrolls it.
 * @param list its element, in the page
 * @returns the layout
 */
export function layoutOf(list: HTMLElement): ListLayout {
	const scroller = findScroller(list);
	return {
		scroller,
		offset: offsetOf(list, scroller),
		gap: pixels(getComputedStyle(list).rowGap),
		covered: pixels(getComputedStyle(scroller ?? document.documentElement).scrollPaddingBlockStart),
	};
}

/** What a plain list shows at the moment when only some of its rows stay in the page. */
export interface ListMoment {
	readonly measured: readonly VirtualItem[];
	readonly scrollOffset: number;
	readonly isAtEnd: boolean;
}

/**
 * Measures the rows of a plain list, so that they stand where they stood when it becomes a long one.
 * @param list its element, in the page
 * @param layout how it stands in what scrolls it
 * @param keys key of each row
 * @returns the rows and how far they are scrolled
 */
export function momentOf(list: HTMLElement, layout: ListLayout, keys: readonly string[]): ListMoment {
	const frame = layout.scroller ?? document.documentElement;
	const scrollOffset = layout.scroller === null ? window.scrollY : frame.scrollTop;
	const first = list.firstElementChild?.getBoundingClientRect().top ?? 0;
	const measured = [...list.children].map((row, index) => {
		const { top, height } = row.getBoundingClientRect();
		const start = layout.offset + top - first;
		return { key: keys[index] ?? index, index, start, size: height, end: start + height, lane: 0 };
	});
	return {
		measured,
		scrollOffset,
		isAtEnd: frame.scrollHeight - scrollOffset - frame.clientHeight < NEAR_END_PX,
	};
}
