import { type Fixture, idOf } from "../../support/fixture.ts";
import { makeScript } from "../../support/samples.ts";
import { everybody, nobody, type RelationExpectation } from "../expectation.ts";

const fork = (state: "published" | "draft") => async (fixture: Fixture) => {
	const original = await makeScript(fixture);
	const copy = await makeScript(fixture, state);
	await fixture.sql`
		insert into public.bookmarklet_forks (original_bookmarklet_id, forked_bookmarklet_id, user_id)
		values (${original.id}, ${copy.id}, ${idOf(fixture, "owner")})`;
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
