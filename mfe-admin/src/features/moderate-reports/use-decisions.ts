import {
	decideAppeals,
	decideReports,
	markReports,
	undoDecision,
} from "@scriptorium/hub-data/moderation/decide-reports";
import type { ModerationDecision } from "@scriptorium/hub-data/moderation/report-entry";
import { moderationFilters } from "@scriptorium/hub-data/query-keys/moderation-query-keys";
import { overviewFilters } from "@scriptorium/hub-data/query-keys/operations-query-keys";
import type { DataResult } from "@scriptorium/hub-data/read-answer";
import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { en } from "./messages/en.ts";

export interface Decisions {
	/** A decision is being sent. */
	readonly isBusy: boolean;
	/** @returns whether the reports are decided */
	decide(ids: readonly string[], decision: ModerationDecision, note: string): Promise<boolean>;
	mark(ids: readonly string[]): Promise<void>;
	decideAppeal(id: string, isGranted: boolean, note: string): Promise<boolean>;
	/** Undoes the last decision of this visit, if there is one. */
	undo(): Promise<void>;
}

/** Sends decisions, shows their notices and loads what they change again. */
export function useDecisions(): Decisions {
	const host = useHost();
	const queries = useQueryClient();
	const text = useMessages({ en }).notices;
	const [isBusy, setBusy] = useState(false);
	const isSending = useRef(false);
	const last = useRef<string | null>(null);

	/**
	 * One write at a time: a key that is pressed twice decides once. Nothing waits for the lists, which are loaded again meanwhile: the
	 * focus has to leave a decided row before the row goes, or the next key is lost.
	 * @returns whether it is written
	 */
	async function send<Value>(
		write: () => Promise<DataResult<Value>>,
		onWritten: (value: Value) => void,
	): Promise<boolean> {
		if (isSending.current) return false;
		isSending.current = true;
		setBusy(true);
		const answer = await write();
		isSending.current = false;
		setBusy(false);
		if (answer.ok) onWritten(answer.value);
		else host.notify("error", text.failed, { description: answer.error.message });
		void queries.invalidateQueries(moderationFilters.all);
		void queries.invalidateQueries(overviewFilters.all);
		return answer.ok;
	}

	async function undo(): Promise<void> {
		const batch = last.current;
		if (batch === null) return;
		last.current = null;
		await send(
			() => undoDecision(host.client, batch),
			() => host.notify("success", text.undone),
		);
	}

	return {
		isBusy,
		undo,
		decide: (ids, decision, note) =>
			send(
				() => decideReports(host.client, { ids, decision, note }),
				(batch) => {
					last.current = batch;
					const isDismissed = decision === "dismiss" || decision === "confirm_rating";
					const one = isDismissed ? text.dismissed : text.resolved;
					host.notify("success", ids.length === 1 ? one : text.many(ids.length), {
						durationMs: 10_000,
						action: { label: text.undo, run: () => void undo() },
					});
				},
			),
		async mark(ids) {
			if (ids.length === 0) return;
			await send(
				() => markReports(host.client, { ids, isReviewing: true }),
				(marked) => marked > 0 && host.notify("success", text.marked),
			);
		},
		decideAppeal: (id, isGranted, note) =>
			send(
				() => decideAppeals(host.client, { ids: [id], isGranted, note }),
				() => host.notify("success", text.appeal),
			),
	};
}
