import { EXPORT_PARTS, exportOwnData } from "@scriptorium/hub-data/profiles/export-own-data";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person, personOf } from "../support/fixture.ts";
import { signUp } from "../support/people.ts";
import { makeScript, next } from "../support/samples.ts";

const fixture = openFixture();
const { sql } = fixture;
beforeEach(() => forgetRates(fixture));
afterAll(() => fixture.close());

const usernameOf = async ({ id }: Person) =>
	(await sql<{ username: string }[]>`select username from public.profiles where user_id = ${id}`)[0]?.username ?? "";
const complete = {
	p_display_name: " Nora Next ",
	p_bio: "  ",
	p_website_url: "https://nora.example/",
	p_github_url: "",
	p_full_name: "Nora N. Next",
	p_preferred_language: "typescript",
	p_preferred_model: "",
	p_theme: "dark",
};

describe("save_account", () => {
	test("saves profile and preferences, stores empty texts as null, and is not overwritten by the next sign-in", async () => {
		const nora = await newcomer(fixture);
		const p_username = `nora-${next()}`;
		expect((await nora.hub.rpc("save_account", { ...complete, p_username })).error).toBeNull();
		await nora.hub.rpc("sync_profile");
		expect((await nora.hub.from("user_profile").select("*").single()).data).toMatchObject({
			display_name: "Nora Next",
			username: p_username,
			bio: null,
			website_url: "https://nora.example/",
			github_url: null,
			full_name: "Nora N. Next",
			preferred_language: "typescript",
			preferred_model: null,
			theme: "dark",
		});
	});

	test.each([
		["a taken username", "23505", async () => ({ p_username: await usernameOf(fixture.people.other) })],
		["a reserved username", "23514", () => ({ p_username: "admin" })],
		["a name of one letter", "23514", () => ({ p_display_name: "N" })],
		["an address that is none", "23514", () => ({ p_website_url: "javascript:alert(1)" })],
		["an unknown theme", "23514", () => ({ p_theme: "sepia" })],
	])("refuses %s, and saves nothing", async (_what, code, wrong) => {
		const nora = await newcomer(fixture);
		const before = (await nora.hub.from("user_profile").select("*").single()).data;
		const args = { ...complete, p_username: `nora-${next()}`, ...(await wrong()) };
		expect((await nora.hub.rpc("save_account", args)).error?.code).toBe(code);
		expect((await nora.hub.from("user_profile").select("*").single()).data).toEqual(before);
	});
});

test("the totals are counted: scripts of the hub and of the extension, without those that were installed from the hub", async () => {
	const nora = await newcomer(fixture);
	await makeScript(fixture, "published", nora.id);
	await makeScript(fixture, "draft", nora.id);
	await makeScript(fixture, "deleted", nora.id);
	const foreign = await makeScript(fixture);
	const synced = { author_id: nora.id, code: "void 0;", run_count: 3 };
	await sql`insert into public.scripts ${sql([
		{ ...synced, name: "Own", is_public: false, source_bookmarklet_id: null },
		{ ...synced, name: "Shared", is_public: true, source_bookmarklet_id: null },
		{ ...synced, name: "Installed", is_public: false, source_bookmarklet_id: foreign.id },
	])}`;
	const { data } = await nora.hub.from("user_profile").select("scripts_created, scripts_shared, total_runs").single();
	expect(data).toEqual({ scripts_created: 4, scripts_shared: 2, total_runs: 9 });
});

/** Places that keep the id of a deleted account, which names nobody any more: its former names stay reserved, and its rate limits expire. */
const KEPT_IDS = new Set(["private.former_usernames.user_id", "private.rate_buckets.subject"]);

describe("sessions", () => {
	test("are listed with the present one first, and one that is ended cannot be renewed", async () => {
		const session = await signUp(fixture.backend, "Sofia Sessions");
		const sofia = personOf(fixture.backend, session);
		await sql`insert into auth.sessions (id, user_id, user_agent, created_at) values (gen_random_uuid(), ${session.id}, 'Other/1.0', now() + interval '1 minute')`;
		const { data } = await sofia.hub.rpc("own_sessions");
		expect(data?.map(({ is_current, user_agent }) => [is_current, user_agent === "Other/1.0"])).toEqual([
			[true, false],
			[false, true],
		]);
		expect(data?.[0]?.user_agent).toBeTruthy();
		expect((await sofia.hub.rpc("end_session", { p_id: data?.[0]?.id ?? "" })).error).toBeNull();
		const [left] = await sql<{ tokens: number }[]>`
			select count(*)::integer as tokens from auth.refresh_tokens where session_id = ${data?.[0]?.id ?? ""}`;
		expect(left?.tokens).toBe(0);
	});
});

describe("delete_account", () => {
	test("keeps published scripts without their owner, deletes drafts and personal data, and frees nothing for others", async () => {
		const leaver = await newcomer(fixture, "Leon Leaver");
		const published = await makeScript(fixture, "published", leaver.id);
		const draft = await makeScript(fixture, "draft", leaver.id);
		const username = await usernameOf(leaver);
		expect((await leaver.hub.rpc("delete_account", { p_username: "somebody-else" })).error?.code).toBe("22023");
		expect((await leaver.hub.rpc("delete_account", { p_username: ` ${username.toUpperCase()} ` })).error).toBeNull();
		const scripts = await sql`select id, owner_id from public.bookmarklets where id in (${published.id}, ${draft.id})`;
		expect([...scripts]).toEqual([{ id: published.id, owner_id: null }]);
		const [left] = await sql`select
			(select count(*)::integer from auth.users where id = ${leaver.id}) as accounts,
			(select count(*)::integer from auth.sessions where user_id = ${leaver.id}) as sessions,
			(select count(*)::integer from public.profiles where user_id = ${leaver.id}) as profiles`;
		expect(left).toEqual({ accounts: 0, sessions: 0, profiles: 0 });
		const free = await fixture.people.other.hub.rpc("username_available", { p_username: username });
		expect(free.data).toBe(false);
	});
});

test("a deleted account leaves its e-mail address nowhere in the database, and its id only where names are reserved and attempts counted", async () => {
	const session = await signUp(fixture.backend, "Lena Leaver");
	const leaver = personOf(fixture.backend, session);
	await leaver.hub.rpc("sync_profile");
	await leaver.hub.rpc("create_desktop_code", {
		p_code_challenge: "c".repeat(43),
		p_redirect_uri: "http://127.0.0.1:9/",
	});
	await sql`select from public.reserve_generation(${session.id}, 'generate-bookmarklet', 'generate_script', 5)`;
	const { data } = await leaver.hub.from("user_profile").select("username").single();
	const columns = await sql<{ relation: string; name: string }[]>`
		select format('%I.%I', namespace.nspname, relation.relname) as relation, format('%I', attname) as name
		from pg_attribute join pg_class as relation on relation.oid = attrelid
		join pg_namespace as namespace on namespace.oid = relnamespace
		where nspname in ('auth', 'public', 'private') and relkind = 'r' and attnum > 0 and not attisdropped`;
	const found = async (text: string) => {
		const places: string[] = [];
		for (const { relation, name } of columns) {
			const rows = await sql.unsafe(`select from ${relation} where ${name}::text ilike $1 limit 1`, [`%${text}%`]);
			if (rows.length > 0) places.push(`${relation}.${name}`);
		}
		return places;
	};
	expect(await found(session.email)).toContain("auth.audit_log_entries.payload");
	expect(await found(session.id)).toContain("public.ai_usage.user_id");
	expect((await leaver.hub.rpc("delete_account", { p_username: data?.username ?? "" })).error).toBeNull();
	expect(await found(session.email)).toEqual([]);
	expect((await found(session.id)).filter((place) => !KEPT_IDS.has(place))).toEqual([]);
});

describe("the export", () => {
	const exported = async (person: Person) => {
		const seen: number[] = [];
		const pieces = await exportOwnData(person.hub, (_part, rows) => seen.push(rows));
		if (!pieces.ok) throw new Error(pieces.error.message);
		return { data: JSON.parse(pieces.value.join("")) as Record<string, Record<string, unknown>[]>, seen };
	};

	test("has every part, all pages of it, and nothing of anybody else", async () => {
		const nora = await newcomer(fixture, "Nadia Export");
		const ids: string[] = [];
		for (let count = 0; count < 19; count++) ids.push((await makeScript(fixture, "draft", nora.id)).id);
		await makeScript(fixture, "published", fixture.people.other.id ?? "");
		const { data, seen } = await exported(nora);
		expect(Object.keys(data)).toEqual([...EXPORT_PARTS]);
		expect(data.account).toMatchObject([{ display_name: "Nadia Export", former_usernames: [], roles: [] }]);
		expect(data.scripts?.map(({ id }) => id).sort()).toEqual(ids.toSorted());
		expect(data.versions?.map(({ bookmarklet_id }) => bookmarklet_id).sort()).toEqual(ids.toSorted());
		expect(data.sessions).toHaveLength(1);
		expect(seen.at(-1)).toBe(1 + 19 + 19 + 1);
	});

	test("says nothing of what moderators noted about a report", async () => {
		const nora = await newcomer(fixture);
		const { id } = await makeScript(fixture);
		await nora.hub.rpc("report_script", { p_bookmarklet_id: id, p_reason: "spam" });
		await sql`update public.moderation_reports set moderator_notes = 'internal' where reporter_id = ${nora.id}`;
		const { data } = await exported(nora);
		expect(data.reports).toHaveLength(1);
		expect(JSON.stringify(data.reports)).not.toMatch(/internal|moderator/);
	});

	/** Every table that names a person, and the part of the export that has its rows. */
	const covered: Record<string, string> = {
		"private.avatars": "account",
		"private.provider_pictures": "when the picture was last copied: no content",
		"private.former_slugs": "addresses of scripts",
		"private.name_skeletons": "username and display name, reduced for comparing",
		"private.report_subjects": "that somebody reported the person, which is not told",
		"private.author_name_queue": "that a new name is still being written to the scripts, for seconds",
		"private.cleared_conversations": "when the conversation with the assistant was cleared: no content",
		"public.action_recordings": "recordings",
		"public.admin_roles": "account",
		"public.ai_usage": "ai_usage",
		"public.assistant_messages": "assistant_messages",
		"public.bookmarklet_forks": "forks",
		"public.bookmarklet_installs": "installs",
		"public.bookmarklet_reviews": "reviews",
		"public.bookmarklet_stars": "stars",
		"public.bookmarklets": "scripts",
		"public.collections": "collections",
		"public.contact_messages": "contact_messages",
		"public.desktop_codes": "one-time codes, of which only hashes are kept for a minute",
		"public.devices": "devices",
		"public.follows": "follows",
		"public.moderation_appeals": "appeals",
		"public.moderation_decisions": "decisions of moderators, which are about others",
		"public.moderation_reports": "reports",
		"public.notifications": "notifications",
		"public.profiles": "account",
		"public.review_votes": "review_votes",
		"public.scripts": "synced_scripts",
		"public.usage_consents": "usage_consent",
		"public.user_events": "usage_events",
		"public.user_journey": "usage_journeys",
		"public.user_preferences": "account",
		"public.user_sessions": "usage_sessions",
	};

	test("covers every table that refers to a person", async () => {
		const tables = await sql<{ name: string }[]>`
			select distinct namespace.nspname || '.' || class.relname as name
			from pg_constraint as rule join pg_class as class on class.oid = rule.conrelid
			join pg_namespace as namespace on namespace.oid = class.relnamespace
			where rule.contype = 'f' and rule.confrelid in ('public.profiles'::regclass, 'auth.users'::regclass)
				and namespace.nspname in ('public', 'private') order by 1`;
		expect(tables.map(({ name }) => name)).toEqual(Object.keys(covered).sort());
	});
});
