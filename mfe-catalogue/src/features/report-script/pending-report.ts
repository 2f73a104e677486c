import type { PendingAction } from "@scriptorium/shared-protocol/host-remote/session";
import * as z from "zod/mini";

/** What is reported: a script, or one of its reviews. */
export interface ReportTarget {
	readonly scriptId: string;
	/** Null for the script itself. */
	readonly reviewId: string | null;
}

/** Two kinds, because the button of the script and the menus of its reviews wait for theirs in different places. */
export type ReportSubject = "script" | "review";
const KINDS = { script: "report-script/report-script", review: "report-script/report-review" } as const;

const payload = z.object({ scriptId: z.uuid(), reviewId: z.optional(z.uuid()) });

/** Name of the action that a visitor was about to do when the sign-in came between. */
export function pendingReportKind(subject: ReportSubject): string {
	return KINDS[subject];
}

export function pendingReport({ scriptId, reviewId }: ReportTarget, returnTo: string): PendingAction {
	return {
		kind: KINDS[reviewId === null ? "script" : "review"],
		returnTo,
		payload: { scriptId, ...(reviewId === null ? {} : { reviewId }) },
	};
}

/** What was to be reported, or null when the stored action does not say (it was in the browser's storage). */
export function targetOfPendingReport(action: PendingAction): ReportTarget | null {
	const parsed = z.safeParse(payload, action.payload);
	return parsed.success ? { scriptId: parsed.data.scriptId, reviewId: parsed.data.reviewId ?? null } : null;
}
