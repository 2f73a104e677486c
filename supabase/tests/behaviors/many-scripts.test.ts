import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { publishMany } from "../support/many-scripts.ts";
import { next } from "../support/samples.ts";

const fixture = openFixture();
const { sql } = fixture;
beforeEach(() => forgetRates(fixture));
afterAll(() => fixture.close());

/** More than the 20 scripts that are updated with the profile and the 50 of the first call of the schedule. */
const COUNT = 75;

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
		await publishMany(fixture, author, COUNT);
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
		await publishMany(fixture, author, COUNT + 50);
		await publishMany(fixture, other, COUNT);
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
		await publishMany(fixture, author, 19);
		await rename(author, "Fiona Few");
		expect(await queued(author)).toBe(0);
		expect(await nameIn(author)).toEqual(new Map([["Fiona Few", 19]]));
	});
});
