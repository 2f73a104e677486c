import { QUERY_ALL } from "../code-parts/page-changes.ts";
import { CLOSE_IF_OPEN, COPY_TEXT, CREATE, PANEL, SAVE_FILE, TO_CSV } from "../code-parts/panel.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const listToCsv: ScriptTemplate = {
	id: "list-to-csv",
	title: "Save repeated items as CSV",
	description:
		"Saves every element like the one that you chose, such as search results or product cards, as a row of a CSV file: its texts, its link and its picture.",
	category: "data",
	tags: ["scrape", "csv", "export", "list"],
	kind: "bookmarklet",
	phrasings: [
		"export list of items to csv",
		"scrape the search results into a spreadsheet",
		"save all products on this page as csv",
		"export the elements {element} to a csv file",
		"web scraper for a list of cards",
		"turn the product list into a csv",
		"collect name and price of all items",
		"I want every listing on the page as rows in excel",
		"scrape items",
		"extract all {element} with their links",
		"download the list of results as a spreadsheet",
		"get titles and links of all posts as csv",
		"save the listings",
		"data scraping of repeated blocks",
		"make a spreadsheet from the cards on this page",
		"export my order history to csv",
		"scrape job offers from a page",
		"extract structured data from a list that is not a table",
		"grab all reviews into a file",
		"save each entry {element} as a row",
		"please export all the apartments shown here with price and address",
		"list scraper",
		"copy video titles from a playlist into a csv",
	],
	slots: [
		{
			name: "element",
			type: "element",
			question: "Which element repeats? Choose one of the items, or type a CSS selector that all of them match.",
			required: true,
		},
	],
	effects: ["content", "downloads"],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-list-to-csv";
const SELECTOR = ${quote(values.element)};
${CLOSE_IF_OPEN}${CREATE}${PANEL}${COPY_TEXT}${SAVE_FILE}${TO_CSV}${QUERY_ALL}
const linesOf = (item) => item.innerText.split(/\n|\t/).map((line) => line.trim().replace(/\s+/g, " ")).filter(Boolean);
const found = queryAll(SELECTOR);
/* One item was chosen: those beside it that look alike belong to the list, too. */
const alike = (item) => [...(item.parentElement?.children ?? [])].filter((other) => other.localName === item.localName && [...item.classList].every((name) => other.classList.contains(name)));
const items = (found.length === 1 ? alike(found[0]) : found).filter((item) => item.checkVisibility?.() !== false);
const texts = items.map(linesOf);
const width = texts.reduce((most, lines) => Math.max(most, lines.length), 1);
const header = [...Array.from({ length: width }, (_, index) => "Text " + (index + 1)), "Link", "Picture"];
const rowOf = (item, index) => [
  ...Array.from({ length: width }, (_, place) => texts[index][place] ?? ""),
  (item.matches("a[href]") ? item : item.querySelector("a[href]"))?.href ?? "",
  (item.matches("img") ? item : item.querySelector("img"))?.currentSrc ?? "",
];
const rows = [header, ...items.map(rowOf)];
const name = (String(document.title).replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "").slice(0, 60) || "list") + ".csv";
const copy = create("button", { type: "button", textContent: "Copy for a spreadsheet", onclick: () => copyText(rows.map((row) => row.join("\t")).join("\n"), panel.status, items.length + " rows copied") });
const panel = openPanel("Items as CSV", items.length > 0 ? [copy] : []);
if (items.length > 0) saveFile(name, toCsv(rows), "text/csv;charset=utf-8");
panel.status.textContent = items.length > 0 ? items.length + " items saved as " + name : "No element of this page matches " + SELECTOR;
`,
		};
	},
};
