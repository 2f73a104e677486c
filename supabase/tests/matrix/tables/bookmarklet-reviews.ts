import { type Fixture, idOf } from "../../support/fixture.ts";
import { makeAccount, makeReview, makeScript, next } from "../../support/samples.ts";
import { limitsInserts, limitsUpdates, movesUpdatedAt } from "../effects.ts";
import { everybody, type RelationExpectation, signedIn } from "../expectation.ts";
import { expectTrue, rowPastPolicies, show } from "../rows.ts";

/** A script of somebody else: nobody may review their own. */
const foreignScript = async (fixture: Fixture, state: "published" | "removed" = "published") =>
	makeScript(fixture, state, await makeAccount(fixture));
const review = (state: "published" | "removed") => async (fixture: Fixture) => ({
	id: await makeReview(fixture, (await foreignScript(fixture, state)).id, idOf(fixture, "owner")),
});
const row = async (fixture: Fixture, person: string) => ({
	bookmarklet_id: (await foreignScript(fixture)).id,
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

async function stampsVersion(fixture: Fixture) {
	const { id, versionId } = await makeScript(fixture);
	const written = await rowPastPolicies(fixture, "bookmarklet_reviews", { id: await makeReview(fixture, id) });
	expectTrue(written?.version_id === versionId, "The review does not say which version it is about.");
}

async function countsReviews(fixture: Fixture) {
	const { id } = await makeScript(fixture);
	const first = await makeReview(fixture, id);
	await makeReview(fixture, id, idOf(fixture, "other"));
	await fixture.sql`update public.bookmarklet_reviews set rating = 1 where id = ${first}`;
	const two = await rowPastPolicies(fixture, "bookmarklets", { id });
	expectTrue(two?.review_count === 2 && two.average_rating === 2.5, "Two reviews, of 1 and 4, do not average to 2.5.");
	await fixture.sql`delete from public.bookmarklet_reviews where id = ${first}`;
	const one = await rowPastPolicies(fixture, "bookmarklets", { id });
	expectTrue(one?.review_count === 1 && one.average_rating === 4, "The deleted review still counts.");
}

async function refusesOwnReview(fixture: Fixture) {
	const { id } = await makeScript(fixture);
	const values = { bookmarklet_id: id, rating: 5, comment: "I wrote it, and I like it." };
	const refused = await fixture.people.owner.tables.from("bookmarklet_reviews").insert(values);
	expectTrue(refused.error?.code === "42501", `The owner may review the own script: ${show(refused.error)}`);
	const control = await fixture.people.other.tables.from("bookmarklet_reviews").insert(values);
	expectTrue(control.error === null, `Nobody else may, either: ${show(control.error)}`);
}

const vote = async (fixture: Fixture) => {
	const review_id = await makeReview(fixture, (await makeScript(fixture)).id, idOf(fixture, "other"));
	const user_id = idOf(fixture, "owner");
	await fixture.sql`insert into public.review_votes (review_id, user_id, is_helpful) values (${review_id}, ${user_id}, true)`;
	return { review_id, user_id };
};
const voteRow = async (fixture: Fixture, person: string) => ({
	review_id: await makeReview(fixture, (await makeScript(fixture)).id),
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

async function countsVotes(fixture: Fixture) {
	const { review_id, user_id } = await vote(fixture);
	const counts = async () => {
		const counted = await rowPastPolicies(fixture, "bookmarklet_reviews", { id: review_id });
		return [counted?.helpful_count, counted?.not_helpful_count, counted?.helpful_rank].join();
	};
	// A vote of the script's owner is counted and shown, but does not raise the review in the order.
	expectTrue((await counts()) === "1,0,0", `After the owner's vote: ${await counts()}`);
	await fixture.sql`
		insert into public.review_votes (review_id, user_id, is_helpful)
		values (${review_id}, ${idOf(fixture, "other")}, true), (${review_id}, ${idOf(fixture, "admin")}, true)`;
	expectTrue((await counts()) === "3,0,1", `After the author's and a reader's vote: ${await counts()}`);
	await fixture.sql`update public.review_votes set is_helpful = false where review_id = ${review_id} and user_id = ${user_id}`;
	expectTrue((await counts()) === "2,1,1", `After a change of mind: ${await counts()}`);
	await fixture.sql`delete from public.review_votes where review_id = ${review_id}`;
	expectTrue((await counts()) === "0,0,0", `After all votes were taken back: ${await counts()}`);
}
