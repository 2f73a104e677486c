export interface Gate {
	/** Resolves when the gate opens; rejects when the time has passed. */
	readonly opened: Promise<void>;
	open(): void;
	/** Starts the time anew. */
	keepAlive(): void;
}

/**
 * Creates a gate that is closed until `open`.
 * @param timeoutMs time in ms after the last `keepAlive` at which it rejects, so that nothing waits forever
 * @param reason message of the error then
 * @returns the gate; its time starts with the first `keepAlive`
 */
export function createGate(timeoutMs: number, reason: () => string): Gate {
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
		keepAlive() {
			clearTimeout(timer);
			timer = setTimeout(() => reject(new Error(reason())), timeoutMs);
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
