import { readUsageConsent, setUsageConsent } from "@scriptorium/hub-data/usage/usage-consent";
import { afterAll, beforeEach, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture } from "../support/fixture.ts";

const fixture = openFixture();
beforeEach(() => forgetRates(fixture));
afterAll(() => fixture.close());

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
