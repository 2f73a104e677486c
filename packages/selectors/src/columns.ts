import { childCountOf, closest, parentElementOf, queryAll, tagOf } from "./intact-dom.ts";
import type { PageIndex } from "./page-index.ts";
import { shortTextOf } from "./plain-text.ts";

/** Elements of other namespaces have no `cellIndex` and `rows`. */
type Cell = Partial<HTMLTableCellElement> & Element;
type Table = Partial<HTMLTableElement> & Element;

/** Text of the first cell of the column around an element; empty outside of tables. */
export function columnHeading(element: Element, page: PageIndex): string {
	const { cell, head } = columnOf(element);
	if (head === null || isWithin(cell, head)) return "";
	return textsOf(head, page)[cell.cellIndex ?? -1] ?? "";
}

/** The heading of the column around an element, if it identifies it: a unique heading, and the only one of its tag in the cell. */
export function distinctiveColumn(element: Element, page: PageIndex): string | null {
	const text = columnHeading(element, page);
	const { cell, head } = columnOf(element);
	if (text === "" || head === null) return null;
	const texts = textsOf(head, page);
	// The cells of a shorter row are not under the headings of their index.
	if (cellsBeside(cell) !== texts.length || texts.filter((other) => other === text).length > 1) return null;
	return element === cell || queryAll(cell, CSS.escape(tagOf(element))).length === 1 ? text : null;
}

/** Whether a row has fewer cells than its table has columns. */
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

/** Texts of a row's cells. Cached, as every cell of a table needs those of the first row. */
function textsOf(row: HTMLTableRowElement, page: PageIndex): readonly string[] {
	const ofPage = known.get(page) ?? new WeakMap<Element, readonly string[]>();
	known.set(page, ofPage);
	const texts = ofPage.get(row) ?? [...row.cells].map(shortTextOf);
	ofPage.set(row, texts);
	return texts;
}
