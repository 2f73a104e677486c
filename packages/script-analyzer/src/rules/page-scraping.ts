import { leakRule } from "./leak-rule.ts";

export const pageScraping = leakRule({
	id: "page-scraping",
	title: "Page content sent away",
	catches: "Text of the page, the selection, or what the site returns to a signed-in visitor, sent to another server.",
	severity: "high",
	advice: "Send only the part the visitor chose, on a click, to a server named in @connect.",
	kinds: ["page", "selection", "site-answer"],
	data: "Content of the page is",
});
