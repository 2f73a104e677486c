import * as z from "zod/mini";
import type { KeyValueStore } from "../platform/storage/key-value-store.ts";
import { createQueue } from "../platform/storage/queue.ts";
import { plainLine } from "../safe-text/author-text.ts";
import { keyOf, noStats, type ScriptStats, scriptStats } from "./stored-script.ts";

export interface RunReport {
	readonly scriptId: string;
	/** Null for a run without an error. */
	readonly error: string | null;
}

/** Counters of scripts, and the name by which they report. */
export type ScriptRecords = ReturnType<typeof createScriptRecords>;

export function createScriptRecords({
	store,
	now,
	newId,
}: {
	store: KeyValueStore;
	now: () => number;
	newId: () => string;
}) {
	const inTurn = createQueue();

	/** An unreadable entry is set aside, not overwritten. */
	async function readOr<Value>(key: string, schema: z.ZodMiniType<Value>, otherwise: Value): Promise<Value> {
		const raw = await store.read(key);
		if (raw === undefined) return otherwise;
		const parsed = z.safeParse(schema, raw);
		if (parsed.success) return parsed.data;
		await store.write({ [keyOf.damaged(`${key}:${now()}`)]: raw });
		await store.remove([key]);
		return otherwise;
	}

	return {
		stats: (id: string): Promise<ScriptStats> => inTurn(() => readOr(keyOf.stats(id), scriptStats, noStats)),
		/** Counters of several scripts, read at once. */
		statsOf: (ids: readonly string[]): Promise<ReadonlyMap<string, ScriptStats>> =>
			inTurn(async () => {
				const stored = ids.length === 0 ? {} : await store.readMany(ids.map(keyOf.stats));
				const stats = new Map<string, ScriptStats>();
				for (const id of ids) {
					const raw = stored[keyOf.stats(id)];
					const parsed = z.safeParse(scriptStats, raw);
					if (parsed.success) stats.set(id, parsed.data);
					else if (raw !== undefined) stats.set(id, await readOr(keyOf.stats(id), scriptStats, noStats));
				}
				return stats;
			}),
		addRuns: (reports: readonly RunReport[]): Promise<void> =>
			inTurn(async () => {
				const at = new Date(now()).toISOString();
				const changed = new Map<string, ScriptStats>();
				for (const { scriptId, error } of reports) {
					const stats = changed.get(scriptId) ?? (await readOr(keyOf.stats(scriptId), scriptStats, noStats));
					changed.set(scriptId, {
						runs: stats.runs + 1,
						errors: stats.errors + (error === null ? 0 : 1),
						lastRunAt: at,
						lastError: error === null ? stats.lastError : plainLine(error),
					});
				}
				await store.write(Object.fromEntries([...changed].map(([id, stats]) => [keyOf.stats(id), stats])));
			}),
		/** A name no page can guess, made once per profile. */
		channel: (): Promise<string> =>
			inTurn(async () => {
				const known = await store.read(keyOf.channel);
				if (typeof known === "string" && known.length >= 16) return known;
				const channel = newId();
				await store.write({ [keyOf.channel]: channel });
				return channel;
			}),
	};
}
