import * as z from "zod/mini";
import type { KeyValueStore } from "./key-value-store.ts";
import { createQueue } from "./queue.ts";
import { keyOf, noStats, type ScriptStats, type ScriptValues, scriptStats, scriptValues } from "./stored-script.ts";

export interface RunReport {
	readonly scriptId: string;
	/** Null for a run without an error. */
	readonly error: string | null;
}

export interface ValueChange {
	readonly key: string;
	/** Null deletes the value. */
	readonly json: string | null;
}

/** Maximum size of a script's values together, in characters of JSON. */
export const MAX_VALUES_SIZE = 1_048_576;

/** Data of scripts: counters and `GM_setValue` values. */
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
	const readValues = (id: string): Promise<ScriptValues> => readOr(keyOf.values(id), scriptValues, {});

	return {
		stats: (id: string): Promise<ScriptStats> => inTurn(() => readOr(keyOf.stats(id), scriptStats, noStats)),
		values: (id: string): Promise<ScriptValues> => inTurn(() => readValues(id)),
		/** Values of several scripts, read at once; those without any are left out. */
		valuesOf: (ids: readonly string[]): Promise<ReadonlyMap<string, ScriptValues>> =>
			inTurn(async () => {
				const values = new Map<string, ScriptValues>();
				const stored = ids.length === 0 ? {} : await store.readMany(ids.map(keyOf.values));
				for (const id of ids) {
					const raw = stored[keyOf.values(id)];
					if (raw === undefined) continue;
					const parsed = z.safeParse(scriptValues, raw);
					values.set(id, parsed.success ? parsed.data : await readValues(id));
				}
				return values;
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
						lastError: error ?? stats.lastError,
					});
				}
				await store.write(Object.fromEntries([...changed].map(([id, stats]) => [keyOf.stats(id), stats])));
			}),
		/**
		 * Changes values of a script, all or none; null deletes one. False when the script would exceed `MAX_VALUES_SIZE`.
		 */
		changeValues: (id: string, changes: readonly ValueChange[]): Promise<boolean> =>
			inTurn(async () => {
				const values = new Map(Object.entries(await readValues(id)));
				for (const { key, json } of changes) {
					if (json === null) values.delete(key);
					else values.set(key, json);
				}
				const changed = Object.fromEntries(values);
				// What shrinks is always stored, also of a script that is over the limit.
				const grows = changes.some(({ json }) => json !== null);
				if (grows && JSON.stringify(changed).length > MAX_VALUES_SIZE) return false;
				await store.write({ [keyOf.values(id)]: changed });
				return true;
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
