import type { ReviewContent } from "@scriptorium/hub-data/reviews/review";
import { countCharacters, textLimits } from "@scriptorium/shared-protocol/text-limits";
import * as z from "zod/mini";

export const STAR_COUNTS = [1, 2, 3, 4, 5] as const;

/** Values of the form as typed; also the shape of its draft. */
export const reviewFormValues = z.object({
	rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
	title: z.string(),
	comment: z.string(),
	worksOnVersion: z.string(),
});
export type ReviewFormValues = Readonly<z.infer<typeof reviewFormValues>>;
export type StarCount = ReviewFormValues["rating"];

export const emptyReview: ReviewFormValues = { rating: 5, title: "", comment: "", worksOnVersion: "" };

/** Keys of the texts in `messages.invalid`. */
type ReviewProblem = "titleLong" | "commentMissing" | "commentShort" | "commentLong" | "worksOnVersionLong";
export type ReviewProblems = { readonly [Field in "title" | "comment" | "worksOnVersion"]?: ReviewProblem };

/** In the order of the screen: the first one in error gets the focus. */
export const fieldOrder = ["title", "comment", "worksOnVersion"] as const;

function commentProblem(comment: string): ReviewProblem | null {
	const length = countCharacters(comment);
	if (length === 0) return "commentMissing";
	if (length < textLimits.review.comment.min) return "commentShort";
	return length > textLimits.review.comment.max ? "commentLong" : null;
}

/** Errors by field (spec 01 § 5); empty when the form can be sent. */
export function problemsOf({ title, comment, worksOnVersion }: ReviewFormValues): ReviewProblems {
	const ofComment = commentProblem(comment);
	return {
		...(countCharacters(title) > textLimits.review.title.max ? { title: "titleLong" } : {}),
		...(ofComment ? { comment: ofComment } : {}),
		...(countCharacters(worksOnVersion) > textLimits.review.worksOnVersion.max
			? { worksOnVersion: "worksOnVersionLong" }
			: {}),
	};
}

/** The content to send: trimmed, with null for empty fields. */
export function contentOf({ rating, title, comment, worksOnVersion }: ReviewFormValues): ReviewContent {
	return {
		rating,
		title: title.trim() || null,
		comment: comment.trim(),
		worksOnVersion: worksOnVersion.trim() || null,
	};
}

/** The form of a review that is there already. */
export function valuesOf(review: {
	readonly rating: number;
	readonly title: string | null;
	readonly comment: string;
	readonly works_on_version: string | null;
}): ReviewFormValues {
	return {
		rating: STAR_COUNTS.find((rating) => rating === review.rating) ?? emptyReview.rating,
		title: review.title ?? "",
		comment: review.comment,
		worksOnVersion: review.works_on_version ?? "",
	};
}
