import { readAnalytics } from "@scriptorium/hub-data/analytics/read-analytics";
import { readAdminOverview } from "@scriptorium/hub-data/featured/admin-overview";
import { readUsageConsent, setUsageConsent } from "@scriptorium/hub-data/usage/usage-consent";
import { afterAll, beforeEach, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture } from "../support/fixture.ts";
import { figuresSince, generateMonth } from "../support/generated-month.ts";

const fixture = openFixture();
const { admin } = fixture.people;
beforeEach(() => forgetRates(fixture));
afterAll(() => fixture.close());

async function analytics(range: "24h" | "7d" | "30d" | "90d") {
	const answer = await readAnalytics(admin.hub, { range });
	if (!answer.ok) throw new Error(answer.error.message);
	return answer.value;
}

test("the panel's figures equal counts of the rows, before and after the daily sums", async () => {
	const { sql } = fixture;
	await generateMonth(sql);
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
	const before = { week: await figuresSince(sql, 7), month: await figuresSince(sql, 30) };
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
