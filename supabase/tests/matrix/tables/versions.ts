import type { Fixture } from "../../support/fixture.ts";
import { makeScript, makeVersion } from "../../support/samples.ts";
import { saving, valid } from "../../support/save.ts";
import { dropsUnusedFeatures } from "../code-features.ts";
import { refusesAboveLimit } from "../effects.ts";
import { everybody, nobody, type RelationExpectation } from "../expectation.ts";
import { expectTrue, rowPastPolicies } from "../rows.ts";

const sample = (state: "published" | "draft" | "removed") => async (fixture: Fixture) => ({
	id: (await makeScript(fixture, state)).versionId,
});

/** The first version of a script that was published with its second one. */
async function draftOfPublished(fixture: Fixture) {
	const { id, versionId } = await makeScript(fixture, "draft");
	await makeVersion(fixture, id, "1.1.0");
	await fixture.sql`update public.bookmarklets set is_published = true where id = ${id}`;
	return { id: versionId };
}

export const versions: RelationExpectation = {
	relation: "versions",
	readableBy: {
		everybody: [
			"id",
			"bookmarklet_id",
			"semver",
			"code_blob_url",
			"sha256",
			"generated_by",
			"risk_level",
			"flow",
			"capabilities",
			"change_note",
			"published_at",
			"is_public",
		],
		signedIn: [],
		nobody: [],
	},
	samples: {
		"of a published script, saved as its draft": {
			make: draftOfPublished,
			select: ["owner", "admin"],
			update: nobody,
			delete: nobody,
		},
		"of a published script": { make: sample("published"), select: everybody, update: nobody, delete: nobody },
		"of a draft": { make: sample("draft"), select: ["owner", "admin"], update: nobody, delete: nobody },
		"of a removed script": { make: sample("removed"), select: ["owner", "admin"], update: nobody, delete: nobody },
	},
	insert: null,
	changes: () => ({}),
	triggers: {
		keep_version_unchanged: keepsVersions,
		adopt_new_version: adoptsVersion,
		refuse_ambiguous_text: refusesText,
		limit_account: refusesAboveLimit(["storage"], ({ people }) => saving(people.owner, valid)),
		drop_unused_features: dropsUnusedFeatures,
	},
};

async function refusesText(fixture: Fixture) {
	const { id } = await makeScript(fixture);
	const insert = fixture.sql`
		insert into public.versions (bookmarklet_id, semver, code_blob_url) values (${id}, '1.1.0', 'javascript:javascript:f()')`;
	const refusal = await insert.then(
		() => null,
		(thrown: unknown) => thrown,
	);
	expectTrue(
		refusal instanceof Error && /^Line 1, column 1: javascript: stands here/.test(refusal.message),
		"A text of two meanings was stored.",
	);
}

async function keepsVersions(fixture: Fixture) {
	const { versionId } = await makeScript(fixture);
	const before = await rowPastPolicies(fixture, "versions", { id: versionId });
	const change = fixture.sql`update public.versions set code_blob_url = 'javascript:alert(2)' where id = ${versionId}`;
	const refusal = await change.then(
		() => null,
		(thrown: unknown) => thrown,
	);
	expectTrue(refusal instanceof Error && refusal.message === "A version cannot be changed.", "The code was changed.");
	expectTrue(
		(await rowPastPolicies(fixture, "versions", { id: versionId }))?.sha256 === before?.sha256,
		"The code was changed.",
	);
	const withdrawn = fixture.sql`update public.versions set is_public = false where id = ${versionId}`;
	expectTrue(
		await withdrawn.then(
			() => false,
			() => true,
		),
		"A public version became private.",
	);
	await fixture.sql`update public.versions set risk_level = 'amber' where id = ${versionId}`;
	expectTrue(
		(await rowPastPolicies(fixture, "versions", { id: versionId }))?.risk_level === "amber",
		"Risk cannot be set.",
	);
	for (const offline of [true, false]) {
		await fixture.sql`update public.versions set capabilities = ${fixture.sql.json({ offline })} where id = ${versionId}`;
	}
}

async function adoptsVersion(fixture: Fixture) {
	const { id, versionId } = await makeScript(fixture);
	await fixture.sql`
		insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version)
		values (${versionId}, 'green', 95, '{}', '1')`;
	const second = await makeVersion(fixture, id, "1.1.0");
	const script = await rowPastPolicies(fixture, "bookmarklets", { id });
	expectTrue(script?.latest_version_id === second, "The new version is not the latest.");
	expectTrue(script.risk_level === "unrated" && script.security_score === null, "A new version keeps the old verdict.");
	const [job] = await fixture.sql`select state from public.analysis_jobs where version_id = ${second}`;
	expectTrue(job?.state === "waiting", "No analysis was ordered.");
}
