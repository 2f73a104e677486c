import { reportRating } from "@scriptorium/hub-data/reports/report-rating";
import { useHost } from "@scriptorium/remote-kit/host";
import { useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { countCharacters, textLimits } from "@scriptorium/shared-protocol/text-limits";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import * as z from "zod/mini";
import { useReportForm } from "../../report-form/use-report-form.ts";
import type { Finding } from "../../script-security/analysis.ts";
import { createSessionDraft } from "../../session-draft/session-draft.ts";
import { en } from "./messages/en.ts";
import { type RatingTarget, reportRatingAction } from "./pending-rating-report.ts";
import { findingOfClaim } from "./rating-claim.ts";

const formValues = z.object({ claim: z.nullable(z.string()), description: z.string() });
type FormValues = Readonly<z.infer<typeof formValues>>;
type Problem = "claimMissing" | "tooShort" | "tooLong";

interface Content {
	/** The finding that is wrong; null when one is missing. */
	readonly finding: Finding | null;
	readonly description: string;
}

function check(
	{ claim, description }: FormValues,
	findings: readonly Finding[],
): { readonly problem: Problem } | { readonly content: Content } {
	const finding = claim === null ? undefined : findingOfClaim(claim, findings);
	if (finding === undefined) return { problem: "claimMissing" };
	const length = countCharacters(description);
	if (length < textLimits.ratingReport.description.min) return { problem: "tooShort" };
	if (length > textLimits.ratingReport.description.max) return { problem: "tooLong" };
	return { content: { finding, description: description.trim() } };
}

/** State of the form in which a user reports a wrong rating: its fields, their checks, and what is sent. */
export function useRatingEditor(
	{ versionId, claim }: RatingTarget,
	findings: readonly Finding[],
	reporterId: string,
	onClose: () => void,
) {
	const host = useHost();
	const { notices } = useMessages({ en });
	const signInFor = useSignInFor(reportRatingAction);
	const [draft] = useState(() => createSessionDraft(`rating-report:${versionId}`, reporterId, formValues));
	const [kept] = useState(() => draft.read());
	return useReportForm({
		draft,
		initial: { claim: claim ?? kept?.claim ?? null, description: kept?.description ?? "" },
		check: (values) => check(values, findings),
		send: (content) => reportRating(host.client, { versionId, ...content }),
		reasonOf: () => "rating",
		notices,
		onConflict: (description) => host.notify("info", notices.refused, { description }),
		onSessionEnd: (values) => signInFor({ versionId, claim: values.claim ?? undefined }),
		onClose,
	});
}
