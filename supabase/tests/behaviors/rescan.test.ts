import { analyzeVersion } from "@scriptorium/hub-data/security/analyze-version";
import { cancelRescan } from "@scriptorium/hub-data/security/cancel-rescan";
import { readRescanProgress } from "@scriptorium/hub-data/security/read-rescan-progress";
import { startRescan } from "@scriptorium/hub-data/security/start-rescan";
import { afterAll, beforeEach, expect, test } from "vitest";
import { drain, emptyQueue, reportsOf, samples } from "../support/analysis.ts";
import { forgetRates, newcomer, openFixture } from "../support/fixture.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
const author = await newcomer(fixture, "Rudi Rescan");
const { admin } = fixture.people;
afterAll(() => fixture.close());

let scripts: Awaited<ReturnType<typeof save>>[] = [];
beforeEach(async () => {
	await forgetRates(fixture);
	await fixture.sql`delete from public.bookmarklets`;
	await emptyQueue(fixture);
	scripts = [];
	for (let number = 0; number < 3; number++) {
		const script = await save(author, { p_code: samples.harmless, p_publish: number > 0 });
		expect(await analyzeVersion(author.hub, { versionId: script.version_id })).toMatchObject({ ok: true });
		scripts.push(script);
	}
});

/** Gives the reports of the first `count` scripts an older rules version. */
const outdate = (count: number) => fixture.sql`
	update public.security_reports set rules_version = 'of before'
	where version_id in ${fixture.sql(scripts.slice(0, count).map(({ version_id }) => version_id))}`;
const ordered = async (args: { everything?: boolean } = {}) => {
	const answer = await startRescan(admin.hub, args);
	if (!answer.ok) throw new Error(answer.error.message);
	return answer.value;
};
const progress = async (batch?: string) => {
	const answer = await readRescanProgress(admin.hub, batch === undefined ? {} : { batch });
	if (!answer.ok) throw new Error(answer.error.message);
	return answer.value;
};

test("only administrators can start a re-scan and see its progress", async () => {
	await outdate(3);
	const { anon, ...signedIn } = fixture.people;
	expect(await startRescan(anon.hub)).toMatchObject({ ok: false, error: { code: "UNAUTHENTICATED" } });
	for (const [name, person] of Object.entries(signedIn)) {
		if (name === "admin") continue;
		expect(await startRescan(person.hub)).toMatchObject({ ok: false, error: { code: "FORBIDDEN" } });
	}
	expect(await fixture.sql`select from public.analysis_jobs where kind = 'rescan'`).toHaveLength(0);
	const { batch } = await ordered();
	expect(await readRescanProgress(fixture.people.moderator.hub, { batch })).toEqual({ ok: true, value: null });
	const [entry] =
		await fixture.sql`select actor, after from public.audit_log where action = 'rescan.start' and target_id = ${batch}`;
	expect(entry).toEqual({ actor: admin.id, after: { total: 3, everything: false } });
});

test("queues the newest versions that other rules have rated, drafts too, and counts completed jobs", async () => {
	await outdate(2);
	const order = await ordered();
	expect(order.total).toBe(2);
	expect(await progress(order.batch)).toMatchObject({ total: 2, done: 0, failed: 0, finished_at: null });
	await fixture.sql`
		update public.analysis_jobs set state = 'running', attempts = 3, started_at = now() - interval '1 hour'
		where version_id = ${scripts[1]?.version_id ?? ""} and state = 'waiting'`;
	expect(await drain(fixture)).toMatchObject({ done: 1, failed: 1, waiting: 0, outdated: 0 });
	expect(await progress()).toMatchObject({
		batch: order.batch,
		total: 2,
		done: 1,
		failed: 1,
		finished_at: expect.any(String),
	});
	const reports = await reportsOf(fixture, scripts[0]?.version_id ?? "");
	expect(reports.map(({ rules_version }) => rules_version === "of before")).toEqual([true, false]);
	// The version that was put off is tried again at once.
	expect((await ordered()).total).toBe(1);
});

test("a cancelled re-scan leaves waiting jobs out, finishes, and can be started again", async () => {
	await outdate(3);
	const { batch } = await ordered();
	await fixture.sql`
		update public.analysis_jobs set state = 'running', started_at = now()
		where batch = ${batch} and version_id = ${scripts[0]?.version_id ?? ""}`;
	expect(await cancelRescan(fixture.people.moderator.hub, { batch })).toMatchObject({ error: { code: "FORBIDDEN" } });
	expect(await cancelRescan(admin.hub, { batch })).toEqual({ ok: true, value: 2 });
	expect(await progress(batch)).toMatchObject({ total: 3, done: 0, cancelled: 2, finished_at: null });
	await fixture.sql`update public.analysis_jobs set state = 'waiting' where batch = ${batch} and state = 'running'`;
	expect(await drain(fixture)).toMatchObject({ done: 1, waiting: 0 });
	expect(await progress(batch)).toMatchObject({ total: 3, done: 1, cancelled: 2, finished_at: expect.any(String) });
	expect(await ordered()).toMatchObject({ total: 2 });
});

test("of everything also queues the rest, writes no second report, and records the check", async () => {
	const versionId = scripts[0]?.version_id ?? "";
	await fixture.sql`update public.bookmarklets set last_security_scan = '2020-01-01'`;
	expect(await ordered({ everything: true })).toMatchObject({ total: 3 });
	expect(await drain(fixture)).toMatchObject({ done: 3, waiting: 0 });
	expect(await reportsOf(fixture, versionId)).toHaveLength(1);
	const [script] = await fixture.sql`
		select last_security_scan > '2020-01-02' as looked from public.bookmarklets where latest_version_id = ${versionId}`;
	expect(script?.looked).toBe(true);
});

test("joins a running re-scan, and includes jobs that already wait", async () => {
	await outdate(1);
	const saved = await save(author, { p_code: samples.harmless });
	const both = await Promise.all([ordered(), ordered()]);
	expect(new Set(both.map(({ batch }) => batch)).size).toBe(1);
	expect(both.map(({ total }) => total)).toEqual([2, 2]);
	const [job] = await fixture.sql`select kind, batch from public.analysis_jobs where version_id = ${saved.version_id}`;
	expect(job).toEqual({ kind: "new", batch: both[0]?.batch });
	expect(await ordered({ everything: true })).toMatchObject({ batch: both[0]?.batch, total: 4 });
});

test("does not rate older versions again", async () => {
	const first = scripts[0];
	if (!first) throw new Error("No script.");
	const second = await save(author, { p_id: first.id, p_base_version_id: first.version_id, p_code: samples.harmless });
	await drain(fixture);
	await fixture.sql`update public.security_reports set rules_version = 'of before'`;
	await ordered();
	while ((await drain(fixture)).waiting > 0);
	expect(await reportsOf(fixture, first.version_id)).toHaveLength(1);
	expect(await reportsOf(fixture, second.version_id)).toHaveLength(2);
});

test("rules that are restored after others rate again, once", async () => {
	const versionId = scripts[0]?.version_id ?? "";
	await fixture.sql`
		insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version)
		values (${versionId}, 'red', 1, '{}', 'of in between')`;
	expect(await ordered()).toMatchObject({ total: 1 });
	expect(await drain(fixture)).toMatchObject({ done: 1, outdated: 0 });
	expect((await reportsOf(fixture, versionId)).map(({ risk_level }) => risk_level)).toEqual(["green", "red", "green"]);
});
