import * as z from "zod/mini";
import type { KeyValueStore } from "./key-value-store.ts";
import { keyOf, type StoredScript, storedScript } from "./stored-script.ts";

export interface DamagedEntry {
	readonly key: string;
	/** The entry as JSON, for manual recovery. */
	readonly raw: string;
}

/**
 * Entries of installed scripts in storage. Entries that were read are kept in memory, as the library is the only one that writes them: with
 * hundreds of scripts, each install would otherwise read all of them again. The same object is the same state of a script.
 */
export interface ScriptEntries {
	list(): Promise<{ scripts: StoredScript[]; damaged: DamagedEntry[] }>;
	/** Null for an unknown script, and for an entry that cannot be read. */
	get(id: string): Promise<StoredScript | null>;
	/** Writes a script and further entries: all or none. */
	write(script: StoredScript, others?: Readonly<Record<string, unknown>>): Promise<void>;
	remove(id: string): Promise<void>;
}

export function createScriptEntries(store: KeyValueStore): ScriptEntries {
	const kept = new Map<string, StoredScript>();
	/** Number of changes begun and ended: a value read before the last of them may be out of date. */
	let changes = 0;

	function parse(key: string, raw: unknown): StoredScript | null {
		const parsed = z.safeParse(storedScript, raw);
		return parsed.success && key === keyOf.script(parsed.data.id) ? parsed.data : null;
	}
	/** Forgets the entry first: after a failure it is read again, as storage decides what it holds. */
	async function change(key: string, act: () => Promise<void>): Promise<void> {
		kept.delete(key);
		changes += 1;
		try {
			await act();
		} finally {
			changes += 1;
		}
	}
	/** Reads entries that are not kept. */
	async function read(
		keys: readonly string[],
	): Promise<{ scripts: Map<string, StoredScript>; damaged: DamagedEntry[] }> {
		const before = changes;
		const scripts = new Map<string, StoredScript>();
		const damaged: DamagedEntry[] = [];
		if (keys.length === 0) return { scripts, damaged };
		for (const [key, raw] of Object.entries(await store.readMany(keys))) {
			const script = parse(key, raw);
			if (script === null) damaged.push({ key, raw: JSON.stringify(raw) });
			else {
				scripts.set(key, script);
				if (changes === before) kept.set(key, script);
			}
		}
		return { scripts, damaged };
	}

	return {
		async list() {
			const keys = (await store.keys()).filter((key) => key.startsWith("script:") || key.startsWith("damaged:"));
			const known = new Map(kept);
			const { scripts, damaged } = await read(keys.filter((key) => !known.has(key)));
			return { scripts: keys.flatMap((key) => known.get(key) ?? scripts.get(key) ?? []), damaged };
		},
		async get(id) {
			const key = keyOf.script(id);
			return kept.get(key) ?? (await read([key])).scripts.get(key) ?? null;
		},
		async write(script, others = {}) {
			const key = keyOf.script(script.id);
			await change(key, () => store.write({ ...others, [key]: script }));
			kept.set(key, script);
		},
		remove: (id) => change(keyOf.script(id), () => store.remove([keyOf.script(id)])),
	};
}
