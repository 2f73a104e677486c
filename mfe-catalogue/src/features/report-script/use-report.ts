import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useHost, useSession } from "../../host/host-context.tsx";
import { en } from "./messages/en.ts";
import { pendingReport, pendingReportKind, type ReportSubject, targetOfPendingReport } from "./pending-report.ts";

/**
 * What is being reported on the page of a script, if anything; visitors sign in first and come back to the dialog.
 * @param subject of what this place is for: the script, or its reviews
 */
export function useReport(scriptId: string, subject: ReportSubject) {
	const host = useHost();
	const { notices } = useMessages({ en });
	const { status, user } = useSession();
	const { pathname, search } = useLocation();
	/** Of the review, or of the script (null); undefined while nothing is reported. */
	const [reviewId, setReviewId] = useState<string | null>();

	useEffect(
		() =>
			host.onPendingAction(pendingReportKind(subject), (action) => {
				const found = targetOfPendingReport(action);
				if (found?.scriptId === scriptId) setReviewId(found.reviewId);
			}),
		[host, scriptId, subject],
	);

	return {
		target: reviewId === undefined ? null : { scriptId, reviewId },
		reporterId: user?.id ?? null,
		close: () => setReviewId(undefined),
		/** @param id of the review; null for the script */
		report(id: string | null) {
			if (status === "loading") return;
			if (user) return setReviewId(id);
			host.notify("error", notices.signInFirst);
			host.requireSignIn(pendingReport({ scriptId, reviewId: id }, pathname + search));
		},
	};
}
