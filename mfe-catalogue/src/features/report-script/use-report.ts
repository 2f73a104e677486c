import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { usePendingAction, useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import { en } from "./messages/button-en.ts";
import { type ReportSubject, reportActions } from "./pending-report.ts";

/**
 * The review or script that is being reported on the page of a script, if any; visitors sign in first and come back to the dialog.
 * @param subject reports of the script, or of its reviews
 */
export function useReport(scriptId: string, subject: ReportSubject) {
	const host = useHost();
	const text = useMessages({ en });
	const { status, user } = useSession();
	const signInFor = useSignInFor(reportActions[subject]);
	/** Of the review, or of the script (null); undefined while nothing is reported. */
	const [reviewId, setReviewId] = useState<string | null>();

	usePendingAction(reportActions[subject], (target) => {
		if (target.scriptId === scriptId) setReviewId(target.reviewId ?? null);
	});

	return {
		target: reviewId === undefined ? null : { scriptId, reviewId },
		reporterId: user?.id ?? null,
		close: () => setReviewId(undefined),
		/** @param id of the review; null for the script */
		report(id: string | null) {
			if (status === "loading") return;
			if (user) return setReviewId(id);
			host.notify("error", text.signInFirst);
			signInFor({ scriptId, reviewId: id ?? undefined });
		},
	};
}
