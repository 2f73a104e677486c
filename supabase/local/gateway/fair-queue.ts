/** Shares a number of slots fairly among clients, so that one with many requests does not keep the others waiting. */
export interface FairQueue {
	/**
	 * Runs `work` when it is the client's turn.
	 * @param client whose request it is: a person or an address
	 * @param signal aborted when the client has left; its work is then no longer started
	 * @returns what `work` returned, `"full"` when too many requests wait, `"left"` when the client left before its turn
	 * @throws what `work` throws
	 */
	run<Value>(client: string, signal: AbortSignal, work: () => Promise<Value>): Promise<Value | "full" | "left">;
}

export interface FairQueueLimits {
	/** Requests that run at the same time. */
	readonly slots: number;
	/** Of these, requests of one client. */
	readonly slotsPerClient: number;
	/** Requests of one client that may wait. */
	readonly waitingPerClient: number;
	/** Requests of all clients that may wait. */
	readonly waiting: number;
}

interface Client {
	running: number;
	/** In order of arrival; calling one begins its work. */
	readonly waiting: Set<() => void>;
}

/**
 * A free slot goes to the client that has not been served for longest (round robin), within one client in order of arrival. A
 * client that arrives while others wait is therefore served after at most one request per slot of each of them.
 */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
	/** Clients with requests, the one served longest ago first. */
	const clients = new Map<string, Client>();
	let running = 0;
	let waiting = 0;

	const begin = () => {
		for (const [name, client] of clients) {
			if (running >= limits.slots) return;
			const [next] = client.waiting;
			if (next === undefined || client.running >= limits.slotsPerClient) continue;
			client.waiting.delete(next);
			waiting--;
			client.running++;
			running++;
			// Moved to the end of the order, where the loop reaches it again while slots are free.
			clients.delete(name);
			clients.set(name, client);
			next();
		}
	};
	/** Moves a client that was served to the end of the order, or removes it if it has no more requests. */
	const moveToEnd = (name: string, client: Client) => {
		clients.delete(name);
		if (client.running > 0 || client.waiting.size > 0) clients.set(name, client);
	};

	return {
		run: async (name, signal, work) => {
			if (signal.aborted) return "left";
			const client = clients.get(name) ?? { running: 0, waiting: new Set() };
			const mustWait = running >= limits.slots || client.running >= limits.slotsPerClient;
			const isFull = client.waiting.size >= limits.waitingPerClient || waiting >= limits.waiting;
			if (mustWait && isFull) return "full";
			clients.set(name, client);
			const isTurn = await new Promise<boolean>((resolve) => {
				const start = () => {
					signal.removeEventListener("abort", leave);
					resolve(true);
				};
				const leave = () => {
					if (!client.waiting.delete(start)) return;
					waiting--;
					if (client.running === 0 && client.waiting.size === 0) clients.delete(name);
					resolve(false);
				};
				signal.addEventListener("abort", leave, { once: true });
				client.waiting.add(start);
				waiting++;
				begin();
			});
			if (!isTurn) return "left";
			try {
				return await work();
			} finally {
				client.running--;
				running--;
				moveToEnd(name, client);
				begin();
			}
		},
	};
}
