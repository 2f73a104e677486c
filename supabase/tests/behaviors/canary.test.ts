import { randomUUID } from "node:crypto";
import type { CanaryReport } from "@scriptorium/script-canary/canary-report";
import { CANARY_VERSION } from "@scriptorium/script-canary/canary-version";
import { createCanaryStore } from "@scriptorium/supabase/canary-worker/canary-store";
import { workOff } from "@scriptorium/supabase/canary-worker/work-off";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { drain, emptyQueue, reportsOf, samples } from "../support/analysis.ts";
import { forgetRates, newcomer, openFixture } from "../support/fixture.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
const { sql } = fixture;
const author = await newcomer(fixture, "Carla Canary");
const store = createCanaryStore({ url: fixture.backend.url, serviceRoleKey: fixture.backend.serviceRoleKey });
afterAll(() => fixture.close());
beforeEach(async () => {
	await emptyQueue(fixture);
	await forgetRates(fixture);
	// Scripts that other tests have saved are processed first.
	await sql`
		insert into private.canary_runs (version_id, canary_version, state)
		select latest_version_id, ${CANARY_VERSION}, 'ran' from public.bookmarklets where latest_version_id is not null
		on conflict (version_id) do update set state = 'ran', canary_version = ${CANARY_VERSION}`;
});

const clean: CanaryReport = { answer: "ran", evidence: [], requests: 3 };
const caught: CanaryReport = {
	answer: "ran",
	requests: 3,
	evidence: [{ what: "cookie", host: "x.test", via: "fetch", description: "A session cookie went to x.test.\u0000" }],
};
const hung: CanaryReport = { answer: "none", reason: "It did not come to an end in time.", evidence: [], requests: 0 };

/** Processes all waiting scripts with a canary that returns this result. */
const run = (report: CanaryReport) =>
	workOff({ store, run: () => Promise.resolve(report), signal: new AbortController().signal });
const saveRated = async () => {
	const saved = await save(author, { p_code: samples.harmless });
	await drain(fixture);
	return saved;
};
const scriptOf = async (id: string) => {
	const [script] =
		await sql`select risk_level, security_score, security_analysis from public.bookmarklets where id = ${id}`;
	return script;
};

describe("a test run", () => {
	test("waits for the static report, and comes once", async () => {
		await save(author, { p_code: samples.harmless });
		expect(await run(clean)).toMatchObject({ value: { done: 0 } });
		await drain(fixture);
		expect(await run(clean)).toMatchObject({ value: { done: 1, caught: 0 } });
		expect(await run(clean)).toMatchObject({ value: { done: 0 } });
	});

	test.each([
		["without evidence", clean],
		["without an answer", hung],
	])("%s changes nothing", async (_name, report) => {
		const saved = await saveRated();
		await run(report);
		expect(await reportsOf(fixture, saved.version_id)).toMatchObject([{ risk_level: "green" }]);
		expect(await scriptOf(saved.id)).toMatchObject({ risk_level: "green" });
	});

	test("with evidence writes a second report: red, with the evidence first", async () => {
		const saved = await saveRated();
		const before = await scriptOf(saved.id);
		expect(await run(caught)).toMatchObject({ value: { done: 1, caught: 1 } });
		const reports = await reportsOf(fixture, saved.version_id);
		expect(reports).toMatchObject([{ risk_level: "green" }, { risk_level: "red", score: 15 }]);
		expect(reports[1]?.rules_version).toBe(reports[0]?.rules_version);
		expect(await scriptOf(saved.id)).toMatchObject({
			risk_level: "red",
			security_score: 15,
			security_analysis: {
				risk_level: "red",
				score: 15,
				capabilities: before?.security_analysis.capabilities,
				summary: expect.stringMatching(/^In a test run/),
				vulnerabilities: [{ type: "canary-cookie", severity: "critical", line: 1, column: 1 }],
			},
		});
		const [version] = await sql`select risk_level from public.versions where id = ${saved.version_id}`;
		expect(version).toEqual({ risk_level: "red" });
	});

	test("is never reverted: not by a re-scan, by other rules, or by a later run with less evidence", async () => {
		const saved = await saveRated();
		await run(caught);
		await sql`select public.record_analysis(${saved.version_id}, 'green', 100, '{"summary":"fine","vulnerabilities":[]}', 'other-rules')`;
		expect(await scriptOf(saved.id)).toMatchObject({ risk_level: "red", security_score: 15 });
		await sql`update private.canary_runs set canary_version = '0' where version_id = ${saved.version_id}`;
		await run(clean);
		await sql`select public.record_canary_run(${saved.version_id}, '0', '[]')`;
		expect(await scriptOf(saved.id)).toMatchObject({ risk_level: "red" });
	});

	test("does not affect the rating of the next version", async () => {
		const saved = await saveRated();
		await run(caught);
		await save(author, { p_id: saved.id, p_base_version_id: saved.version_id, p_code: `${samples.harmless}//2` });
		await drain(fixture);
		await run(clean);
		expect(await scriptOf(saved.id)).toMatchObject({ risk_level: "green" });
		expect((await reportsOf(fixture, saved.version_id)).at(-1)).toMatchObject({ risk_level: "red" });
	});

	test("is claimed again when its worker was killed, at most three times", async () => {
		const saved = await saveRated();
		for (let attempt = 1; attempt <= 3; attempt += 1) {
			expect(await store.claim()).toMatchObject({ value: { versionId: saved.version_id, kind: "bookmarklet" } });
			expect(await store.claim()).toMatchObject({ value: null });
			await sql`update private.canary_runs set started_at = now() - interval '121 seconds' where version_id = ${saved.version_id}`;
		}
		expect(await store.claim()).toMatchObject({ value: null });
	});

	test("is asked for and recorded by the service role alone", async () => {
		for (const { hub } of Object.values(fixture.people)) {
			const claimed = await hub.rpc("claim_canary_run", { p_canary_version: CANARY_VERSION });
			expect(claimed.error?.code).toBe("42501");
			const args = { p_version_id: randomUUID(), p_canary_version: CANARY_VERSION, p_findings: [] };
			expect((await hub.rpc("record_canary_run", args)).error?.code).toBe("42501");
		}
	});
});
