import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture } from "../support/fixture.ts";
import { signUp } from "../support/people.ts";

const fixture = openFixture();
beforeEach(() => forgetRates(fixture));
afterAll(() => fixture.close());

type Somebody = Awaited<ReturnType<typeof newcomer>>;
let made = 0;
/** Letters only, so that no digit is read as a letter. */
const uniqueWord = () =>
	`${crypto.randomUUID()}${++made}`
		.replaceAll(/[^a-f]/g, "")
		.padEnd(9, "k")
		.slice(0, 9) + "ghjkpqxyz".charAt(made % 9);
const rename = (person: Somebody, change: { username?: string; display_name?: string }) =>
	person.hub.from("profiles").update(change).eq("user_id", person.id);
const refused = {
	error: { code: "PT409", message: expect.stringMatching(/^This (?:user)?name (?:looks like|mixes)/) },
};
const profileOf = async (id: string) => {
	const [row] = await fixture.sql<{ username: string; display_name: string }[]>`
		select username::text, display_name from public.profiles where user_id = ${id}`;
	if (!row) throw new Error("There is no profile.");
	return row;
};

describe("usernames", () => {
	test.each([
		"adm1n",
		"Adm1N",
		"ADMlN",
		"a-d-m-i-n",
		"adm_in",
		"rnoderator",
		"m0derator",
		"st4ff",
		"5upport",
		"suppOrt_",
		"0fficial",
		"r00t",
		"scr1ptorium",
		"scriptorium-team",
		"the-Scriptoriurn",
	])("%s is refused, because it looks like a reserved word", async (username) => {
		const person = await newcomer(fixture);
		expect(await rename(person, { username })).toMatchObject(refused);
		expect((await person.hub.rpc("username_available", { p_username: username })).data).toBe(false);
	});

	test("that look like another one are refused, and its owner may change its letter case", async () => {
		const word = uniqueWord();
		const owner = await newcomer(fixture);
		const other = await newcomer(fixture);
		expect(await rename(owner, { username: `mila-o1-${word}` })).toMatchObject({ error: null });
		for (const username of [
			`rnila-o1-${word}`,
			`mila-0l-${word}`,
			`mila-oI-${word}`,
			`MlLA-O1-${word}`.replace("MlLA", "mlla").replace("mlla", "mila"),
		]) {
			if (username === `mila-O1-${word}`)
				expect(await rename(other, { username })).toMatchObject({ error: { code: "23505" } });
			else expect([username, await rename(other, { username })]).toMatchObject([username, refused]);
		}
		expect(await rename(owner, { username: `Mila-O1-${word}` })).toMatchObject({ error: null });
		expect(await rename(other, { username: `nila-o1-${word}` })).toMatchObject({ error: null });
	});

	test("that look alike are not taken by two people at once", async () => {
		const word = uniqueWord();
		const people = await Promise.all(Array.from({ length: 4 }, () => newcomer(fixture)));
		const names = [`oo1-${word}`, `ool-${word}`, `0o1-${word}`, `0ol-${word}`];
		const answers = await Promise.all(people.map((person, index) => rename(person, { username: names[index] ?? "" })));
		expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
	});

	test.each(["anna", "bob-1", "miriam", "administrate", "modern", "team-blue", "supporter", "rudi_root"])(
		"such as %s are ordinary",
		async (name) => {
			const person = await newcomer(fixture);
			expect(await rename(person, { username: `${name}-${uniqueWord()}` })).toMatchObject({ error: null });
		},
	);
});

describe("display names", () => {
	test.each([
		["аdmin", "Cyrillic а"],
		["Pаypal Help", "Cyrillic а in a word"],
		["Αnna Smith", "Greek Α"],
		["ѕtаff", "two Cyrillic letters"],
		["Օlga", "Armenian Օ"],
		["𝐀dministrator", "a mathematical letter"],
		["Ａｄｍｉｎ", "wide letters"],
		["Ad\u200bmin", "an invisible character"],
		["Ádmìn", "accents"],
		["ADMIN", "capitals"],
		["M0derator", "a digit"],
		["the  Admin", "spaces"],
		["Ѕсrірtоrium", "a mix"],
		["Scriptorium Support", "the name of the hub"],
	])("%s is refused (%s)", async (display_name) => {
		const person = await newcomer(fixture);
		expect(await rename(person, { display_name })).toMatchObject(refused);
		const before = await profileOf(person.id);
		const account = { p_display_name: display_name, p_username: before.username };
		expect(await person.hub.rpc("save_account", account)).toMatchObject(refused);
	});

	test("that look like that of somebody else with other letters are refused, the same name is not", async () => {
		const word = uniqueWord();
		const owner = await newcomer(fixture);
		const other = await newcomer(fixture);
		expect(await rename(owner, { display_name: `Ocean ${word}` })).toMatchObject({ error: null });
		expect(await rename(other, { display_name: `осеап ${word}` })).toMatchObject({ error: null });
		for (const display_name of [`0cean ${word}`, `Осеаn ${word}`, `Ocean\u2063 ${word}`]) {
			expect([display_name, await rename(other, { display_name })]).toMatchObject([display_name, refused]);
		}
		expect(await rename(other, { display_name: `Ocean ${word}` })).toMatchObject({ error: null });
	});

	test.each([
		"Анна Иванова",
		"Ανδρέας",
		"José Ñandú",
		"Anna Иванова",
		"山田 太郎",
		"محمد علي",
		"Mod Squad",
		"Ada Admin",
		"Team Blue 7",
		"Łukasz Żak",
		"Nguyễn Văn Á",
		"ゆきDesign",
		"Support Tickets Reader",
	])("%s is an ordinary name", async (display_name) => {
		const person = await newcomer(fixture);
		expect(await rename(person, { display_name })).toMatchObject({ error: null });
	});

	test("from the sign-in provider do not keep anybody from signing in", async () => {
		for (const name of ["аdmin", "Administrator", "Scriptorium", "Моdеrаtоr"]) {
			const session = await signUp(fixture.backend, name);
			const profile = await profileOf(session.id);
			expect(profile.display_name).toBe(profile.username);
			expect(profile.username).toMatch(/^[a-z0-9-]+$/);
			expect(await fixture.sql`select private.suggests_office(${profile.username}) as is_wrong`).toEqual([
				{ is_wrong: false },
			]);
			const person = await newcomer(fixture);
			await fixture.sql`update auth.users set raw_user_meta_data = ${fixture.sql.json({ full_name: name })} where id = ${person.id}`;
			const { data, error } = await person.hub.rpc("sync_profile");
			expect(error).toBeNull();
			expect(data?.[0]?.display_name).toBe(data?.[0]?.username);
		}
	});

	test("that exist already stay, also when something else is changed", async () => {
		const person = await newcomer(fixture);
		await fixture.sql`alter table public.profiles disable trigger replace_lookalike_name`;
		await fixture.sql`update public.profiles set display_name = 'Admin' where user_id = ${person.id}`;
		await fixture.sql`alter table public.profiles enable trigger replace_lookalike_name`;
		expect(await person.hub.from("profiles").update({ bio: "Hello" }).eq("user_id", person.id)).toMatchObject({
			error: null,
		});
		const { username } = await profileOf(person.id);
		const account = { p_display_name: "Admin", p_username: username };
		expect(await person.hub.rpc("save_account", account)).toMatchObject({ error: null });
		expect((await profileOf(person.id)).display_name).toBe("Admin");
	});
});
