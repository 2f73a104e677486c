import { randomUUID } from "node:crypto";
import { readLaterChecks } from "@scriptorium/hub-data/security/read-later-checks";
import type { CanaryReport } from "@scriptorium/script-canary/canary-report";
import { CANARY_VERSION } from "@scriptorium/script-canary/canary-version";
import { createCanaryStore } from "@scriptorium/supabase/canary-worker/canary-store";
import { workOff } from "@scriptorium/supabase/canary-worker/work-off";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { drain, emptyQueue, reportsOf, samples } from "../support/analysis.ts";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
const { sql } = fixture;
const author = await newcomer(fixture, "Carla Canary");
const store = createCanaryStore({ url: fixture.backend.url, serviceRoleKey: fixture.backend.serviceRoleKey });
afterAll(() => fixture.close());
beforeEach(async () => {
	await emptyQueue(fixture);
	await forgetRates(fixture);
	await sql`delete from private.check_workers`;
	// Scripts that other tests have saved are processed first.
	await sql`
		insert into private.canary_runs (version_id, canary_version, state)
		select latest_version_id, ${CANARY_VERSION}, 'ran' from public.bookmarklets where latest_version_id is not null
		on conflict (version_id) do update set state = 'ran', canary_version = ${CANARY_VERSION}, started_at = now() - interval '1 hour'`;
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
const saveRated = async (by = author) => {
	const saved = await save(by, { p_code: `${samples.harmless}//${randomUUID()}` });
	await drain(fixture);
	return saved;
};
const claimed = async () => {
	const claim = await store.claim();
	return claim.ok ? (claim.value?.versionId ?? null) : claim.error;
};
/** What a person, a visitor if left out, is told about the test run. */
async function told(versionId: string, person: Person = fixture.people.anon) {
	const read = await readLaterChecks(person.hub, { versionId });
	return read.ok ? (read.value?.testRun ?? null) : read.error;
}
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

	test("of a version that was rated High meanwhile shows what it saw, and a later one in its place", async () => {
		const { version_id: versionId } = await saveRated();
		const red = {
			risk_level: "red",
			score: 9,
			summary: "Sends cookies.",
			vulnerabilities: [{ type: "cookie-exfiltration" }],
		};
		expect(await claimed()).toBe(versionId);
		await sql`select public.record_analysis(${versionId}, 'red', 9, ${sql.json(red)}, 'other-rules')`;
		for (const what of ["cookie", "password", "password"]) {
			const findings = [
				{ type: `canary-${what}`, severity: "critical" as const, description: "", line: 1, column: 1, path: [] },
			];
			await store.record(versionId, findings, null);
			const [script] =
				await sql`select security_score, security_analysis from public.bookmarklets where latest_version_id = ${versionId}`;
			expect(script).toMatchObject({ security_score: 9, security_analysis: { score: 9 } });
			const { summary, vulnerabilities } = script?.security_analysis ?? {};
			expect(vulnerabilities.map(({ type }: { type: string }) => type)).toEqual([
				`canary-${what}`,
				"cookie-exfiltration",
			]);
			expect(summary).toMatch(/^In a test run [^.]+\. Sends cookies\.$/);
		}
		expect(await reportsOf(fixture, versionId)).toHaveLength(4);
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

	test("is claimed again when its worker was killed, at most three times, later each time", async () => {
		const { version_id: versionId } = await saveRated();
		for (const seconds of [121, 241, 481]) {
			expect([await claimed(), await claimed()]).toEqual([versionId, null]);
			await sql`update private.canary_runs set started_at = now() - make_interval(secs => ${seconds - 2}) where version_id = ${versionId}`;
			expect(await claimed()).toBeNull();
			await sql`update private.canary_runs set started_at = now() - make_interval(secs => ${seconds}) where version_id = ${versionId}`;
		}
		expect([await claimed(), await told(versionId)]).toEqual([null, null]);
	});

	test("without a result is tried again after an hour, and at most three times", async () => {
		const { version_id: versionId } = await saveRated();
		const age = (hours: number) => sql`
			update private.canary_runs set finished_at = now() - make_interval(hours => ${hours}) where version_id = ${versionId}`;
		for (const hours of [2, 5, 17]) {
			expect(await run(hung)).toMatchObject({ value: { done: 1 } });
			expect([await claimed(), await told(versionId)]).toEqual([null, "no_result"]);
			await age(hours);
		}
		expect(await run(hung)).toMatchObject({ value: { done: 0 } });
	});

	test("takes authors in turn, whoever saved more or first", async () => {
		const other = await newcomer(fixture, "Olga Other");
		const mine = [await saveRated(), await saveRated(), await saveRated()].map(({ version_id }) => version_id);
		const theirs = (await saveRated(other)).version_id;
		expect([await claimed(), await claimed(), await claimed(), await claimed()]).toEqual([
			mine[0],
			theirs,
			mine[1],
			mine[2],
		]);
	});

	test("is told to visitors: promised only while a worker is there, then with its result", async () => {
		const { version_id: versionId } = await saveRated();
		expect(await told(versionId)).toBeNull();
		expect(await claimed()).toBe(versionId);
		expect(await told(versionId)).toBe("under_way");
		await store.record(versionId, [], null);
		expect(await told(versionId)).toBe("nothing_seen");
		const seen = await saveRated();
		await run(caught);
		expect(await told(seen.version_id)).toBe("evidence");
		await sql`update public.bookmarklets set is_published = false where id = ${seen.id}`;
		expect([await told(seen.version_id), await told(seen.version_id, author)]).toEqual([null, "evidence"]);
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
