import { makeScript } from "../../support/samples.ts";
import { idOf, type World } from "../../support/world.ts";
import { everybody, nobody, type RelationExpectation } from "../expectation.ts";

const fork = (state: "published" | "draft") => async (world: World) => {
	const original = await makeScript(world);
	const copy = await makeScript(world, state);
	await world.sql`
		insert into public.bookmarklet_forks (original_bookmarklet_id, forked_bookmarklet_id, user_id)
		values (${original.id}, ${copy.id}, ${idOf(world, "owner")})`;
	return { forked_bookmarklet_id: copy.id };
};

export const bookmarkletForks: RelationExpectation = {
	relation: "bookmarklet_forks",
	readableBy: {
		everybody: ["forked_bookmarklet_id", "original_bookmarklet_id", "user_id", "created_at"],
		signedIn: [],
		nobody: [],
	},
	samples: {
		"a published fork": { make: fork("published"), select: everybody, update: nobody, delete: nobody },
		"an unpublished fork": { make: fork("draft"), select: ["owner", "admin"], update: nobody, delete: nobody },
	},
	insert: null,
	changes: () => ({}),
	triggers: {},
};
