import postgres from "postgres";
import { afterAll, expect, test, vi } from "vitest";
import { readSeeds } from "../../seed/read-seeds.ts";
import { seededRisks } from "../../seed/seeded-risks.ts";
import { startTestBackend } from "../support/test-backend.ts";

// Uses a backend of its own with seeds and a running analysis queue, as after `npm start`.
const { stop, databaseUrl } = await startTestBackend({ seed: true, begin: true });
const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
afterAll(async () => {
	await sql.end();
	await stop();
});

const versions = readSeeds().reduce((sum, seed) => sum + seed.versions.length, 0);
const openJobs = () => sql`select from public.analysis_jobs where state in ('waiting', 'running')`;

test("after the first start every seeded version has one rating, with a reason", async () => {
	await vi.waitFor(async () => expect(await openJobs()).toHaveLength(0), { timeout: 200_000, interval: 100 });
	const rows = await sql`
		select script.slug, version.semver, version.risk_level, report.score, report.rules_version
		from public.security_reports as report
		join public.versions as version on version.id = report.version_id
		join public.bookmarklets as script on script.id = version.bookmarklet_id order by 1, 2`;
	expect(rows).toHaveLength(versions);
	const expected = readSeeds().map(({ slug }) => [slug, seededRisks[slug] ?? "green"] as const);
	const current = await sql<{ slug: string; risk_level: string }[]>`select slug, risk_level from public.bookmarklets`;
	expect(Object.fromEntries(current.map(({ slug, risk_level }) => [slug, risk_level]))).toEqual(
		Object.fromEntries(expected),
	);
	expect(rows.filter(({ risk_level }) => risk_level === "unrated")).toEqual([]);
	const scripts =
		await sql`select risk_level from public.bookmarklets where risk_level = 'unrated' or security_score is null`;
	expect(scripts).toEqual([]);
});

test("a save is rated without a further request of its author", async () => {
	const [script] = await sql<{ id: string }[]>`select id from public.bookmarklets where slug = 'reading-mode'`;
	const [version] = await sql<{ id: string }[]>`
		insert into public.versions (bookmarklet_id, semver, code_blob_url)
		values (${script?.id ?? ""}, '9.0.0', 'javascript:void document.title') returning id`;
	await vi.waitFor(
		async () =>
			expect(await sql`select from public.security_reports where version_id = ${version?.id ?? ""}`).toHaveLength(1),
		{ timeout: 200_000, interval: 100 },
	);
});
