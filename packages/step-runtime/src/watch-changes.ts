/** Interval in milliseconds for what no observer sees: styles, frames, new shadow roots. */
const BLIND_INTERVAL_MS = 500;
/** Looking again may take a fifth of the time: a look of 50 ms is repeated after 200 ms at the earliest. */
const PAUSE_PER_LOOK = 4;

/** Looks at a page again whenever it has changed. */
export interface Repeated<Value> {
	/** Looks if the page has changed since the last look and enough time has passed, or at last; else returns what it saw then. */
	look(isLast?: boolean): Value;
	stop(): void;
}

/**
 * Repeats a look at a page when the page changes, with pauses that grow with the time that a look takes.
 * @param look takes a look; `watch` adds a document or shadow root whose changes matter
 * @returns the repeated look; call `stop` at the end
 */
export function repeatOnChange<Value>(look: (watch: (root: Node) => void) => Value): Repeated<Value> {
	let last: { readonly value: Value; readonly at: number; readonly next: number } | null = null;
	let hasChanged = false;
	const observer = new MutationObserver(() => {
		hasChanged = true;
	});
	const watch = (root: Node): void => {
		observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
	};
	return {
		look(isLast = false) {
			const start = performance.now();
			const isDue = last === null || (start >= last.next && (hasChanged || start - last.at >= BLIND_INTERVAL_MS));
			if (last === null || isDue || isLast) {
				hasChanged = false;
				const value = look(watch);
				const end = performance.now();
				last = { value, at: end, next: end + (end - start) * PAUSE_PER_LOOK };
			}
			return last.value;
		},
		stop: () => observer.disconnect(),
	};
}
