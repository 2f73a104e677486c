import type { KeyValueStore } from "./key-value-store.ts";

export interface MemoryStore extends KeyValueStore {
	readAll(): Promise<Readonly<Record<string, unknown>>>;
}

/** A store in memory for tests. It copies values, as the browser's storage does. */
export function createMemoryStore(initial: Readonly<Record<string, unknown>> = {}): MemoryStore {
	const entries = new Map(Object.entries(initial));
	const copy = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
	return {
		keys: async () => [...entries.keys()],
		readMany: async (keys) =>
			Object.fromEntries(keys.flatMap((key) => (entries.has(key) ? [[key, copy(entries.get(key))]] : []))),
		readAll: async () => Object.fromEntries([...entries].map(([key, value]) => [key, copy(value)])),
		read: async (key) => copy(entries.get(key)),
		async write(more) {
			for (const [key, value] of Object.entries(more)) entries.set(key, copy(value));
		},
		async remove(keys) {
			for (const key of keys) entries.delete(key);
		},
	};
}
