import type { ValueStorage } from "./session-storage.ts";

/** A `Storage` of one test. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): ValueStorage & { size(): number } {
	const values = new Map(Object.entries(entries));
	return {
		getItem: (key) => values.get(key) ?? null,
		setItem: (key, value) => void values.set(key, value),
		removeItem: (key) => void values.delete(key),
		size: () => values.size,
	};
}
