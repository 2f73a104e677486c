import { createHash, randomUUID } from "node:crypto";
import { type Fixture, idOf } from "../../support/fixture.ts";
import { makeReview, makeScript } from "../../support/samples.ts";
import { callerId, type FunctionCase, type FunctionExpectation, forPeople, outcomes } from "./expectation.ts";

type State = "published" | "draft" | "removed";

/** A script of the owner in this state, with a unique title, tag and code. */
async function unique(fixture: Fixture, state: State) {
	const word = `w${randomUUID().replaceAll("-", "").slice(0, 12)}`;
	const { id } = await makeScript(fixture, state, idOf(fixture, "owner"), word);
	await fixture.sql`select private.set_tags(${id}, ${[word]})`;
	const code = `javascript:void '${word}'`;
	const [version] = await fixture.sql<{ id: string }[]>`
		insert into public.versions (bookmarklet_id, semver, code_blob_url) values (${id}, '1.1.0', ${code}) returning id`;
	const [row] = await fixture.sql<{ slug: string; username: string }[]>`
		select slug, username::text from public.bookmarklets join public.profiles on user_id = owner_id where id = ${id}`;
	return {
		id,
		word,
		version: version?.id,
		hash: createHash("sha256").update(code).digest("hex"),
		slug: row?.slug,
		username: row?.username,
	};
}
type Unique = Awaited<ReturnType<typeof unique>>;

/** The same call for a published script, a draft and a removed one. */
function byState(
	args: (script: Unique) => Record<string, unknown>,
	expected: Readonly<Record<State, FunctionCase["outcomes"]>>,
): Record<string, FunctionCase> {
	const states: readonly State[] = ["published", "draft", "removed"];
	return Object.fromEntries(
		states.map((state) => [
			state,
			{ args: async (fixture: Fixture) => args(await unique(fixture, state)), outcomes: expected[state] },
		]),
	);
}

/** The address of the owner's script before its slug changed. */
function formerAddresses(): FunctionExpectation["cases"] {
	const cases = byState(({ username, slug }) => ({ p_username: username, p_slug: slug }), {
		published: outcomes("yes"),
		draft: outcomes("nothing", { owner: "yes" }),
		removed: outcomes("nothing", { owner: "yes" }),
	});
	const moved = ({ args, ...rest }: FunctionCase): FunctionCase => ({
		...rest,
		args: async (fixture, caller) => {
			const given = await args(fixture, caller);
			await fixture.sql`update public.bookmarklets set slug = ${randomUUID()} where slug = ${String(given.p_slug)}`;
			return given;
		},
	});
	return Object.fromEntries(Object.entries(cases).map(([state, item]) => [state, moved(item)]));
}

const historyOf = (state: State | "deleted") => async (fixture: Fixture) => ({
	p_bookmarklet_id: (await makeScript(fixture, state)).id,
});

/** A picture that the worker took of the owner's script. */
const pictureOf = (state: State) => async (fixture: Fixture) => {
	const { id } = await makeScript(fixture, state);
	const file = Buffer.from("RIFF\0\0\0\0WEBPVP8 ", "latin1");
	await fixture.sql`update public.bookmarklets set risk_level = 'green' where id = ${id}`;
	await fixture.sql`
		insert into private.script_pictures (version_id, picture_version, state, picture)
		select latest_version_id, 'matrix', 'made', ${file} from public.bookmarklets where id = ${id}`;
	return { p_id: id, p_hash: createHash("sha256").update(file).digest("hex").slice(0, 32) };
};

/** Lists are the same for everybody: they do not contain the caller's own drafts either. */
const listed = { published: outcomes("yes"), draft: outcomes("nothing"), removed: outcomes("nothing") };
/** Who can open a script that is not public: its owner, administrators, and the service role, which bypasses policies. */
const opened = {
	published: outcomes("yes"),
	draft: outcomes("nothing", { owner: "yes", admin: "yes", service: "yes" }),
	removed: outcomes("nothing", { owner: "yes", admin: "yes", service: "yes" }),
};
/** The function returns nothing about drafts, whoever calls it. */
const removal = { published: outcomes("nothing"), draft: outcomes("nothing"), removed: outcomes("yes") };
const reads = (name: string, cases: FunctionExpectation["cases"]): FunctionExpectation => ({
	name,
	writes: false,
	cases,
});
const everybodyReads = (name: string, args: FunctionCase["args"] = () => ({})) =>
	reads(name, { anything: { args, outcomes: outcomes("yes") } });

export const readingFunctions: readonly FunctionExpectation[] = [
	reads(
		"list_scripts",
		byState(({ word }) => ({ p_tag: word }), listed),
	),
	reads(
		"search_scripts",
		byState(({ word }) => ({ p_term: word }), listed),
	),
	reads(
		"suggest_search",
		byState(({ word }) => ({ p_term: word }), listed),
	),
	reads(
		"get_script",
		byState(({ id }) => ({ p_id: id }), opened),
	),
	reads(
		"get_script_flow",
		byState(({ id }) => ({ p_id: id }), {
			published: forPeople("yes", { service: "yes" }),
			draft: forPeople("nothing", { owner: "yes", admin: "yes", service: "yes" }),
			removed: forPeople("nothing", { owner: "yes", admin: "yes", service: "yes" }),
		}),
	),
	reads(
		"script_was_removed",
		byState(({ id }) => ({ p_bookmarklet_id: id }), removal),
	),
	reads(
		"script_address_was_removed",
		byState(({ username, slug }) => ({ p_username: username, p_slug: slug }), removal),
	),
	reads("resolve_address", formerAddresses()),
	reads(
		"version_was_removed",
		byState(({ hash }) => ({ p_sha256: hash }), removal),
	),
	reads("followed_feed", {
		"of somebody followed": {
			args: async (fixture, caller) => {
				const author = idOf(fixture, caller === "owner" ? "other" : "owner");
				await makeScript(fixture, "published", author);
				await fixture.sql`
					insert into public.follows (follower_id, followed_id)
					select person, ${author} from unnest(array[${callerId(fixture, caller)}]::uuid[]) as person where person <> ${author}
					on conflict do nothing`;
				return {};
			},
			outcomes: forPeople("yes", { service: "nothing" }),
		},
	}),
	reads("rescan_progress", {
		"a batch": {
			args: async (fixture) => {
				const batch = randomUUID();
				const { versionId } = await makeScript(fixture);
				await fixture.sql`update public.analysis_jobs set batch = ${batch} where version_id = ${versionId}`;
				return { p_batch: batch };
			},
			outcomes: forPeople("nothing", { admin: "yes", service: "yes" }),
		},
	}),
	everybodyReads("category_counts"),
	everybodyReads("suggestion_picks"),
	// The REST service calls it before each request; on its own it has no effect.
	reads("refuse_estimated_counts", { "no count": { args: () => ({}), outcomes: outcomes("nothing") } }),
	reads("check_request", { "a session that exists": { args: () => ({}), outcomes: outcomes("nothing") } }),
	everybodyReads("tag_counts", async (fixture) => {
		await unique(fixture, "published");
		return {};
	}),
	everybodyReads("list_script_addresses"),
	everybodyReads("list_author_addresses"),
	everybodyReads("list_address_pages", () => ({ p_kind: "scripts" })),
	everybodyReads("profile_counts", (fixture) => ({ p_user_id: idOf(fixture, "owner") })),
	everybodyReads("get_review_summary", async (fixture) => {
		const { id } = await makeScript(fixture);
		await makeReview(fixture, id);
		return { p_bookmarklet_id: id };
	}),
	reads(
		"list_favorites",
		Object.fromEntries(
			(["published", "draft"] as const).map((state) => [
				`a starred script, ${state}`,
				{
					args: async (fixture: Fixture) => {
						const { id } = await makeScript(fixture, state);
						const [fan] = await fixture.sql<{ id: string }[]>`
							insert into auth.users (id, email) values (gen_random_uuid(), ${`${id}@example.org`}) returning id`;
						await fixture.sql`insert into public.bookmarklet_stars (user_id, bookmarklet_id) values (${fan?.id ?? ""}, ${id})`;
						return { p_user_id: fan?.id };
					},
					outcomes: outcomes(state === "published" ? "yes" : "nothing"),
				},
			]),
		),
	),
	reads(
		"later_checks",
		byState(({ version }) => ({ p_version_id: version }), {
			published: outcomes("yes"),
			draft: outcomes("nothing", { owner: "yes", admin: "yes" }),
			removed: outcomes("nothing", { owner: "yes", admin: "yes" }),
		}),
	),
	reads("script_picture", {
		"of any script": { args: async (fixture) => ({ p_id: (await makeScript(fixture)).id }), outcomes: outcomes("yes") },
	}),
	reads("get_script_picture", {
		"the picture of a public script": { args: pictureOf("published"), outcomes: outcomes("yes") },
		"the picture of a draft": { args: pictureOf("draft"), outcomes: outcomes("nothing") },
		"the picture of a removed script": { args: pictureOf("removed"), outcomes: outcomes("nothing") },
	}),
	reads("get_avatar", {
		"the picture of a profile": {
			args: async (fixture) => {
				const person = idOf(fixture, "owner");
				await fixture.sql`
					insert into private.avatars (user_id, hash, media_type, picture) values (${person}, ${"a".repeat(32)}, 'image/png', 'x')
					on conflict (user_id) do update set hash = excluded.hash`;
				return { p_user_id: person, p_hash: "a".repeat(32) };
			},
			outcomes: outcomes("yes"),
		},
		"a hash that nobody has": {
			args: (fixture) => ({ p_user_id: idOf(fixture, "owner"), p_hash: "b".repeat(32) }),
			outcomes: outcomes("nothing"),
		},
	}),
	reads("list_own_scripts", {
		"the owner's": {
			args: async (fixture) => {
				await fixture.sql`delete from public.bookmarklets where owner_id <> ${idOf(fixture, "owner")}`;
				await makeScript(fixture, "draft");
				return {};
			},
			outcomes: forPeople("nothing", { owner: "yes" }),
		},
	}),
	reads("own_script_history", {
		published: { args: historyOf("published"), outcomes: forPeople("PT404", { owner: "yes" }) },
		draft: { args: historyOf("draft"), outcomes: forPeople("PT404", { owner: "yes" }) },
		deleted: { args: historyOf("deleted"), outcomes: forPeople("PT404") },
	}),
	reads("is_admin", { oneself: { args: () => ({}), outcomes: outcomes("nothing", { admin: "yes" }) } }),
	reads("is_moderator", {
		oneself: { args: () => ({}), outcomes: outcomes("nothing", { moderator: "yes", admin: "yes" }) },
	}),
	reads("username_available", {
		"a free name": { args: () => ({ p_username: `free-${randomUUID().slice(0, 8)}` }), outcomes: forPeople("yes") },
		"a reserved name": { args: () => ({ p_username: "admin" }), outcomes: forPeople("nothing") },
	}),
];

export const versionCode: FunctionExpectation = reads(
	"get_version_code",
	byState(({ hash }) => ({ p_sha256: hash }), opened),
);
