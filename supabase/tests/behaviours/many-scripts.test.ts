import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { next } from "../support/samples.ts";

const fixture = openFixture();
const { sql } = fixture;
beforeEach(() => forgetRates(fixture));
afterAll(() => fixture.close());

/** More than a change of the name indexes at once, and than one call of the schedule. */
const COUNT = 75;
/** As many scripts as an account may have, each in all four indexes of the search: one statement over all takes longer than 8 s. */
const LIMIT = 500;

async function publishMany(author: Person & { id: string }, count: number): Promise<void> {
	const hosts = Array.from({ length: 60 }, (_, at) => ({ host: `a${at}.b${at}.example-${at}.test` }));
	const analysis = { capabilities: { offline: false, runs_on: [], grants: [], hosts } };
	await sql`
		insert into public.bookmarklets (title, short_description, slug, owner_id, is_published, security_analysis, rank_installs)
		select 'Script number ' || number, (select string_agg(left(md5(number || '-' || word), 6), ' ') from generate_series(1, 70) as word),
			'script-' || number, ${author.id}, true, ${sql.json(analysis)}, 600
		from generate_series(1, ${count}::integer) as number`;
}
const nameIn = async ({ id }: Person) => {
	const rows = await sql<{ name: string; scripts: number }[]>`
		select author_name as name, count(*)::integer as scripts from public.bookmarklets where owner_id = ${id} group by 1`;
	return new Map(rows.map(({ name, scripts }) => [name.replace(/^\S+ /, ""), scripts]));
};
const rename = (author: Person & { id: string }, name: string) =>
	author.hub.from("profiles").update({ display_name: name }).eq("user_id", author.id).select("username").single();
const indexNames = async () => (await sql<{ more: boolean }[]>`select private.index_author_names() as more`)[0]?.more;
const queued = async ({ id }: Person) =>
	(await sql`select owner_id from private.author_name_queue where owner_id = ${id}`).length;

describe("an author of many scripts", () => {
	test("is renamed at once, and found by the new name in all scripts after the schedule has run", async () => {
		const author = await newcomer(fixture, "Petra Prolific");
		await publishMany(author, COUNT);
		const name = `Paula Prolific ${next()}`;
		expect((await rename(author, name)).error).toBeNull();
		expect(await nameIn(author)).toEqual(
			new Map([
				["Petra Prolific", COUNT - 20],
				[name, 20],
			]),
		);
		while (await indexNames());
		expect(await nameIn(author)).toEqual(new Map([[name, COUNT]]));
		expect(await queued(author)).toBe(0);
	});

	test("who is renamed again meanwhile has the last name, and others take their turn", async () => {
		const [author, other] = [await newcomer(fixture, "Petra First"), await newcomer(fixture, "Otto First")];
		await publishMany(author, COUNT + 50);
		await publishMany(other, COUNT);
		await rename(author, "Petra Second");
		await rename(other, "Otto Second");
		expect(await indexNames()).toBe(true);
		await rename(author, "Petra Third");
		expect(await indexNames()).toBe(true);
		expect(await nameIn(other)).toEqual(
			new Map([
				["Otto First", 5],
				["Otto Second", COUNT - 5],
			]),
		);
		while (await indexNames());
		expect(await nameIn(author)).toEqual(new Map([["Petra Third", COUNT + 50]]));
		expect(await nameIn(other)).toEqual(new Map([["Otto Second", COUNT]]));
	});

	test("of few scripts waits for nothing", async () => {
		const author = await newcomer(fixture, "Fia Few");
		await publishMany(author, 19);
		await rename(author, "Fiona Few");
		expect(await queued(author)).toBe(0);
		expect(await nameIn(author)).toEqual(new Map([["Fiona Few", 19]]));
	});

	test("can be renamed and deleted with as many scripts as an account may have", async () => {
		const author = await newcomer(fixture, "Lea Limit");
		await publishMany(author, LIMIT);
		expect((await rename(author, "Lena Limit")).error).toBeNull();
		const p_username = (await rename(author, "Leonie Limit")).data?.username ?? "";
		expect((await author.hub.rpc("delete_account", { p_username })).error).toBeNull();
		const [left] = await sql<{ scripts: number }[]>`
			select count(*)::integer as scripts from public.bookmarklets where owner_id is null and title like 'Script number %'`;
		expect(left?.scripts).toBe(LIMIT);
		expect(await queued(author)).toBe(0);
	}, 120_000);
});
