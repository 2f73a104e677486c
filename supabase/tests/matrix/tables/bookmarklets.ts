import { randomUUID } from "node:crypto";
import { makeScript, next } from "../../support/samples.ts";
import { saving, valid } from "../../support/save.ts";
import type { World } from "../../support/world.ts";
import { refusesAboveLimit } from "../effects.ts";
import { everybody, nobody, type RelationExpectation } from "../expectation.ts";
import { expectTrue, trueRow } from "../rows.ts";

const sample = (state: "published" | "draft" | "removed") => async (world: World) => ({
	id: (await makeScript(world, state)).id,
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
		],
	},
	samples: {
		published: { make: sample("published"), select: everybody, update: nobody, delete: nobody },
		draft: { make: sample("draft"), select: ["owner", "admin"], update: nobody, delete: nobody },
		removed: { make: sample("removed"), select: ["owner", "admin"], update: nobody, delete: nobody },
	},
	insert: null,
	changes: () => ({}),
	triggers: {
		touch_updated_at: touchesUpdatedAt,
		audit_change: auditsDecisions,
		keep_search_facts: keepsSearchFacts,
		keep_search_words_added: notesNewWords,
		keep_search_words_changed: notesChangedWords,
		count_added_scripts: countsAdded,
		count_removed_scripts: countsRemoved,
		count_changed_script: countsChanged,
		publish_latest_version: publishesLatestVersion,
		hold_removed_code: holdsRemovedCode,
		note_removed_code: notesRemovedCode,
		keep_former_slug: keepsFormerSlug,
		limit_account: refusesAboveLimit(["scripts"], ({ people }) => saving(people.owner, valid)),
	},
};

async function touchesUpdatedAt(world: World) {
	const { id } = await makeScript(world);
	const before = await trueRow(world, "bookmarklets", { id });
	await world.sql`update public.bookmarklets set star_count = star_count + 1 where id = ${id}`;
	const counted = await trueRow(world, "bookmarklets", { id });
	expectTrue(counted?.updated_at === before?.updated_at, "A star counts as an update.");
	await world.sql`update public.bookmarklets set title = ${`Renamed ${next()}`} where id = ${id}`;
	const renamed = await trueRow(world, "bookmarklets", { id });
	expectTrue(String(renamed?.updated_at) > String(before?.updated_at), "A new title does not count as an update.");
}

async function auditsDecisions(world: World) {
	const { id } = await makeScript(world);
	await world.sql`update public.bookmarklets set featured = true where id = ${id}`;
	const [entry] =
		await world.sql`select after from public.audit_log where target_id = ${id} and action = 'script.update'`;
	expectTrue(JSON.stringify(entry?.after).includes('"featured":true'), "Featuring a script left no entry.");
}

async function keepsSearchFacts(world: World) {
	const { id } = await makeScript(world);
	const analysis = { capabilities: { grants: [{ what: "GM.setValue" }], hosts: [{ host: "api.fact.example" }] } };
	await world.sql`update public.bookmarklets set security_analysis = ${world.sql.json(analysis)} where id = ${id}`;
	const row = await trueRow(world, "bookmarklets", { id });
	expectTrue(JSON.stringify(row?.grants) === '["setvalue"]', "The report's grants are not kept.");
	expectTrue(String(row?.search_document).includes("'fact.example':"), "The report's hosts are not searched.");
}

const isNoted = async (world: World, word: string) =>
	(await world.sql`select from private.search_words where word = ${word}`).length === 1;
/** Letters only, as words of a language are. */
const newWord = () => `word${next().toString(2).replaceAll("0", "o").replaceAll("1", "i")}`;

async function notesNewWords(world: World) {
	const word = newWord();
	await makeScript(world, "published", undefined, `About ${word}`);
	expectTrue(await isNoted(world, word), "The words of a new script are not noted.");
}

async function notesChangedWords(world: World) {
	const [draft, word] = [await makeScript(world, "draft"), newWord()];
	await world.sql`update public.bookmarklets set title = ${`About ${word}`} where id = ${draft.id}`;
	expectTrue(!(await isNoted(world, word)), "The words of a draft are noted.");
	await world.sql`update public.bookmarklets set is_published = true where id = ${draft.id}`;
	expectTrue(await isNoted(world, word), "The words of a script that was published are not noted.");
}

async function inItsCategory(world: World, id: string): Promise<number> {
	const [row] = await world.sql<{ scripts: number }[]>`
		select coalesce((select scripts from private.category_counts as counted where counted.category = script.category), 0) as scripts
		from public.bookmarklets as script where id = ${id}`;
	return row?.scripts ?? 0;
}

async function countsAdded(world: World) {
	const before = await inItsCategory(world, (await makeScript(world)).id);
	expectTrue((await inItsCategory(world, (await makeScript(world)).id)) === before + 1, "A new script is not counted.");
	expectTrue((await inItsCategory(world, (await makeScript(world, "draft")).id)) === before + 1, "A draft is counted.");
}

async function countsRemoved(world: World) {
	const [stays, goes] = [await makeScript(world), await makeScript(world)];
	const before = await inItsCategory(world, stays.id);
	await world.sql`delete from public.bookmarklets where id = ${goes.id}`;
	expectTrue((await inItsCategory(world, stays.id)) === before - 1, "A script that is gone is still counted.");
}

async function countsChanged(world: World) {
	const { id } = await makeScript(world, "draft");
	const before = await inItsCategory(world, id);
	await world.sql`update public.bookmarklets set is_published = true where id = ${id}`;
	expectTrue((await inItsCategory(world, id)) === before + 1, "A script that was published is not counted.");
}

async function publishesLatestVersion(world: World) {
	const { id, versionId } = await makeScript(world, "draft");
	const isPublic = async () => (await trueRow(world, "versions", { id: versionId }))?.is_public;
	expectTrue((await isPublic()) === false, "A version of a draft is public.");
	await world.sql`update public.bookmarklets set is_published = true where id = ${id}`;
	expectTrue((await isPublic()) === true, "The version of a script that was published is not public.");
}

/** A script with code of its own that a moderator has removed, and the code. */
async function removedScript(world: World): Promise<{ readonly id: string; readonly code: string }> {
	const { id } = await makeScript(world);
	const code = `javascript:void '${randomUUID()}'`;
	await world.sql`insert into public.versions (bookmarklet_id, semver, code_blob_url) values (${id}, '1.1.0', ${code})`;
	await world.sql`update public.bookmarklets set moderation_status = 'removed' where id = ${id}`;
	return { id, code };
}

async function holdsRemovedCode(world: World) {
	const { code } = await removedScript(world);
	const { id } = await makeScript(world);
	await world.sql`insert into public.versions (bookmarklet_id, semver, code_blob_url) values (${id}, '1.1.0', ${code})`;
	const held = await trueRow(world, "bookmarklets", { id });
	expectTrue(held?.moderation_status === "pending" && held.is_visible === false, "Removed code is public again.");
}

async function notesRemovedCode(world: World) {
	const { id } = await removedScript(world);
	const noted = await world.sql`select from private.removed_versions where bookmarklet_id = ${id}`;
	expectTrue(noted.length > 0, "Removed code is not noted.");
	await world.sql`update public.bookmarklets set moderation_status = 'approved' where id = ${id}`;
	const left = await world.sql`select from private.removed_versions where bookmarklet_id = ${id}`;
	expectTrue(left.length === 0, "Approved code is still noted as removed.");
}

async function keepsFormerSlug(world: World) {
	const { id } = await makeScript(world);
	const before = await trueRow(world, "bookmarklets", { id });
	await world.sql`update public.bookmarklets set slug = ${`slug-${randomUUID()}`} where id = ${id}`;
	const kept =
		await world.sql`select from private.former_slugs where bookmarklet_id = ${id} and slug = ${String(before?.slug)}`;
	expectTrue(kept.length === 1, "A slug that was given up is not kept.");
}
