import { addReview } from "@scriptorium/hub-data/reviews/add-review";
import type { Review } from "@scriptorium/hub-data/reviews/review";
import { updateReview } from "@scriptorium/hub-data/reviews/update-review";
import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { QueryFailure, unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { createSessionDraft } from "../../session-draft/session-draft.ts";
import { en } from "./messages/en.ts";
import { writeReviewAction } from "./pending-review.ts";
import {
	contentOf,
	emptyReview,
	fieldOrder,
	problemsOf,
	type ReviewFormValues,
	type ReviewProblems,
	reviewFormValues,
	valuesOf,
} from "./review-form.ts";
import { useRefreshReviews } from "./use-refresh-reviews.ts";

export interface ReviewEditorOptions {
	readonly scriptId: string;
	/** Who writes. */
	readonly authorId: string;
	/** The review to change; null to write one. */
	readonly existing: Review | null;
	readonly onSaved: () => void;
}

/** The form of a review: values, errors, draft and sending. */
export function useReviewEditor({ scriptId, authorId, existing, onSaved }: ReviewEditorOptions) {
	const host = useHost();
	const { notices } = useMessages({ en });
	const { user } = useSession();
	const signInFor = useSignInFor(writeReviewAction);
	const refresh = useRefreshReviews(scriptId);
	const [draft] = useState(() => createSessionDraft(`review:${scriptId}`, authorId, reviewFormValues));
	const [kept, setKept] = useState(() => draft.read());
	const published = existing ? valuesOf(existing) : emptyReview;
	const [values, setValues] = useState<ReviewFormValues>(kept ?? published);
	const [problems, setProblems] = useState<ReviewProblems>({});

	const save = useMutation({
		mutationFn: ({ content, by: userId }: { content: ReturnType<typeof contentOf>; by: string }) =>
			unwrapForQuery(
				existing
					? updateReview(host.client, { userId, reviewId: existing.id, content })
					: addReview(host.client, { userId, scriptId, content }),
			),
		onSuccess: () => {
			draft.forget();
			host.notify("success", existing ? notices.updated : notices.submitted);
			host.track({ type: "review", category: "script", action: existing ? "update" : "add", label: scriptId });
			onSaved();
			return refresh();
		},
		onError: (error) => {
			const code = error instanceof QueryFailure ? error.code : "UNKNOWN";
			if (code === "UNAUTHENTICATED") return askForSignIn();
			// Deleted, or written in another tab: reading again puts the dialog into the right mode and keeps the input.
			if (code === "CONFLICT" || code === "NOT_FOUND") void refresh();
			if (code === "CONFLICT") return host.notify("error", notices.duplicate);
			host.notify("error", existing ? notices.updateFailed : notices.submitFailed, {
				description: code === "RATE_LIMITED" ? notices.tooMany : notices.kept,
			});
		},
	});

	function askForSignIn() {
		host.notify("error", notices.signInFirst, { description: notices.kept });
		signInFor({ scriptId });
	}

	function change(part: Partial<ReviewFormValues>) {
		const next = { ...values, ...part };
		setValues(next);
		draft.write(next);
		// Errors that were shown are checked again while typing; no new ones appear before the next submit.
		const left = problemsOf(next);
		setProblems((before) =>
			Object.fromEntries(fieldOrder.flatMap((field) => (before[field] && left[field] ? [[field, left[field]]] : []))),
		);
	}

	return {
		values,
		problems,
		/** The form shows an earlier draft. */
		isRestored: kept !== null,
		isSaving: save.isPending,
		change,
		discard() {
			draft.forget();
			setKept(null);
			setValues(published);
			setProblems({});
		},
		/** @returns the first field that is wrong, or null when the review is on its way */
		submit(): (typeof fieldOrder)[number] | null {
			const found = problemsOf(values);
			setProblems(found);
			const first = fieldOrder.find((field) => found[field] !== undefined);
			if (first) return first;
			// The session may have ended while the review was written.
			if (!user) askForSignIn();
			else if (!save.isPending) save.mutate({ content: contentOf(values), by: user.id });
			return null;
		},
	};
}
