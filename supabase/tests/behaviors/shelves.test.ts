import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
const { anon } = fixture.people;
let author: Person & { id: string };
let reader: Person & { id: string };
let safe: string;
let dangerous: string;

beforeAll(async () => {
	await forgetRates(fixture);
	author = await newcomer(fixture, "Sheila Shelf");
	reader = await newcomer(fixture, "Ray Reader");
	safe = (await save(author, { p_title: "Shelf safe" })).id;
	dangerous = (await save(author, { p_title: "Shelf dangerous" })).id;
	await fixture.sql`update public.bookmarklets set risk_level = 'green' where id = ${safe}`;
	await fixture.sql`update public.bookmarklets set risk_level = 'red' where id = ${dangerous}`;
	for (const id of [safe, dangerous]) await reader.hub.from("bookmarklet_stars").insert({ bookmarklet_id: id });
	await fixture.sql`insert into public.follows (follower_id, followed_id) values (${reader.id}, ${author.id})`;
});
afterAll(() => fixture.close());

const idsOf = ({ data }: { data: { id: string | null; total_count: number | null }[] | null }) => ({
	ids: (data ?? []).map(({ id }) => id).sort(),
	total: data?.[0]?.total_count ?? 0,
});
const both = () => ({ ids: [safe, dangerous].sort(), total: 2 });

describe("a High Risk script", () => {
	test("is not in the feed of followed authors", async () => {
		expect(idsOf(await reader.hub.rpc("followed_feed"))).toEqual({ ids: [safe], total: 1 });
	});

	test("is among somebody's favorites for that person only, and counted so", async () => {
		const favorites = (person: Person) => person.hub.rpc("list_favorites", { p_user_id: reader.id });
		const count = async (person: Person) =>
			(await person.hub.rpc("profile_counts", { p_user_id: reader.id })).data?.[0]?.favorites;
		for (const other of [anon, author]) {
			expect(idsOf(await favorites(other))).toEqual({ ids: [safe], total: 1 });
			expect(await count(other)).toBe(1);
		}
		expect(idsOf(await favorites(reader))).toEqual(both());
		expect(await count(reader)).toBe(2);
	});

	test("does not count on its author's profile, whose list asks for the other levels", async () => {
		const counts = await anon.hub.rpc("profile_counts", { p_user_id: author.id });
		expect(counts.data?.[0]?.bookmarklets).toBe(1);
		const listed = await anon.hub.rpc("list_scripts", {
			p_owner_id: author.id,
			p_risks: ["green", "amber", "unrated"],
		});
		expect(idsOf(listed)).toEqual({ ids: [safe], total: 1 });
	});

	test("is found by searching and browsing", async () => {
		const found = await anon.hub.rpc("search_scripts", { p_term: "shelf", p_owner_id: author.id });
		expect(idsOf(found)).toEqual(both());
		expect(idsOf(await anon.hub.rpc("list_scripts", { p_owner_id: author.id }))).toEqual(both());
	});
});
