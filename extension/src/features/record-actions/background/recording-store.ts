import { type HideablePart, hideInCapture, hideValue } from "@scriptorium/flow/recording/hide-value";
import type { KeptAction, KeptSession } from "../domain/kept-session.ts";
import type { Placed } from "../domain/place-action.ts";
import type { RecordingDatabase } from "./recording-database.ts";

/** Stores the one recording of the extension on this computer. */
export interface RecordingStore {
	session(): Promise<KeptSession | null>;
	/** Replaces the earlier recording if `allowed` permits it. @returns the session that is stored afterwards */
	begin(session: KeptSession, allowed: (earlier: KeptSession) => boolean): Promise<KeptSession>;
	change(update: (session: KeptSession) => KeptSession): Promise<KeptSession | null>;
	/**
	 * Stores the result of `place` in one transaction. Null without a recording.
	 * @param action `earlier`: whether `place` needs all earlier actions
	 */
	record(
		action: { readonly id: string; readonly follows?: string | undefined; readonly earlier?: boolean },
		place: (session: KeptSession, known: KeptAction | null, earlier: readonly KeptAction[]) => Placed,
	): Promise<Placed | null>;
	/**
	 * Deletes a value of an action from all actions and captures in one transaction, with the pictures that may show it. Null without
	 * such a recording.
	 * @returns the session and the changed actions
	 */
	hide(
		sessionId: string,
		actionId: string,
		part: HideablePart,
	): Promise<{ readonly session: KeptSession; readonly changed: readonly KeptAction[] } | null>;
	/** Actions that were added or changed after a `seq`, in that order. */
	changedAfter(seq: number): Promise<KeptAction[]>;
}

/** Each operation is one transaction: the worker may be stopped between any two, and calls may overlap. */
export function createRecordingStore(open: () => Promise<RecordingDatabase>): RecordingStore {
	const durable = { durability: "strict" } as const;
	const writing = async () => (await open()).transaction(["session", "actions"], "readwrite", durable);

	return {
		session: async () => (await (await open()).get("session", "current")) ?? null,
		async begin(session, allowed) {
			const transaction = (await open()).transaction(["session", "actions", "captures"], "readwrite", durable);
			const earlier = await transaction.objectStore("session").get("current");
			if (earlier && !allowed(earlier)) {
				await transaction.done;
				return earlier;
			}
			await transaction.objectStore("actions").clear();
			await transaction.objectStore("captures").clear();
			await transaction.objectStore("session").put(session, "current");
			await transaction.done;
			return session;
		},
		async change(update) {
			const transaction = await writing();
			const sessions = transaction.objectStore("session");
			const session = await sessions.get("current");
			const changed = session && update(session);
			if (changed && changed !== session) await sessions.put(changed, "current");
			await transaction.done;
			return changed ?? null;
		},
		async record({ id, follows, earlier = false }, place) {
			const transaction = await writing();
			const actions = transaction.objectStore("actions");
			const session = await transaction.objectStore("session").get("current");
			if (!session) return null;
			const known = (await actions.index("byId").get(id)) ?? null;
			if (follows !== undefined && (await actions.index("byId").count(follows)) === 0) {
				await transaction.done;
				return { session, kept: [], refused: "OUT_OF_ORDER" };
			}
			const placed = place(session, known, earlier ? await actions.getAll() : []);
			for (const kept of placed.kept) await actions.put(kept);
			if (placed.session !== session) await transaction.objectStore("session").put(placed.session, "current");
			await transaction.done;
			return placed;
		},
		async hide(sessionId, actionId, part) {
			const transaction = (await open()).transaction(["session", "actions", "captures"], "readwrite", durable);
			const [sessions, actions] = [transaction.objectStore("session"), transaction.objectStore("actions")];
			const session = await sessions.get("current");
			if (session?.id !== sessionId) {
				await transaction.done;
				return null;
			}
			const kept = await actions.getAll();
			const before = kept.map(({ action }) => action);
			const hidden = hideValue(before, actionId, part);
			let { lastSeq } = session;
			const changed = kept.flatMap((each, at): KeptAction[] => {
				const action = hidden.actions[at] ?? each.action;
				if (action === before[at]) return [];
				lastSeq += 1;
				return [{ ...each, seq: lastSeq, action }];
			});
			for (const each of changed) await actions.put(each);
			for await (const cursor of transaction.objectStore("captures")) {
				const capture = hideInCapture(cursor.value, hidden);
				if (capture === null) await cursor.delete();
				else if (capture !== cursor.value) await cursor.update(capture);
			}
			const hiddenIds = part.kind === "value" ? [...(session.hiddenIds ?? []), actionId] : session.hiddenIds;
			const now: KeptSession = { ...session, lastSeq, ...(hiddenIds === undefined ? {} : { hiddenIds }) };
			await sessions.put(now, "current");
			await transaction.done;
			return { session: now, changed };
		},
		changedAfter: async (seq) => (await open()).getAllFromIndex("actions", "bySeq", IDBKeyRange.lowerBound(seq, true)),
	};
}
