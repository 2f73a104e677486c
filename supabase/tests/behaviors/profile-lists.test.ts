import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { makeScript } from "../support/samples.ts";

const fixture = openFixture();
const { anon } = fixture.people;
type Somebody = Person & { readonly id: string };
let author: Somebody;
let second: Somebody;
let stranger: Somebody;
let reader: Somebody;
const ids: Record<string, string> = {};
const names = (rows: readonly { id: string | null }[] | null) =>
	(rows ?? []).map(({ id }) => Object.entries(ids).find(([, known]) => known === id)?.[0] ?? id);

/** A script of a certain age, so that the order is known. */
async function make(name: string, owner: Somebody, hoursOld: number, state: "published" | "draft" | "removed") {
	const { id } = await makeScript(fixture, state, owner.id, name);
	ids[name] = id;
	await fixture.sql`update public.bookmarklets set created_at = now() - make_interval(hours => ${hoursOld}) where id = ${id}`;
}

beforeAll(async () => {
	await forgetRates(fixture);
	author = await newcomer(fixture, "Alma Author");
	second = await newcomer(fixture, "Selma Second");
	stranger = await newcomer(fixture, "Stella Stranger");
	reader = await newcomer(fixture, "Rosa Reader");
	await make("old", author, 30, "published");
	await make("newest", author, 1, "published");
	await make("between", second, 5, "published");
	await make("draft", author, 0, "draft");
	await make("removed", second, 0, "removed");
	await make("foreign", stranger, 0, "published");
	for (const { id } of [author, second])
		await reader.hub.from("follows").insert({ follower_id: reader.id, followed_id: id });
});
afterAll(() => fixture.close());

describe("the feed of followed authors", () => {
	test("has their visible scripts, the newest first, and nobody else's", async () => {
		const { data, error } = await reader.hub.rpc("followed_feed");
		expect(error).toBeNull();
		expect(names(data)).toEqual(["newest", "between", "old"]);
		expect(data?.[0]).toMatchObject({
			total_count: 3,
			author: { display_name: "Alma Author" },
			tags: [],
			forked_from: null,
		});
	});

	test("is one's own: others see theirs, visitors none", async () => {
		expect((await stranger.hub.rpc("followed_feed")).data).toEqual([]);
		expect((await author.hub.rpc("followed_feed")).data).toEqual([]);
		expect(await anon.hub.rpc("followed_feed")).toMatchObject({ status: 401, error: { code: "42501" } });
	});

	test("pages have no duplicates or gaps, and their sizes are bounded", async () => {
		const page = async (p_offset: number, p_limit = 2) =>
			names((await reader.hub.rpc("followed_feed", { p_limit, p_offset })).data);
		expect(await page(0)).toEqual(["newest", "between"]);
		expect(await page(2)).toEqual(["old"]);
		expect(await page(4)).toEqual([]);
		expect(await page(-7, -7)).toEqual(["newest"]);
		expect(await page(0, 2_000_000_000)).toHaveLength(3);
		expect(await page(2_000_000_000, 2_000_000_000)).toEqual([]);
	});

	test("includes a new script, and omits an author who is no longer followed", async () => {
		const fan = await newcomer(fixture, "Fay Fan");
		await fan.hub.from("follows").insert({ follower_id: fan.id, followed_id: second.id });
		expect(names((await fan.hub.rpc("followed_feed")).data)).toEqual(["between"]);
		await make("brand new", second, 0, "published");
		expect(names((await fan.hub.rpc("followed_feed")).data)).toEqual(["brand new", "between"]);
		await fan.hub.from("follows").delete().eq("follower_id", fan.id).eq("followed_id", second.id);
		expect((await fan.hub.rpc("followed_feed")).data).toEqual([]);
		await fixture.sql`delete from public.bookmarklets where id = ${ids["brand new"] ?? ""}`;
	});

	test("reads the index of owners, and does not sort all scripts of an author", async () => {
		// With the rows of this test, any index is cheap; whether the table was analyzed meanwhile must not matter.
		const plan = await fixture.sql.begin(async (sql) => {
			await sql`set local enable_seqscan = off`;
			await sql`set local enable_sort = off`;
			await sql`set local enable_incremental_sort = off`;
			return sql`
				explain select script.id from public.bookmarklets as script
				where script.owner_id = ${author.id} and script.is_visible order by script.created_at desc, script.id limit 12`;
		});
		expect(JSON.stringify(plan)).toContain("bookmarklets_newest_of_owner");
	});
});

describe("favorites", () => {
	beforeAll(async () => {
		for (const name of ["old", "between", "newest"])
			await reader.hub.from("bookmarklet_stars").insert({ user_id: reader.id, bookmarklet_id: ids[name] ?? "" });
		// Its author's own star on a draft, and one on a script that was removed later.
		await author.hub.from("bookmarklet_stars").insert({ user_id: author.id, bookmarklet_id: ids.draft ?? "" });
		await fixture.sql`insert into public.bookmarklet_stars (user_id, bookmarklet_id) values (${reader.id}, ${ids.removed ?? ""})`;
	});

	test("are public, the newest star first, without what is not visible", async () => {
		for (const person of [anon, stranger, reader]) {
			const { data } = await person.hub.rpc("list_favorites", { p_user_id: reader.id });
			expect(names(data)).toEqual(["newest", "between", "old"]);
			expect(data?.[0]).toMatchObject({ total_count: 3 });
		}
		for (const person of [anon, author, fixture.people.admin]) {
			expect((await person.hub.rpc("list_favorites", { p_user_id: author.id })).data).toEqual([]);
		}
	});

	test("come in pages", async () => {
		const page = async (p_offset: number) =>
			names((await anon.hub.rpc("list_favorites", { p_user_id: reader.id, p_limit: 2, p_offset })).data);
		expect([await page(0), await page(2), await page(4)]).toEqual([["newest", "between"], ["old"], []]);
	});

	test("and all numbers of a profile count what everybody may see", async () => {
		const counts = async (p_user_id: string, person: Person = anon) =>
			(await person.hub.rpc("profile_counts", { p_user_id })).data;
		expect(await counts(author.id)).toEqual([{ bookmarklets: 2, favorites: 0, followers: 1, following: 0 }]);
		expect(await counts(author.id, author)).toEqual([{ bookmarklets: 2, favorites: 0, followers: 1, following: 0 }]);
		expect(await counts(reader.id)).toEqual([{ bookmarklets: 0, favorites: 3, followers: 0, following: 2 }]);
		const nobody = "00000000-0000-4000-8000-000000000000";
		expect(await counts(nobody)).toEqual([{ bookmarklets: 0, favorites: 0, followers: 0, following: 0 }]);
	});
});

test("nobody follows themselves, nor in somebody else's name", async () => {
	const follow = (follower_id: string, followed_id: string) =>
		reader.hub.from("follows").insert({ follower_id, followed_id });
	expect(await follow(reader.id, reader.id)).toMatchObject({ status: 400, error: { code: "23514" } });
	expect(await follow(stranger.id, author.id)).toMatchObject({ status: 403, error: { code: "42501" } });
});
