import { randomUUID } from "node:crypto";
import type { Fixture } from "../../support/fixture.ts";
import { makeScript } from "../../support/samples.ts";
import { everybody, nobody, type RelationExpectation } from "../expectation.ts";
import { expectTrue, rowPastPolicies } from "../rows.ts";

/** A tag that one script of the owner carries. */
const carried = (state: "published" | "draft" | "removed") => async (fixture: Fixture) => {
	const { id } = await makeScript(fixture, state);
	const tag = await makeTag(fixture);
	await fixture.sql`insert into public.bookmarklet_tags (bookmarklet_id, tag_id) values (${id}, ${tag.id ?? 0})`;
	return tag;
};

async function makeTag(fixture: Fixture) {
	const [tag] = await fixture.sql<
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

const link = (state: "published" | "draft") => async (fixture: Fixture) => {
	const { id } = await makeScript(fixture, state);
	const tag = await makeTag(fixture);
	await fixture.sql`insert into public.bookmarklet_tags (bookmarklet_id, tag_id) values (${id}, ${tag.id ?? 0})`;
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

async function keepsTagNames(fixture: Fixture) {
	const { id } = await makeScript(fixture);
	const tag = await makeTag(fixture);
	const kept = async () => JSON.stringify((await rowPastPolicies(fixture, "bookmarklets", { id }))?.tag_names);
	await fixture.sql`insert into public.bookmarklet_tags (bookmarklet_id, tag_id) values (${id}, ${tag.id ?? 0})`;
	const [row] = await fixture.sql<{ name: string }[]>`select name from public.tags where id = ${tag.id ?? 0}`;
	expectTrue((await kept()) === JSON.stringify([row?.name]), "A new tag is not searched.");
	await fixture.sql`delete from public.tags where id = ${tag.id ?? 0}`;
	expectTrue((await kept()) === "[]", "A tag that is gone is still searched.");
}
