import { FOLLOW_CHANGES } from "../code-parts/page-changes.ts";
import { NUMBER_OF } from "../code-parts/prices.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const sortTables: ScriptTemplate = {
	id: "sort-tables",
	title: "Sort tables by a click",
	description:
		"Sorts any table by a click on a column's header: numbers as numbers, texts by language. The second click reverses the order, the third restores the page's own.",
	category: "data",
	tags: ["table", "sort", "columns"],
	kind: "userscript",
	phrasings: [
		"make tables sortable",
		"sort any table by clicking the header",
		"click on a column header to sort",
		"sortable tables on {site}",
		"i want to sort the table by price",
		"order table rows by column",
		"add sorting to html tables",
		"sort columns on every website",
		"let me sort this list of results by number",
		"tables should be sortable when I click on the column title",
		"sort table alphabetically",
		"can you make the table headings clickable so it sorts",
		"reorder the rows of a table by value",
		"sort a wikipedia table ascending or descending",
		"table sorter",
		"sort tables by date",
		"enable column sorting everywhere",
		"rank rows from highest to lowest",
		"click to sort",
		"please add a way to sort the rows",
		"sort by column script",
		"why can't I sort this table, fix it",
	],
	slots: [],
	effects: ["content", "look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const STYLES = [
  ".scriptorium-sort { min-width: 24px; min-height: 24px; margin-inline: 4px 0; padding: 0; border: 0; border-radius: 4px;",
  "  background: none; color: inherit; font: inherit; cursor: pointer; }",
  ".scriptorium-sort:focus-visible { outline: 3px solid #2f7de1; }",
  "@media print { .scriptorium-sort { display: none; } }",
].join("\n");
const ORDERS = ["ascending", "descending", "none"];
const ARROWS = { ascending: "↑", descending: "↓", none: "↕" };
const pageOrder = new WeakMap();
${FOLLOW_CHANGES}${NUMBER_OF}
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

const headersOf = (table) => {
  const row = table.tHead?.rows[table.tHead.rows.length - 1] ?? table.rows[0];
  const cells = [...(row?.cells ?? [])];
  return cells.length > 1 && (table.tHead || cells.every((cell) => cell.localName === "th")) ? cells : [];
};
const isOwn = (table) => table.querySelector("[aria-sort]:not([data-scriptorium-sort]), table, th button:not(.scriptorium-sort), th[onclick]");
/* Only rows with data are sorted: not the header, and not the rows of the table's foot, which often hold sums. */
const rowsOf = (body, header) => [...body.rows].filter((row) => row !== header && row.querySelector("td"));
const isPlain = (row, width) => row.cells.length === width && [...row.cells].every((cell) => cell.rowSpan === 1 && cell.colSpan === 1);

const valueOf = (text) => (text.length > (text.match(/[-\d\s.,'’]/g) ?? []).length + 8 ? Number.NaN : numberOf(text));
const dateOf = (text) => (/^\d{4}-\d{2}-\d{2}/.test(text) || /\p{L}{3,}\.? \d{1,2},? \d{4}|\d{1,2} \p{L}{3,} \d{4}/u.test(text) ? Date.parse(text) : Number.NaN);
const textOf = (cell) => (cell.dataset.sortValue ?? cell.querySelector("time[datetime]")?.dateTime ?? cell.textContent).trim().replace(/\s+/g, " ");

const compareBy = (rows, column, language) => {
  const texts = rows.map((row) => textOf(row.cells[column]));
  const filled = texts.filter((text) => /[\p{L}\p{N}]/u.test(text)).length;
  const kinds = [texts.map(dateOf), texts.map(valueOf)];
  const values = kinds.find((kind) => kind.filter((value) => !Number.isNaN(value)).length >= filled * 0.9) ?? texts;
  const keys = new Map(rows.map((row, index) => [row, values[index]]));
  const collator = new Intl.Collator(language, { numeric: true });
  const isEmpty = (key) => Number.isNaN(key) || key === "";
  return (one, other, direction) => {
    const [a, b] = [keys.get(one), keys.get(other)];
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
    return direction * (typeof a === "number" ? a - b : collator.compare(a, b));
  };
};

const sortBody = (body, header, column, order, language) => {
  const rows = rowsOf(body, header);
  const known = (pageOrder.get(body) ?? []).filter((row) => row.parentElement === body);
  const original = [...known, ...rows.filter((row) => !known.includes(row))];
  pageOrder.set(body, original);
  const compare = compareBy(rows, column, language);
  const sorted = order === "none" ? original : [...original].sort((a, b) => compare(a, b, order === "ascending" ? 1 : -1));
  const after = rows[rows.length - 1]?.nextSibling ?? null;
  for (const row of sorted) body.insertBefore(row, after);
};

const press = (table, cell) => {
  const cells = headersOf(table);
  const next = ORDERS[(ORDERS.indexOf(cell.ariaSort ?? "none") + 1) % ORDERS.length];
  for (const one of cells) one.ariaSort = one === cell ? next : "none";
  for (const one of cells) {
    const button = one.querySelector(".scriptorium-sort");
    if (button) button.textContent = ARROWS[one.ariaSort];
  }
  for (const body of table.tBodies) sortBody(body, cell.parentElement, cells.indexOf(cell), next, document.documentElement.lang.match(/^[a-z]{2,3}/i)?.[0]);
};

const addButton = (table, cell) => {
  const name = textOf(cell) || "this column";
  const button = Object.assign(document.createElement("button"), { type: "button", className: "scriptorium-sort", textContent: "↕", ariaLabel: "Sort by " + name });
  cell.dataset.scriptoriumSort = "";
  cell.ariaSort = "none";
  cell.append(button);
  cell.addEventListener("click", (event) => {
    if (event.target === button || !event.target.closest("a, button, input, label, select")) press(table, cell);
  });
};

const arm = (table) => {
  const cells = headersOf(table);
  if (cells.length === 0 || cells[0].querySelector(".scriptorium-sort") || isOwn(table)) return;
  const rows = [...table.tBodies].flatMap((body) => rowsOf(body, cells[0].parentElement));
  if (rows.length < 2 || !rows.every((row) => isPlain(row, cells.length))) return;
  for (const cell of cells) addButton(table, cell);
};
followChanges(() => document.querySelectorAll("table").forEach(arm));
`,
		};
	},
};
