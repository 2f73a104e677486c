export interface Gate {
	/** Resolves when the gate opens, rejects after too long a silence. */
	readonly opened: Promise<void>;
	open(): void;
	/** A sign of life: the time starts anew. */
	sign(): void;
}

/** Stays closed until `open`; rejects with `reason` after `silenceMs` without a signal, so that nothing waits forever. */
export function createGate(silenceMs: number, reason: () => string): Gate {
	const { promise, resolve, reject } = settleable();
	// A rejection before anyone waits must not end the process; later callers still receive it.
	promise.catch(() => undefined);
	let timer: NodeJS.Timeout | undefined;
	const gate: Gate = {
		opened: promise,
		open() {
			clearTimeout(timer);
			resolve();
		},
		sign() {
			clearTimeout(timer);
			timer = setTimeout(() => reject(new Error(reason())), silenceMs);
		},
	};
	return gate;
}

function settleable() {
	let resolve: () => void = () => undefined;
	let reject: (error: Error) => void = () => undefined;
	const promise = new Promise<void>((fulfil, refuse) => {
		resolve = fulfil;
		reject = refuse;
	});
	return { promise, resolve, reject };
}
