/** True helpful, false not helpful, null no vote. */
export type Vote = boolean | null;

interface Counted {
	readonly helpful_count: number;
	readonly not_helpful_count: number;
}

/** The counts of a review after one person's vote has changed. */
export function countVote<Review extends Counted>(review: Review, before: Vote, after: Vote): Review {
	const change = (counted: boolean) => Number(after === counted) - Number(before === counted);
	return {
		...review,
		helpful_count: Math.max(0, review.helpful_count + change(true)),
		not_helpful_count: Math.max(0, review.not_helpful_count + change(false)),
	};
}
