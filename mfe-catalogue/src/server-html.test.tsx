// @vitest-environment happy-dom

import { cardRow, detailsRow, profileRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import type { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reviewRow } from "./features/review-script/reviews-table.test-support.ts";
import { leak, reportRows } from "./script-security/analysis.test-support.ts";

/*
 * What the hub's server does with a screen (hub-shell/src/server-render): it renders without a browser, fetches what the
 * screen has asked of the query cache, and renders again until nothing is asked. Then what the browser does with the page.
 */

const userscript = `// ==UserScript==
// @name Table to CSV
// @match https://example.org/*
// @grant GM_setClipboard
// ==/UserScript==
${Array.from({ length: 100 }, (_, line) => `run(${line});`).join("\n")}`;

const collectionId = "4f0f8a52-6d0c-4f3e-9a51-2f6c7f7d1a05";
const collectionRow = {
	id: collectionId,
	owner_id: detailsRow.owner_id,
	title: "Tables",
	description: "What I use for tables.",
	is_public: true,
	created_at: detailsRow.created_at,
	updated_at: detailsRow.updated_at,
	owner: detailsRow.author,
};
const { id, title, short_description, slug, kind, category, risk_level, reach, author } = cardRow;
const itemRow = {
	bookmarklet_id: cardRow.id,
	position: 0,
	created_at: detailsRow.created_at,
	script: { id, title, short_description, slug, kind, category, risk_level, reach, author, latest_version_id: null },
};

const REVIEWS = { total_reviews: 1, average_rating: 4, rating_distribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 } };

/** As the database answers every visitor, by the end of the path. */
const answers: Readonly<Record<string, (code: string) => unknown>> = {
	list_scripts: () => [{ ...cardRow, total_count: 1 }],
	search_scripts: () => [{ ...cardRow, total_count: 1, exact_count: 1 }],
	category_counts: () => [{ category: "download", count: 7 }],
	get_script: (code) => [{ ...detailsRow, kind: code.startsWith("javascript:") ? "bookmarklet" : "userscript", code }],
	script_picture: () => "",
	later_checks: () => [{ full_check: null, test_run: null, test_run_at: null }],
	versions: () => reportRows({ ...leak, risk_level: "amber", score: 60 }),
	profiles: () => profileRow,
	profile_counts: () => [{ bookmarklets: 13, favorites: 1, followers: 12, following: 2 }],
	list_favorites: () => [],
	collections: () => collectionRow,
	collection_items: () => [itemRow],
	bookmarklet_reviews: () => [reviewRow],
	get_review_summary: () => REVIEWS,
};

function database(code: string) {
	const asked: string[] = [];
	const fetch: typeof globalThis.fetch = async (input) => {
		const path = new URL(input instanceof Request ? input.url : input).pathname.split("/").at(-1) ?? "";
		asked.push(path);
		const answer = answers[path];
		if (!answer) throw new Error(`The test knows no ${path}`);
		return Response.json(answer(code));
	};
	return { asked, fetch };
}

/** The screen of an address as a shell shows it, with modules that were loaded anew. */
async function screenAt(address: string, locale: string, fetch: typeof globalThis.fetch, queries: QueryClient) {
	const [{ createTestHost }, { createRoutes }, { LocaleProvider }, { createObservable }, router, { Suspense }] =
		await Promise.all([
			import("@scriptorium/remote-kit/host.test-support"),
			import("./routes.tsx"),
			import("@scriptorium/ui-kit/locale"),
			import("@scriptorium/core-types/observable"),
			import("react-router-dom"),
			import("react"),
		]);
	const { QueryClientProvider } = await import("@tanstack/react-query");
	const { host, session } = createTestHost({ status: "loading", user: null }, fetch);
	const Address = () => <output>{router.useLocation().search}</output>;
	const routes = createRoutes({ ...host, locale: createObservable(locale) });
	const screen = (
		<QueryClientProvider client={queries}>
			<LocaleProvider locale={locale}>
				<router.MemoryRouter initialEntries={[address]}>
					<main>
						<Suspense fallback="Loading">
							<router.Routes>
								{routes.map(({ path, Component }) => (
									<router.Route key={path} path={path} element={<Component />} />
								))}
							</router.Routes>
						</Suspense>
					</main>
					<Address />
				</router.MemoryRouter>
			</LocaleProvider>
		</QueryClientProvider>
	);
	return { screen, session };
}

const freshFor = { staleTime: 600_000, retry: false } as const;
const OF_BROWSERS = [
	"window",
	"document",
	"navigator",
	"location",
	"localStorage",
	"sessionStorage",
	"matchMedia",
	"IntersectionObserver",
];

/** Renders as the server: the names of a browser do not exist. */
async function renderOnServer(address: string, locale: string, code: string) {
	for (const name of OF_BROWSERS) vi.stubGlobal(name, undefined);
	vi.resetModules();
	const { prerender } = await import("react-dom/static");
	const { QueryClient, dehydrate, skipToken } = await import("@tanstack/react-query");
	const queries = new QueryClient({ defaultOptions: { queries: freshFor } });
	const { fetch, asked } = database(code);
	const { screen } = await screenAt(address, locale, fetch, queries);
	let html = "";
	for (let pass = 0; pass < 4; pass += 1) {
		// Everything in its place, however large: nothing that a script of the page has to move there.
		const { prelude } = await prerender(screen, { progressiveChunkSize: Number.POSITIVE_INFINITY });
		html = await new Response(prelude).text();
		const open = queries
			.getQueryCache()
			.getAll()
			.filter(({ options, state }) => {
				const { enabled, queryFn } = options as { enabled?: unknown; queryFn?: unknown };
				return state.data === undefined && enabled !== false && queryFn !== undefined && queryFn !== skipToken;
			});
		if (open.length === 0) break;
		await Promise.all(open.map((query) => query.fetch()));
	}
	// React's server keeps the contexts of its last work, which the client below would read.
	await prerender(null);
	const cache = JSON.stringify(dehydrate(queries));
	vi.unstubAllGlobals();
	return { html, cache, asked };
}

/** Takes the page over as the browser does; the session is known right after. */
async function takeOver(
	address: string,
	locale: string,
	code: string,
	page: { html: string; cache: string },
	use: (root: HTMLElement) => void = () => void window.dispatchEvent(new Event("pointermove")),
	/** What is on the page at last. */
	expected = "",
) {
	vi.resetModules();
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	const { hydrateRoot } = await import("react-dom/client");
	const { QueryClient, hydrate } = await import("@tanstack/react-query");
	const queries = new QueryClient({ defaultOptions: { queries: freshFor } });
	hydrate(queries, JSON.parse(page.cache));
	const { fetch, asked } = database(code);
	const { screen, session } = await screenAt(address, locale, fetch, queries);
	const root = document.createElement("div");
	root.innerHTML = page.html;
	document.body.replaceChildren(root);
	// Taken over, not replaced.
	const nodes = [...root.querySelectorAll("h1, h2, section, article, li")];
	const errors: unknown[] = [];
	const started = await act(async () =>
		hydrateRoot(root, screen, { onRecoverableError: (error) => errors.push(error) }),
	);
	const takenOver = (selector: string) =>
		vi.waitFor(async () => {
			await act(async () => undefined);
			for (const element of root.querySelectorAll(selector)) {
				expect(Object.keys(element).some((key) => key.startsWith("__reactFiber$"))).toBe(true);
			}
		});
	await takenOver("h1");
	await act(async () => session.set({ status: "signed-out", user: null }));
	expect(root.querySelectorAll("[aria-busy]")).toHaveLength(0);
	const text = root.textContent;
	await act(async () => use(root));
	await takenOver("h2");
	const replaced = nodes.filter((node) => !root.contains(node)).map((node) => node.outerHTML.slice(0, 80));
	await vi.waitFor(async () => {
		await act(async () => undefined);
		expect(document.body.textContent).toContain(expected);
	});
	const used = document.body.textContent;
	await act(async () => started.unmount());
	return { text, used, errors, asked, replaced };
}

const complaints: unknown[][] = [];
beforeEach(() => {
	complaints.length = 0;
	vi.spyOn(console, "error").mockImplementation((...said) => {
		// Server and browser share this process, but never render at the same time.
		if (!String(said[0]).startsWith("Detected multiple renderers")) complaints.push(said);
	});
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

const bookmarklet = "javascript:alert(1)";

describe.each([
	["/", "en", bookmarklet, ["Table to CSV", "Saves any table of a page.", "3.7 (3)", "7 scripts"]],
	["/?lang=de", "de", bookmarklet, ["Table to CSV", "3,7 (3)"]],
	["/explore", "en", bookmarklet, ["Table to CSV", "1 script", "Saves any table of a page.", "Most Popular"]],
	["/explore?search=table&view=list", "en", bookmarklet, ["Table to CSV", "1 script"]],
	["/latest", "en", bookmarklet, ["Table to CSV"]],
	["/categories", "en", bookmarklet, ["7 scripts"]],
	["/category/download", "en", bookmarklet, ["Table to CSV"]],
	[
		"/ada/table-to-csv",
		"en",
		bookmarklet,
		["Table to CSV", "Saves any table of a page.", "javascript:alert(1)", "Add to bookmarks", "Score 60 out of 100"],
	],
	[
		`/bookmarklet/${detailsRow.id}`,
		"en",
		userscript,
		["run(40);", "Installable file", "example.org", "Write to your clipboard"],
	],
	["/collections", "en", bookmarklet, ["Your collections"]],
	[`/collections/${collectionId}`, "en", bookmarklet, ["Tables", "Table to CSV"]],
	["/ada", "en", bookmarklet, ["Ada Author", "I turn tables into files.", "13", "Table to CSV", "July 2026"]],
	[`/profile/${detailsRow.owner_id}`, "en", bookmarklet, ["Ada Author", "Table to CSV"]],
])("%s in %s", (address, locale, code, texts) => {
	it("is in the server's HTML and is taken over as it is, without a question", { timeout: 60_000 }, async () => {
		const server = await renderOnServer(address, locale, code);
		const shown = document.createElement("div");
		shown.innerHTML = server.html;
		for (const text of texts) expect(shown.textContent).toContain(text);
		const browser = await takeOver(address, locale, code, server);
		const { errors, asked, replaced } = browser;
		expect({ errors, asked, replaced, complaints }).toEqual({
			errors: [],
			asked: [],
			replaced: [],
			complaints: [],
		});
		// Before somebody uses the page, and after.
		for (const text of texts) for (const shownText of [browser.text, browser.used]) expect(shownText).toContain(text);
	});
});

it("takes over a page whose address names a line, which the server cannot know", { timeout: 60_000 }, async () => {
	const server = await renderOnServer("/ada/table-to-csv", "en", userscript);
	const { errors } = await takeOver("/ada/table-to-csv#L2", "en", userscript, server);
	expect({ errors, complaints }).toEqual({ errors: [], complaints: [] });
});

it("carries out a press that came before the code of its part", { timeout: 60_000 }, async () => {
	const server = await renderOnServer("/ada/table-to-csv", "en", userscript);
	const press = (root: HTMLElement) => {
		const button = [...root.querySelectorAll("button")].find(
			({ textContent }) => textContent === "View version history",
		);
		if (!button) throw new Error("The server's HTML has no such button");
		window.dispatchEvent(new Event("pointerdown"));
		button.click();
	};
	const { errors } = await takeOver("/ada/table-to-csv", "en", userscript, server, press, "?versions=all");
	expect({ errors, complaints }).toEqual({ errors: [], complaints: [] });
});

it("has the ways to install in the server's HTML: links, before any code runs", { timeout: 60_000 }, async () => {
	const server = await renderOnServer("/ada/table-to-csv", "en", userscript);
	const shown = document.createElement("div");
	shown.innerHTML = server.html;
	const file = `http://hub.test/scripts/${detailsRow.id}/table-to-csv.user.js`;
	expect(shown.querySelector("[aria-label^='Install Table to CSV']")?.getAttribute("href")).toBe(file);
	expect(shown.querySelector("[data-drag-link]")).not.toBeNull();
	// The rest of the code is not written twice: it is in the data of the page.
	expect(shown.textContent).not.toContain("run(90);");
	expect(server.cache).toContain("run(90);");
});
