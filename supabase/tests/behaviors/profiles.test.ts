import { afterAll, describe, expect, test } from "vitest";
import { newcomer, openFixture, personOf, type Row } from "../support/fixture.ts";
import { signUp } from "../support/people.ts";

const fixture = openFixture();
afterAll(() => fixture.close());

const columns = "username,display_name,avatar_url";
async function profileOf(name: string, metadata: Record<string, unknown> = {}, email?: string) {
	const session = await signUp(fixture.backend, name, metadata, email);
	const person = personOf(fixture.backend, session);
	const { data } = await person.hub.from("profiles").select(columns).eq("user_id", session.id).single();
	return { ...session, person, profile: data };
}

describe("signing up", () => {
	test.each([
		[
			"the name of the account, but no picture on another host",
			"Ada Löve",
			{ avatar_url: "https://example.org/a.png", picture: "https://example.org/p.png" },
			{ username: "ada-love", display_name: "Ada Löve", avatar_url: null },
		],
		["one line without tricks", "Eve\u202e\n\u0007 Nil", {}, { display_name: "Eve Nil", username: "eve-nil" }],
		["a reserved name made usable", "Admin", {}, { username: "writer-admin", display_name: "writer-admin" }],
		["a name without Latin letters", "رؤى", {}, { display_name: "رؤى", username: "writer" }],
		["eighty characters at most", "x".repeat(300), {}, { display_name: "x".repeat(80), username: "x".repeat(22) }],
	])("takes %s", async (_what, name, metadata, expected) => {
		expect((await profileOf(name, metadata)).profile).toMatchObject(expected);
	});

	test("without a usable name: the e-mail's local part, then 'User'", async () => {
		expect((await profileOf("", {}, "greta.garbo@example.org")).profile).toMatchObject({ display_name: "greta.garbo" });
		expect((await profileOf("X", {}, "g@example.org")).profile).toMatchObject({
			display_name: "User",
			username: "writer-user",
		});
	});

	test("people of the same name who sign up concurrently get different usernames", async () => {
		const made = await Promise.all(Array.from({ length: 4 }, () => profileOf("Twin Name")));
		expect(made.map(({ profile }) => profile?.username).sort()).toEqual([
			"twin-name",
			"twin-name-2",
			"twin-name-3",
			"twin-name-4",
		]);
	});
});

describe("sync_profile", () => {
	const setAccount = (id: string, metadata: Record<string, string>) => fixture.sql`
		update auth.users set raw_user_meta_data = ${fixture.sql.json(metadata)}, email = ${`${id}@new.example.org`} where id = ${id}`;

	test("follows the account, but never overwrites what its owner has edited", async () => {
		const { id, person } = await profileOf("Olivia Old");
		await setAccount(id, { name: "Olivia New", avatar_url: "https://example.org/1.png" });
		const synced = await person.hub.rpc("sync_profile");
		expect(synced.data).toMatchObject([
			{ display_name: "Olivia New", avatar_url: null, created: false, wants_picture: true },
		]);
		expect((await person.hub.from("user_profile").select("email").single()).data).toEqual({
			email: `${id}@new.example.org`,
		});

		await person.hub.from("profiles").update({ display_name: "Liv" }).eq("user_id", id);
		await setAccount(id, { name: "Olivia Newest" });
		expect((await person.hub.rpc("sync_profile")).data).toMatchObject([{ display_name: "Liv" }]);
	});

	test("makes a profile that is missing, and is not for visitors", async () => {
		const { id, person } = await profileOf("Lost Profile");
		await fixture.sql`delete from public.profiles where user_id = ${id}`;
		// The name of a profile that was deleted is reserved.
		expect((await person.hub.rpc("sync_profile")).data).toMatchObject([{ username: "lost-profile-2", created: true }]);
		expect(await fixture.people.anon.hub.rpc("sync_profile")).toMatchObject({ status: 401 });
	});
});

describe("usernames", () => {
	test.each([
		"admin",
		"Admin",
		"EXPLORE",
		"manage-bookmarklets",
		"scriptorium",
		"ab",
		"x".repeat(31),
		"with space",
		"dot.ted",
		"ünï",
		"",
	])("%j is neither available nor accepted", async (username) => {
		const person = await newcomer(fixture);
		expect((await person.hub.rpc("username_available", { p_username: username })).data).toBe(false);
		const answer = await person.hub.from("profiles").update({ username }).eq("user_id", person.id);
		expect(answer).toMatchObject({ status: 400, error: { code: "23514" } });
	});

	test("taken in any letter case by somebody else; one's own is available", async () => {
		const [one, two] = [await newcomer(fixture), await newcomer(fixture)];
		expect(await one.hub.from("profiles").update({ username: "Quill_Pen" }).eq("user_id", one.id)).toMatchObject({
			error: null,
		});
		const available = (person: typeof one) => person.hub.rpc("username_available", { p_username: "quill_PEN" });
		expect([(await available(one)).data, (await available(two)).data]).toEqual([true, false]);
		const answer = await two.hub.from("profiles").update({ username: "QUILL_pen" }).eq("user_id", two.id);
		expect(answer).toMatchObject({ status: 409, error: { code: "23505" } });
	});

	test.each([
		"javascript:alert(1)",
		"data:text/html,x",
		"//example.org",
		"https://user@example.org/",
		"http://",
		"https://exa mple.org",
	])("%j is no web address", async (address) => {
		const { owner } = fixture.people;
		for (const column of ["website_url", "github_url"]) {
			const patch: Row = { [column]: address };
			const answer = await owner.tables.from("profiles").update(patch).match({ user_id: owner.id });
			expect(answer).toMatchObject({ status: 400, error: { code: "23514" } });
		}
	});
});
