import { describe, expect, test } from "vitest";
import { classify, OUTSIDE } from "./classifier/classify.ts";
import { heldOutOutsiders, heldOutRequests } from "./classifier/held-out-requests.test-support.ts";
import { mixedOutsiders, mixedRequests } from "./classifier/mixed-requests.test-support.ts";
import { ownOutsiders, ownRequests } from "./classifier/own-requests.test-support.ts";
import { matchRequest } from "./match-request.ts";
import { rankByPicks, suggestions } from "./suggestions.ts";
import { templates } from "./template-list.ts";

describe("the catalog", () => {
	test("has at least 60 templates with different ids and titles", () => {
		expect(templates.length).toBeGreaterThanOrEqual(60);
		expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
		expect(new Set(templates.map(({ title }) => title)).size).toBe(templates.length);
	});

	test.each([
		["of the first list", ownRequests],
		["of forum posts", heldOutRequests],
		["of mixed manners", mixedRequests],
	])("answers requests %s: wrong at most 3 in 100, right at least 75, first three at least 95", (_, requests) => {
		const answers = requests.map(([request, template]) => ({ match: matchRequest(request), request, template }));
		const matched = answers.flatMap(({ match, template }) =>
			match.kind === "matched" ? [match.template.id === template] : [],
		);
		const firstThree = requests.filter(([request, template]) =>
			classify(request)
				.filter(({ id }) => id !== OUTSIDE)
				.slice(0, 3)
				.some(({ id }) => id === template),
		);
		// One of the 30 in the shortest list is already more than 3 in 100.
		expect(matched.filter((isRight) => !isRight).length).toBeLessThanOrEqual(Math.max(1, 0.03 * answers.length));
		expect(matched.filter((isRight) => isRight).length / answers.length).toBeGreaterThanOrEqual(0.75);
		expect(firstThree.length / answers.length).toBeGreaterThanOrEqual(0.95);
	});

	test.each([
		["of the first list", ownOutsiders],
		["of forum posts", heldOutOutsiders],
		["of mixed manners", mixedOutsiders],
	])("refuses most requests %s that it does not cover", (_, outsiders) => {
		const refused = outsiders.filter((request) => matchRequest(request).kind === "refused");
		expect(refused.length / outsiders.length).toBeGreaterThanOrEqual(0.9);
	});

	test.each(["", "   ", "?!", "123", "a".repeat(5000), "the page", "\u0000\ud800", "__proto__ constructor"])(
		"refuses %j",
		(request) => {
			expect(matchRequest(request).kind).toBe("refused");
		},
	);
});

describe("a part of the page that is named with another wish", () => {
	test.each([
		["Make the headings red", "page-outline"],
		["Turn the headings into a quiz", "page-outline"],
		["Color the headings", "pick-color"],
	])("%s is not answered with %s", (request, template) => {
		const match = matchRequest(request);
		expect(match.kind === "matched" ? match.template.id : null).not.toBe(template);
	});
});

describe("a suggestion", () => {
	test("there are twelve, the most popular first", () => {
		expect(suggestions).toHaveLength(12);
		const popularity = suggestions.map((suggestion) => suggestion.popularity);
		expect(popularity).toEqual(popularity.toSorted((one, other) => other - one));
	});

	test("without picks the editorial values stay; the first picks hardly matter, and many replace them", () => {
		expect(rankByPicks(suggestions, {})).toEqual(suggestions);
		const ranked = (picks: Record<string, number>) => rankByPicks(suggestions, picks).map(({ id }) => id);
		const least = suggestions.at(-1)?.id ?? "";
		expect(ranked({ [least]: 3 })[0]).toBe(suggestions[0]?.id);
		expect(ranked({ [least]: 300 })[0]).toBe(least);
		const all = Object.fromEntries(suggestions.map(({ id }, place) => [id, place * 100_000]));
		expect(ranked(all)).toEqual(suggestions.map(({ id }) => id).toReversed());
		const [first, second] = rankByPicks(suggestions, { [least]: 1_000_000, "save-table": 500_000 });
		expect([first?.popularity, second?.popularity]).toEqual([96, 48]);
		expect(rankByPicks(suggestions, { constructor: 9, unknown: 9 })).toEqual(suggestions);
	});

	test.each(suggestions.map((suggestion) => [suggestion.prompt, suggestion.templateId] as const))(
		"%s leads to its template",
		(prompt, templateId) => {
			expect(matchRequest(prompt)).toMatchObject({ kind: "matched", template: { id: templateId } });
		},
	);
});

describe("values of a request", () => {
	test.each([
		['hide posts that contain "crypto" on reddit', "hide-posts", { words: ["crypto"] }, ["www.reddit.com"], []],
		["video speed 1.75", "video-speed", { speed: 1.75 }, [], []],
		["make text bigger", "bigger-text", { percent: 130 }, [], []],
		["hide .sidebar on news.example.com", "hide-element", { element: ".sidebar" }, ["news.example.com"], []],
		["press Alt+N to click the next button", "key-clicks-element", { keys: "Alt+N" }, [], ["element"]],
		["set the text to a medium size", "bigger-text", { percent: 130 }, [], []],
		["Hide the sidebar on YouTube", "hide-element", {}, ["www.youtube.com"], ["element"]],
		["hide an element on example.com", "hide-element", {}, ["example.com"], ["element"]],
		["remove the sidebar from wikipedia", "hide-element", {}, ["*.wikipedia.org"], ["element"]],
	])("%s", (request, id, values, sites, missing) => {
		const match = matchRequest(request);
		if (match.kind !== "matched") throw new Error(`Refused: ${match.unknownWords.join()}`);
		expect({ id: match.template.id, values: match.values, sites: match.sites }).toEqual({ id, values, sites });
		expect(match.missing.map(({ name }) => name)).toEqual(missing);
	});

	test("a refusal names the words that nothing explains, as they were typed, and the nearest templates", () => {
		const match = matchRequest("Export the table to Airtable via Zapier nightly");
		expect(match.kind).toBe("refused");
		if (match.kind !== "refused") return;
		expect(match.unknownWords).toEqual(expect.arrayContaining(["Airtable", "Zapier", "nightly"]));
		expect(match.nearest).toHaveLength(3);
	});
});
