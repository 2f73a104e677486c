import { afterAll, beforeAll, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { makeAccount } from "../support/samples.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
afterAll(() => fixture.close());

let author: Person & { readonly id: string };
let id: string;

/** Days before today as the database counts them. */
const dayOf = async (ago: number) => {
	const [row] = await fixture.sql<{ day: string }[]>`
		select ((now() at time zone 'utc')::date - ${ago}::integer)::text as day`;
	return row?.day ?? "";
};
async function history(p_days?: number) {
	const args = { p_bookmarklet_id: id, ...(p_days === undefined ? {} : { p_days }) };
	const { data, error } = await author.hub.rpc("own_script_history", args);
	if (error) throw new Error(error.message);
	return data;
}

beforeAll(async () => {
	await forgetRates(fixture);
	author = await newcomer(fixture, "Hera History");
	id = (await save(author)).id;
	const elsewhere = (await save(author)).id;
	/** What a new person does, a number of days ago. */
	const act = async (script: string, ago: number, does: { installs?: true; stars?: true; rates?: number }) => {
		const person = await makeAccount(fixture);
		if (does.installs) {
			await fixture.sql`
				insert into public.bookmarklet_installs (bookmarklet_id, user_id, day, source)
				values (${script}, ${person}, (now() at time zone 'utc')::date - ${ago}::integer, 'copy')`;
		}
		if (does.stars) {
			await fixture.sql`
				insert into public.bookmarklet_stars (bookmarklet_id, user_id, created_at)
				values (${script}, ${person}, now() - make_interval(days => ${ago}))`;
		}
		if (does.rates !== undefined) {
			await fixture.sql`
				insert into public.bookmarklet_reviews (bookmarklet_id, user_id, rating, comment, created_at)
				values (${script}, ${person}, ${does.rates}, 'Does what it says.', now() - make_interval(days => ${ago}))`;
		}
	};
	await act(id, 400, { installs: true, stars: true, rates: 2 });
	await act(id, 5, { installs: true, stars: true });
	await act(id, 5, { installs: true });
	await act(id, 3, { rates: 5 });
	await act(id, 0, { stars: true, rates: 5 });
	await act(elsewhere, 3, { installs: true, stars: true, rates: 1 });
	// A review that its owner wrote before this was refused counts nowhere.
	await fixture.sql`alter table public.bookmarklet_reviews disable trigger refuse_own_review`;
	await fixture.sql`
		insert into public.bookmarklet_reviews (bookmarklet_id, user_id, rating, comment, by_owner)
		values (${id}, ${author.id}, 1, 'I do not like it.', true)`;
	await fixture.sql`alter table public.bookmarklet_reviews enable trigger refuse_own_review`;
});

test("has one row a day with the figures of that day and the average so far, which begins before the period", async () => {
	const none = { installs: 0, stars: 0, reviews: 0 };
	expect(await history(7)).toEqual([
		{ day: await dayOf(6), ...none, average_rating: 2 },
		{ day: await dayOf(5), ...none, installs: 2, stars: 1, average_rating: 2 },
		{ day: await dayOf(4), ...none, average_rating: 2 },
		{ day: await dayOf(3), ...none, reviews: 1, average_rating: 3.5 },
		{ day: await dayOf(2), ...none, average_rating: 3.5 },
		{ day: await dayOf(1), ...none, average_rating: 3.5 },
		{ day: await dayOf(0), ...none, stars: 1, reviews: 1, average_rating: 4 },
	]);
});

test("adds up to the counters of the script, and the last average is the one that is shown", async () => {
	const [script] = (await author.hub.rpc("get_script", { p_id: id })).data ?? [];
	const [before] = await fixture.sql<{ installs: number }[]>`
		select count(*)::integer as installs from public.bookmarklet_installs
		where bookmarklet_id = ${id} and day <= (now() at time zone 'utc')::date - 366`;
	const days = await history(366);
	expect(days.reduce((sum, { installs }) => sum + installs, before?.installs ?? 0)).toBe(script?.install_count);
	expect(Number(days.at(-1)?.average_rating)).toBe(Number(script?.average_rating));
});

test("is bounded to 7 to 366 days, 90 when left out", async () => {
	expect([(await history(-5)).length, (await history()).length, (await history(1_000_000)).length]).toEqual([
		7, 90, 366,
	]);
});

test("is for the owner only, administrators included", async () => {
	for (const person of Object.values(fixture.people)) {
		const { data, error } = await person.hub.rpc("own_script_history", { p_bookmarklet_id: id });
		expect(data).toBeNull();
		expect(error?.code).toBe(person.id === null ? "42501" : "PT404");
	}
});
