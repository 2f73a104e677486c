import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { makeReport } from "../support/moderation.ts";
import { type SavedScript, save } from "../support/save.ts";

/**
 * The reach of a script is stored in its row. After each kind of change it is compared with what `private.reach_of` makes of the newest
 * report of the latest version and of the kind of that version's code.
 */
const fixture = openFixture();
const { sql } = fixture;
const { anon, moderator } = fixture.people;
let author: Person & { readonly id: string };
beforeAll(async () => {
	await forgetRates(fixture);
	author = await newcomer(fixture, "Rita Range");
});
afterAll(() => fixture.close());

const bookmarklet = "javascript:fetch('https://one.example/' + document.title)";
/** Of the script that is removed: later scripts with the code of a removed one are held back. */
const removed = "javascript:navigator.sendBeacon('https://five.example/', document.title)";
const userscript = `// ==UserScript==
// @name Range
// @match https://two.example/*
// @match https://three.example/*
// ==/UserScript==
document.title = 'range';`;

interface Stored {
	readonly stored: unknown;
	readonly expected: unknown;
}

async function reachOf(id: string): Promise<Stored> {
	const [row] = await sql<Stored[]>`
		select script.reach as stored, private.reach_of(newest.summary_json, private.script_kind(version.code_blob_url)) as expected
		from public.bookmarklets as script
		join public.versions as version on version.id = script.latest_version_id
		left join lateral (
			select report.summary_json from public.security_reports as report
			where report.version_id = version.id order by report.created_at desc limit 1
		) as newest on true
		where script.id = ${id}`;
	if (!row) throw new Error("There is no such script.");
	return row;
}

/** What the row says; throws when it is not what the report says. */
async function checkedReach(id: string) {
	const { stored, expected } = await reachOf(id);
	expect(stored).toEqual(expected);
	return stored;
}

/** Rates the latest version of a script as the analysis does. */
async function rate(id: string) {
	const [version] = await sql<{ id: string; code: string }[]>`
		select version.id, version.code_blob_url as code
		from public.versions as version join public.bookmarklets as script on script.latest_version_id = version.id
		where script.id = ${id}`;
	if (!version) throw new Error("The script has no version.");
	const report = analyzeScript({ code: version.code });
	await sql`select public.record_analysis(${version.id}, ${report.risk_level}, ${report.score},
		${sql.json(JSON.parse(JSON.stringify(report)))}, 'stored-reach')`;
}

const contactsOne = { contacts: ["one.example"], contact_count: 1, every_site: false, sites: [] };
const runsOnTwo = { sites: ["two.example", "three.example"], site_count: 2, contact_count: 0, offline: true };
const update = ({ id, version_id }: Pick<SavedScript, "id" | "version_id">) => ({
	p_id: id,
	p_base_version_id: version_id,
});

test("a version has no reach until it is rated, then that of its own report", async () => {
	const first = await save(author, { p_code: bookmarklet });
	expect(await checkedReach(first.id)).toBeNull();
	await rate(first.id);
	expect(await checkedReach(first.id)).toMatchObject(contactsOne);

	const second = await save(author, { ...update(first), p_code: userscript });
	expect(await checkedReach(first.id)).toBeNull();
	await rate(first.id);
	expect(await checkedReach(first.id)).toMatchObject(runsOnTwo);

	const args = { p_version_id: first.version_id, p_base_version_id: second.version_id };
	expect((await author.hub.rpc("restore_version", args)).error).toBeNull();
	expect(await checkedReach(first.id)).toBeNull();
	await rate(first.id);
	expect(await checkedReach(first.id)).toMatchObject(contactsOne);
});

test("a newer report of the same version changes it, and an unrated one claims nothing", async () => {
	const { id, version_id } = await save(author, { p_code: bookmarklet });
	await rate(id);
	const later = (report: object) => sql`
		insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version, created_at)
		values (${version_id}, 'unrated', 0, ${sql.json(JSON.parse(JSON.stringify(report)))}, 'later', clock_timestamp())`;
	await later({
		risk_level: "amber",
		capabilities: { offline: false, hosts: [{ host: "four.example", via: "fetch" }] },
	});
	expect(await checkedReach(id)).toMatchObject({ contacts: ["four.example"] });
	await later({ risk_level: "unrated", capabilities: { offline: true } });
	expect(await checkedReach(id)).toBeNull();
});

test("it stays while the script is withdrawn, published, deleted, restored, moderated, renamed or of nobody", async () => {
	const { id } = await save(author, { p_code: removed });
	await rate(id);
	const steps: readonly (readonly [string, () => PromiseLike<unknown>])[] = [
		["withdrawn", () => author.hub.rpc("publish_script", { p_id: id, p_published: false }).throwOnError()],
		["published", () => author.hub.rpc("publish_script", { p_id: id, p_published: true }).throwOnError()],
		["deleted", () => author.hub.rpc("delete_script", { p_id: id }).throwOnError()],
		["restored", () => author.hub.rpc("undelete_scripts", { p_ids: [id] }).throwOnError()],
		["rated again", () => rate(id)],
		[
			"its author renamed",
			() => author.hub.from("profiles").update({ display_name: "Rita Reach" }).eq("user_id", author.id).throwOnError(),
		],
		[
			"removed",
			async () => {
				const report = await makeReport(fixture, id);
				const decision = { p_ids: [report.id], p_decision: "remove", p_note: "Sends titles." };
				await moderator.hub.rpc("decide_reports", decision).throwOnError();
			},
		],
		[
			"approved",
			() => sql`update public.bookmarklets set moderation_status = 'approved', is_published = true where id = ${id}`,
		],
		["of nobody", () => sql`update public.bookmarklets set owner_id = null where id = ${id}`],
	];
	for (const [name, step] of steps) {
		await step();
		expect(await checkedReach(id), name).toMatchObject({ contacts: ["five.example"] });
	}
});

test("a fork has none of its original's, but that of its own report", async () => {
	const original = await save(author, { p_code: bookmarklet });
	await rate(original.id);
	const forker = await newcomer(fixture, "Fritz Fork");
	const words = { p_title: "Range (Enhanced)", p_description: "The same, but better." };
	const fork = await forker.hub.rpc("fork_script", { p_bookmarklet_id: original.id, ...words }).throwOnError();
	const id = fork.data?.[0]?.id ?? "";
	expect(await checkedReach(id)).toBeNull();
	await rate(id);
	expect(await checkedReach(id)).toMatchObject(contactsOne);
	expect(await checkedReach(original.id)).toMatchObject(contactsOne);
});

test("clients cannot write it, and a statement of the server cannot either", async () => {
	const { id } = await save(author, { p_code: bookmarklet });
	await rate(id);
	const lie = { offline: true, contacts: [] };
	for (const person of [anon, author, moderator]) {
		const { error } = await person.tables.from("bookmarklets").update({ reach: lie }).eq("id", id);
		expect(error?.code).toBe("42501");
	}
	await sql`update public.bookmarklets set reach = ${sql.json(lie)} where id = ${id}`;
	expect(await checkedReach(id)).toMatchObject(contactsOne);
});

test("lists say what the row says", async () => {
	const { id } = await save(author, { p_title: "Range of lists", p_code: bookmarklet });
	await rate(id);
	const stored = await checkedReach(id);
	await author.hub.from("bookmarklet_stars").insert({ user_id: author.id, bookmarklet_id: id }).throwOnError();
	const reader = await newcomer(fixture, "Rolf Reader");
	await reader.hub.from("follows").insert({ follower_id: reader.id, followed_id: author.id }).throwOnError();
	const lists = [
		anon.hub.rpc("list_scripts", { p_owner_id: author.id, p_limit: 100 }),
		anon.hub.rpc("search_scripts", { p_term: "Range of lists" }),
		// Related scripts, after those with all words.
		anon.hub.rpc("search_scripts", { p_term: "range of lists zebra", p_owner_id: author.id }),
		anon.hub.rpc("list_favorites", { p_user_id: author.id }),
		reader.hub.rpc("followed_feed", { p_limit: 100 }),
	];
	for (const { data, error } of await Promise.all(lists)) {
		expect(error).toBeNull();
		expect(data?.find((row) => row.id === id)?.reach).toEqual(stored);
	}
});

test("every stored reach is that of its row's report", async () => {
	const wrong = await sql`
		select id from public.bookmarklets where reach is distinct from private.reach_of(security_analysis, kind)`;
	expect(wrong).toEqual([]);
});
