import { CLOSE_IF_OPEN, COPY_TEXT, CREATE, PANEL, SAVE_FILE, TO_CSV } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const saveTable: ScriptTemplate = {
	id: "save-table",
	title: "Save a table as CSV",
	description:
		"Lists the tables of the page and saves one as a CSV file or copies it for a spreadsheet. Merged cells keep the columns in line. Nothing is sent.",
	category: "data",
	tags: ["table", "csv", "export", "spreadsheet"],
	kind: "bookmarklet",
	phrasings: [
		"download table as csv",
		"save the table on this page to a csv file",
		"table to csv",
		"export html table to excel",
		"I want to get this table into a spreadsheet",
		"copy a table from a website into google sheets without breaking the columns",
		"export table",
		"a button that saves tables as csv please",
		"turn tables into csv files",
		"grab the table data and download it",
		"scrape the table into excel",
		"how do i get a web table into libreoffice calc",
		"csv export for any table",
		"copy table to clipboard for excel",
		"convert the table to comma separated values",
		"pull this table out as a csv",
		"save all rows of a table to a file",
		"let me download the results table",
		"bookmarklet to extract table data",
		"can you make something that exports tables from web pages to xlsx or csv",
		"paste table into my spreadsheet",
		"get tabular data off a page",
		"table downloader",
		"dump html tables to file",
	],
	slots: [],
	effects: ["content", "downloads", "clipboard"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-save-table";
${CLOSE_IF_OPEN}${CREATE}${PANEL}${COPY_TEXT}${SAVE_FILE}${TO_CSV}
const TABLES = "table, [role='table'], [role='grid']";
const CELLS = "[role='cell'], [role='gridcell'], [role='columnheader'], [role='rowheader']";
const rowsOf = (table) => (table.localName === "table" ? [...table.rows] : [...table.querySelectorAll("[role='row']")]);
const cellsOf = (row) => (row.localName === "tr" ? [...row.cells] : [...row.querySelectorAll(CELLS)]);
const textOf = (cell) => cell.innerText.trim().replace(/\s+/g, " ");

/* A merged cell fills its first place and leaves the others empty, so that columns stay in line. */
const readTable = (table) => {
  const rows = rowsOf(table);
  const grid = rows.map(() => []);
  rows.forEach((row, top) => {
    let left = 0;
    for (const cell of cellsOf(row)) {
      while (grid[top][left] !== undefined) left += 1;
      const bottom = Math.min(top + (cell.rowSpan || 1), rows.length);
      for (let line = top; line < bottom; line += 1) {
        for (let column = left; column < left + (cell.colSpan || 1); column += 1) grid[line][column] = "";
      }
      grid[top][left] = textOf(cell);
    }
  });
  const width = grid.reduce((most, row) => Math.max(most, row.length), 0);
  return grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ""));
};

const fileName = () => (String(document.title).replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "").slice(0, 60) || "table") + ".csv";
const save = (table) => {
  saveFile(fileName(), toCsv(readTable(table)), "text/csv;charset=utf-8");
  panel.status.textContent = "Saved as " + fileName();
};
const copy = (table) => {
  const lines = readTable(table).map((row) => row.join("\t"));
  copyText(lines.join("\n"), panel.status, "Copied " + lines.length + " rows. Paste them into a spreadsheet.");
};
const nameOf = (table, index) => {
  const name = table.querySelector("caption")?.innerText.trim() || table.ariaLabel || "Table " + (index + 1);
  return name + " (" + rowsOf(table).length + " rows)";
};
const makeRow = (table, index) =>
  create(
    "li",
    {},
    create("button", { type: "button", textContent: nameOf(table, index), dir: "auto", onclick: () => table.scrollIntoView({ block: "center" }) }),
    create("button", { type: "button", textContent: "Save as CSV", onclick: () => save(table) }),
    create("button", { type: "button", textContent: "Copy", onclick: () => copy(table) }),
  );

const isData = (table) => rowsOf(table).length > 1 && !table.querySelector(TABLES) && table.checkVisibility?.() !== false;
const tables = [...document.querySelectorAll(TABLES)].filter(isData);
const panel = openPanel("Tables of this page", [create("ul", {}, ...tables.map(makeRow))]);
if (tables.length === 1) save(tables[0]);
else panel.status.textContent = tables.length === 0 ? "There is no table on this page." : tables.length + " tables";
`,
		};
	},
};
