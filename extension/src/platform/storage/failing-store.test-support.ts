import type { KeyValueStore } from "./key-value-store.ts";

export interface FailingStore extends KeyValueStore {
	/** Lets the call with this number fail, counted from 0 since now; null: none. */
	failAt(call: number | null): void;
	/** Number of calls since `failAt`. */
	calls(): number;
}

/** A store whose calls can be made to fail, as the browser's storage does without space, or when the worker is stopped between two. */
export function createFailingStore(store: KeyValueStore): FailingStore {
	let count = 0;
	let failing: number | null = null;
	const call = <Value>(act: () => Promise<Value>): Promise<Value> => {
		const number = count++;
		// After the failure nothing gets through, as for a worker that was stopped.
		if (failing !== null && number >= failing) return Promise.reject(new Error("QUOTA_BYTES quota exceeded"));
		return act();
	};
	return {
		failAt(number) {
			count = 0;
			failing = number;
		},
		calls: () => count,
		keys: () => call(() => store.keys()),
		readMany: (keys) => call(() => store.readMany(keys)),
		read: (key) => call(() => store.read(key)),
		write: (entries) => call(() => store.write(entries)),
		remove: (keys) => call(() => store.remove(keys)),
	};
}
