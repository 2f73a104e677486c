import { childCountOf, closest, parentElementOf, queryAll, tagOf } from "./intact-dom.ts";
import type { PageIndex } from "./page-index.ts";
import { shortTextOf } from "./plain-text.ts";

/** Those of other namespaces have neither. */
type Cell = Partial<HTMLTableCellElement> & Element;
type Table = Partial<HTMLTableElement> & Element;

/** Text of the first cell of the column that an element stands in; empty in none. */
export function columnHeading(element: Element, page: PageIndex): string {
	const { cell, head } = columnOf(element);
	if (head === null || isWithin(cell, head)) return "";
	return textsOf(head, page)[cell.cellIndex ?? -1] ?? "";
}

/** The heading of a column, of what can be told by it in its row: the only one of its tag in a cell. */
export function columnTelling(element: Element, page: PageIndex): string | null {
	const text = columnHeading(element, page);
	const { cell, head } = columnOf(element);
	if (text === "" || head === null) return null;
	const texts = textsOf(head, page);
	// A row of fewer cells stands under other headings.
	if (cellsBeside(cell) !== texts.length || texts.filter((other) => other === text).length > 1) return null;
	return element === cell || queryAll(cell, CSS.escape(tagOf(element))).length === 1 ? text : null;
}

/** Whether a row has fewer cells than its table has columns: one of them has gone. */
export function isRowShort(element: Element, page: PageIndex): boolean {
	const { cell, head } = columnOf(element);
	return head !== null && cellsBeside(cell) < textsOf(head, page).length;
}

const cellsBeside = (cell: Element): number => {
	const row = parentElementOf(cell);
	return row === null ? 0 : childCountOf(row);
};

const isWithin = (cell: Element, row: Element): boolean => parentElementOf(cell) === row;

type Column =
	| { readonly cell: Cell; readonly head: HTMLTableRowElement }
	| { readonly cell: Element; readonly head: null };

/** The cell around an element, and the first row of its table. */
function columnOf(element: Element): Column {
	const cell = closest(element, "td,th") as Cell | null;
	const table = cell && (closest(cell, "table") as Table | null);
	const head = table?.rows?.[0];
	if (!cell || !head || cell.cellIndex === undefined) return { cell: element, head: null };
	return { cell, head };
}

const known = new WeakMap<PageIndex, WeakMap<Element, readonly string[]>>();

/** Texts of a row's cells; kept, as all the cells of a table ask for those of its first row. */
function textsOf(row: HTMLTableRowElement, page: PageIndex): readonly string[] {
	const ofPage = known.get(page) ?? new WeakMap<Element, readonly string[]>();
	known.set(page, ofPage);
	const texts = ofPage.get(row) ?? [...row.cells].map(shortTextOf);
	ofPage.set(row, texts);
	return texts;
}
