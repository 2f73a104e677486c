import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { usePendingAction, useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useEffectEvent, useState } from "react";
import { en } from "./messages/button-en.ts";
import { type RatingTarget, reportRatingAction } from "./pending-rating-report.ts";

/** The report of a wrong rating that is written on the page of a script, if any; visitors sign in first and come back to the dialog. */
export function useRatingReport(versionId: string | null) {
	const host = useHost();
	const text = useMessages({ en });
	const { status, user } = useSession();
	const signInFor = useSignInFor(reportRatingAction);
	const [target, setTarget] = useState<RatingTarget | null>(null);

	/** What was pressed before it is known who is signed in. */
	const [waiting, setWaiting] = useState<{ readonly claim: string | null } | null>(null);

	const open = useEffectEvent((claim: string | null) => {
		if (versionId === null) return;
		if (user) return setTarget({ versionId, claim });
		host.notify("error", text.signInFirst);
		signInFor({ versionId, claim: claim ?? undefined });
	});
	useEffect(() => {
		if (waiting === null || status === "loading") return;
		setWaiting(null);
		open(waiting.claim);
	}, [waiting, status]);

	usePendingAction(reportRatingAction, (pending) => {
		if (pending.versionId === versionId) setTarget({ versionId, claim: pending.claim ?? null });
	});

	return {
		target,
		reporterId: user?.id ?? null,
		close: () => setTarget(null),
		/** @param claim what is wrong (`claimAbout`); null to choose it in the dialog */
		report: (claim: string | null) => setWaiting({ claim }),
	};
}
