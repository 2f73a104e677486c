import { analyzeVersion } from "@scriptorium/hub-data/security/analyze-version";
import type { TransactionSql } from "postgres";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { drain, emptyQueue, reportsOf, samples } from "../support/analysis.ts";
import { forgetRates, newcomer, openFixture } from "../support/fixture.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
const author = await newcomer(fixture, "Quirin Queue");
beforeEach(async () => {
	await emptyQueue(fixture);
	await forgetRates(fixture);
});
afterAll(() => fixture.close());

const jobOf = async (versionId: string) => {
	const [job] = await fixture.sql`
		select state, attempts, error, finished_at is not null as finished from public.analysis_jobs where version_id = ${versionId} order by id`;
	return job;
};
/** Sets a job to the state in which a killed worker leaves it. */
const leaveRunning = (versionId: string, attempts: number, since: string) => fixture.sql`
	update public.analysis_jobs set state = 'running', attempts = ${attempts}, started_at = now() - ${since}::interval
	where version_id = ${versionId}`;

describe("the queue", () => {
	test("can be processed only with the service role's key", async () => {
		const saved = await save(author, { p_code: samples.harmless });
		for (const person of Object.values(fixture.people)) {
			const { error } = await person.hub.functions.invoke("analyze-security", { body: { drain: true } });
			expect(error).toMatchObject({ context: { status: 403 } });
		}
		expect(await jobOf(saved.version_id)).toMatchObject({ state: "waiting" });
		expect(await drain(fixture)).toMatchObject({ done: 1, failed: 0, waiting: 0 });
		expect(await jobOf(saved.version_id)).toEqual({ state: "done", attempts: 1, error: null, finished: true });
		expect(await reportsOf(fixture, saved.version_id)).toMatchObject([{ risk_level: "green" }]);
	});

	test("gives each job to only one of eight concurrent workers", async () => {
		const saved = [];
		for (let number = 0; number < 20; number++) saved.push(await save(author, { p_code: samples.harmless }));
		const answers = await Promise.all(Array.from({ length: 8 }, () => drain(fixture)));
		expect(answers.reduce((sum, { done, failed }) => sum + done + failed, 0)).toBe(20);
		for (const { version_id } of saved) {
			expect(await jobOf(version_id)).toMatchObject({ state: "done", attempts: 1 });
			expect(await reportsOf(fixture, version_id)).toHaveLength(1);
		}
	});

	test("lets no worker wait for another's claim, and never gives a job to two workers", async () => {
		const saved = [await save(author), await save(author)].map(({ version_id }) => version_id);
		await drain(fixture); // from now on the recorded rules are those of the function
		await fixture.sql`update public.analysis_jobs set state = 'waiting', attempts = 0`;
		const claim = (sql: typeof fixture.sql | TransactionSql) => sql<{ version_id: string }[]>`
			select version_id from public.claim_analysis_job((select version from private.analysis_rules))`;
		const claimed = await fixture.sql.begin(async (first) => {
			const [mine] = await claim(first);
			// The transaction of the first claim is still open.
			const [theirs] = await fixture.sql.begin(async (second) => {
				await second`set local lock_timeout = '2s'`;
				return claim(second);
			});
			return [mine?.version_id, theirs?.version_id];
		});
		expect(claimed.toSorted()).toEqual(saved.toSorted());
	});

	test("writes no second report when the author requests the analysis too", async () => {
		const saved = await save(author, { p_code: samples.harmless });
		const key = { versionId: saved.version_id };
		await Promise.all([
			drain(fixture),
			analyzeVersion(author.hub, key),
			drain(fixture),
			analyzeVersion(author.hub, key),
		]);
		expect(await jobOf(saved.version_id)).toMatchObject({ state: "done" });
		expect(await reportsOf(fixture, saved.version_id)).toHaveLength(1);
	});

	test("gives out the job of a killed worker again, but not one in progress", async () => {
		const [left, fresh] = [await save(author, { p_code: samples.harmless }), await save(author)];
		await leaveRunning(left.version_id, 1, "121 seconds");
		await leaveRunning(fresh.version_id, 1, "60 seconds");
		expect(await drain(fixture)).toMatchObject({ done: 1, waiting: 1 });
		expect(await jobOf(left.version_id)).toMatchObject({ state: "done", attempts: 2 });
		expect(await jobOf(fresh.version_id)).toMatchObject({ state: "running", attempts: 1 });
	});

	test("puts off a job that killed three workers: failed, 'Not rated' with the reason, and tried again later", async () => {
		const saved = await save(author, { p_code: samples.harmless });
		await leaveRunning(saved.version_id, 3, "5 minutes");
		expect(await drain(fixture)).toMatchObject({ done: 0, failed: 1, waiting: 0 });
		expect(await jobOf(saved.version_id)).toMatchObject({
			state: "failed",
			error: expect.stringContaining("3 attempts"),
		});
		expect(await reportsOf(fixture, saved.version_id)).toMatchObject([{ risk_level: "unrated", score: 0 }]);
		const analyzed = await analyzeVersion(author.hub, { versionId: saved.version_id });
		expect(analyzed).toMatchObject({ ok: true, value: { summary: expect.stringContaining("not checked in full") } });

		const postponed = () => fixture.sql<{ minutes: number; state: string }[]>`
			select state, round(extract(epoch from not_before - now()) / 60)::integer as minutes from public.analysis_jobs
			where version_id = ${saved.version_id} and postponed > 0 order by id`;
		expect([...(await postponed())]).toEqual([{ state: "waiting", minutes: 60 }]);
		await fixture.sql`update public.analysis_jobs set not_before = now(), attempts = 3 where state = 'waiting'`;
		expect(await drain(fixture)).toMatchObject({ failed: 1, waiting: 0 });
		expect((await postponed()).at(-1)).toEqual({ state: "waiting", minutes: 120 });
		// The time has come, and this time it is quick: the rating replaces 'Not rated'.
		await fixture.sql`update public.analysis_jobs set not_before = now() where state = 'waiting'`;
		expect(await drain(fixture)).toMatchObject({ done: 1, waiting: 0 });
		expect((await reportsOf(fixture, saved.version_id)).at(-1)).toMatchObject({ risk_level: "green" });
	});

	test("serves authors in turn, however many versions one of them has saved, and re-scans last", async () => {
		const other = await newcomer(fixture, "Olga Other");
		const many = [];
		for (let number = 0; number < 4; number++) many.push((await save(author)).version_id);
		const rescanned = (await save(author)).version_id;
		await fixture.sql`update public.analysis_jobs set kind = 'rescan', created_at = now() - interval '1 day' where version_id = ${rescanned}`;
		const [own, later] = [(await save(other)).version_id, (await save(other)).version_id];
		const claimed: string[] = [];
		for (let number = 0; number < 7; number++) {
			const [job] = await fixture.sql<
				{ version_id: string }[]
			>`select version_id from public.claim_analysis_job('queue-test')`;
			claimed.push(job?.version_id ?? "");
		}
		expect(claimed).toEqual([many[0], own, many[1], later, many[2], many[3], rescanned]);
	});

	test("takes new jobs before failed ones", async () => {
		const [poison, innocent] = [await save(author), await save(author, { p_code: samples.harmless })];
		await fixture.sql`update public.analysis_jobs set attempts = 1 where version_id = ${poison.version_id}`;
		const claimed = await fixture.sql`select version_id, attempt from public.claim_analysis_job('queue-test')`;
		expect(claimed).toEqual([{ version_id: innocent.version_id, attempt: 1 }]);
	});

	test("never blocks a save", async () => {
		// The worst case: the analyzer does not respond. The save is complete, and the version is shown as not rated.
		const saved = await save(author, { p_code: samples.harmless });
		const { data } = await fixture.people.anon.hub.rpc("get_script", { p_id: saved.id });
		expect(data).toMatchObject([{ risk_level: "unrated", security_score: null, code: samples.harmless }]);
		await leaveRunning(saved.version_id, 1, "1 second");
		const again = await save(author, { p_id: saved.id, p_base_version_id: saved.version_id });
		expect(again.semver).toBe("1.1.0");
	});
});
