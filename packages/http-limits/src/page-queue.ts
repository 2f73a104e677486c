/** The connection on which a request came. */
export interface Connection {
	/** Its identity. */
	readonly socket: object;
	/** The request was sent before the one before it was answered. */
	readonly isPipelined: boolean;
}

/** Who sent a request. */
export interface Sender extends Connection {
	/** The visitor's. */
	readonly address: string;
}

/** Shares the thread that renders pages among connections, so that many requests of one do not hold up the first of another. */
export interface PageQueue {
	/**
	 * Runs `work` when it is the sender's turn.
	 * @param sender whose request it is
	 * @param signal aborted when the client has left; its work is then no longer started
	 * @returns what `work` returned, `"full"` when too many requests wait, `"left"` when the client left before its turn
	 * @throws what `work` throws
	 */
	run<Value>(sender: Sender, signal: AbortSignal, work: () => Promise<Value>): Promise<Value | "full" | "left">;
}

/**
 * Requests that run at the same time. Each shares the one thread with the others, so that more would make all of them slower; with one,
 * the thread would be idle while the database answers.
 */
const SLOTS = 4;
const MAX_WAITING = 2_000;
/** Half of what a sender has received is forgotten after this time. */
const HALF_LIFE_MS = 5_000;
/** A request that has waited for so long is next, whoever sent it. */
const MAX_WAIT_MS = 2_000;
/** Addresses that are remembered; the one that asked longest ago is forgotten first. */
const MAX_ADDRESSES = 10_000;

/** How many requests of a sender were started lately. */
interface Usage {
	served: number;
	at: number;
}

interface Waiting {
	readonly sender: Sender;
	readonly since: number;
	readonly start: () => void;
}

/**
 * A free slot goes to the sender that has received least lately: first by address, then by connection, then in order of arrival. Unlike
 * turns (round robin), the first request of somebody new does not wait for one request of each connection that keeps asking. Pipelined
 * requests are started one at a time, while nothing else runs.
 * @param now monotonic time in milliseconds
 * @returns the queue; empty
 */
export function createPageQueue(now: () => number = () => performance.now()): PageQueue {
	const addresses = new Map<string, Usage>();
	const connections = new WeakMap<object, Usage>();
	const waiting = new Set<Waiting>();
	let running = 0;
	let runningPipelined = 0;

	const servedTo = (usage: Usage | undefined) =>
		usage === undefined ? 0 : usage.served * 0.5 ** ((now() - usage.at) / HALF_LIFE_MS);
	const note = ({ address, socket }: Sender) => {
		const [byAddress, byConnection] = [addresses.get(address), connections.get(socket)];
		addresses.delete(address);
		addresses.set(address, { served: servedTo(byAddress) + 1, at: now() });
		connections.set(socket, { served: servedTo(byConnection) + 1, at: now() });
		const [oldest] = addresses.keys();
		if (addresses.size > MAX_ADDRESSES && oldest !== undefined) addresses.delete(oldest);
	};
	const next = (): Waiting | undefined => {
		let best: Waiting | undefined;
		let least: readonly number[] = [];
		for (const one of waiting) {
			const { address, socket, isPipelined } = one.sender;
			const isOverdue = now() - one.since >= MAX_WAIT_MS;
			if (isPipelined && (runningPipelined > 0 || (running > 0 && !isOverdue))) continue;
			if (isOverdue) return one;
			const has = [Number(isPipelined), servedTo(addresses.get(address)), servedTo(connections.get(socket))];
			if (best === undefined || isLess(has, least)) [best, least] = [one, has];
		}
		return best;
	};
	const begin = () => {
		while (running < SLOTS) {
			const one = next();
			if (one === undefined) return;
			waiting.delete(one);
			running++;
			if (one.sender.isPipelined) runningPipelined++;
			note(one.sender);
			one.start();
		}
	};

	return {
		run: async (sender, signal, work) => {
			if (signal.aborted) return "left";
			if (waiting.size >= MAX_WAITING) return "full";
			const isTurn = await new Promise<boolean>((resolve) => {
				const leave = () => {
					if (waiting.delete(one)) resolve(false);
				};
				const one: Waiting = {
					sender,
					since: now(),
					start: () => {
						signal.removeEventListener("abort", leave);
						resolve(true);
					},
				};
				signal.addEventListener("abort", leave, { once: true });
				waiting.add(one);
				begin();
			});
			if (!isTurn) return "left";
			try {
				return await work();
			} finally {
				running--;
				if (sender.isPipelined) runningPipelined--;
				begin();
			}
		},
	};
}

/** Compares by the first place that differs. */
function isLess(left: readonly number[], right: readonly number[]): boolean {
	const place = left.findIndex((value, index) => value !== right[index]);
	return place >= 0 && (left[place] ?? 0) < (right[place] ?? 0);
}
