import { readAnalytics } from "@scriptorium/hub-data/analytics/read-analytics";
import { readAdminOverview } from "@scriptorium/hub-data/featured/admin-overview";
import { readUsageConsent, setUsageConsent } from "@scriptorium/hub-data/usage/usage-consent";
import { afterAll, beforeEach, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture } from "../support/fixture.ts";

const fixture = openFixture();
const { admin } = fixture.people;
beforeEach(() => forgetRates(fixture));
afterAll(() => fixture.close());

/** A month of 1,000 people: each signs up, writes, installs and uses the hub on some of the last 30 days. */
async function generateMonth(): Promise<void> {
	const { sql } = fixture;
	await sql.begin(async (transaction) => {
		await transaction`
			insert into auth.users (id, email, raw_user_meta_data)
			select gen_random_uuid(), 'month-' || number || '@example.org', jsonb_build_object('full_name', 'Person ' || number)
			from generate_series(1, 1000) as number`;
		await transaction`
			create temporary table people on commit drop as
			select profile.user_id, row_number() over (order by profile.email)::integer as number
			from public.profiles as profile where profile.email like 'month-%'`;
		await transaction`
			update public.profiles as profile set created_at = now() - (people.number % 60) * interval '1 day'
			from people where people.user_id = profile.user_id`;
		await transaction`
			insert into public.bookmarklets (title, short_description, slug, owner_id, is_published, created_at)
			select 'Month ' || number, 'Made for a month of figures.', 'month-' || number, user_id, number % 3 > 0, now() - (number % 31) * interval '1 day'
			from people where number % 5 = 0`;
		await transaction`
			insert into public.versions (bookmarklet_id, semver, code_blob_url)
			select id, '1.0.0', 'javascript:void "' || id || '"' from public.bookmarklets where slug like 'month-%'`;
		await transaction`
			insert into public.bookmarklet_installs (bookmarklet_id, user_id, day, source, created_at)
			select script.id, people.user_id, (at at time zone 'utc')::date, 'copy', at
			from people join public.bookmarklets as script on script.slug = 'month-' || (people.number / 5 * 5 + 5)
			cross join lateral (select now() - (people.number % 30) * interval '1 day' as at) as installed`;
		await transaction`
			insert into public.bookmarklet_stars (user_id, bookmarklet_id, created_at)
			select people.user_id, script.id, now() - (people.number % 7) * interval '1 day'
			from people join public.bookmarklets as script on script.slug = 'month-' || (people.number / 10 * 10 + 5)`;
		await transaction`
			insert into public.usage_consents (user_id, agreed) select user_id, true from people where number % 2 = 0`;
		await transaction`
			insert into public.user_sessions (session_id, user_id, page_views, duration_seconds, started_at)
			select gen_random_uuid(), user_id, number % 9, number, now() - (number % 95) * interval '1 day' from people where number % 2 = 0`;
		await transaction`
			insert into public.user_events (session_id, user_id, event_type, event_category, event_action, created_at)
			select session_id, people.user_id, 'click', 'script', 'action ' || (people.number % 4), started_at
			from public.user_sessions join people using (user_id)`;
		await transaction`
			insert into public.user_journey (user_id, journey_type, step_name, step_number, created_at)
			select user_id, 'create', step, place, now() - (number % 20) * interval '1 day'
			from people cross join (values ('editor opened', 1), ('script saved', 2)) as steps (step, place)
			where number % 2 = 0 and (place = 1 or number % 6 = 0)`;
	});
}

async function analytics(range: "24h" | "7d" | "30d" | "90d") {
	const answer = await readAnalytics(admin.hub, { range });
	if (!answer.ok) throw new Error(answer.error.message);
	return answer.value;
}

test("the panel's figures equal counts of the rows, before and after the daily sums", async () => {
	await generateMonth();
	const { sql } = fixture;
	const counted = async (days: number) => {
		const since = sql`(date_trunc('day', now(), 'UTC') - ${days - 1} * interval '1 day')`;
		const [row] = await sql`
			select
				(select count(*) from public.profiles where created_at >= ${since})::integer as users,
				(select count(*) from public.bookmarklets where created_at >= ${since})::integer as scripts,
				(select count(*) from public.bookmarklet_installs where created_at >= ${since})::integer as installs,
				(select count(*) from public.bookmarklet_stars where created_at >= ${since})::integer as favorites,
				(select count(*) from public.user_sessions where started_at >= ${since})::integer as sessions,
				(select coalesce(sum(page_views), 0) from public.user_sessions where started_at >= ${since})::integer as page_views,
				(select count(*) from public.user_events where created_at >= ${since})::integer as events`;
		return row;
	};
	const overview = async () => {
		const answer = await readAdminOverview(admin.hub);
		return answer.ok ? answer.value : answer.error;
	};
	const [cards] = await sql`
		select count(*) filter (where is_visible)::integer as bookmarklets,
			count(*) filter (where is_visible and featured)::integer as featured,
			count(*) filter (where is_visible and risk_level = 'red')::integer as high_risk,
			(select count(*) from public.bookmarklet_installs)::integer as installs
		from public.bookmarklets`;
	const steps = [
		{ journey: "create", number: 1, step: "editor opened", people: 500 },
		{ journey: "create", number: 2, step: "script saved", people: 166 },
	];
	const before = { week: await counted(7), month: await counted(30) };
	for (const state of ["live", "summed"]) {
		if (state === "summed") await sql`select private.sum_usage()`;
		expect(await overview(), state).toEqual(cards);
		expect((await analytics("7d")).totals, state).toMatchObject({ ...before.week });
		const month = await analytics("30d");
		expect(month.totals, state).toMatchObject({ ...before.month });
		expect(month.series, state).toHaveLength(30);
		expect(
			month.series.reduce((sum, { figures }) => sum + (figures.installs ?? 0), 0),
			state,
		).toBe(before.month?.installs);
		expect(month.journeys, state).toMatchObject(steps);
		expect(
			month.events.map(({ name }) => name),
			state,
		).toContain("script/action 0");
		expect(month.growth.users?.current, state).toBe(before.month?.users);
		expect(month.popular.length).toBeLessThanOrEqual(5);
	}
	expect((await analytics("24h")).series).toHaveLength(24);
	const [first] = await sql`select count(*)::integer as sums from private.usage_days`;
	await sql`select private.sum_usage()`;
	expect(await sql`select count(*)::integer as sums from private.usage_days`).toEqual([first]);
});

test("usage of single people is deleted after 90 days, and their daily sums stay", async () => {
	const person = await newcomer(fixture);
	await fixture.sql`
		insert into public.user_sessions (session_id, user_id, started_at)
		select gen_random_uuid(), ${person.id}, now() - days * interval '1 day' from unnest(array[120, 80]) as days`;
	await fixture.sql`delete from private.usage_summed`;
	await fixture.sql`select private.sum_usage()`;
	const left = await fixture.sql`
		select (now() - started_at)::text like '80 days%' as is_recent from public.user_sessions where user_id = ${person.id}`;
	expect(left).toEqual([{ is_recent: true }]);
	const [sum] = await fixture.sql`
		select amount from private.usage_days where figure = 'sessions' and day = (now() at time zone 'utc')::date - 120`;
	expect(sum?.amount).toBeGreaterThanOrEqual(1);
});

test("without consent nothing is stored, and a refusal deletes what was", async () => {
	const person = await newcomer(fixture);
	const session = { session_id: crypto.randomUUID(), user_id: person.id, entry_page: "/" };
	const step = { user_id: person.id, journey_type: "create", step_name: "editor opened", step_number: 1 };
	const start = () => person.hub.from("user_sessions").insert(session);
	const take = () => person.hub.from("user_journey").insert(step);
	expect(await readUsageConsent(person.hub, { userId: person.id })).toEqual({ ok: true, value: null });
	expect(await start()).toMatchObject({ error: { code: "42501" } });
	expect(await take()).toMatchObject({ error: { code: "42501" } });
	expect(await setUsageConsent(person.hub, true)).toMatchObject({ ok: true });
	expect(await start()).toMatchObject({ error: null });
	expect(await take()).toMatchObject({ error: null });
	expect(await setUsageConsent(person.hub, false)).toMatchObject({ ok: true });
	expect(await readUsageConsent(person.hub, { userId: person.id })).toEqual({ ok: true, value: false });
	for (const table of ["user_sessions", "user_journey"] as const) {
		expect((await person.hub.from(table).select("user_id")).data).toEqual([]);
	}
	expect(await start()).toMatchObject({ error: { code: "42501" } });
});
