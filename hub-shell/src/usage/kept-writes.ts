import { succeed } from "@scriptorium/core-types/errors";
import type {
	UsageEventRow,
	UsageResult,
	UsageSessionEnd,
	UsageSessionRow,
	UsageStepRow,
	UsageWriter,
} from "@scriptorium/hub-data/usage/usage-writer";
import { KEPT_USAGE } from "./kept-usage.ts";

type KeptWrite =
	| { readonly kind: "start"; readonly row: UsageSessionRow }
	| { readonly kind: "end"; readonly sessionId: string; readonly end: UsageSessionEnd }
	| { readonly kind: "events"; readonly rows: readonly UsageEventRow[] }
	| { readonly kind: "steps"; readonly rows: readonly UsageStepRow[] };

export interface KeptWrites extends UsageWriter {
	/** Sends the writes that were kept while there was no network, in their order. */
	sendKept(): Promise<void>;
}

/** Older ones are dropped; a write has at most 20 events. */
const MAX_KEPT = 50;

/**
 * A writer that keeps in this browser what could not be sent because there was no network. Kept writes are of one person: a start of
 * another person's session deletes them.
 */
export function createKeptWrites(writer: UsageWriter, storage: Storage, userId: string): KeptWrites {
	let sending: Promise<void> | null = null;

	function read(): KeptWrite[] {
		try {
			const kept: unknown = JSON.parse(storage.getItem(KEPT_USAGE) ?? "null");
			if (typeof kept !== "object" || kept === null || !("userId" in kept) || !("writes" in kept)) return [];
			// Only this module writes the entry.
			return kept.userId === userId && Array.isArray(kept.writes) ? (kept.writes as KeptWrite[]) : [];
		} catch {
			return [];
		}
	}

	function store(writes: readonly KeptWrite[]): void {
		if (writes.length === 0) storage.removeItem(KEPT_USAGE);
		else storage.setItem(KEPT_USAGE, JSON.stringify({ userId, writes: writes.slice(-MAX_KEPT) }));
	}

	function perform(write: KeptWrite): Promise<UsageResult> {
		switch (write.kind) {
			case "start":
				return writer.startSession(write.row);
			case "end":
				return writer.endSession(write.sessionId, write.end);
			case "events":
				return writer.addEvents(write.rows);
			default:
				return writer.addSteps(write.rows);
		}
	}

	async function sendAll(): Promise<void> {
		for (let [next] = read(); next; [next] = read()) {
			const answer = await perform(next);
			if (!answer.ok && answer.error.code === "OFFLINE") return;
			// Sent, or refused for good: a refusal would be repeated.
			store(read().slice(1));
		}
	}

	async function send(write: KeptWrite): Promise<UsageResult> {
		// Behind what waits already, because events need their session's row first.
		if (read().length > 0) {
			store([...read(), write]);
			return succeed(undefined);
		}
		const answer = await perform(write);
		if (answer.ok || answer.error.code !== "OFFLINE") return answer;
		store([...read(), write]);
		return succeed(undefined);
	}

	return {
		startSession: (row) => send({ kind: "start", row }),
		endSession: (sessionId, end) => send({ kind: "end", sessionId, end }),
		addEvents: (rows) => send({ kind: "events", rows }),
		addSteps: (rows) => send({ kind: "steps", rows }),
		sendKept() {
			sending ??= sendAll().finally(() => {
				sending = null;
			});
			return sending;
		},
	};
}
