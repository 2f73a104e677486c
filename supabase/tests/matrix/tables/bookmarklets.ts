import { randomUUID } from "node:crypto";
import type { Fixture } from "../../support/fixture.ts";
import { makeScript, next } from "../../support/samples.ts";
import { saving, valid } from "../../support/save.ts";
import { notesApprovedFeatures } from "../code-features.ts";
import { refusesAboveLimit } from "../effects.ts";
import { everybody, nobody, type RelationExpectation } from "../expectation.ts";
import { expectTrue, rowPastPolicies } from "../rows.ts";

const sample = (state: "published" | "draft" | "removed" | "deleted") => async (fixture: Fixture) => ({
	id: (await makeScript(fixture, state)).id,
});

export const bookmarklets: RelationExpectation = {
	relation: "bookmarklets",
	readableBy: {
		everybody: [
			"id",
			"title",
			"short_description",
			"slug",
			"category",
			"kind",
			"owner_id",
			"latest_version_id",
			"is_published",
			"moderation_status",
			"is_visible",
			"risk_level",
			"security_score",
			"security_analysis",
			"last_security_scan",
			"featured",
			"install_count",
			"star_count",
			"review_count",
			"average_rating",
			"reach",
			"created_at",
			"updated_at",
		],
		signedIn: ["moderation_reason"],
		nobody: [
			"rank_installs",
			"rank_rating",
			"search_document",
			"tag_names",
			"author_name",
			"runs_on",
			"grants",
			"connects",
			"deleted_at",
		],
	},
	samples: {
		published: { make: sample("published"), select: everybody, update: nobody, delete: nobody },
		draft: { make: sample("draft"), select: ["owner", "admin"], update: nobody, delete: nobody },
		removed: { make: sample("removed"), select: ["owner", "admin"], update: nobody, delete: nobody },
		deleted: { make: sample("deleted"), select: ["admin"], update: nobody, delete: nobody },
	},
	insert: null,
	changes: () => ({}),
	triggers: {
		touch_updated_at: touchesUpdatedAt,
		audit_change: auditsDecisions,
		keep_reach: keepsReach,
		keep_search_facts: keepsSearchFacts,
		keep_search_words_added: notesNewWords,
		keep_search_words_changed: notesChangedWords,
		count_added_scripts: countsAdded,
		count_removed_scripts: countsRemoved,
		count_changed_script: countsChanged,
		count_kinds_added: countsKinds,
		count_kinds_changed: countsKinds,
		count_kinds_removed: countsKinds,
		count_sites_of_added: countsSitesOfAdded,
		count_sites_of_changed: countsSitesOfChanged,
		count_sites_of_removed: countsSitesOfRemoved,
		publish_latest_version: publishesLatestVersion,
		hold_removed_code: holdsRemovedCode,
		note_removed_code: notesRemovedCode,
		note_approved_features: notesApprovedFeatures,
		keep_former_slug: keepsFormerSlug,
		reserve_purged_slug: reservesPurgedSlug,
		limit_growth: refusesAboveLimit(["scripts"], async (fixture) =>
			fixture.people.owner.hub.rpc("undelete_scripts", { p_ids: [(await makeScript(fixture, "deleted")).id] }),
		),
		limit_account: refusesAboveLimit(["scripts"], ({ people }) => saving(people.owner, valid)),
	},
};

async function touchesUpdatedAt(fixture: Fixture) {
	const { id } = await makeScript(fixture);
	const before = await rowPastPolicies(fixture, "bookmarklets", { id });
	await fixture.sql`update public.bookmarklets set star_count = star_count + 1 where id = ${id}`;
	const counted = await rowPastPolicies(fixture, "bookmarklets", { id });
	expectTrue(counted?.updated_at === before?.updated_at, "A star counts as an update.");
	await fixture.sql`update public.bookmarklets set title = ${`Renamed ${next()}`} where id = ${id}`;
	const renamed = await rowPastPolicies(fixture, "bookmarklets", { id });
	expectTrue(String(renamed?.updated_at) > String(before?.updated_at), "A new title does not count as an update.");
}

async function auditsDecisions(fixture: Fixture) {
	const { id } = await makeScript(fixture);
	await fixture.sql`update public.bookmarklets set featured = true where id = ${id}`;
	const [entry] =
		await fixture.sql`select after from public.audit_log where target_id = ${id} and action = 'script.update'`;
	expectTrue(JSON.stringify(entry?.after).includes('"featured":true'), "Featuring a script left no entry.");
}

async function keepsSearchFacts(fixture: Fixture) {
	const { id } = await makeScript(fixture);
	const analysis = { capabilities: { grants: [{ what: "GM.setValue" }], hosts: [{ host: "api.fact.example" }] } };
	await fixture.sql`update public.bookmarklets set security_analysis = ${fixture.sql.json(analysis)} where id = ${id}`;
	const row = await rowPastPolicies(fixture, "bookmarklets", { id });
	expectTrue(JSON.stringify(row?.grants) === '["setvalue"]', "The report's grants are not kept.");
	expectTrue(String(row?.search_document).includes("'fact.example':"), "The report's hosts are not searched.");
}

async function keepsReach(fixture: Fixture) {
	const { id } = await makeScript(fixture);
	const analysis = { risk_level: "green", capabilities: { offline: true, runs_on: [], hosts: [] } };
	await fixture.sql`update public.bookmarklets set security_analysis = ${fixture.sql.json(analysis)}, reach = '{}' where id = ${id}`;
	const row = await rowPastPolicies(fixture, "bookmarklets", { id });
	expectTrue(JSON.stringify(row?.reach).includes('"offline":true'), "The report's reach is not kept.");
}

const isNoted = async (fixture: Fixture, word: string) =>
	(await fixture.sql`select from private.search_words where word = ${word}`).length === 1;
/** A unique word of letters only. */
const newWord = () => `word${next().toString(2).replaceAll("0", "o").replaceAll("1", "i")}`;

async function notesNewWords(fixture: Fixture) {
	const word = newWord();
	await makeScript(fixture, "published", undefined, `About ${word}`);
	expectTrue(await isNoted(fixture, word), "The words of a new script are not noted.");
}

async function notesChangedWords(fixture: Fixture) {
	const [draft, word] = [await makeScript(fixture, "draft"), newWord()];
	await fixture.sql`update public.bookmarklets set title = ${`About ${word}`} where id = ${draft.id}`;
	expectTrue(!(await isNoted(fixture, word)), "The words of a draft are noted.");
	await fixture.sql`update public.bookmarklets set is_published = true where id = ${draft.id}`;
	expectTrue(await isNoted(fixture, word), "The words of a script that was published are not noted.");
}

async function inItsCategory(fixture: Fixture, id: string): Promise<number> {
	const [row] = await fixture.sql<{ scripts: number }[]>`
		select coalesce((select scripts from private.category_counts as counted where counted.category = script.category), 0) as scripts
		from public.bookmarklets as script where id = ${id}`;
	return row?.scripts ?? 0;
}

async function countsAdded(fixture: Fixture) {
	const before = await inItsCategory(fixture, (await makeScript(fixture)).id);
	expectTrue(
		(await inItsCategory(fixture, (await makeScript(fixture)).id)) === before + 1,
		"A new script is not counted.",
	);
	expectTrue(
		(await inItsCategory(fixture, (await makeScript(fixture, "draft")).id)) === before + 1,
		"A draft is counted.",
	);
}

async function countsRemoved(fixture: Fixture) {
	const [stays, goes] = [await makeScript(fixture), await makeScript(fixture)];
	const before = await inItsCategory(fixture, stays.id);
	await fixture.sql`delete from public.bookmarklets where id = ${goes.id}`;
	expectTrue((await inItsCategory(fixture, stays.id)) === before - 1, "A script that is gone is still counted.");
}

async function countsChanged(fixture: Fixture) {
	const { id } = await makeScript(fixture, "draft");
	const before = await inItsCategory(fixture, id);
	await fixture.sql`update public.bookmarklets set is_published = true where id = ${id}`;
	expectTrue((await inItsCategory(fixture, id)) === before + 1, "A script that was published is not counted.");
}

/** The kept numbers by kind are those of the rows after scripts were published, featured, withdrawn and deleted. */
async function countsKinds(fixture: Fixture) {
	const [first, second] = [await makeScript(fixture), await makeScript(fixture, "draft")];
	await fixture.sql`update public.bookmarklets set is_published = true, featured = true where id = ${second.id}`;
	await fixture.sql`update public.bookmarklets set risk_level = 'red' where id = ${second.id}`;
	await fixture.sql`delete from public.bookmarklets where id = ${first.id}`;
	const [wrong] = await fixture.sql`
		select from (
			select name, count(*) as scripts from public.bookmarklets as script cross join unnest(private.counted_names(script)) as name group by name
		) as counted
		full join (select * from private.script_counts where scripts <> 0) as kept using (name)
		where counted.scripts is distinct from kept.scripts`;
	expectTrue(wrong === undefined, "The kept numbers of scripts differ from the rows.");
}

const SITE = "counted.example";
/** Number of scripts that name the site. */
async function ofTheSite(fixture: Fixture): Promise<number> {
	const [row] = await fixture.sql<{ scripts: number }[]>`select scripts from private.site_counts where site = ${SITE}`;
	return row?.scripts ?? 0;
}
const namesTheSite = (fixture: Fixture, id: string) => fixture.sql`
	update public.bookmarklets set kind = 'userscript',
		security_analysis = ${fixture.sql.json({ capabilities: { runs_on: [{ what: `https://*.${SITE}/*` }] } })} where id = ${id}`;

async function countsSitesOfAdded(fixture: Fixture) {
	const before = await ofTheSite(fixture);
	const { id } = await makeScript(fixture);
	await namesTheSite(fixture, id);
	await fixture.sql`
		insert into public.bookmarklets (title, short_description, slug, owner_id, is_published, kind, security_analysis)
		select title, short_description, ${randomUUID()}, owner_id, true, kind, security_analysis from public.bookmarklets where id = ${id}`;
	expectTrue((await ofTheSite(fixture)) === before + 2, "The site of a new script is not counted.");
}

async function countsSitesOfChanged(fixture: Fixture) {
	const { id } = await makeScript(fixture, "draft");
	const before = await ofTheSite(fixture);
	await namesTheSite(fixture, id);
	expectTrue((await ofTheSite(fixture)) === before, "The site of a draft is counted.");
	await fixture.sql`update public.bookmarklets set is_published = true where id = ${id}`;
	expectTrue((await ofTheSite(fixture)) === before + 1, "The site of a script that was published is not counted.");
}

async function countsSitesOfRemoved(fixture: Fixture) {
	const before = await ofTheSite(fixture);
	const { id } = await makeScript(fixture);
	await namesTheSite(fixture, id);
	await fixture.sql`delete from public.bookmarklets where id = ${id}`;
	expectTrue((await ofTheSite(fixture)) === before, "The site of a script that is gone is still counted.");
}

async function publishesLatestVersion(fixture: Fixture) {
	const { id, versionId } = await makeScript(fixture, "draft");
	const isPublic = async () => (await rowPastPolicies(fixture, "versions", { id: versionId }))?.is_public;
	expectTrue((await isPublic()) === false, "A version of a draft is public.");
	await fixture.sql`update public.bookmarklets set is_published = true where id = ${id}`;
	expectTrue((await isPublic()) === true, "The version of a script that was published is not public.");
}

/** A script with unique code that a moderator has removed, and the code. */
async function removedScript(fixture: Fixture): Promise<{ readonly id: string; readonly code: string }> {
	const { id } = await makeScript(fixture);
	const code = `javascript:void '${randomUUID()}'`;
	await fixture.sql`insert into public.versions (bookmarklet_id, semver, code_blob_url) values (${id}, '1.1.0', ${code})`;
	await fixture.sql`update public.bookmarklets set moderation_status = 'removed' where id = ${id}`;
	return { id, code };
}

async function holdsRemovedCode(fixture: Fixture) {
	const { code } = await removedScript(fixture);
	const { id } = await makeScript(fixture);
	await fixture.sql`insert into public.versions (bookmarklet_id, semver, code_blob_url) values (${id}, '1.1.0', ${code})`;
	const held = await rowPastPolicies(fixture, "bookmarklets", { id });
	expectTrue(held?.moderation_status === "pending" && held.is_visible === false, "Removed code is public again.");
}

async function notesRemovedCode(fixture: Fixture) {
	const { id } = await removedScript(fixture);
	const noted = await fixture.sql`select from private.removed_versions where bookmarklet_id = ${id}`;
	expectTrue(noted.length > 0, "Removed code is not noted.");
	await fixture.sql`update public.bookmarklets set moderation_status = 'approved' where id = ${id}`;
	const left = await fixture.sql`select from private.removed_versions where bookmarklet_id = ${id}`;
	expectTrue(left.length === 0, "Approved code is still noted as removed.");
}

async function keepsFormerSlug(fixture: Fixture) {
	const { id } = await makeScript(fixture);
	const before = await rowPastPolicies(fixture, "bookmarklets", { id });
	await fixture.sql`update public.bookmarklets set slug = ${`slug-${randomUUID()}`} where id = ${id}`;
	const kept =
		await fixture.sql`select from private.former_slugs where bookmarklet_id = ${id} and slug = ${String(before?.slug)}`;
	expectTrue(kept.length === 1, "A slug that was given up is not kept.");
}

async function reservesPurgedSlug(fixture: Fixture) {
	for (const state of ["published", "draft"] as const) {
		const { id } = await makeScript(fixture, state);
		await fixture.sql`update public.versions set is_public = ${state === "published"} where bookmarklet_id = ${id} and not is_public`;
		const slug = String((await rowPastPolicies(fixture, "bookmarklets", { id }))?.slug);
		await fixture.sql`delete from public.bookmarklets where id = ${id}`;
		const kept = await fixture.sql`select from private.former_slugs where slug = ${slug} and bookmarklet_id is null`;
		expectTrue(kept.length === (state === "published" ? 1 : 0), `The address of a ${state} script: ${kept.length}.`);
	}
}
