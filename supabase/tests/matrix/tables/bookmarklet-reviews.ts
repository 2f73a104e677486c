import { makeAccount, makeReview, makeScript, next } from "../../support/samples.ts";
import { idOf, type World } from "../../support/world.ts";
import { limitsInserts, limitsUpdates, movesUpdatedAt } from "../effects.ts";
import { everybody, type RelationExpectation, signedIn } from "../expectation.ts";
import { expectTrue, show, trueRow } from "../rows.ts";

/** A script of somebody else: nobody may review their own. */
const foreignScript = async (world: World, state: "published" | "removed" = "published") =>
	makeScript(world, state, await makeAccount(world));
const review = (state: "published" | "removed") => async (world: World) => ({
	id: await makeReview(world, (await foreignScript(world, state)).id, idOf(world, "owner")),
});
const row = async (world: World, person: string) => ({
	bookmarklet_id: (await foreignScript(world)).id,
	user_id: person,
	rating: 5,
	title: "Fine",
	comment: "It works as it says.",
	works_on_version: "1.0.0",
});

export const bookmarkletReviews: RelationExpectation = {
	relation: "bookmarklet_reviews",
	readableBy: {
		everybody: [
			"id",
			"bookmarklet_id",
			"user_id",
			"version_id",
			"rating",
			"title",
			"comment",
			"works_on_version",
			"helpful_count",
			"not_helpful_count",
			"helpful_rank",
			"by_owner",
			"created_at",
			"updated_at",
		],
		signedIn: [],
		nobody: [],
	},
	samples: {
		"on a published script": { make: review("published"), select: everybody, update: ["owner"], delete: ["owner"] },
		"on a removed script": {
			make: review("removed"),
			select: ["owner", "admin"],
			update: ["owner"],
			delete: ["owner"],
		},
	},
	insert: { own: signedIn, asOwner: ["owner"], row },
	changes: () => ({
		rating: 1 + (next() % 3),
		title: `Changed ${next()}`,
		comment: `Changed my mind ${next()} times`,
		works_on_version: `2.${next()}`,
	}),
	triggers: {
		limit_inserts: limitsInserts("bookmarklet_reviews", "review", row),
		limit_updates: limitsUpdates("bookmarklet_reviews", "review", review("published"), { rating: 2 }),
		touch_updated_at: movesUpdatedAt("bookmarklet_reviews", review("published"), { comment: "Now it is even better." }),
		stamp_review: stampsVersion,
		refuse_own_review: refusesOwnReview,
		count_reviews: countsReviews,
	},
};

async function stampsVersion(world: World) {
	const { id, versionId } = await makeScript(world);
	const written = await trueRow(world, "bookmarklet_reviews", { id: await makeReview(world, id) });
	expectTrue(written?.version_id === versionId, "The review does not say which version it is about.");
}

async function countsReviews(world: World) {
	const { id } = await makeScript(world);
	const first = await makeReview(world, id);
	await makeReview(world, id, idOf(world, "other"));
	await world.sql`update public.bookmarklet_reviews set rating = 1 where id = ${first}`;
	const two = await trueRow(world, "bookmarklets", { id });
	expectTrue(two?.review_count === 2 && two.average_rating === 2.5, "Two reviews, of 1 and 4, do not average to 2.5.");
	await world.sql`delete from public.bookmarklet_reviews where id = ${first}`;
	const one = await trueRow(world, "bookmarklets", { id });
	expectTrue(one?.review_count === 1 && one.average_rating === 4, "The deleted review still counts.");
}

async function refusesOwnReview(world: World) {
	const { id } = await makeScript(world);
	const values = { bookmarklet_id: id, rating: 5, comment: "I wrote it, and I like it." };
	const refused = await world.people.owner.tables.from("bookmarklet_reviews").insert(values);
	expectTrue(refused.error?.code === "42501", `The owner may review the own script: ${show(refused.error)}`);
	const control = await world.people.other.tables.from("bookmarklet_reviews").insert(values);
	expectTrue(control.error === null, `Nobody else may, either: ${show(control.error)}`);
}

const vote = async (world: World) => {
	const review_id = await makeReview(world, (await makeScript(world)).id, idOf(world, "other"));
	const user_id = idOf(world, "owner");
	await world.sql`insert into public.review_votes (review_id, user_id, is_helpful) values (${review_id}, ${user_id}, true)`;
	return { review_id, user_id };
};
const voteRow = async (world: World, person: string) => ({
	review_id: await makeReview(world, (await makeScript(world)).id),
	user_id: person,
	is_helpful: true,
});

export const reviewVotes: RelationExpectation = {
	relation: "review_votes",
	readableBy: {
		everybody: [],
		signedIn: ["review_id", "user_id", "is_helpful", "created_at", "updated_at"],
		nobody: [],
	},
	samples: { "a vote": { make: vote, select: ["owner"], update: ["owner"], delete: ["owner"] } },
	insert: { own: signedIn, asOwner: ["owner"], row: voteRow },
	changes: () => ({ is_helpful: false }),
	triggers: {
		limit_inserts: limitsInserts("review_votes", "review_vote", voteRow),
		touch_updated_at: movesUpdatedAt("review_votes", vote, { is_helpful: false }),
		count_votes: countsVotes,
	},
};

async function countsVotes(world: World) {
	const { review_id, user_id } = await vote(world);
	const counts = async () => {
		const counted = await trueRow(world, "bookmarklet_reviews", { id: review_id });
		return [counted?.helpful_count, counted?.not_helpful_count, counted?.helpful_rank].join();
	};
	// Counted and shown, but the script's owner does not lift a review of the own script.
	expectTrue((await counts()) === "1,0,0", `After the owner's vote: ${await counts()}`);
	await world.sql`
		insert into public.review_votes (review_id, user_id, is_helpful)
		values (${review_id}, ${idOf(world, "other")}, true), (${review_id}, ${idOf(world, "admin")}, true)`;
	expectTrue((await counts()) === "3,0,1", `After the author's and a reader's vote: ${await counts()}`);
	await world.sql`update public.review_votes set is_helpful = false where review_id = ${review_id} and user_id = ${user_id}`;
	expectTrue((await counts()) === "2,1,1", `After a change of mind: ${await counts()}`);
	await world.sql`delete from public.review_votes where review_id = ${review_id}`;
	expectTrue((await counts()) === "0,0,0", `After all votes were taken back: ${await counts()}`);
}
