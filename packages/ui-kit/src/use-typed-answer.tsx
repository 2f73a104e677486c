import { useEffect, useState } from "react";

/** How long somebody must stop typing before the question is asked. */
const DEBOUNCE_MS = 180;

export interface TypedAnswer<Answer> {
	/** The newest answer; it stays while the next one loads. Null before the first one and while nothing is typed. */
	readonly answer: Answer | null;
	readonly isLoading: boolean;
	readonly hasFailed: boolean;
	/** Asks again after a failure. */
	readonly askAgain: () => void;
}

/**
 * Asks a question about what somebody is typing, once the typing pauses. A new text cancels the request of the one before it, and answers
 * never come in the wrong order.
 * @param typed the text; nothing is asked while it is empty
 * @param ask sends the question; null stands for a failure. Must not change between renderings.
 * @returns the newest answer and the state of the request
 */
export function useTypedAnswer<Answer>(
	typed: string,
	ask: (typed: string, signal: AbortSignal) => Promise<Answer | null>,
): TypedAnswer<Answer> {
	const [known, setKnown] = useState<{ readonly typed: string; readonly answer: Answer | null } | null>(null);
	const [attempt, setAttempt] = useState(0);
	const isEmpty = typed === "";

	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again.
	useEffect(() => {
		if (isEmpty) return setKnown(null);
		const cancel = new AbortController();
		const timer = setTimeout(() => {
			void ask(typed, cancel.signal)
				.catch((error: unknown) => {
					if (!cancel.signal.aborted) console.error("The suggestions could not be loaded:", error);
					return null;
				})
				.then((answer) => {
					if (!cancel.signal.aborted) setKnown({ typed, answer });
				});
		}, DEBOUNCE_MS);
		return () => {
			clearTimeout(timer);
			cancel.abort();
		};
	}, [typed, isEmpty, ask, attempt]);

	const isCurrent = known?.typed === typed;
	return {
		answer: isEmpty ? null : (known?.answer ?? null),
		isLoading: !isEmpty && !isCurrent,
		hasFailed: isCurrent && known.answer === null,
		askAgain: () => {
			setKnown(null);
			setAttempt((before) => before + 1);
		},
	};
}
