import { analyzeVersion } from "@scriptorium/hub-data/security/analyze-version";
import type { TransactionSql } from "postgres";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { drain, emptyQueue, reportsOf, samples } from "../support/analysis.ts";
import { save } from "../support/save.ts";
import { forgetRates, newcomer, openWorld } from "../support/world.ts";

const world = openWorld();
const author = await newcomer(world, "Quirin Queue");
beforeEach(async () => {
	await emptyQueue(world);
	await forgetRates(world);
});
afterAll(() => world.close());

const jobOf = async (versionId: string) => {
	const [job] = await world.sql`
		select state, attempts, error, finished_at is not null as finished from public.analysis_jobs where version_id = ${versionId}`;
	return job;
};
/** As a worker leaves it that was killed in the middle. */
const leaveRunning = (versionId: string, attempts: number, since: string) => world.sql`
	update public.analysis_jobs set state = 'running', attempts = ${attempts}, started_at = now() - ${since}::interval
	where version_id = ${versionId}`;

describe("the queue", () => {
	test("is worked off by whoever has the service role's key, and by nobody else", async () => {
		const saved = await save(author, { p_code: samples.harmless });
		for (const person of Object.values(world.people)) {
			const { error } = await person.hub.functions.invoke("analyze-security", { body: { drain: true } });
			expect(error).toMatchObject({ context: { status: 403 } });
		}
		expect(await jobOf(saved.version_id)).toMatchObject({ state: "waiting" });
		expect(await drain(world)).toMatchObject({ done: 1, failed: 0, waiting: 0 });
		expect(await jobOf(saved.version_id)).toEqual({ state: "done", attempts: 1, error: null, finished: true });
		expect(await reportsOf(world, saved.version_id)).toMatchObject([{ risk_level: "green" }]);
	});

	test("gives each job to one of eight workers that come at the same time", async () => {
		const saved = [];
		for (let number = 0; number < 20; number++) saved.push(await save(author, { p_code: samples.harmless }));
		const answers = await Promise.all(Array.from({ length: 8 }, () => drain(world)));
		expect(answers.reduce((sum, { done, failed }) => sum + done + failed, 0)).toBe(20);
		for (const { version_id } of saved) {
			expect(await jobOf(version_id)).toMatchObject({ state: "done", attempts: 1 });
			expect(await reportsOf(world, version_id)).toHaveLength(1);
		}
	});

	test("does not let one worker wait for another's claim, nor hand out the same job", async () => {
		const saved = [await save(author), await save(author)].map(({ version_id }) => version_id);
		await drain(world); // the rules that are noted are those of the function from now on
		await world.sql`update public.analysis_jobs set state = 'waiting', attempts = 0`;
		const claim = (sql: typeof world.sql | TransactionSql) => sql<{ version_id: string }[]>`
			select version_id from public.claim_analysis_job((select version from private.analysis_rules))`;
		const claimed = await world.sql.begin(async (first) => {
			const [mine] = await claim(first);
			// The first claim is not committed yet.
			const [theirs] = await world.sql.begin(async (second) => {
				await second`set local lock_timeout = '2s'`;
				return claim(second);
			});
			return [mine?.version_id, theirs?.version_id];
		});
		expect(claimed.toSorted()).toEqual(saved.toSorted());
	});

	test("meets the author's own question without a second report", async () => {
		const saved = await save(author, { p_code: samples.harmless });
		const key = { versionId: saved.version_id };
		await Promise.all([drain(world), analyzeVersion(author.hub, key), drain(world), analyzeVersion(author.hub, key)]);
		expect(await jobOf(saved.version_id)).toMatchObject({ state: "done" });
		expect(await reportsOf(world, saved.version_id)).toHaveLength(1);
	});

	test("hands out again what a killed worker left, but not what somebody is at", async () => {
		const [left, fresh] = [await save(author, { p_code: samples.harmless }), await save(author)];
		await leaveRunning(left.version_id, 1, "121 seconds");
		await leaveRunning(fresh.version_id, 1, "60 seconds");
		expect(await drain(world)).toMatchObject({ done: 1, waiting: 1 });
		expect(await jobOf(left.version_id)).toMatchObject({ state: "done", attempts: 2 });
		expect(await jobOf(fresh.version_id)).toMatchObject({ state: "running", attempts: 1 });
	});

	test("gives up on what killed three workers: failed, and 'Not rated' with the reason", async () => {
		const saved = await save(author, { p_code: samples.harmless });
		await leaveRunning(saved.version_id, 3, "5 minutes");
		expect(await drain(world)).toMatchObject({ done: 0, failed: 1, waiting: 0 });
		expect(await jobOf(saved.version_id)).toMatchObject({
			state: "failed",
			error: expect.stringContaining("3 attempts"),
		});
		expect(await reportsOf(world, saved.version_id)).toMatchObject([{ risk_level: "unrated", score: 0 }]);
		const analysed = await analyzeVersion(author.hub, { versionId: saved.version_id });
		expect(analysed).toMatchObject({ ok: true, value: { summary: expect.stringContaining("took too long") } });
	});

	test("takes what waits before what has failed before", async () => {
		const [poison, innocent] = [await save(author), await save(author, { p_code: samples.harmless })];
		await world.sql`update public.analysis_jobs set attempts = 1 where version_id = ${poison.version_id}`;
		const claimed = await world.sql`select version_id, attempt from public.claim_analysis_job('queue-test')`;
		expect(claimed).toEqual([{ version_id: innocent.version_id, attempt: 1 }]);
	});

	test("never stands in the way of a save", async () => {
		// The worst an analyser can do: nothing at all. The save is complete, and says that it is not rated.
		const saved = await save(author, { p_code: samples.harmless });
		const { data } = await world.people.anon.hub.rpc("get_script", { p_id: saved.id });
		expect(data).toMatchObject([{ risk_level: "unrated", security_score: null, code: samples.harmless }]);
		await leaveRunning(saved.version_id, 1, "1 second");
		const again = await save(author, { p_id: saved.id, p_base_version_id: saved.version_id });
		expect(again.semver).toBe("1.1.0");
	});
});
