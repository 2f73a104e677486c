import { type ReportReason, reportScript } from "@scriptorium/hub-data/reports/report-script";
import { useHost } from "@scriptorium/remote-kit/host";
import { useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { QueryFailure, unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { createSessionDraft } from "../../session-draft/session-draft.ts";
import { en } from "./messages/en.ts";
import { type ReportTarget, reportActions } from "./pending-report.ts";
import { characters, emptyReport, type ReportFormValues, reportFormValues } from "./report-form.ts";

type Problem = "reasonMissing" | "descriptionLong";

function problemOf({ reason, description }: ReportFormValues): Problem | null {
	if (reason === null) return "reasonMissing";
	return characters(description) > textLimits.report.description.max ? "descriptionLong" : null;
}

/** The form of a report: values, errors, draft and sending. */
export function useReportEditor(target: ReportTarget, reporterId: string, onClose: () => void) {
	const host = useHost();
	const { notices } = useMessages({ en });
	const signInFor = useSignInFor(reportActions[target.reviewId === null ? "script" : "review"]);
	const [draft] = useState(() =>
		createSessionDraft(`report:${target.reviewId ?? target.scriptId}`, reporterId, reportFormValues),
	);
	const [values, setValues] = useState<ReportFormValues>(() => draft.read() ?? emptyReport);
	const [problem, setProblem] = useState<Problem | null>(null);

	const send = useMutation({
		mutationFn: (reason: ReportReason) =>
			unwrapForQuery(reportScript(host.client, { ...target, reason, description: values.description.trim() })),
		onSuccess: (_, reason) => {
			draft.forget();
			host.notify("success", notices.sent, { description: notices.sentAbout });
			host.track({
				type: "report",
				category: "script",
				// Without the script: statistics do not say who reported what.
				action: "send",
				properties: { reason },
			});
			onClose();
		},
		onError: (error) => {
			const code = error instanceof QueryFailure ? error.code : "UNKNOWN";
			if (code === "CONFLICT") {
				draft.forget();
				host.notify("info", notices.duplicate, { description: notices.sentAbout });
				return onClose();
			}
			if (code === "UNAUTHENTICATED") {
				host.notify("error", notices.signInFirst, { description: notices.kept });
				return signInFor({ scriptId: target.scriptId, reviewId: target.reviewId ?? undefined });
			}
			host.notify("error", notices.failed, {
				description: code === "RATE_LIMITED" ? notices.tooMany : notices.kept,
			});
		},
	});

	return {
		values,
		problem,
		isSending: send.isPending,
		change(part: Partial<ReportFormValues>) {
			const next = { ...values, ...part };
			setValues(next);
			draft.write(next);
			if (problem !== null) setProblem(problemOf(next));
		},
		/** @returns the first error, or null when the report is being sent */
		submit(): Problem | null {
			const found = problemOf(values);
			setProblem(found);
			if (found === null && values.reason !== null && !send.isPending) send.mutate(values.reason);
			return found;
		},
	};
}
