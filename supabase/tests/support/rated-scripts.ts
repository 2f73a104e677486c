import { type Fixture, idOf } from "./fixture.ts";
import { makeScript } from "./samples.ts";

/** A finding as the analyzer reports it. */
export const cookieFinding = {
	type: "cookie-exfiltration",
	severity: "critical",
	description: "The site's cookies are sent to collector.example.",
	line: 1,
	column: 17,
	path: [{ description: "reads document.cookie", line: 1, column: 30 }],
} as const;

/** Another finding of another rule. */
export const lockFinding = {
	type: "page-lock",
	severity: "high",
	description: "The page cannot be left.",
	line: 2,
	column: 1,
	path: [],
} as const;

/** The rules of the reports that these helpers insert. */
export const RULES = "rules-of-the-test";

/**
 * Inserts the report of a version.
 * @param fixture the opened backend
 * @param versionId id of the version
 * @param findings its findings; one about cookies if left out
 * @param rules version of the rules; `RULES` if left out
 * @param level risk level; red if left out
 */
export async function rate(
	{ sql }: Fixture,
	versionId: string,
	findings: readonly { readonly type: string }[] = [cookieFinding],
	rules = RULES,
	level = "red",
): Promise<void> {
	await sql`
		insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version, created_at)
		values (${versionId}, ${level}, 15, ${sql.json({ summary: "Bad", vulnerabilities: findings.map((finding) => ({ ...finding })) })},
			${rules}, clock_timestamp())`;
}

/**
 * Inserts a script whose version has a report with one finding.
 * @param fixture the opened backend
 * @param state whether it is published, a draft, removed by moderators or deleted by its owner
 * @param owner id of its owner; `owner` of the fixture if left out
 * @returns ids of the script and of its version
 */
export async function makeRatedScript(
	fixture: Fixture,
	state: "published" | "draft" | "removed" | "deleted" = "published",
	owner = idOf(fixture, "owner"),
): Promise<{ id: string; versionId: string }> {
	const script = await makeScript(fixture, state, owner);
	await rate(fixture, script.versionId);
	return script;
}

/**
 * Inserts a pending report, filed by the user `other`, which says that the rating of the owner's script is wrong.
 * @param fixture the opened backend
 * @param owner id of the owner of the script; `owner` of the fixture if left out
 * @returns ids of the report, of the script and of its version
 */
export async function makeRatingReport(
	fixture: Fixture,
	owner = idOf(fixture, "owner"),
): Promise<{ id: string; scriptId: string; versionId: string }> {
	const script = await makeRatedScript(fixture, "published", owner);
	const rating = {
		version_id: script.versionId,
		semver: "1.0.0",
		rules_version: RULES,
		risk_level: "red",
		score: 15,
		finding: { ...cookieFinding, path: cookieFinding.path.map((step) => ({ ...step })) },
	};
	const [report] = await fixture.sql<{ id: string }[]>`
		insert into public.moderation_reports (bookmarklet_id, reporter_id, reason, description, rating)
		values (${script.id}, ${idOf(fixture, "other")}, 'rating', 'That is the site itself.', ${fixture.sql.json(rating)})
		returning id`;
	if (!report) throw new Error("No report was made.");
	return { id: report.id, scriptId: script.id, versionId: script.versionId };
}
