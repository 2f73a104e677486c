// @vitest-environment happy-dom
import { dehydrate, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../app/query-client.ts";
import { takeOverQueries } from "./page-queries.ts";

const key = ["scripts", "recent"];

function pageWith(content: string): Document {
	const block = Object.assign(document.createElement("script"), { type: "application/json", id: "hub-queries" });
	block.textContent = content;
	document.body.replaceChildren(block);
	return document;
}

/** Creates a document as the server writes it: with a dehydrated query cache whose `dataUpdatedAt` is 0. */
function renderedPage(): Document {
	const server = createQueryClient();
	server.setQueryData(key, ["seen by visitors"]);
	const content = dehydrate(server);
	for (const query of content.queries) query.state.dataUpdatedAt = 0;
	return pageWith(JSON.stringify(content));
}

/** What a screen shows first, and how often it asks. */
async function openScreen(isStale: boolean) {
	const queries = createQueryClient();
	const served = takeOverQueries(renderedPage(), queries, isStale);
	const ask = vi.fn(async () => ["seen by this reader"]);
	const observer = new QueryObserver(queries, { queryKey: key, queryFn: ask });
	const first = observer.getCurrentResult().data;
	const stop = observer.subscribe(() => undefined);
	await new Promise((resolve) => setTimeout(resolve, 0));
	stop();
	return { first, asked: ask.mock.calls.length, last: queries.getQueryData(key), served: served?.getQueryData(key) };
}

afterEach(() => void vi.restoreAllMocks());

test("a visitor's screens show what came with the page, and ask nothing", async () => {
	const first = ["seen by visitors"];
	expect(await openScreen(false)).toEqual({ first, asked: 0, last: first, served: first });
});

test("with a session they show it too, and ask for what this reader may see", async () => {
	const first = ["seen by visitors"];
	// What the server has rendered stays known: parts of the page that become alive later show it first.
	expect(await openScreen(true)).toEqual({ first, asked: 1, last: ["seen by this reader"], served: first });
});

test("a page without rendered content has no data", () => {
	document.body.replaceChildren();
	expect(takeOverQueries(document, createQueryClient(), false)).toBeNull();
});

test.each(["[{", "null", "{}"])("the data %s is said in the log, and the browser renders the page", (content) => {
	const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
	expect(takeOverQueries(pageWith(content), createQueryClient(), false)).toBeNull();
	expect(log).toHaveBeenCalledOnce();
});
