/** One direction of a slow line. */
export interface Lane {
	/** Calls `deliver` when that many bytes have passed: after all that were sent before, and on its way for the delay. */
	send(bytes: number, deliver: () => void): void;
}

/** Everybody on the line shares its `mbits` (a million bits a second). */
export function createLane({ mbits, delayMs }: { readonly mbits: number; readonly delayMs: number }): Lane {
	const bytesPerMs = (mbits * 1_000) / 8;
	const waiting: { readonly at: number; readonly deliver: () => void }[] = [];
	let free = 0;
	let isAwaited = false;
	const deliverDue = () => {
		isAwaited = false;
		while ((waiting[0]?.at ?? Number.POSITIVE_INFINITY) <= performance.now()) waiting.shift()?.deliver();
		awaitNext();
	};
	const awaitNext = () => {
		const [next] = waiting;
		if (!next || isAwaited) return;
		isAwaited = true;
		setTimeout(deliverDue, Math.max(1, next.at - performance.now()));
	};
	return {
		send(bytes, deliver) {
			free = Math.max(free, performance.now()) + bytes / bytesPerMs;
			waiting.push({ at: free + delayMs, deliver });
			awaitNext();
		},
	};
}
