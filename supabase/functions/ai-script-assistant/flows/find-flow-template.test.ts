import { readStoredFlow } from "@scriptorium/flow/document/stored-flow";
import { expect, test } from "vitest";
import { documentOf, findFlowTemplate } from "./find-flow-template.ts";

test.each([
	["make a flow that fills a contact form", "auto-form-filler"],
	["Build a workflow to scrape a table as CSV", "table-data-scraper"],
	["a flow that watches a page for changes", "page-change-monitor"],
	["share this page on Facebook with a flow", "quick-social-share"],
	["track the price of a product", "shopping-price-tracker"],
	["flow with developer tools", "developer-quick-tools"],
])("%s: %s", (request, id) => {
	const found = findFlowTemplate(request);
	expect(found?.id).toBe(id);
	if (!found) throw new Error("none");
	expect(readStoredFlow(documentOf(found))).toMatchObject({ ok: true, value: { settings: { name: found.name } } });
});

test.each(["make a flow", "a flow that books a flight to Lisbon", "send every form to my pizza service", "page"])(
	"no flow is chosen for: %s",
	(request) => expect(findFlowTemplate(request)).toBeNull(),
);
