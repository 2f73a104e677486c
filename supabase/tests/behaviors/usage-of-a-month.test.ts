import { readAnalytics } from "@scriptorium/hub-data/analytics/read-analytics";
import { readAdminOverview } from "@scriptorium/hub-data/featured/admin-overview";
import { afterAll, expect, test } from "vitest";
import { openFixture } from "../support/fixture.ts";
import { figuresSince, generateMonth } from "../support/generated-month.ts";

const fixture = openFixture();
const { admin } = fixture.people;
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
