import { reportRating } from "@scriptorium/hub-data/reports/report-rating";
import { useHost } from "@scriptorium/remote-kit/host";
import { useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { QueryFailure, unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import type { Finding } from "../../script-security/analysis.ts";
import { createSessionDraft } from "../../session-draft/session-draft.ts";
import { en } from "./messages/en.ts";
import { type RatingTarget, reportRatingAction } from "./pending-rating-report.ts";
import { findingOfClaim } from "./rating-claim.ts";

const formValues = z.object({ claim: z.nullable(z.string()), description: z.string() });
type FormValues = Readonly<z.infer<typeof formValues>>;
type Problem = "claimMissing" | "tooShort" | "tooLong";

/** The database counts code points of the trimmed text, not UTF-16 units. */
export function characters(text: string): number {
	return Array.from(text.trim()).length;
}

/** The form of a report of a wrong rating: values, error, draft and sending. */
export function useRatingEditor(
	target: RatingTarget,
	findings: readonly Finding[],
	reporterId: string,
	onClose: () => void,
) {
	const host = useHost();
	const { notices } = useMessages({ en });
	const signInFor = useSignInFor(reportRatingAction);
	const [draft] = useState(() => createSessionDraft(`rating-report:${target.versionId}`, reporterId, formValues));
	const [values, setValues] = useState<FormValues>(() => {
		const kept = draft.read();
		return { claim: target.claim ?? kept?.claim ?? null, description: kept?.description ?? "" };
	});
	const [problem, setProblem] = useState<Problem | null>(null);

	const problemOf = ({ claim, description }: FormValues): Problem | null => {
		if (claim === null || findingOfClaim(claim, findings) === undefined) return "claimMissing";
		const length = characters(description);
		if (length < textLimits.ratingReport.description.min) return "tooShort";
		return length > textLimits.ratingReport.description.max ? "tooLong" : null;
	};

	const send = useMutation({
		mutationFn: (finding: Finding | null) =>
			unwrapForQuery(
				reportRating(host.client, {
					versionId: target.versionId,
					finding,
					description: values.description.trim(),
				}),
			),
		onSuccess: () => {
			draft.forget();
			host.notify("success", notices.sent, { description: notices.sentAbout });
			host.track({
				type: "report",
				category: "script",
				// Without the script: statistics do not say who reported what.
				action: "send",
				properties: { reason: "rating" },
			});
			onClose();
		},
		onError: (error) => {
			const code = error instanceof QueryFailure ? error.code : "UNKNOWN";
			if (code === "CONFLICT") return host.notify("info", notices.refused, { description: error.message });
			if (code === "UNAUTHENTICATED") {
				host.notify("error", notices.signInFirst, { description: notices.kept });
				return signInFor({ versionId: target.versionId, claim: values.claim ?? undefined });
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
		change(part: Partial<FormValues>) {
			const next = { ...values, ...part };
			setValues(next);
			draft.write(next);
			if (problem !== null) setProblem(problemOf(next));
		},
		/** @returns the first error, or null when the report is being sent */
		submit(): Problem | null {
			const wrong = problemOf(values);
			setProblem(wrong);
			const finding = values.claim === null ? undefined : findingOfClaim(values.claim, findings);
			if (wrong === null && finding !== undefined && !send.isPending) send.mutate(finding);
			return wrong;
		},
	};
}
