import * as z from "zod/mini";
import type { KeyValueStore } from "../platform/storage/key-value-store.ts";
import { createQueue } from "../platform/storage/queue.ts";
import { createScriptSwitches } from "./script-switches.ts";
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
	/** Those of several scripts that are installed, in this order, read at once. */
	getAll(ids: readonly string[]): Promise<StoredScript[]>;
	/** Writes a script and further entries: all or none. */
	write(script: StoredScript, others?: Readonly<Record<string, unknown>>): Promise<void>;
	/** Writes several scripts: all or none. */
	writeAll(scripts: readonly StoredScript[]): Promise<void>;
	/** Switches installed scripts in one small write: all or none. */
	switchAll(scripts: readonly StoredScript[], enabled: boolean): Promise<void>;
	remove(ids: readonly string[]): Promise<void>;
}

export function createScriptEntries(store: KeyValueStore): ScriptEntries {
	const cached = new Map<string, StoredScript>();
	const switches = createScriptSwitches(store);
	/** Lists are read one after the other: a worker that starts is asked by several, and each would read all code of all scripts. */
	const inTurn = createQueue();
	/** Number of changes begun and ended: a value read before the last of them may be out of date. */
	let changes = 0;

	function parse(key: string, raw: unknown): StoredScript | null {
		const parsed = z.safeParse(storedScript, raw);
		return parsed.success && key === keyOf.script(parsed.data.id) ? parsed.data : null;
	}
	/** Forgets the entry first: after a failure it is read again, as storage decides what it holds. */
	async function change(keys: readonly string[], act: () => Promise<void>): Promise<void> {
		for (const key of keys) cached.delete(key);
		changes += 1;
		try {
			await act();
		} finally {
			switches.forget();
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
		const stored = await store.readMany(keys);
		const states = await switches.read();
		for (const [key, raw] of Object.entries(stored)) {
			const parsed = parse(key, raw);
			if (parsed === null) damaged.push({ key, raw: JSON.stringify(raw) });
			else {
				const script = { ...parsed, enabled: states[parsed.id] ?? parsed.enabled };
				scripts.set(key, script);
				if (changes === before) cached.set(key, script);
			}
		}
		return { scripts, damaged };
	}

	async function writeAll(scripts: readonly StoredScript[], others: Readonly<Record<string, unknown>>): Promise<void> {
		const written = scripts.map((script) => [keyOf.script(script.id), script] as const);
		await change(
			written.map(([key]) => key),
			async () => store.write({ ...others, ...(await switches.beside(scripts)), ...Object.fromEntries(written) }),
		);
		for (const [key, script] of written) cached.set(key, script);
	}

	async function switchAll(scripts: readonly StoredScript[], enabled: boolean): Promise<void> {
		const switched = scripts.map((script) => [keyOf.script(script.id), { ...script, enabled }] as const);
		const ids = scripts.map(({ id }) => id);
		await change(
			switched.map(([key]) => key),
			() => switches.write(ids, enabled),
		);
		for (const [key, script] of switched) cached.set(key, script);
	}

	return {
		list: () =>
			inTurn(async () => {
				const keys = (await store.keys()).filter((key) => key.startsWith("script:") || key.startsWith("damaged:"));
				const known = new Map(cached);
				const { scripts, damaged } = await read(keys.filter((key) => !known.has(key)));
				return { scripts: keys.flatMap((key) => known.get(key) ?? scripts.get(key) ?? []), damaged };
			}),
		async get(id) {
			const key = keyOf.script(id);
			return cached.get(key) ?? (await read([key])).scripts.get(key) ?? null;
		},
		async getAll(ids) {
			const keys = ids.map(keyOf.script);
			const known = new Map(cached);
			const { scripts } = await read(keys.filter((key) => !known.has(key)));
			return keys.flatMap((key) => known.get(key) ?? scripts.get(key) ?? []);
		},
		write: (script, others = {}) => writeAll([script], others),
		writeAll: (scripts) => writeAll(scripts, {}),
		switchAll,
		async remove(ids) {
			const keys = ids.map(keyOf.script);
			await change(keys, () => store.remove(keys));
		},
	};
}
