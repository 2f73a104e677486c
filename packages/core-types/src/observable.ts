/** A value that changes, in the shape that React's `useSyncExternalStore` takes. Snapshots are immutable. */
export interface Observable<Value> {
	getSnapshot(): Value;
	/**
	 * The value at creation: what a page shows while it takes over the HTML that the server rendered for a signed-out visitor.
	 * Since contract 1.5; older shells lack it.
	 */
	getInitialSnapshot?(): Value;
	/** Calls `listener` after each change; returns the function that stops it. */
	subscribe(listener: () => void): () => void;
}

export interface MutableObservable<Value> extends Observable<Value> {
	getInitialSnapshot(): Value;
	set(value: Value): void;
}

/**
 * Creates a value that can be subscribed to.
 * @param initial first snapshot
 * @returns an observable; setting the same value (`Object.is`) does not notify
 */
export function createObservable<Value>(initial: Value): MutableObservable<Value> {
	let current = initial;
	const listeners = new Set<() => void>();
	return {
		getSnapshot: () => current,
		getInitialSnapshot: () => initial,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		set(value) {
			if (Object.is(value, current)) return;
			current = value;
			for (const listener of [...listeners]) listener();
		},
	};
}
