import type { Fixture } from "../../support/fixture.ts";
import { makeScript } from "../../support/samples.ts";
import { everybody, nobody, type RelationExpectation } from "../expectation.ts";
import { expectTrue, rowPastPolicies, sameRow } from "../rows.ts";

const sample = (state: "published" | "draft" | "removed") => async (fixture: Fixture) => {
	const { versionId } = await makeScript(fixture, state);
	await fixture.sql`
		insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version)
		values (${versionId}, 'red', 10, '{"summary":"bad"}', '1')`;
	return { version_id: versionId };
};

export const securityReports: RelationExpectation = {
	relation: "security_reports",
	readableBy: {
		everybody: ["id", "version_id", "risk_level", "score", "summary_json", "rules_version", "created_at"],
		signedIn: [],
		nobody: [],
	},
	samples: {
		"of a published script": { make: sample("published"), select: everybody, update: nobody, delete: nobody },
		"of a draft": { make: sample("draft"), select: ["owner", "admin"], update: nobody, delete: nobody },
		"of a removed script": { make: sample("removed"), select: ["owner", "admin"], update: nobody, delete: nobody },
	},
	insert: null,
	changes: () => ({}),
	triggers: {
		apply_security_report: appliesReport,
		add_canary_findings: carriesEvidence,
		note_rating_change: notesChange,
		note_found_rules: notesRules,
		queue_partial_report: queuesFullCheck,
	},
};

async function appliesReport(fixture: Fixture) {
	const { version_id } = await sample("published")(fixture);
	const version = await rowPastPolicies(fixture, "versions", { id: version_id });
	const script = await rowPastPolicies(fixture, "bookmarklets", { id: version?.bookmarklet_id });
	expectTrue(version?.risk_level === "red", "The version did not take the risk of its report.");
	expectTrue(script?.risk_level === "red" && script.security_score === 10, "The script did not take it either.");
	const capabilities = { offline: true };
	await fixture.sql`
		insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version, created_at)
		values (${version_id}, 'green', 90, ${fixture.sql.json({ capabilities })}, '2', now() + interval '1 second')`;
	const later = await rowPastPolicies(fixture, "versions", { id: version_id });
	expectTrue(
		sameRow({ capabilities }, { capabilities: later?.capabilities }),
		"The version did not take what it can do.",
	);
	expectTrue(later?.risk_level === "green", "The version did not take the risk of its newer report.");
}

async function carriesEvidence(fixture: Fixture) {
	const { versionId } = await makeScript(fixture, "published");
	const findings = [{ type: "canary-cookie", severity: "critical" }];
	await fixture.sql`
		insert into private.canary_runs (version_id, canary_version, state, findings)
		values (${versionId}, '1', 'ran', ${fixture.sql.json(findings)})`;
	await fixture.sql`
		insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version)
		values (${versionId}, 'green', 100, '{"summary":"fine","vulnerabilities":[]}', '1')`;
	const report = await rowPastPolicies(fixture, "security_reports", { version_id: versionId });
	expectTrue(report?.risk_level === "red" && report.score === 15, "What a test run saw did not count.");
}

async function notesRules(fixture: Fixture) {
	const { versionId } = await makeScript(fixture, "published");
	const vulnerabilities = ["page-lock", "cookie-exfiltration", "page-lock"].map((type) => ({ type, severity: "high" }));
	const [report] = await fixture.sql<{ id: string }[]>`
		insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version)
		values (${versionId}, 'red', 10, ${fixture.sql.json({ vulnerabilities })}, '1') returning id`;
	const noted = await fixture.sql<{ rule: string }[]>`
		select rule from private.found_rules where report_id = ${report?.id ?? ""} order by rule`;
	expectTrue(
		noted.map(({ rule }) => rule).join() === "cookie-exfiltration,page-lock",
		"The rules with findings are not noted, each once.",
	);
}

async function queuesFullCheck(fixture: Fixture) {
	const { versionId } = await makeScript(fixture, "published");
	await fixture.sql`
		insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version)
		values (${versionId}, 'amber', 60, '{"vulnerabilities":[{"type":"checked-in-part"}]}', '1')`;
	const queued = await fixture.sql`select state from private.full_checks where version_id = ${versionId}`;
	expectTrue(queued[0]?.state === "waiting", "A version that was checked in part does not wait for its full check.");
}

async function notesChange(fixture: Fixture) {
	const { version_id } = await sample("published")(fixture);
	await fixture.sql`
		insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version, created_at)
		values (${version_id}, 'amber', 60, '{}', 'other', now() + interval '1 second')`;
	const noted =
		await fixture.sql`select from_level, to_level from private.rating_changes where version_id = ${version_id}`;
	expectTrue(JSON.stringify(noted) === '[{"from_level":"red","to_level":"amber"}]', "The changed rating is not noted.");
}
