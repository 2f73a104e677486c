import { expect, test } from "vitest";
import { createHubClient, type HubClient } from "./client.ts";
import { knownProfile } from "./profiles/get-profile.ts";
import { knownProfileCounts } from "./profiles/get-profile-counts.ts";
import { knownScript } from "./scripts/known-script.ts";
import { knownScripts } from "./scripts/list-scripts.ts";

const ID = "0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0001";
const card = {
	id: ID,
	title: "Table to CSV",
	short_description: "Copies a table as CSV.",
	slug: "table-to-csv",
	category: "data",
	kind: "bookmarklet",
	risk_level: "green",
	security_score: 92,
	install_count: 7,
	star_count: 3,
	average_rating: 4.5,
	review_count: 2,
	featured: false,
	created_at: "2026-01-02T03:04:05+00:00",
	updated_at: "2026-02-03T04:05:06+00:00",
	author: null,
	tags: ["csv"],
	forked_from: null,
};
const listed = { ...card, reach: null };
const details = {
	...card,
	owner_id: ID,
	is_published: true,
	moderation_status: "none",
	version_id: null,
	semver: null,
	code: null,
	published_at: null,
};
const person = {
	user_id: ID,
	username: "ada",
	display_name: "Ada",
	avatar_url: null,
	bio: null,
	website_url: null,
	github_url: null,
	created_at: "2026-01-02T03:04:05+00:00",
};
const numbers = { bookmarklets: 1, favorites: 0, followers: 2, following: 0 };

/** A client that came with a page; whatever it asks nonetheless fails the test. */
function clientWith(...pageAnswers: NonNullable<HubClient["pageAnswers"]>): HubClient {
	const fetch = () => Promise.reject(new Error("Nothing may be asked"));
	const client = createHubClient("http://hub.test", "sb_publishable_test", { storage: null, fetch });
	return Object.assign(client, { pageAnswers });
}

test("what came with the page is parsed as an answer is, by the question it answers", () => {
	const client = clientWith(
		{ name: "get_script", args: { p_username: "Ada", p_slug: "table-to-csv" }, rows: [details] },
		{
			name: "list_scripts",
			args: { p_category: "data", p_sort: "popular", p_limit: 24, p_offset: 0 },
			rows: [{ ...listed, total_count: 5 }],
		},
		{ name: "profiles", args: { username: "eq.ada" }, rows: [person] },
		{ name: "profile_counts", args: { p_user_id: ID }, rows: [numbers] },
	);
	expect(knownScript(client, { username: "Ada", slug: "Table-To-CSV" })?.title).toBe("Table to CSV");
	expect(knownScript(client, { id: ID })).toBeUndefined();
	const listing = { category: "data", sort: "popular", limit: 24, offset: 0 } as const;
	expect(knownScripts(client, listing)).toEqual({ scripts: [listed], total: 5 });
	expect(knownScripts(client, { ...listing, offset: 24 })).toBeUndefined();
	expect(knownScripts(client, { ...listing, term: "csv" })).toBeUndefined();
	expect(knownProfile(client, { username: "ada" })).toEqual(person);
	expect(knownProfile(client, { userId: ID })).toBeUndefined();
	expect(knownProfileCounts(client, { userId: ID })).toEqual(numbers);
});

test("another form than the rows have here is no answer", () => {
	const args = { p_id: ID };
	expect(knownScript(clientWith({ name: "get_script", args, rows: [{ id: ID }] }), { id: ID })).toBeUndefined();
	expect(knownScript(clientWith({ name: "get_script", args, rows: [] }), { id: ID })).toBeUndefined();
	expect(knownScript(clientWith(), { id: ID })).toBeUndefined();
});
