/**
 * Code of a custom step: writes the rows of the page's tables as CSV into `variables.csv`, as a person sees them: merged cells are
 * repeated, hidden texts and footnote marks left out. Tables that only arrange a page are no data.
 */
export const COLLECT_TABLES = String.raw`const quote = (text) => '"' + text.replaceAll('"', '""') + '"';
const isShown = (each) => each.checkVisibility();
// Such as "No data available".
const isNote = (row) => row.cells?.length === 1 && /empty|no-?data/i.test(row.cells[0].className);
// Grids that draw a part of their rows have them in any order.
const inOrder = (elements, name) => [...elements].sort((one, other) => one.getAttribute(name) - other.getAttribute(name));
const rowsOf = (table) => {
	const rows = table.rows ?? inOrder(table.querySelectorAll("[role=row]"), "aria-rowindex");
	return [...rows].filter((row) => isShown(row) && !isNote(row));
};
const CELL = ":is([role=cell], [role=gridcell], [role=columnheader], [role=rowheader])";
const cellsOf = (row) => [...(row.cells ?? inOrder(row.querySelectorAll(CELL), "aria-colindex"))];
const textOf = (cell) => {
	const text = cell.innerText.replaceAll("\u00a0", " ");
	if (cell.querySelector("table")) return text.trim().replace(/\s+/g, " ");
	const lines = text.split("\n").map((line) => line.trim().replace(/\s+/g, " "));
	const shown = lines.filter((line) => line !== "").join("\n");
	return cell.querySelector("sup a[href^='#']") ? shown.replace(/\s*\[[^\]]{1,8}\]/g, "") : shown;
};
const isArranging = (table) => {
	if (/^(?:presentation|none)$/.test(table.getAttribute("role") ?? "") || table.closest("nav, [role=navigation]")) return true;
	const hasHead = table.querySelector(":scope > :is(caption, thead), :scope > tbody > tr > th") !== null;
	if (table.querySelector("table") && !hasHead) return true;
	const rows = rowsOf(table).map(cellsOf);
	const isMenu = (cells) => cells.length === 1 && cells[0].querySelector("a") && textOf(cells[0]) === cells[0].querySelector("a").innerText.trim();
	return rows.length === 0 || rows.every(isMenu);
};
const all = [...document.querySelectorAll(":is(table, [role=table], [role=grid], [role=treegrid])")];
const tables = all.filter((table) => isShown(table) && !isArranging(table));
// A table in a cell is a part of the cell.
const outer = tables.filter((table) => !tables.some((other) => other !== table && other.contains(table)));
const texts = outer.map((table) => {
	const rows = rowsOf(table);
	const grid = rows.map(() => []);
	rows.forEach((row, top) => {
		let left = 0;
		for (const cell of cellsOf(row)) {
			while (grid[top][left] !== undefined) left += 1;
			const text = textOf(cell);
			for (const line of grid.slice(top, top + (cell.rowSpan || 1)))
				for (let column = left; column < left + (cell.colSpan || 1); column += 1) line[column] = text;
		}
	});
	return grid.filter((line) => line.length > 0).map((line) => Array.from(line, (text) => quote(text ?? "")).join(",") + "\r\n").join("");
});
variables.csv = texts.filter((text) => text !== "").join("\r\n");`;
