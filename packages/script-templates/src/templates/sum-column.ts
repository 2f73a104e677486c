import { CLOSE_IF_OPEN, CREATE, PANEL } from "../code-parts/panel.ts";
import { NUMBER_OF } from "../code-parts/prices.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const sumColumn: ScriptTemplate = {
	id: "sum-column",
	title: "Add up a column",
	description:
		"Adds up the numbers of the table column that you click, or the numbers in the selected text, and shows count, sum, average, lowest and highest. Nothing on the page changes.",
	category: "data",
	tags: ["table", "sum", "average", "numbers"],
	kind: "bookmarklet",
	phrasings: [
		"sum a table column",
		"add up the numbers in this column",
		"total of selected numbers",
		"calculate the sum of a column",
		"average of a table column",
		"how much is that all together",
		"sum selected cells",
		"add the prices in my order list",
		"I want to know the total of this column",
		"column total",
		"calculate mean and sum",
		"sum up hours in the timesheet",
		"count and add numbers on the page",
		"quick calculator for table values",
		"add numbers",
		"what do these amounts add up to",
		"sum of highlighted values",
		"add up expenses in online banking table",
		"show the total under a table",
		"please compute the sum of the second column",
		"sum numbers in selection",
		"like the excel status bar sum but for web tables",
	],
	slots: [],
	effects: ["content"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-sum-column";
${CLOSE_IF_OPEN}${CREATE}${PANEL}${NUMBER_OF}
const format = new Intl.NumberFormat(document.documentElement.lang.match(/^[a-z]{2,3}/i)?.[0], { maximumFractionDigits: 6 });
const list = create("ul", {});
let marks = [];
const unmark = () => {
  for (const mark of marks) mark.cancel();
  marks = [];
};
const report = (numbers) => {
  const sum = numbers.reduce((total, number) => total + number, 0);
  /* Sums of decimals are off by tiny amounts otherwise. */
  const rounded = Math.round(sum * 1e6) / 1e6;
  const facts = [["Numbers", numbers.length], ["Sum", rounded], ["Average", sum / numbers.length], ["Lowest", Math.min(...numbers)], ["Highest", Math.max(...numbers)]];
  list.replaceChildren(...(numbers.length > 0 ? facts : []).map(([name, number]) => create("li", { textContent: name + ": " + format.format(number) })));
  panel.status.textContent = numbers.length > 0 ? "" : "There is no number in it. Click a cell of a column.";
};
const sumOf = (cell) => {
  const table = cell.closest("table");
  const column = cell.cellIndex;
  const rows = [...table.rows].filter((row) => row.cells.length > column && !row.closest("thead, tfoot") && row.cells[column].localName === "td");
  const cells = rows.map((row) => row.cells[column]).filter((one) => !Number.isNaN(numberOf(one.textContent)));
  unmark();
  marks = cells.map((one) => one.animate({ outline: ["2px solid #2f7de1", "2px solid #2f7de1"], outlineOffset: ["-2px", "-2px"] }, { duration: 1, fill: "forwards" }));
  report(cells.map((one) => numberOf(one.textContent)));
};
const panel = openPanel("Add up", [list], unmark);
const pick = (event) => {
  const cell = event.target instanceof Element ? event.target.closest("td, th") : null;
  if (!cell) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  sumOf(cell);
};
addEventListener("click", pick, { capture: true, signal: panel.signal });
const selected = getSelection().toString().split(/\n|\t|;\s|,\s/).map(numberOf).filter((number) => !Number.isNaN(number));
if (selected.length > 0) report(selected);
else panel.status.textContent = "Click a cell of the column to add up.";
`,
		};
	},
};
