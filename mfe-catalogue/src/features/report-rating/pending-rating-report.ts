import { definePendingAction } from "@scriptorium/remote-kit/pending-action";

/** The version whose rating is reported as wrong. */
export interface RatingTarget {
	readonly versionId: string;
	/** What is wrong (`claimAbout`); null while nothing is chosen. */
	readonly claim: string | null;
}

export const reportRatingAction = definePendingAction(
	"report-rating/report-rating",
	async () => (await import("./rating-report-payload.ts")).ratingReportPayload,
);
