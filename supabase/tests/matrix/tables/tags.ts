import { randomUUID } from "node:crypto";
import { makeScript } from "../../support/samples.ts";
import type { World } from "../../support/world.ts";
import { everybody, nobody, type RelationExpectation } from "../expectation.ts";
import { expectTrue, trueRow } from "../rows.ts";

/** A tag that one script of the owner carries. */
const carried = (state: "published" | "draft" | "removed") => async (world: World) => {
	const { id } = await makeScript(world, state);
	const tag = await makeTag(world);
	await world.sql`insert into public.bookmarklet_tags (bookmarklet_id, tag_id) values (${id}, ${tag.id ?? 0})`;
	return tag;
};

async function makeTag(world: World) {
	const [tag] = await world.sql<
		{ id: number }[]
	>`insert into public.tags (name) values (${randomUUID().slice(0, 13)}) returning id`;
	return { id: tag?.id };
}

export const tags: RelationExpectation = {
	relation: "tags",
	readableBy: { everybody: ["id", "name"], signedIn: [], nobody: [] },
	samples: {
		"of a published script": { make: carried("published"), select: everybody, update: nobody, delete: nobody },
		"of a draft": { make: carried("draft"), select: ["owner", "admin"], update: nobody, delete: nobody },
		"of a removed script": { make: carried("removed"), select: ["owner", "admin"], update: nobody, delete: nobody },
		"of no script": { make: makeTag, select: nobody, update: nobody, delete: nobody },
	},
	insert: null,
	changes: () => ({}),
	triggers: {},
};

const link = (state: "published" | "draft") => async (world: World) => {
	const { id } = await makeScript(world, state);
	const tag = await makeTag(world);
	await world.sql`insert into public.bookmarklet_tags (bookmarklet_id, tag_id) values (${id}, ${tag.id ?? 0})`;
	return { bookmarklet_id: id };
};

export const bookmarkletTags: RelationExpectation = {
	relation: "bookmarklet_tags",
	readableBy: { everybody: ["bookmarklet_id", "tag_id"], signedIn: [], nobody: [] },
	samples: {
		"of a published script": { make: link("published"), select: everybody, update: nobody, delete: nobody },
		"of a draft": { make: link("draft"), select: ["owner", "admin"], update: nobody, delete: nobody },
	},
	insert: null,
	changes: () => ({}),
	triggers: { keep_tag_names_added: keepsTagNames, keep_tag_names_removed: keepsTagNames },
};

async function keepsTagNames(world: World) {
	const { id } = await makeScript(world);
	const tag = await makeTag(world);
	const kept = async () => JSON.stringify((await trueRow(world, "bookmarklets", { id }))?.tag_names);
	await world.sql`insert into public.bookmarklet_tags (bookmarklet_id, tag_id) values (${id}, ${tag.id ?? 0})`;
	const [row] = await world.sql<{ name: string }[]>`select name from public.tags where id = ${tag.id ?? 0}`;
	expectTrue((await kept()) === JSON.stringify([row?.name]), "A new tag is not searched.");
	await world.sql`delete from public.tags where id = ${tag.id ?? 0}`;
	expectTrue((await kept()) === "[]", "A tag that is gone is still searched.");
}
