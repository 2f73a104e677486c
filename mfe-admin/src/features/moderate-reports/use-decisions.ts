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

	/** One write at a time: a key that is pressed twice decides once. */
	async function send<Value>(write: () => Promise<DataResult<Value>>): Promise<DataResult<Value> | null> {
		if (isSending.current) return null;
		isSending.current = true;
		setBusy(true);
		const answer = await write();
		isSending.current = false;
		setBusy(false);
		if (!answer.ok) host.notify("error", text.failed, { description: answer.error.message });
		await Promise.all([
			queries.invalidateQueries(moderationFilters.all),
			queries.invalidateQueries(overviewFilters.all),
		]);
		return answer;
	}

	async function undo(): Promise<void> {
		const batch = last.current;
		if (batch === null) return;
		last.current = null;
		const undone = await send(() => undoDecision(host.client, batch));
		if (undone?.ok) host.notify("success", text.undone);
	}

	return {
		isBusy,
		undo,
		async decide(ids, decision, note) {
			const decided = await send(() => decideReports(host.client, { ids, decision, note }));
			if (!decided?.ok) return false;
			last.current = decided.value;
			const one = decision === "dismiss" ? text.dismissed : text.resolved;
			host.notify("success", ids.length === 1 ? one : text.many(ids.length), {
				durationMs: 10_000,
				action: { label: text.undo, run: () => void undo() },
			});
			return true;
		},
		async mark(ids) {
			if (ids.length === 0) return;
			const marked = await send(() => markReports(host.client, { ids, isReviewing: true }));
			if (marked?.ok && marked.value > 0) host.notify("success", text.marked);
		},
		async decideAppeal(id, isGranted, note) {
			const decided = await send(() => decideAppeals(host.client, { ids: [id], isGranted, note }));
			if (!decided?.ok) return false;
			host.notify("success", text.appeal);
			return true;
		},
	};
}
