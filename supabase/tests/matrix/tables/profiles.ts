import { type Fixture, idOf, newcomer } from "../../support/fixture.ts";
import { makeAccount, makeScript, next } from "../../support/samples.ts";
import { limitsUpdates } from "../effects.ts";
import { everybody, nobody, type RelationExpectation } from "../expectation.ts";
import { nameTriggers } from "../name-triggers.ts";
import { expectTrue, rowPastPolicies } from "../rows.ts";

export const profiles: RelationExpectation = {
	relation: "profiles",
	readableBy: {
		everybody: [
			"user_id",
			"username",
			"display_name",
			"avatar_url",
			"bio",
			"website_url",
			"github_url",
			"created_at",
			"updated_at",
		],
		signedIn: [],
		nobody: ["email", "edited_fields"],
	},
	samples: {
		"a profile": {
			make: async (fixture) => ({ user_id: idOf(fixture, "owner") }),
			select: everybody,
			update: ["owner"],
			delete: nobody,
		},
	},
	insert: null,
	changes: () => ({
		username: `otto-${next()}`,
		display_name: `Otto ${next()}`,
		bio: `Born ${next()}`,
		website_url: `https://example.org/${next()}`,
		github_url: `https://github.com/otto-${next()}`,
	}),
	triggers: {
		note_profile_edits: noteEdits,
		acquire_counted_rows: locksInOrder,
		drop_drafts_of_leaver: dropDrafts,
		keep_author_name: keepsAuthorName,
		keep_former_username: keepsFormerUsername,
		...nameTriggers,
		limit_updates: limitsUpdates("profiles", "profile", async (fixture) => ({ user_id: idOf(fixture, "owner") }), {
			bio: "Hello",
		}),
	},
};

async function noteEdits(fixture: Fixture) {
	const person = await newcomer(fixture);
	await person.tables.from("profiles").update({ display_name: "Chosen Name" }).match({ user_id: person.id });
	const row = await rowPastPolicies(fixture, "profiles", { user_id: person.id });
	expectTrue(JSON.stringify(row?.edited_fields) === '["display_name"]', "The edit was not noted.");
}

/** While a script with a star of the leaver is locked, no script after it in the order is. */
async function locksInOrder({ sql, ...fixture }: Fixture) {
	const leaver = await makeAccount({ sql, ...fixture });
	const made = [await makeScript({ sql, ...fixture }), await makeScript({ sql, ...fixture })];
	const [first, last] = made.map(({ id }) => id).toSorted();
	if (!(first && last)) throw new Error("There are no scripts.");
	// The star of the last script is the older one, which a deletion in the order of the rows would come to first.
	for (const id of [last, first]) {
		await sql`insert into public.bookmarklet_stars (user_id, bookmarklet_id) values (${leaver}, ${id})`;
	}
	let deletion: Promise<unknown> = Promise.resolve();
	const isLastFree = await sql.begin(async (holding) => {
		await holding`select from public.bookmarklets where id = ${first} for update`;
		const [holder] = await holding<{ pid: number }[]>`select pg_backend_pid() as pid`;
		deletion = Promise.resolve(sql`delete from auth.users where id = ${leaver}`);
		for (;;) {
			const waiting = await sql`select from pg_stat_activity where ${holder?.pid ?? 0} = any (pg_blocking_pids(pid))`;
			if (waiting.length > 0) break;
		}
		return (await sql`select from public.bookmarklets where id = ${last} for update skip locked`).length === 1;
	});
	await deletion;
	expectTrue(isLastFree, "A script is locked before one that comes earlier in the order.");
}

async function dropDrafts(fixture: Fixture) {
	const leaver = await makeAccount(fixture);
	const draft = await makeScript(fixture, "draft", leaver);
	const published = await makeScript(fixture, "published", leaver);
	await fixture.sql`delete from auth.users where id = ${leaver}`;
	expectTrue(
		(await rowPastPolicies(fixture, "bookmarklets", { id: draft.id })) === null,
		"The draft outlived its author.",
	);
	const kept = await rowPastPolicies(fixture, "bookmarklets", { id: published.id });
	expectTrue(kept !== null && kept.owner_id === null, "The published script did not stay without a name.");
}

async function keepsAuthorName(fixture: Fixture) {
	const person = await makeAccount(fixture);
	const { id } = await makeScript(fixture, "published", person);
	await fixture.sql`update public.profiles set display_name = 'Renamed Rhea' where user_id = ${person}`;
	const row = await rowPastPolicies(fixture, "bookmarklets", { id });
	expectTrue(String(row?.author_name).includes("Renamed Rhea"), "The author's new name is not searched.");
	await fixture.sql`delete from auth.users where id = ${person}`;
	const left = await rowPastPolicies(fixture, "bookmarklets", { id });
	expectTrue(left?.author_name === null, "The name of somebody who left is still searched.");
}

async function keepsFormerUsername(fixture: Fixture) {
	const person = await newcomer(fixture);
	const before = await rowPastPolicies(fixture, "profiles", { user_id: person.id });
	const rename = (somebody: typeof person, username: string) =>
		somebody.tables.from("profiles").update({ username }).match({ user_id: somebody.id });
	await rename(person, `renamed-${next()}-${person.id.slice(0, 8)}`);
	const { error } = await rename(await newcomer(fixture), String(before?.username));
	expectTrue(error?.code === "PT409", "Somebody else took a username that was just given up.");
}
