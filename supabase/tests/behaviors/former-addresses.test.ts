import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { type SavedScript, save } from "../support/save.ts";

const fixture = openFixture();
const { anon } = fixture.people;
afterAll(() => fixture.close());
beforeEach(() => forgetRates(fixture));

type Somebody = Person & { readonly id: string };
let impostor: Somebody;
beforeAll(async () => {
	impostor = await newcomer(fixture, "Ida Impostor");
});

const unique = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}`;
const rename = (person: Somebody, username: string) =>
	person.hub.from("profiles").update({ username }).eq("user_id", person.id);
const resolve = async (p_username: string, p_slug?: string, person: Person = anon) => {
	const args = p_slug === undefined ? { p_username } : { p_username, p_slug };
	const { data, error } = await person.hub.rpc("resolve_address", args);
	if (error) throw new Error(error.message);
	return data;
};
const isAvailable = async (person: Somebody, p_username: string) =>
	(await person.hub.rpc("username_available", { p_username })).data;
const days = (count: number) =>
	fixture.sql`update private.former_usernames set given_up_at = given_up_at - make_interval(days => ${count})`;

/** A person who has changed the username from `before` to `after`. */
async function renamed() {
	const [before, after] = [unique("before"), unique("after")];
	const author = await newcomer(fixture, "Frieda Former");
	for (const name of [before, after]) expect((await rename(author, name)).error).toBeNull();
	return { author, before, after };
}

describe("a username that was given up", () => {
	test("is reserved for 90 days: against renaming and signing up, in any letter case", async () => {
		const { before } = await renamed();
		for (const wanted of [before, before.toUpperCase()]) {
			expect(await isAvailable(impostor, wanted)).toBe(false);
			expect((await rename(impostor, wanted)).error).toMatchObject({
				code: "PT409",
				message: expect.stringContaining("until recently"),
			});
		}
		const namesake = await newcomer(fixture, before.replaceAll("-", " "));
		const [profile] = await fixture.sql<{ username: string }[]>`
			select username::text from public.profiles where user_id = ${namesake.id}`;
		expect(profile?.username).not.toBe(before);
		await days(89);
		expect(await isAvailable(impostor, before)).toBe(false);
		await days(2);
		expect(await isAvailable(impostor, before)).toBe(true);
		expect((await rename(impostor, before)).error).toBeNull();
		expect(await resolve(before)).toEqual([]);
	});

	test("may be taken back by its former owner", async () => {
		const { author, before, after } = await renamed();
		expect(await isAvailable(author, before)).toBe(true);
		expect((await rename(author, before)).error).toBeNull();
		expect(await resolve(after)).toEqual([{ username: before, slug: null }]);
		expect(await resolve(before)).toEqual([]);
	});

	test("is reserved too when the account is deleted, and leads nowhere then", async () => {
		const leaver = await newcomer(fixture, "Lea Leaver");
		const name = unique("leaver");
		await rename(leaver, name);
		await fixture.sql`delete from auth.users where id = ${leaver.id}`;
		expect(await isAvailable(impostor, name)).toBe(false);
		expect(await resolve(name)).toEqual([]);
	});

	test("is not given up by a change of letter case", async () => {
		const { author, after } = await renamed();
		expect((await rename(author, after.toUpperCase())).error).toBeNull();
		expect(await resolve(after)).toEqual([]);
	});

	test("cannot be hoarded: ten in 90 days", async () => {
		const hoarder = await newcomer(fixture, "Holly Hoarder");
		for (let count = 0; count < 10; count++) expect((await rename(hoarder, unique("mine"))).error).toBeNull();
		expect((await rename(hoarder, unique("mine"))).error).toMatchObject({
			code: "PT409",
			message: expect.stringContaining("10 times"),
		});
	});

	test("cannot be taken concurrently with being given up", async () => {
		const { author, after: name } = await renamed();
		const answers = await Promise.all([
			rename(author, unique("next")),
			...Array.from({ length: 8 }, () => rename(impostor, name)),
		]);
		expect(answers[0]?.error).toBeNull();
		const [holder] = await fixture.sql`select user_id from public.profiles where username = ${name}::extensions.citext`;
		expect(holder).toBeUndefined();
	});
});

describe("old addresses lead to the new ones", () => {
	/** Changes the slug of the script, as the superuser. */
	const slugTo = (script: SavedScript, slug: string) =>
		fixture.sql`update public.bookmarklets set slug = ${slug} where id = ${script.id}`;

	test("of a person, through several names", async () => {
		const [first, second, third] = [unique("one"), unique("two"), unique("three")];
		const { author } = await renamed();
		for (const name of [first, second, third]) await rename(author, name);
		for (const old of [first, second, first.toUpperCase()]) {
			expect(await resolve(old)).toEqual([{ username: third, slug: null }]);
		}
		expect(await resolve(third)).toEqual([]);
		expect(await resolve(unique("nobody"))).toEqual([]);
	});

	test("of a script, after the name, the slug or both have changed", async () => {
		const { author, before, after } = await renamed();
		const [old, current] = [unique("old"), unique("current")];
		const script = await save(author);
		await slugTo(script, old);
		expect(await resolve(before, old)).toEqual([{ username: after, slug: old }]);
		await slugTo(script, current);
		for (const name of [before, after]) {
			expect(await resolve(name, old)).toEqual([{ username: after, slug: current }]);
		}
		expect(await resolve(after, current)).toEqual([]);
		expect(await resolve(before, unique("never"))).toEqual([]);
	});

	test("a slug that was given up is not taken by another script of the same owner", async () => {
		const old = unique("taken");
		const author = await newcomer(fixture);
		const script = await save(author);
		await slugTo(script, old);
		await slugTo(script, unique("newer"));
		expect((await save(author, { p_title: old })).slug).toBe(`${old}-1`);
		await fixture.sql`update private.former_slugs set given_up_at = given_up_at - interval '91 days' where slug = ${old}`;
		expect((await save(author, { p_title: old })).slug).toBe(old);
	});

	test("nothing is disclosed about drafts and removed scripts, except that one was removed", async () => {
		const { author, before, after } = await renamed();
		const slug = unique("hidden");
		const script = await save(author);
		await slugTo(script, slug);
		const wasRemoved = async () =>
			(await anon.hub.rpc("script_address_was_removed", { p_username: before, p_slug: slug })).data;
		await author.hub.rpc("publish_script", { p_id: script.id, p_published: false });
		expect(await resolve(before, slug)).toEqual([]);
		expect(await resolve(before, slug, author)).toEqual([{ username: after, slug }]);
		expect(await wasRemoved()).toBe(false);
		await fixture.sql`update public.bookmarklets set moderation_status = 'removed' where id = ${script.id}`;
		expect(await resolve(before, slug)).toEqual([]);
		expect(await wasRemoved()).toBe(true);
	});
});
