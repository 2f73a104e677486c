import { useRef, useState } from "react";

/**
 * Collects changes of an object that are made faster than they are stored. Each change is applied to the result of the change before
 * it. If it were applied to the object that was stored last, the second of two quick changes would undo the first.
 * @param stored as the worker returned it
 * @param store stores a changed object, and asks for what is stored then; does not reject
 * @returns the object with all changes, and a function that changes it
 */
export function usePendingChanges<Value extends object>(
	stored: Value,
	store: (next: Value) => Promise<void>,
): readonly [Value, (changes: Partial<Value>) => void] {
	const [pending, setPending] = useState<Value | null>(null);
	const latest = useRef<Value | null>(null);
	const waiting = useRef(0);
	const sent = useRef(Promise.resolve());
	const change = (changes: Partial<Value>): void => {
		const next = { ...(latest.current ?? stored), ...changes };
		latest.current = next;
		waiting.current += 1;
		setPending(next);
		sent.current = sent.current
			.then(() => store(next))
			.then(() => {
				waiting.current -= 1;
				if (waiting.current > 0) return;
				latest.current = null;
				setPending(null);
			});
	};
	return [pending ?? stored, change];
}
