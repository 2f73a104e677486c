import { randomInt } from "node:crypto";
import type { Fixture } from "../../support/fixture.ts";
import { makeScript } from "../../support/samples.ts";
import { triggerCheck } from "../all-checks.ts";
import type { Check } from "../expectation.ts";
import { expectTrue } from "../rows.ts";

/** A public script whose code has these features, as the edge function would have stored them. */
async function makeScriptWithFeatures(fixture: Fixture, features: readonly number[]) {
	const script = await makeScript(fixture);
	const [known] = await fixture.sql<{ sha256: string }[]>`
		insert into private.code_features (sha256, features_version, features)
		select sha256, '1', ${[...features]}::integer[] from public.versions where id = ${script.versionId} returning sha256`;
	if (!known) throw new Error("No features were stored.");
	return { id: script.id, sha256: known.sha256 };
}

/** Seven distinctive features that no other code has: enough to be recognized. The two lowest bits of a feature are its weight. */
function newFeatures(): number[] {
	const first = randomInt(2 ** 24) * 32;
	return [0, 1, 2, 3, 4, 5, 6].map((place) => first + place * 4 + 3);
}

async function indexesRemovedCode(fixture: Fixture) {
	const { id, sha256 } = await makeScriptWithFeatures(fixture, newFeatures());
	const indexed = async () => (await fixture.sql`select from private.removed_features where sha256 = ${sha256}`).length;
	await fixture.sql`update public.bookmarklets set moderation_status = 'removed' where id = ${id}`;
	expectTrue((await indexed()) === 7, "Removed code is not in the index.");
	await fixture.sql`update public.bookmarklets set moderation_status = 'approved' where id = ${id}`;
	expectTrue((await indexed()) === 0, "Approved code is still in the index of removed code.");
}

async function reportsResemblingScripts(fixture: Fixture) {
	const features = newFeatures();
	const copy = await makeScriptWithFeatures(fixture, features);
	const removed = await makeScriptWithFeatures(fixture, features);
	await fixture.sql`update public.bookmarklets set moderation_status = 'removed' where id = ${removed.id}`;
	const reports = await fixture.sql`
		select from public.moderation_reports where bookmarklet_id = ${copy.id} and reporter_id is null`;
	expectTrue(reports.length === 1, "A public script that resembles removed code is not reported to the moderators.");
}

/** Triggers of a table that no role of the API can access. */
export const removedCodeChecks: readonly Check[] = [
	triggerCheck("removed_versions", "follow_removed_code", indexesRemovedCode),
	triggerCheck("removed_versions", "report_resembling_scripts", reportsResemblingScripts),
];
