import { append, bare, ownKeys } from "./built-ins.ts";

/** A script's values on one page, as JSON texts by key. */
export interface ValueSnapshot {
	/** Undefined for a key without a value. */
	read(key: string): string | undefined;
	keys(): readonly string[];
	/** Characters of all keys and JSON texts. */
	size(): number;
	/** The page changes a value; undefined deletes it. */
	write(key: string, json: string | undefined): void;
	/** A change of the page was sent to the worker. */
	sent(key: string): void;
	/**
	 * The worker answered that change.
	 * @param revision of the stored change; null when it was not stored
	 */
	settled(key: string, revision: number | null): void;
	/** Another document changed a value. Waits while a change of this page is on its way: the later one of the two counts. */
	receive(key: string, json: string | undefined, revision: number): void;
	/** All values as the worker has them. */
	replace(values: Readonly<Record<string, string>>, revision: number): void;
}

export type ValueChanged = (
	key: string,
	before: string | undefined,
	now: string | undefined,
	/** The change comes from another document. */
	remote: boolean,
) => void;

/**
 * Keeps a page's values equal to the stored ones. The worker stores the changes of all documents one after the other and numbers
 * them: of two changes of one key the one with the higher number counts, in whatever order they become known.
 */
export function createValueSnapshot(stored: Readonly<Record<string, string>>, changed: ValueChanged): ValueSnapshot {
	const values = bare<string>();
	/** Number of this page's changes that are on their way. */
	const pending = bare<number>();
	/** Number of the last change that is known. */
	const latest = bare<number>();
	const waiting = bare<{ readonly json: string | undefined; readonly revision: number }>();
	let size = 0;
	const names = ownKeys(stored);
	for (let index = 0; index < names.length; index += 1) {
		const name = names[index];
		const json = name === undefined ? undefined : stored[name];
		if (name === undefined || json === undefined) continue;
		values[name] = json;
		size += name.length + json.length;
	}

	const put = (key: string, json: string | undefined, remote: boolean): void => {
		const before = values[key];
		if (before === json) return;
		if (before !== undefined) size -= key.length + before.length;
		if (json !== undefined) size += key.length + json.length;
		if (json === undefined) delete values[key];
		else values[key] = json;
		changed(key, before, json, remote);
	};
	const receive = (key: string, json: string | undefined, revision: number): void => {
		if ((pending[key] ?? 0) > 0) {
			if (revision >= (waiting[key]?.revision ?? 0)) waiting[key] = { json, revision };
		} else if (revision >= (latest[key] ?? 0)) {
			latest[key] = revision;
			put(key, json, true);
		}
	};

	return {
		read: (key) => values[key],
		keys() {
			const list: string[] = [];
			const held = ownKeys(values);
			for (let index = 0; index < held.length; index += 1) append(list, held[index]);
			return list;
		},
		size: () => size,
		write: (key, json) => put(key, json, false),
		sent(key) {
			pending[key] = (pending[key] ?? 0) + 1;
		},
		settled(key, revision) {
			pending[key] = (pending[key] ?? 1) - 1;
			if (revision !== null && revision > (latest[key] ?? 0)) latest[key] = revision;
			const later = waiting[key];
			if (pending[key] !== 0 || later === undefined) return;
			delete waiting[key];
			receive(key, later.json, later.revision);
		},
		receive,
		replace(fresh, revision) {
			const held = ownKeys(values);
			const current = ownKeys(fresh);
			const kept = bare<boolean>();
			for (let index = 0; index < current.length; index += 1) {
				const key = current[index] ?? "";
				kept[key] = true;
				receive(key, fresh[key], revision);
			}
			for (let index = 0; index < held.length; index += 1) {
				const key = held[index] ?? "";
				if (kept[key] !== true) receive(key, undefined, revision);
			}
		},
	};
}
