import type { Result } from "@scriptorium/core-types/errors";
import type { DataErrorCode } from "@scriptorium/hub-data/data-error";
import { useHost } from "@scriptorium/remote-kit/host";
import { QueryFailure, unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SessionDraft } from "../session-draft/session-draft.ts";

export interface ReportNotices {
	readonly sent: string;
	readonly sentAbout: string;
	readonly signInFirst: string;
	readonly failed: string;
	readonly kept: string;
	readonly tooMany: string;
}

/** What differs between the reports that people send to the moderators. */
export interface ReportFormOptions<Values, Problem, Content> {
	readonly draft: SessionDraft<Values>;
	readonly initial: Values;
	/** @returns the first error, or what is sent */
	readonly check: (values: Values) => { readonly problem: Problem } | { readonly content: Content };
	readonly send: (content: Content) => Promise<Result<unknown, DataErrorCode>>;
	/** The reason that statistics count. They do not say which script was reported. */
	readonly reasonOf: (content: Content) => string;
	readonly notices: ReportNotices;
	/** Handles a report that the database refuses because it has one already, or because its subject has changed. */
	readonly onConflict: (message: string) => void;
	/** Asks for a sign-in; the draft is kept. */
	readonly onSessionEnd: (values: Values) => void;
	readonly onClose: () => void;
}

/** State of a form that reports something to the moderators: its values, its first error, its stored draft and its submission. */
export function useReportForm<Values extends object, Problem, Content>(
	options: ReportFormOptions<Values, Problem, Content>,
) {
	const { draft, check, notices, onClose } = options;
	const host = useHost();
	const [values, setValues] = useState(options.initial);
	const [problem, setProblem] = useState<Problem | null>(null);
	const problemOf = (checked: ReturnType<typeof check>) => ("problem" in checked ? checked.problem : null);

	const sending = useMutation({
		mutationFn: (content: Content) => unwrapForQuery(options.send(content)),
		onSuccess: (_, content) => {
			draft.forget();
			host.notify("success", notices.sent, { description: notices.sentAbout });
			host.track({
				type: "report",
				category: "script",
				action: "send",
				properties: { reason: options.reasonOf(content) },
			});
			onClose();
		},
		onError: (error) => {
			const code = error instanceof QueryFailure ? error.code : "UNKNOWN";
			if (code === "CONFLICT") return options.onConflict(error.message);
			if (code === "UNAUTHENTICATED") {
				host.notify("error", notices.signInFirst, { description: notices.kept });
				return options.onSessionEnd(values);
			}
			host.notify("error", notices.failed, {
				description: code === "RATE_LIMITED" ? notices.tooMany : notices.kept,
			});
		},
	});

	return {
		values,
		problem,
		isSending: sending.isPending,
		change(part: Partial<Values>) {
			const next = { ...values, ...part };
			setValues(next);
			draft.write(next);
			if (problem !== null) setProblem(problemOf(check(next)));
		},
		/** @returns the first error, or null when the report is being sent */
		submit(): Problem | null {
			const checked = check(values);
			const found = problemOf(checked);
			setProblem(found);
			if ("content" in checked && !sending.isPending) sending.mutate(checked.content);
			return found;
		},
	};
}
