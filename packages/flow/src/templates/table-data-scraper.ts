import { COLLECT_TABLES } from "./code/collect-tables.ts";
import { read, template } from "./flow-template.ts";

export const tableDataScraper = template(
	{
		id: "table-data-scraper",
		name: "Table Data Scraper",
		description: "Collects the rows of every table on the page and copies them as CSV.",
		category: "data",
		icon: "table",
	},
	{
		start: ["store", "Start with no rows", { variable: "csv", value: "" }],
		rows: ["custom", "Collect the rows", { code: COLLECT_TABLES }],
		found: ["condition", "Were there rows?", { condition: 'csv !== ""' }],
		copy: ["copy", "Copy the rows", { value: read("csv") }],
		copied: ["alert", "Say that they are copied", { message: "The rows of the tables are in the clipboard, as CSV." }],
		none: ["alert", "Say that there are none", { message: "This page has no table." }, 1],
	},
	["start rows", "rows found", "found copy true", "copy copied", "found none false"],
);
