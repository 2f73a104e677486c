import { type Fixture, idOf } from "../../support/fixture.ts";
import { makeScript } from "../../support/samples.ts";
import { limitsInserts } from "../effects.ts";
import { everybody, nobody, type RelationExpectation, signedIn } from "../expectation.ts";
import { expectTrue, rowPastPolicies } from "../rows.ts";

const star = (state: "published" | "removed") => async (fixture: Fixture) => {
	const { id } = await makeScript(fixture, state);
	const user_id = idOf(fixture, "owner");
	await fixture.sql`insert into public.bookmarklet_stars (user_id, bookmarklet_id) values (${user_id}, ${id})`;
	return { user_id, bookmarklet_id: id };
};
const row = async (fixture: Fixture, person: string) => ({
	user_id: person,
	bookmarklet_id: (await makeScript(fixture)).id,
});

export const bookmarkletStars: RelationExpectation = {
	relation: "bookmarklet_stars",
	readableBy: { everybody: ["user_id", "bookmarklet_id", "created_at"], signedIn: [], nobody: [] },
	samples: {
		"on a published script": { make: star("published"), select: everybody, update: nobody, delete: ["owner"] },
		"on a removed script": { make: star("removed"), select: ["owner", "admin"], update: nobody, delete: ["owner"] },
	},
	insert: { own: signedIn, asOwner: ["owner"], row },
	changes: () => ({}),
	triggers: { limit_inserts: limitsInserts("bookmarklet_stars", "star", row), count_stars: countsStars },
};

async function countsStars(fixture: Fixture) {
	const { user_id, bookmarklet_id } = await star("published")(fixture);
	expectTrue(
		(await rowPastPolicies(fixture, "bookmarklets", { id: bookmarklet_id }))?.star_count === 1,
		"The star was not counted.",
	);
	await fixture.sql`delete from public.bookmarklet_stars where user_id = ${user_id} and bookmarklet_id = ${bookmarklet_id}`;
	expectTrue(
		(await rowPastPolicies(fixture, "bookmarklets", { id: bookmarklet_id }))?.star_count === 0,
		"It was not counted back.",
	);
}

/** View of the same rows under the name that the analytics use, for administrators. */
export const bookmarkletFavorites: RelationExpectation = {
	relation: "bookmarklet_favorites",
	seenAs: "admin",
	readableBy: { everybody: [], signedIn: ["user_id", "bookmarklet_id", "created_at"], nobody: [] },
	samples: { "a star": { make: star("published"), select: ["admin"], update: nobody, delete: nobody } },
	insert: null,
	changes: () => ({}),
	triggers: {},
};
