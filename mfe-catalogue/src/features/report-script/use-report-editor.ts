import { type ReportReason, reportScript } from "@scriptorium/hub-data/reports/report-script";
import { useHost } from "@scriptorium/remote-kit/host";
import { useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { countCharacters, textLimits } from "@scriptorium/shared-protocol/text-limits";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import { useReportForm } from "../../report-form/use-report-form.ts";
import { createSessionDraft } from "../../session-draft/session-draft.ts";
import { en } from "./messages/en.ts";
import { type ReportTarget, reportActions } from "./pending-report.ts";
import { emptyReport, type ReportFormValues, reportFormValues } from "./report-form.ts";

type Problem = "reasonMissing" | "descriptionLong";

interface Content {
	readonly reason: ReportReason;
	readonly description: string;
}

function check({
	reason,
	description,
}: ReportFormValues): { readonly problem: Problem } | { readonly content: Content } {
	if (reason === null) return { problem: "reasonMissing" };
	if (countCharacters(description) > textLimits.report.description.max) return { problem: "descriptionLong" };
	return { content: { reason, description: description.trim() } };
}

/** State of the form in which a user reports a script or a review: its fields, their checks, and what is sent. */
export function useReportEditor(target: ReportTarget, reporterId: string, onClose: () => void) {
	const { scriptId, reviewId } = target;
	const host = useHost();
	const { notices } = useMessages({ en });
	const signInFor = useSignInFor(reportActions[reviewId === null ? "script" : "review"]);
	const [draft] = useState(() => createSessionDraft(`report:${reviewId ?? scriptId}`, reporterId, reportFormValues));
	const [initial] = useState(() => draft.read() ?? emptyReport);
	return useReportForm({
		draft,
		initial,
		check,
		send: (content) => reportScript(host.client, { ...target, ...content }),
		reasonOf: ({ reason }) => reason,
		notices,
		onConflict: () => {
			draft.forget();
			host.notify("info", notices.duplicate, { description: notices.sentAbout });
			onClose();
		},
		onSessionEnd: () => signInFor({ scriptId, reviewId: reviewId ?? undefined }),
		onClose,
	});
}
