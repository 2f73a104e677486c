import { randomUUID } from "node:crypto";
import type { Fixture } from "../../support/fixture.ts";
import { makeScript } from "../../support/samples.ts";
import { type FunctionExpectation, serviceOnly } from "./expectation.ts";

const rules = "matrix-rules";
const rating = { p_risk_level: "green", p_score: 90, p_summary: { risk_level: "green" }, p_rules_version: rules };

/** A version with a report, so that it is ready for a test run. */
async function ratedVersion({ sql, ...fixture }: Fixture): Promise<string> {
	const { versionId } = await makeScript({ sql, ...fixture });
	await sql`
		insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version)
		values (${versionId}, 'green', 90, '{}', ${rules})`;
	return versionId;
}

/** A version that waits for its full check. */
async function partlyCheckedVersion({ sql, ...fixture }: Fixture): Promise<string> {
	const { versionId } = await makeScript({ sql, ...fixture });
	await sql`
		insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version)
		values (${versionId}, 'amber', 60, '{"vulnerabilities":[{"type":"checked-in-part"}]}', ${rules})`;
	return versionId;
}

/** A published version that waits for its picture. */
async function picturedVersion(fixture: Fixture): Promise<string> {
	const version = await ratedVersion(fixture);
	await fixture.sql`update public.bookmarklets set risk_level = 'green' where latest_version_id = ${version}`;
	return version;
}

const forService = (name: string, writes: boolean, args: (fixture: Fixture) => Promise<Record<string, unknown>>) => ({
	name,
	writes,
	cases: { anything: { args, outcomes: serviceOnly } },
});

/** Functions that only the edge functions and the test browser may call. */
export const servingFunctions: readonly FunctionExpectation[] = [
	forService("reserve_generation", true, async (fixture) => ({
		p_person: fixture.people.owner.id,
		p_function: "generate-bookmarklet",
		p_action: "generate_script",
		p_limit: 1_000,
	})),
	{
		...forService("record_generation_tokens", true, async ({ sql, people }) => {
			const key = { user_id: people.owner.id ?? "", function: `matrix-${randomUUID()}` };
			await sql`insert into public.ai_usage ${sql({ ...key, requests: 1 })}`;
			const day = new Date().toISOString().slice(0, 10);
			return { p_person: key.user_id, p_function: key.function, p_day: day, p_tokens: 7 };
		}),
		acknowledges: true,
	},
	forService("keep_assistant_answer", true, async ({ people }) => ({
		p_person: people.owner.id,
		p_question: "Make it dark",
		p_answer: { content: "Done.", scripts: [], documents: [], steps: [], model_used: "templates", is_cut: false },
		p_asked_at: new Date().toISOString(),
	})),
	...["take_test_run", "give_back_test_run"].map((name) => ({
		// Rate buckets are not among the rows that the matrix compares.
		...forService(name, false, async ({ sql, people }) => {
			// So that there is a token to give back.
			await sql`select public.take_test_run(${people.owner.id})`;
			return { p_person: people.owner.id };
		}),
		acknowledges: true,
	})),
	forService("begin_analysis", false, async (fixture) => ({
		p_rules_version: rules,
		p_headers: {},
		p_version_id: (await makeScript(fixture)).versionId,
	})),
	{
		...forService("record_code_features", true, async (fixture) => ({
			p_version_id: (await makeScript(fixture)).versionId,
			p_features_version: "1",
			p_features: [1, 5, 9],
		})),
		acknowledges: true,
	},
	forService("claim_analysis_job", true, async (fixture) => {
		await makeScript(fixture);
		return { p_rules_version: rules };
	}),
	{
		...forService("postpone_analysis", true, async (fixture) => {
			const { versionId } = await makeScript(fixture);
			await fixture.sql`update public.analysis_jobs set state = 'failed' where version_id = ${versionId}`;
			return { p_version_id: versionId };
		}),
		acknowledges: true,
	},
	forService("analysis_queue_state", false, async () => ({ p_rules_version: rules })),
	forService("record_analysis", true, async (fixture) => ({
		...rating,
		p_version_id: (await makeScript(fixture)).versionId,
	})),
	forService("claim_canary_run", true, async (fixture) => {
		await ratedVersion(fixture);
		return { p_canary_version: `matrix-${randomUUID()}` };
	}),
	{
		acknowledges: true,
		...forService("record_canary_run", true, async (fixture) => {
			const version = await ratedVersion(fixture);
			await fixture.sql`insert into private.canary_runs (version_id, canary_version) values (${version}, 'matrix')`;
			return { p_version_id: version, p_canary_version: "matrix", p_findings: [] };
		}),
	},
	forService("claim_full_check", true, async (fixture) => {
		await partlyCheckedVersion(fixture);
		return { p_rules_version: rules };
	}),
	{
		acknowledges: true,
		...forService("record_full_check", true, async (fixture) => {
			const version = await partlyCheckedVersion(fixture);
			await fixture.sql`update private.full_checks set state = 'running' where version_id = ${version}`;
			return { p_version_id: version, p_rules_version: rules, p_summary: { risk_level: "green", score: 90 } };
		}),
	},
	forService("claim_script_picture", true, async (fixture) => {
		await picturedVersion(fixture);
		return { p_picture_version: `matrix-${randomUUID()}` };
	}),
	{
		acknowledges: true,
		...forService("record_script_picture", true, async (fixture) => {
			const version = await picturedVersion(fixture);
			await fixture.sql`insert into private.script_pictures (version_id, picture_version) values (${version}, 'matrix')`;
			return { p_version_id: version, p_picture_version: "matrix" };
		}),
	},
];
