import * as z from "zod/mini";
import type { KeyValueStore } from "./key-value-store.ts";
import { createQueue } from "./queue.ts";
import { keyOf, removedScript, type StoredRequire, type StoredScript, storedScript } from "./stored-script.ts";

/** Time during which a removed script can be restored, in milliseconds. */
export const KEEP_REMOVED_MS = 24 * 60 * 60 * 1000;

export interface DamagedEntry {
	readonly key: string;
	/** The entry as JSON, for manual recovery. */
	readonly raw: string;
}

export interface LibraryPorts {
	readonly store: KeyValueStore;
	/** Milliseconds since the epoch. */
	readonly now: () => number;
	/** A new random identifier of 36 characters. */
	readonly newId: () => string;
}

export interface NewScript {
	readonly sourceUrl: string;
	readonly code: string;
	/** Texts of its `@require` addresses; stored in one entry with the code, so that they stay consistent. */
	readonly requires: readonly StoredRequire[];
}

/** The installed scripts. Rejects only when the browser's storage does. */
export type ScriptLibrary = ReturnType<typeof createScriptLibrary>;

export function createScriptLibrary({ store, now, newId }: LibraryPorts) {
	const inTurn = createQueue();
	const time = (): string => new Date(now()).toISOString();

	async function list(): Promise<{ scripts: StoredScript[]; damaged: DamagedEntry[] }> {
		const scripts: StoredScript[] = [];
		const damaged: DamagedEntry[] = [];
		for (const [key, raw] of Object.entries(await store.readAll())) {
			const parsed = key.startsWith(keyOf.script("")) ? z.safeParse(storedScript, raw) : null;
			if (parsed?.success && key === keyOf.script(parsed.data.id)) scripts.push(parsed.data);
			else if (parsed !== null || key.startsWith(keyOf.damaged(""))) damaged.push({ key, raw: JSON.stringify(raw) });
		}
		scripts.sort((left, right) => left.installedAt.localeCompare(right.installedAt) || left.id.localeCompare(right.id));
		return { scripts, damaged };
	}

	async function get(id: string): Promise<StoredScript | null> {
		const parsed = z.safeParse(storedScript, await store.read(keyOf.script(id)));
		return parsed.success ? parsed.data : null;
	}

	async function findBySource(sourceUrl: string): Promise<StoredScript | null> {
		return (await list()).scripts.find((script) => script.sourceUrl === sourceUrl) ?? null;
	}

	const change = (id: string, edit: (script: StoredScript) => StoredScript): Promise<StoredScript | null> =>
		inTurn(async () => {
			const script = await get(id);
			if (script === null) return null;
			const changed = edit(script);
			await store.write({ [keyOf.script(id)]: changed });
			return changed;
		});

	return {
		list,
		get,
		findBySource,
		/** Installs, or replaces the code of the script from the same address; its switch and values stay. */
		install: ({ sourceUrl, code, requires }: NewScript): Promise<StoredScript> =>
			inTurn(async () => {
				const known = await findBySource(sourceUrl);
				const at = time();
				const script: StoredScript = known
					? { ...known, code, requires: [...requires], updatedAt: at }
					: {
							format: 1,
							id: newId(),
							code,
							requires: [...requires],
							sourceUrl,
							enabled: true,
							secret: newId(),
							installedAt: at,
							updatedAt: at,
						};
				await store.write({ [keyOf.script(script.id)]: script });
				return script;
			}),
		setEnabled: (id: string, enabled: boolean) => change(id, (script) => ({ ...script, enabled })),
		/** Stores the texts of `@require` addresses; null when the script was removed or its code replaced meanwhile. */
		setRequires: (id: string, code: string, requires: readonly StoredRequire[]): Promise<StoredScript | null> =>
			inTurn(async () => {
				const script = await get(id);
				if (script === null || script.code !== code) return null;
				const changed = { ...script, requires: [...requires] };
				await store.write({ [keyOf.script(id)]: changed });
				return changed;
			}),
		/** False for an unknown script. */
		remove: (id: string): Promise<boolean> =>
			inTurn(async () => {
				const script = await get(id);
				if (script === null) return false;
				// Written before the other is removed, so that a crash in between loses nothing.
				await store.write({ [keyOf.removed(id)]: { script, removedAt: time() } });
				await store.remove([keyOf.script(id)]);
				return true;
			}),
		restore: (id: string): Promise<boolean> =>
			inTurn(async () => {
				const removed = z.safeParse(removedScript, await store.read(keyOf.removed(id)));
				if (!removed.success) return (await get(id)) !== null;
				await store.write({ [keyOf.script(id)]: removed.data.script });
				await store.remove([keyOf.removed(id)]);
				return true;
			}),
		/** Deletes scripts that were removed more than a day ago, with their values and counters. */
		purgeRemoved: (): Promise<void> =>
			inTurn(async () => {
				const entries = Object.entries(await store.readAll());
				const old = entries.flatMap(([key, raw]) => {
					const removed = key.startsWith(keyOf.removed("")) ? z.safeParse(removedScript, raw) : null;
					if (!removed?.success || now() - Date.parse(removed.data.removedAt) < KEEP_REMOVED_MS) return [];
					const { id } = removed.data.script;
					const alive = entries.some(([other]) => other === keyOf.script(id));
					return alive ? [key] : [key, keyOf.stats(id), keyOf.values(id)];
				});
				if (old.length > 0) await store.remove(old);
			}),
	};
}
