import * as z from "zod/mini";
import { keyOf, type RemovedScript, removedScript, storedScript } from "./stored-script.ts";

type Entry = readonly [key: string, raw: unknown];

interface Removed {
	readonly key: string;
	readonly removed: RemovedScript;
	/** The removal was interrupted, or it was restored: the script itself is there. */
	readonly alive: boolean;
}

/**
 * Removed scripts in storage.
 * @param entries those of removed scripts
 * @param keys all keys of storage
 * @returns the last removed first
 */
export function listRemoved(entries: readonly Entry[], keys: readonly string[]): RemovedScript[] {
	return removedIn(entries, keys)
		.filter(({ alive }) => !alive)
		.map(({ removed }) => removed)
		.sort((one, other) => other.removedAt.localeCompare(one.removedAt));
}

/**
 * Lists the entries to delete: removed scripts whose time is over, with their values and versions, and earlier versions that no script
 * keeps.
 * @param entries those of installed and removed scripts
 * @param keys all keys of storage
 * @returns storage keys
 */
export function keysToPurge(
	entries: readonly Entry[],
	keys: readonly string[],
	isDue: (removed: RemovedScript) => boolean,
): string[] {
	const due = removedIn(entries, keys).filter(({ removed }) => isDue(removed));
	const dueKeys = new Set(due.map(({ key }) => key));
	const gone = new Set(due.flatMap(({ removed, alive }) => (alive ? [] : [removed.script.id])));
	const referenced = new Set(entries.flatMap(([key, raw]) => (dueKeys.has(key) ? [] : versionKeysOf(key, raw))));
	const unreadable = new Set(entries.flatMap(([key, raw]) => (isUnreadable(key, raw) ? [key.split(":")[1]] : [])));
	return keys.flatMap((key) => {
		const [kind, id = ""] = key.split(":");
		const isOrphan = kind === "version" && !referenced.has(key) && !unreadable.has(id);
		return dueKeys.has(key) || isOrphan || (gone.has(id) && kind !== "damaged") ? [key] : [];
	});
}

function removedIn(entries: readonly Entry[], keys: readonly string[]): Removed[] {
	const known = new Set(keys);
	return entries.flatMap(([key, raw]) => {
		const removed = key.startsWith(keyOf.removed("")) ? z.safeParse(removedScript, raw) : null;
		if (!removed?.success) return [];
		return [{ key, removed: removed.data, alive: known.has(keyOf.script(removed.data.script.id)) }];
	});
}

/** A script that cannot be read, so that it is not known which versions it keeps. */
function isUnreadable(key: string, raw: unknown): boolean {
	if (key.startsWith(keyOf.script(""))) return !z.safeParse(storedScript, raw).success;
	return key.startsWith(keyOf.removed("")) && !z.safeParse(removedScript, raw).success;
}

/** Keys of the versions that an installed or a removed script keeps. */
function versionKeysOf(key: string, raw: unknown): readonly string[] {
	const removed = key.startsWith(keyOf.removed("")) ? z.safeParse(removedScript, raw) : null;
	const stored = removed?.success ? removed.data.script : key.startsWith(keyOf.script("")) ? raw : null;
	const script = z.safeParse(storedScript, stored);
	return script.success ? script.data.history.map((id) => keyOf.version(script.data.id, id)) : [];
}
