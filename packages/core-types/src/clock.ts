/** Time as an argument, so that timeouts and back-off can be tested without waiting. */
export interface Clock {
	/** Milliseconds since the epoch. */
	now(): number;
	/** Calls `callback` once after `milliseconds`; returns the function that stops it. */
	setTimer(callback: () => void, milliseconds: number): () => void;
}

/** The clock of the system. */
export const systemClock: Clock = {
	now() {
		return Date.now();
	},
	setTimer(callback, milliseconds) {
		const timer = setTimeout(callback, milliseconds);
		return () => clearTimeout(timer);
	},
};
