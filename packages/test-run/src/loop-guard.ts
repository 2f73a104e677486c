/** Name of the function that guarded code calls; `run-program.ts` provides it. */
export const LOOP_GUARD = "scriptoriumLoopGuard";

/** Milliseconds that code may block its page without a pause. */
export const MAX_BLOCKED_MS = 5000;

/** Start of the error of a loop that was ended. */
const LOOP_ERROR = "A loop has blocked the page";

/**
 * Tells whether code was ended by the guard of a loop.
 * @param message text of the error
 * @returns whether it is the guard's
 */
export const isLoopError = (message: string): boolean => message.includes(LOOP_ERROR);

export interface LoopGuardPorts {
	readonly now: () => number;
	/** Calls back once the page has had a turn: after the code that runs now has paused. Not a timer, which hidden tabs delay. */
	readonly afterTurn: (callback: () => void) => void;
}

/**
 * Creates the function that `guardLoops` writes into every loop.
 * @param ports clock and event loop
 * @returns throws in a loop that has blocked the page for longer than `MAX_BLOCKED_MS`
 */
export function createLoopGuard({ now, afterTurn }: LoopGuardPorts): () => void {
	let turnStarted: number | null = null;
	return () => {
		if (turnStarted === null) {
			turnStarted = now();
			afterTurn(() => {
				turnStarted = null;
			});
		} else if (now() - turnStarted > MAX_BLOCKED_MS) {
			throw new Error(`A loop has blocked the page for more than ${MAX_BLOCKED_MS / 1000} seconds; it may never end`);
		}
	};
}

/**
 * The event loop of a page.
 * @returns `LoopGuardPorts.afterTurn` over a message channel
 */
export function createAfterTurn(): LoopGuardPorts["afterTurn"] {
	const { port1, port2 } = new MessageChannel();
	let waiting: (() => void)[] = [];
	port1.onmessage = () => {
		const due = waiting;
		waiting = [];
		for (const callback of due) callback();
	};
	return (callback) => {
		waiting.push(callback);
		if (waiting.length === 1) port2.postMessage(null);
	};
}
