// @vitest-environment happy-dom

import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import { createTestHost, reader, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ExplorePage } from "./explore-page.tsx";

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

type Asked = { rpc: string; args: Record<string, unknown> };

/** The page over a database that answers `rows`, or not at all. */
function openPage(
	at: string,
	options: { rows?: object[]; answer?: () => Promise<Response>; session?: typeof reader } = {},
) {
	const asked: Asked[] = [];
	const { rows = [], answer, session = visitor } = options;
	const { host, assistant } = createTestHost(session, (input, init) => {
		const rpc = new URL(input instanceof Request ? input.url : input).pathname.split("/").at(-1) ?? "";
		if (rpc === "category_counts") return Promise.resolve(Response.json([{ category: "data", count: 7 }]));
		asked.push({ rpc, args: JSON.parse(typeof init?.body === "string" ? init.body : "{}") as Asked["args"] });
		return answer?.() ?? Promise.resolve(Response.json(rows));
	});
	render(<ExplorePage />, {
		wrapper: ({ children }) => (
			<Surroundings host={host} at={at}>
				{children}
			</Surroundings>
		),
	});
	return { asked, assistant };
}
const open = (...page: Parameters<typeof openPage>) => openPage(...page).asked;
const { code: _code, version_id: _version, semver: _semver, published_at: _at, owner_id: _owner, ...card } = detailsRow;
/** A row of a list. */
const listed = { ...card, reach: null };
const rowsOf = (count: number, total: number, part: object = {}) =>
	Array.from({ length: count }, (_, place) => ({
		...listed,
		...part,
		id: `6f1c2a34-9b7d-4c1e-8a55-0d6d8f6f${String(9000 + place)}`,
		title: `Script ${place}`,
		total_count: total,
	}));
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("asks with the operators as conditions and the rest as the term", async () => {
	const asked = open("/explore?search=table+tag%3Acsv+-site%3Aexample.org&sort=best_match", { rows: rowsOf(1, 1) });
	await screen.findByText("1 script");
	expect(asked).toEqual([
		{
			rpc: "search_scripts",
			args: {
				p_term: "table",
				p_conditions: [
					{ field: "tag", value: "csv", excluded: false },
					{ field: "site", value: "example.org", excluded: true },
				],
				p_sort: "best_match",
				p_limit: 24,
				p_offset: 0,
			},
		},
	]);
});

it("shows the page that the address names, with links to those beside it that keep the filters", async () => {
	const asked = open("/explore?search=s&page=2", { rows: rowsOf(24, 1001) });
	await screen.findByText("1,000+ scripts, page 2");
	expect(asked[0]?.args).toMatchObject({ p_offset: 24 });
	expect(screen.getByRole("link", { name: "Previous" }).getAttribute("href")).toBe("/explore?search=s");
	expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe("/explore?search=s&page=3");
});

it("says that it is the next page only when its scripts are there", async () => {
	let answerNext: (response: Response) => void = () => undefined;
	const next = new Promise<Response>((resolve) => {
		answerNext = resolve;
	});
	let questions = 0;
	open("/explore", { answer: () => (questions++ === 0 ? Promise.resolve(Response.json(rowsOf(24, 26))) : next) });
	await screen.findByText("26 scripts");
	fireEvent.click(screen.getByRole("link", { name: "Next" }));
	await later(100);
	expect(screen.getByText("26 scripts")).toBeTruthy();
	answerNext(Response.json(rowsOf(2, 26)));
	await screen.findByText("26 scripts, page 2");
});

it("has no page links where there is one page, and leads back from a page that is not there", async () => {
	open("/explore", { rows: rowsOf(3, 3) });
	await screen.findByText("3 scripts");
	expect(screen.queryByRole("navigation")).toBeNull();
	cleanup();
	open("/explore?page=9&view=list");
	const back = await screen.findByRole("link", { name: "To the first page" });
	expect(back.getAttribute("href")).toBe("/explore?view=list");
});

it("shows rows that lead to the script by its id, and Edit only for one's own and only when editing", async () => {
	const own = { author: { ...detailsRow.author, user_id: reader.user?.id ?? "" } };
	const rows = [...rowsOf(1, 2, own), ...rowsOf(2, 2).slice(1)];
	open("/explore?edit=true", { rows, session: reader });
	const edit = await screen.findByRole("link", { name: "Edit Script 0" });
	expect(edit.getAttribute("href")).toBe(`/bookmarklet/${rows[0]?.id}/edit`);
	expect(screen.queryByRole("link", { name: "Edit Script 1" })).toBeNull();
	expect(screen.getByRole("link", { name: "Script 0" }).getAttribute("href")).toBe(`/bookmarklet/${rows[0]?.id}`);
	cleanup();
	open("/explore?view=list", { rows, session: reader });
	await screen.findByText("2 scripts");
	expect(screen.queryByRole("link", { name: /^Edit/ })).toBeNull();
});

it("shows at most three tags and the original with its author in a row", async () => {
	const origin = { id: card.id, title: "The first one", slug: "first", author: detailsRow.author };
	open("/explore?view=list", { rows: rowsOf(1, 1, { tags: ["a", "b", "c", "d"], forked_from: origin }) });
	await screen.findByText("1 script");
	expect(screen.getByRole("list", { name: "Tags" }).textContent).toBe("abc");
	expect(screen.getByRole("link", { name: "The first one" }).getAttribute("href")).toBe("/ada/first");
	expect(screen.getByText(/Forked from/).textContent).toBe("Forked from The first one by Ada Author");
});

it("stops after three failed retries, and tries again when asked", async () => {
	let failing = true;
	const asked = open("/explore", {
		answer: () =>
			Promise.resolve(
				failing
					? Response.json({ code: "XX000", message: "no", details: null, hint: null }, { status: 500 })
					: Response.json(rowsOf(1, 1)),
			),
	});
	await later(60_000);
	expect(await screen.findByText("Failed to load bookmarklets")).toBeTruthy();
	expect(asked).toHaveLength(4);
	failing = false;
	fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
	await screen.findByText("1 script");
});

it("tells no connection from a failure, and offers to reload", async () => {
	open("/explore", { answer: () => Promise.reject(new TypeError("Failed to fetch")) });
	await later(60_000);
	expect(await screen.findByText("Connection Error - Unable to connect to the database")).toBeTruthy();
	expect(screen.getByRole("button", { name: "Reload Page" })).toBeTruthy();
});

it("leads from nothing found to all scripts, or to writing it", async () => {
	open("/explore?search=nothing");
	await screen.findByText("No bookmarklets found");
	expect(
		screen.getAllByRole("link", { name: "Create a Bookmarklet" }).map((link) => link.getAttribute("href")),
	).toEqual(["/create"]);
	fireEvent.click(screen.getByRole("button", { name: "Clear all filters" }));
	expect(screen.getByRole("combobox", { name: "Search bookmarklets" })).toHaveProperty("value", "");
	expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Search bookmarklets" }));
});

it("offers to ask the assistant for what was searched and not found, where words were searched", async () => {
	const { assistant } = openPage("/explore?search=invert+colors+tag%3Acsv");
	fireEvent.click(await screen.findByRole("button", { name: "Ask the assistant for this script" }));
	expect(assistant.asked).toEqual(["Write a script for: invert colors"]);
	cleanup();
	open("/explore?search=tag%3Acsv");
	await screen.findByText("No bookmarklets found");
	expect(screen.queryByRole("button", { name: "Ask the assistant for this script" })).toBeNull();
});

it("takes a filter back by its badge and leads to the search box", async () => {
	const asked = open("/explore?search=table+tag%3Acsv", { rows: rowsOf(1, 1) });
	await screen.findByText("1 script");
	fireEvent.click(screen.getByRole("button", { name: "Remove the filter Tag: csv" }));
	expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Search bookmarklets" }));
	await later(300);
	await waitFor(() => expect(asked).toHaveLength(2));
	expect(asked[1]?.args).toEqual({ p_term: "table", p_sort: "best_match", p_limit: 24, p_offset: 0 });
});

it("offers the categories that have scripts, with their numbers, and shows a tag that is none", async () => {
	const asked = open("/explore?category=zebra", { rows: rowsOf(1, 1) });
	await screen.findByText("1 script");
	const filter = screen.getByLabelText<HTMLSelectElement>("Category");
	expect(filter.selectedOptions[0]?.textContent).toBe("zebra");
	await screen.findByRole("option", { name: "Data (7)" });
	expect(screen.getAllByRole("option", { name: /\(\d+\)$/ })).toHaveLength(1);
	fireEvent.change(filter, { target: { value: "data" } });
	await later(300);
	await waitFor(() => expect(asked.at(-1)?.args).toMatchObject({ p_category: "data" }));
});

it("answers the address of an empty category, and shows it in the filter", async () => {
	const asked = open("/explore?category=customization");
	const chosen = await screen.findByRole<HTMLOptionElement>("option", { name: "Customization (0)" });
	expect(chosen.selected).toBe(true);
	expect(screen.getAllByRole("option", { name: /\(\d+\)$/ })).toHaveLength(2);
	expect(asked.at(-1)?.args).toMatchObject({ p_category: "customization" });
});

it("says beside the security filters that none means all", async () => {
	open("/explore", { rows: rowsOf(1, 1) });
	await screen.findByText("1 script");
	const said = "None is chosen, so scripts of all levels are shown.";
	for (const box of screen.getAllByRole("checkbox")) {
		expect(screen.queryByText(said)).toBeNull();
		fireEvent.click(box);
	}
	expect(screen.getByText(said).getAttribute("role")).toBe("status");
});

it("says on cards and in rows of what kind a script is and what it may do, in whole words", async () => {
	const reach = {
		offline: false,
		every_site: false,
		sites: ["example.com"],
		site_count: 1,
		contacts: ["api.example.com"],
		contact_count: 3,
		own_site: true,
		unknown_hosts: false,
		code: "not-pinned",
		reads: ["cookies", "page"],
		checked_in_part: false,
	};
	const rows = rowsOf(1, 1, { kind: "userscript", short_description: "Whole words only. ".repeat(20), reach });
	for (const at of ["/explore", "/explore?view=list"]) {
		open(at, { rows });
		const facts = await screen.findByRole("list", { name: "What it is and may do" });
		expect(facts.textContent).toContain("Userscript");
		expect(facts.textContent).toContain("Runs on example.com");
		expect(facts.textContent).toContain("Code of others, not pinned");
		expect(facts.textContent).toContain("Reads cookies");
		expect(facts.textContent).toContain("Contacts api.example.com +2");
		expect(screen.getByText(/^Whole words/).textContent).toMatch(/(?:Whole|words|only)…$/);
		cleanup();
	}
});

it("claims only the kind on the card of a script that is not rated", async () => {
	open("/explore", { rows: rowsOf(1, 1) });
	await screen.findByText("1 script");
	expect(screen.getByRole("list", { name: "What it is and may do" }).textContent).toBe("Bookmarklet");
});

it("puts an operator into the box when it is chosen from the tips", async () => {
	open("/explore?search=table", { rows: rowsOf(1, 1) });
	await screen.findByText("1 script");
	fireEvent.click(screen.getByRole("button", { name: "Add site:example.org to the search", hidden: true }));
	const box = screen.getByRole<HTMLInputElement>("combobox", { name: "Search bookmarklets" });
	expect(box.value).toBe("table site:");
	expect(document.activeElement).toBe(box);
});

it("says when not all results have all words", async () => {
	open("/explore?search=export+%23table", { rows: rowsOf(3, 3, { exact_count: 0 }) });
	await screen.findByText("No script has all of “export #table”. These have some of the words, or related ones.");
	cleanup();
	open("/explore?search=table", { rows: rowsOf(3, 3, { exact_count: 1 }) });
	await screen.findByText("1 script has all of “table”. The others have some of the words, or related ones.");
	cleanup();
	open("/explore?search=table", { rows: rowsOf(3, 3, { exact_count: 3 }) });
	await screen.findByText("3 scripts");
	expect(screen.queryByText(/all of “table”/)).toBeNull();
});

it("without results offers to search without the other filters, and one way to create a script", async () => {
	const asked = open("/explore?search=zebra+tag%3Acsv&risk=low");
	fireEvent.click(await screen.findByRole("button", { name: "Search all scripts for these words" }));
	const box = screen.getByRole<HTMLInputElement>("combobox", { name: "Search bookmarklets" });
	expect(box.value).toBe("zebra");
	expect(document.activeElement).toBe(box);
	expect(screen.getAllByRole("link", { name: /create/i })).toHaveLength(1);
	await later(300);
	await waitFor(() =>
		expect(asked.at(-1)?.args).toEqual({ p_term: "zebra", p_sort: "best_match", p_limit: 24, p_offset: 0 }),
	);
	expect(screen.queryByRole("button", { name: "Search all scripts for these words" })).toBeNull();
});
