import { randomUUID } from "node:crypto";
import { makeScript } from "../../support/samples.ts";
import type { World } from "../../support/world.ts";
import { everybody, nobody, type RelationExpectation } from "../expectation.ts";

async function makeTag(world: World) {
	const [tag] = await world.sql<
		{ id: number }[]
	>`insert into public.tags (name) values (${randomUUID().slice(0, 13)}) returning id`;
	return { id: tag?.id };
}

export const tags: RelationExpectation = {
	relation: "tags",
	readableBy: { everybody: ["id", "name"], signedIn: [], nobody: [] },
	samples: { "a tag": { make: makeTag, select: everybody, update: nobody, delete: nobody } },
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
	triggers: {},
};
