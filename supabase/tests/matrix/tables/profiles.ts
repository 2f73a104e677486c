import { makeAccount, makeScript, next } from "../../support/samples.ts";
import { idOf, newcomer, type World } from "../../support/world.ts";
import { limitsUpdates } from "../effects.ts";
import { everybody, nobody, type RelationExpectation } from "../expectation.ts";
import { expectTrue, trueRow } from "../rows.ts";

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
			make: async (world) => ({ user_id: idOf(world, "owner") }),
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
		drop_drafts_of_leaver: dropDrafts,
		keep_author_name: keepsAuthorName,
		keep_former_username: keepsFormerUsername,
		limit_updates: limitsUpdates("profiles", "profile", async (world) => ({ user_id: idOf(world, "owner") }), {
			bio: "Hello",
		}),
	},
};

async function noteEdits(world: World) {
	const person = await newcomer(world);
	await person.tables.from("profiles").update({ display_name: "Chosen Name" }).match({ user_id: person.id });
	const row = await trueRow(world, "profiles", { user_id: person.id });
	expectTrue(JSON.stringify(row?.edited_fields) === '["display_name"]', "The edit was not noted.");
}

async function dropDrafts(world: World) {
	const leaver = await makeAccount(world);
	const draft = await makeScript(world, "draft", leaver);
	const published = await makeScript(world, "published", leaver);
	await world.sql`delete from auth.users where id = ${leaver}`;
	expectTrue((await trueRow(world, "bookmarklets", { id: draft.id })) === null, "The draft outlived its author.");
	const kept = await trueRow(world, "bookmarklets", { id: published.id });
	expectTrue(kept !== null && kept.owner_id === null, "The published script did not stay without a name.");
}

async function keepsAuthorName(world: World) {
	const person = await makeAccount(world);
	const { id } = await makeScript(world, "published", person);
	await world.sql`update public.profiles set display_name = 'Renamed Rhea' where user_id = ${person}`;
	const row = await trueRow(world, "bookmarklets", { id });
	expectTrue(String(row?.author_name).includes("Renamed Rhea"), "The author's new name is not searched.");
	await world.sql`delete from auth.users where id = ${person}`;
	const left = await trueRow(world, "bookmarklets", { id });
	expectTrue(left?.author_name === null, "The name of somebody who left is still searched.");
}

async function keepsFormerUsername(world: World) {
	const person = await newcomer(world);
	const before = await trueRow(world, "profiles", { user_id: person.id });
	const rename = (somebody: typeof person, username: string) =>
		somebody.tables.from("profiles").update({ username }).match({ user_id: somebody.id });
	await rename(person, `renamed-${next()}-${person.id.slice(0, 8)}`);
	const { error } = await rename(await newcomer(world), String(before?.username));
	expectTrue(error?.code === "PT409", "Somebody else took a username that was just given up.");
}
