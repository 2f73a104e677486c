import { type HideablePart, hideInCapture, hideValue } from "@scriptorium/flow/recording/hide-value";
import type { KeptAction, KeptSession } from "../domain/kept-session.ts";
import type { Placed } from "../domain/place-action.ts";
import type { RecordingDatabase } from "./recording-database.ts";

/** The one recording that the extension keeps, on this computer. */
export interface RecordingStore {
	session(): Promise<KeptSession | null>;
	/** Forgets the earlier recording, unless `allowed` says no to it. @returns the session that is kept afterwards */
	begin(session: KeptSession, allowed: (earlier: KeptSession) => boolean): Promise<KeptSession>;
	change(update: (session: KeptSession) => KeptSession): Promise<KeptSession | null>;
	/**
	 * Keeps what `place` makes of an action; all of it or nothing. Null while there is no recording.
	 * @param action `earlier`: `place` has to know all that was recorded so far
	 */
	record(
		action: { readonly id: string; readonly follows?: string | undefined; readonly earlier?: boolean },
		place: (session: KeptSession, known: KeptAction | null, earlier: readonly KeptAction[]) => Placed,
	): Promise<Placed | null>;
	/**
	 * Forgets a value of an action: in all actions and captures at once, with the pictures that may show it. Null while there is no
	 * such recording.
	 * @returns the session, and the actions that have changed
	 */
	hide(
		sessionId: string,
		actionId: string,
		part: HideablePart,
	): Promise<{ readonly session: KeptSession; readonly changed: readonly KeptAction[] } | null>;
	/** What was told after a number, in the order of the telling. */
	toldAfter(seq: number): Promise<KeptAction[]>;
}

/** Each operation is one transaction: the worker may die between any two, and calls may overlap. */
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
		toldAfter: async (seq) => (await open()).getAllFromIndex("actions", "bySeq", IDBKeyRange.lowerBound(seq, true)),
	};
}
