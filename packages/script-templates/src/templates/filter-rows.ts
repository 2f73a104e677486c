import { CLOSE_IF_OPEN, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const filterRows: ScriptTemplate = {
	id: "filter-rows",
	title: "Filter the rows of tables",
	description:
		"Shows a field that keeps only the rows of tables and the entries of long lists that contain all the words typed into it. Closing it shows everything again.",
	category: "data",
	tags: ["table", "filter", "search", "list"],
	kind: "bookmarklet",
	phrasings: [
		"filter table rows by words",
		"search box for tables",
		"filter a long list as I type",
		"only show rows that contain what i type",
		"quick filter for table",
		"hide table rows that do not match",
		"narrow down this table",
		"add a search field above the table",
		"type to filter rows",
		"I need to look for an entry in a huge table and hide the rest",
		"live filter for html tables",
		"show just the rows with a certain word",
		"table filter",
		"search within a table",
		"let me filter the results list by keyword",
		"filter rows",
		"make the list searchable",
		"please give me an input that filters the table",
		"reduce a table to matching rows",
		"find rows in a table and hide others",
		"excel like filter on web tables",
		"filter list items by text",
	],
	slots: [],
	effects: ["content", "look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-filter-rows";
const MIN_ENTRIES = 5;
${CLOSE_IF_OPEN}${CREATE}${PANEL}
const hidden = new Set();
const sheet = new CSSStyleSheet();
sheet.replaceSync("[data-scriptorium-filtered] { display: none !important; }");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/* Rows of the body and entries of long lists; navigation and headers stay. */
const entriesOf = () => {
  const rows = [...document.querySelectorAll("tbody tr")].filter((row) => row.querySelector("td") && !row.querySelector("table"));
  const lists = [...document.querySelectorAll("ul, ol, [role='list']")].filter((list) => list.children.length >= MIN_ENTRIES && !list.closest("nav, header, footer, table"));
  return [...rows, ...lists.flatMap((list) => [...list.children])];
};
const showAll = () => {
  for (const entry of hidden) entry.removeAttribute("data-scriptorium-filtered");
  hidden.clear();
};
const filter = () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  showAll();
  const entries = entriesOf();
  for (const entry of entries) {
    const text = entry.textContent.toLowerCase();
    if (words.every((word) => text.includes(word))) continue;
    entry.setAttribute("data-scriptorium-filtered", "");
    hidden.add(entry);
  }
  panel.status.textContent = entries.length === 0 ? "There is no table or long list on this page." : entries.length - hidden.size + " of " + entries.length + " rows";
};
const field = create("input", { type: "search", oninput: () => filter() });
const panel = openPanel("Filter rows", [create("label", {}, "Words that a row must contain", field)], () => {
  showAll();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
});
filter();
field.focus({ preventScroll: true });
`,
		};
	},
};
