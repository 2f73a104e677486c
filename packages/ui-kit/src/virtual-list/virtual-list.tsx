import {
	type ComponentType,
	Fragment,
	type ReactNode,
	type Ref,
	useCallback,
	useEffect,
	useRef,
	useState,
} from "react";
import { joinClasses } from "../join-classes.ts";
import type { RowPlace } from "./row-place.ts";
import { useFollowedEnd } from "./use-followed-end.ts";
import { useIsPrinting } from "./use-is-printing.ts";
import { useListKeys } from "./use-list-keys.ts";
import styles from "./virtual-list.module.css";
import type { VirtualRowsProps } from "./virtual-rows.tsx";

/** Lists of up to this many rows are in the page as a whole: find-in-page and assistive technology see all of them. */
const MAX_PLAIN_ROWS = 100;
/** Rows of a list that begins as a long one, until its code is there: more than a screen has. */
const MAX_FIRST_ROWS = 30;
const SHORT_ROW: RowPlace = {};

export interface VirtualListProps<Item> {
	readonly items: readonly Item[];
	readonly keyOf: (item: Item, index: number) => string;
	/** Returns one `<li>` with all attributes of `place`. */
	readonly children: (item: Item, place: RowPlace, index: number) => ReactNode;
	/** Pixels of a usual row; the true heights are measured. */
	readonly rowHeight: number;
	/** Accessible name; left out where the text around the list says what it is. */
	readonly label?: string;
	readonly isOrdered?: boolean;
	/** Stays at its newest row, unless the reader has scrolled up. */
	readonly followsEnd?: boolean;
	/** Arrow keys lead from row to row in a short list too, where the tab key would otherwise stop at each control. */
	readonly hasKeys?: boolean;
	readonly className?: string | undefined;
	/** For a list that gets the focus itself. */
	readonly tabIndex?: number;
	readonly ref?: Ref<HTMLElement>;
}

/**
 * A list of any length. From 100 rows on only those near the visible part are in the page, the row with the focus always; arrow keys,
 * Home, End, Page Up and Page Down (10 rows) lead from row to row; screen readers hear the row's number and the length of the list. A
 * shorter list is a plain one. It is scrolled by itself, by an element around it or by the page, as the style sheets say.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
	const { items, keyOf, children, isOrdered = false, followsEnd = false, hasKeys = false } = props;
	const list = useRef<HTMLElement>(null);
	const keys = items.map(keyOf);
	const isPrinting = useIsPrinting();
	const isLong = items.length > MAX_PLAIN_ROWS;
	const Rows = useVirtualRows(isLong);
	/** Rows that somebody has seen stay until the long list takes their place. */
	const [isLongFromStart] = useState(isLong);
	const isVirtual = isLong && Rows !== null && Rows !== "failed" && !isPrinting;
	const { at, handlers, focusWanted } = useListKeys(list, keys);
	useFollowedEnd(list, followsEnd && !isVirtual, items);
	const List = isOrdered ? "ol" : "ul";
	const { ref } = props;
	const setList = useCallback(
		(element: HTMLOListElement | HTMLUListElement | null) => {
			list.current = element;
			if (typeof ref === "function") ref(element);
			else if (ref) ref.current = element;
		},
		[ref],
	);
	const isReachedByKeys = isLong || hasKeys;
	const renderRow = (index: number, place: RowPlace) => {
		const item = items[index];
		return item !== undefined && <Fragment key={keys[index]}>{children(item, place, index)}</Fragment>;
	};
	const placeOf = (index: number): RowPlace =>
		isReachedByKeys ? { "data-index": index, tabIndex: index === at ? 0 : -1 } : SHORT_ROW;
	// All of them where the code of the long list is missing; the first ones while it is on its way.
	const firstRows = isLongFromStart ? MAX_FIRST_ROWS : MAX_PLAIN_ROWS;
	const plainRows = isLong && Rows === null && !isPrinting ? keys.slice(0, firstRows) : keys;
	return (
		<List
			ref={setList}
			className={joinClasses(isVirtual && styles.long, isReachedByKeys && styles.keys, props.className) || undefined}
			aria-label={props.label}
			tabIndex={props.tabIndex}
			{...(isReachedByKeys ? handlers : {})}
		>
			{isVirtual ? (
				<Rows
					list={list}
					keys={keys}
					renderRow={renderRow}
					rowHeight={props.rowHeight}
					reached={at}
					followsEnd={followsEnd}
					focusWanted={focusWanted}
				/>
			) : (
				plainRows.map((_, index) => renderRow(index, placeOf(index)))
			)}
		</List>
	);
}

/** The code of long lists: null until it is there, and while it is not needed. */
function useVirtualRows(isNeeded: boolean): ComponentType<VirtualRowsProps> | "failed" | null {
	const [Rows, setRows] = useState<ComponentType<VirtualRowsProps> | "failed" | null>(null);
	const isMissing = isNeeded && Rows === null;
	useEffect(() => {
		if (!isMissing) return;
		import("./virtual-rows.tsx").then(
			({ VirtualRows }) => setRows(() => VirtualRows),
			(error: unknown) => {
				// Nothing is missing for the reader: all rows are shown, only more slowly.
				console.error("The code of long lists could not be loaded:", error);
				setRows("failed");
			},
		);
	}, [isMissing]);
	return Rows;
}
