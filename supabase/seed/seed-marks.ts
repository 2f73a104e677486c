import type { TransactionSql } from "postgres";
import type { About } from "./about-schema.ts";
import type { SeedScript } from "./read-seeds.ts";
import { seedId } from "./seed-id.ts";
import { personId } from "./seed-people.ts";
import { scriptId } from "./seed-script.ts";
import { momentOf, type SeedEvent } from "./timeline.ts";

type Review = About["reviews"][number];

function starEvents(sql: TransactionSql, { slug, about }: SeedScript): SeedEvent[] {
	return about.stars.map(({ by, daysBefore }) => {
		const at = momentOf(daysBefore, seedId("star", slug, by));
		return {
			at,
			run: () => sql`
				insert into public.bookmarklet_stars (user_id, bookmarklet_id, created_at)
				values (${personId(by)}, ${scriptId(slug)}, ${at})`,
		};
	});
}

function installEvents(sql: TransactionSql, { slug, about }: SeedScript): SeedEvent[] {
	return about.installs.map(({ by, source, daysBefore }) => {
		const at = momentOf(daysBefore, seedId("install", slug, by));
		return {
			at,
			run: () => sql`
				insert into public.bookmarklet_installs (bookmarklet_id, version_id, user_id, day, source, created_at)
				select id, latest_version_id, ${personId(by)}, ${at.toISOString().slice(0, 10)}::date, ${source}, ${at}
				from public.bookmarklets where id = ${scriptId(slug)}`,
		};
	});
}

/** Votes are after their review and before the end of the seeded history, each a tenth of that time later. */
function voteEvents(sql: TransactionSql, reviewId: string, review: Review): SeedEvent[] {
	const votes = [
		...review.helpfulTo.map((by) => ({ by, isHelpful: true })),
		...review.notHelpfulTo.map((by) => ({ by, isHelpful: false })),
	];
	return votes.map(({ by, isHelpful }, index) => {
		const at = momentOf((review.daysBefore - 1) * 0.9 ** index, seedId("vote", reviewId, by));
		return {
			at,
			run: () => sql`
				insert into public.review_votes (review_id, user_id, is_helpful, created_at, updated_at)
				values (${reviewId}, ${personId(by)}, ${isHelpful}, ${at}, ${at})`,
		};
	});
}

function reviewEvents(sql: TransactionSql, { slug, about }: SeedScript): SeedEvent[] {
	return about.reviews.flatMap((review) => {
		const id = seedId("review", slug, review.by);
		const at = momentOf(review.daysBefore, id);
		const written: SeedEvent = {
			at,
			run: () => sql`
				insert into public.bookmarklet_reviews
					(id, bookmarklet_id, user_id, rating, title, comment, works_on_version, created_at, updated_at)
				values (${id}, ${scriptId(slug)}, ${personId(review.by)}, ${review.rating}, ${review.title ?? null},
					${review.comment}, ${review.worksOnVersion ?? null}, ${at}, ${at})`,
		};
		return [written, ...voteEvents(sql, id, review)];
	});
}

/** Events of other people with a script. Triggers on these rows compute counters and ratings; none is written here. */
export function markEvents(sql: TransactionSql, seed: SeedScript): SeedEvent[] {
	return [...starEvents(sql, seed), ...installEvents(sql, seed), ...reviewEvents(sql, seed)];
}
