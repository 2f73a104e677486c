import { makeScript } from "../../support/samples.ts";
import { idOf, type World } from "../../support/world.ts";
import { limitsInserts } from "../effects.ts";
import { everybody, nobody, type RelationExpectation, signedIn } from "../expectation.ts";
import { expectTrue, trueRow } from "../rows.ts";

const star = (state: "published" | "removed") => async (world: World) => {
	const { id } = await makeScript(world, state);
	const user_id = idOf(world, "owner");
	await world.sql`insert into public.bookmarklet_stars (user_id, bookmarklet_id) values (${user_id}, ${id})`;
	return { user_id, bookmarklet_id: id };
};
const row = async (world: World, person: string) => ({ user_id: person, bookmarklet_id: (await makeScript(world)).id });

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

async function countsStars(world: World) {
	const { user_id, bookmarklet_id } = await star("published")(world);
	expectTrue(
		(await trueRow(world, "bookmarklets", { id: bookmarklet_id }))?.star_count === 1,
		"The star was not counted.",
	);
	await world.sql`delete from public.bookmarklet_stars where user_id = ${user_id} and bookmarklet_id = ${bookmarklet_id}`;
	expectTrue(
		(await trueRow(world, "bookmarklets", { id: bookmarklet_id }))?.star_count === 0,
		"It was not counted back.",
	);
}

/** The same rows under the name the analytics know, for administrators. */
export const bookmarkletFavorites: RelationExpectation = {
	relation: "bookmarklet_favorites",
	seenAs: "admin",
	readableBy: { everybody: [], signedIn: ["user_id", "bookmarklet_id", "created_at"], nobody: [] },
	samples: { "a star": { make: star("published"), select: ["admin"], update: nobody, delete: nobody } },
	insert: null,
	changes: () => ({}),
	triggers: {},
};
