import {
	defaultRangeExtractor,
	type Range,
	type ReactVirtualizer,
	useVirtualizer,
	useWindowVirtualizer,
} from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { type ListLayout, type ListMoment, layoutOf, momentOf, NEAR_END_PX } from "./list-layout.ts";
import type { RowPlace } from "./row-place.ts";

/** Rows in the page above and below those that can be seen. */
const OVERSCAN = 6;

export interface VirtualRowsProps {
	/** In the page, with plain rows until now. */
	readonly list: RefObject<HTMLElement | null>;
	readonly keys: readonly string[];
	readonly renderRow: (index: number, place: RowPlace) => ReactNode;
	/** Pixels, of rows that were not in the page yet. */
	readonly rowHeight: number;
	/** The row that is always in the page, because it has the focus, or the tab key leads to it. */
	readonly reached: number;
	readonly followsEnd: boolean;
	/** Gives the focus to the row that a key has led to, once it is in the page, and returns its index; else null. */
	readonly focusWanted: () => number | null;
}

/** Those rows of a long list that can be seen, each at its place. Heights are measured when rows come into the page. */
export function VirtualRows(props: VirtualRowsProps) {
	const { list, keys } = props;
	// Read before the plain rows leave the page: afterwards, nothing says where they stood.
	const [before] = useState(() => {
		if (list.current === null) return null;
		const layout = layoutOf(list.current);
		return { layout, moment: momentOf(list.current, layout, keys) };
	});
	const [layout, setLayout] = useState(before?.layout ?? null);
	useEffect(() => {
		const element = list.current;
		if (element === null) return;
		const look = () =>
			setLayout((known) => {
				const now = layoutOf(element);
				return known !== null && isSame(known, now) ? known : now;
			});
		// What stands above the list can grow, and a wider window can have another element that scrolls.
		const observer = new ResizeObserver(look);
		for (let above: Element | null = element; above !== null; above = above.parentElement) observer.observe(above);
		return () => observer.disconnect();
	}, [list]);
	if (before === null || layout === null) return null;
	const placed = { ...props, layout, moment: before.moment };
	return layout.scroller === null ? <PageRows {...placed} /> : <BoxRows {...placed} box={layout.scroller} />;
}

const isSame = (one: ListLayout, other: ListLayout): boolean =>
	one.scroller === other.scroller &&
	one.offset === other.offset &&
	one.gap === other.gap &&
	one.covered === other.covered;

interface PlacedRowsProps extends VirtualRowsProps {
	readonly layout: ListLayout;
	readonly moment: ListMoment;
}

function optionsOf({ keys, rowHeight, reached, followsEnd, layout, moment }: PlacedRowsProps) {
	return {
		count: keys.length,
		estimateSize: () => rowHeight,
		getItemKey: (index: number) => keys[index] ?? index,
		gap: layout.gap,
		overscan: OVERSCAN,
		scrollMargin: layout.offset,
		scrollPaddingStart: layout.covered,
		initialOffset: moment.scrollOffset,
		initialMeasurementsCache: [...moment.measured],
		scrollEndThreshold: NEAR_END_PX,
		...(followsEnd ? { anchorTo: "end" as const, followOnAppend: true } : {}),
		rangeExtractor: (range: Range) => {
			const shown = defaultRangeExtractor(range);
			return shown.includes(reached) ? shown : [...shown, reached].sort((one, other) => one - other);
		},
	};
}

function PageRows(props: PlacedRowsProps) {
	return <Rows {...props} virtualizer={useWindowVirtualizer<HTMLLIElement>(optionsOf(props))} />;
}

function BoxRows({ box, ...props }: PlacedRowsProps & { readonly box: HTMLElement }) {
	const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({ ...optionsOf(props), getScrollElement: () => box });
	return <Rows {...props} virtualizer={virtualizer} />;
}

interface RowsProps extends PlacedRowsProps {
	readonly virtualizer: Pick<
		ReactVirtualizer<HTMLElement, HTMLLIElement>,
		"getVirtualItems" | "getTotalSize" | "measureElement" | "scrollToIndex" | "scrollToEnd"
	>;
}

function Rows({ virtualizer, list, keys, renderRow, reached, followsEnd, layout, moment, focusWanted }: RowsProps) {
	const height = virtualizer.getTotalSize();
	useLayoutEffect(() => list.current?.style.setProperty("--rows-height", `${String(height)}px`), [list, height]);
	useLayoutEffect(() => {
		const focused = focusWanted();
		if (focused !== null) virtualizer.scrollToIndex(focused);
	});
	const beginsAtEnd = followsEnd && moment.isAtEnd;
	useEffect(() => {
		if (beginsAtEnd) virtualizer.scrollToEnd();
	}, [beginsAtEnd, virtualizer]);
	return virtualizer.getVirtualItems().map(({ index, start }) =>
		renderRow(index, {
			ref: virtualizer.measureElement,
			style: { position: "absolute", insetInline: 0, insetBlockStart: start - layout.offset, justifySelf: "stretch" },
			tabIndex: index === reached ? 0 : -1,
			"data-index": index,
			"aria-setsize": keys.length,
			"aria-posinset": index + 1,
		}),
	);
}
