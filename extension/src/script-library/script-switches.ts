import * as z from "zod/mini";
import type { KeyValueStore } from "../platform/storage/key-value-store.ts";
import { keyOf, type StoredScript } from "./stored-script.ts";

const states = z.record(z.string(), z.boolean());
type States = z.infer<typeof states>;

/**
 * Which scripts the user switched on and off, in one entry: hundreds are switched in one small write, where their entries, with the code
 * of all of them, take seconds. A script that it does not name is in the state that its own entry has, as in earlier versions.
 */
export interface ScriptSwitches {
	/** Reads the entry, once. */
	read(): Promise<States>;
	/** The entry as it has to be beside these entries of scripts; empty when it says the same of them. */
	beside(scripts: readonly StoredScript[]): Promise<Readonly<Record<string, States>>>;
	/** Switches installed scripts. */
	write(ids: readonly string[], enabled: boolean): Promise<void>;
	/** Notes that entries were written, or may have been. */
	forget(): void;
}

export function createScriptSwitches(store: KeyValueStore): ScriptSwitches {
	let known: States | null = null;
	let changes = 0;

	async function read(): Promise<States> {
		if (known !== null) return known;
		const before = changes;
		const parsed = z.safeParse(states, await store.read(keyOf.switches));
		const read = parsed.success ? parsed.data : {};
		// What was read before a write began is out of date.
		if (changes === before) known = read;
		return read;
	}
	function forget(): void {
		known = null;
		changes += 1;
	}
	return {
		read,
		async beside(scripts) {
			const before = await read();
			const differing = scripts.filter(({ id, enabled }) => (before[id] ?? enabled) !== enabled);
			if (differing.length === 0) return {};
			return {
				[keyOf.switches]: { ...before, ...Object.fromEntries(differing.map(({ id, enabled }) => [id, enabled])) },
			};
		},
		async write(ids, enabled) {
			const before = await read();
			// Also forgets scripts that are gone: a removed one has its state in its own entry.
			const installed = new Set(await store.keys());
			const after = Object.entries({ ...before, ...Object.fromEntries(ids.map((id) => [id, enabled])) });
			forget();
			await store.write({
				[keyOf.switches]: Object.fromEntries(after.filter(([id]) => installed.has(keyOf.script(id)))),
			});
			forget();
		},
		forget,
	};
}
