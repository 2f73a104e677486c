import * as z from "zod/mini";
import type { KeyValueStore } from "../platform/storage/key-value-store.ts";
import type { Queue } from "../platform/storage/queue.ts";
import { keysToPurge, listRemoved } from "./removed-scripts.ts";
import type { ScriptEntries } from "./script-entries.ts";
import { keyOf, type RemovedScript, removedScript } from "./stored-script.ts";

/** Time during which a removed script can be restored, in milliseconds: 30 days. */
export const KEEP_REMOVED_MS = 30 * 24 * 60 * 60 * 1000;

export interface ScriptTrashPorts {
	readonly store: KeyValueStore;
	readonly entries: ScriptEntries;
	/** Of the library: each change sees the one before it. */
	readonly inTurn: Queue;
	/** Milliseconds since the epoch. */
	readonly now: () => number;
}

/** Removes, restores and deletes scripts; one or several in the same number of writes. */
export function createScriptTrash({ store, entries, inTurn, now }: ScriptTrashPorts) {
	/** Entries of these kinds only: versions and libraries of all scripts together can be large. */
	async function entriesOf(...kinds: readonly string[]): Promise<[string, unknown][]> {
		const keys = (await store.keys()).filter((key) => kinds.some((kind) => key.startsWith(kind)));
		return Object.entries(await store.readMany(keys));
	}

	const removeAll = (ids: readonly string[]): Promise<number> =>
		inTurn(async () => {
			const found = await entries.getAll(ids);
			if (found.length === 0) return 0;
			const removedAt = new Date(now()).toISOString();
			// Written before the others are removed, so that a crash in between loses nothing.
			await store.write(Object.fromEntries(found.map((script) => [keyOf.removed(script.id), { script, removedAt }])));
			await entries.remove(found.map(({ id }) => id));
			return found.length;
		});

	const restoreAll = (ids: readonly string[]): Promise<number> =>
		inTurn(async () => {
			const stored = await store.readMany(ids.map(keyOf.removed));
			const removed = ids.flatMap((id) => {
				const parsed = z.safeParse(removedScript, stored[keyOf.removed(id)]);
				return parsed.success ? [parsed.data.script] : [];
			});
			if (removed.length > 0) {
				await entries.writeAll(removed);
				await store.remove(removed.map(({ id }) => keyOf.removed(id)));
			}
			return (await entries.getAll(ids)).length;
		});

	return {
		/** False for an unknown script. */
		remove: async (id: string): Promise<boolean> => (await removeAll([id])) === 1,
		/** Removes several scripts. Returns how many of them were installed. */
		removeAll,
		restore: async (id: string): Promise<boolean> => (await restoreAll([id])) === 1,
		/** Restores removed scripts. Returns how many of them are installed then. */
		restoreAll,
		/** Removed scripts, the last removed first. */
		listRemoved: async (): Promise<RemovedScript[]> => listRemoved(await entriesOf("removed:"), await store.keys()),
		/**
		 * Deletes removed scripts with their values, counters and versions.
		 * @param ids those to delete now; left out: those that were removed more than 30 days ago, and versions that no script keeps
		 */
		purge: (ids?: readonly string[]): Promise<void> =>
			inTurn(async () => {
				const isDue = ({ script, removedAt }: RemovedScript): boolean =>
					ids === undefined ? now() - Date.parse(removedAt) >= KEEP_REMOVED_MS : ids.includes(script.id);
				const old = keysToPurge(await entriesOf("script:", "removed:"), await store.keys(), isDue);
				if (old.length > 0) await store.remove(old);
			}),
	};
}
