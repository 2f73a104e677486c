import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFairQueue, type FairQueueLimits } from "./fair-queue.ts";

const limits: FairQueueLimits = { slots: 1, slotsPerClient: 1, waitingPerClient: 100, waiting: 1_000 };
const present = new AbortController().signal;

/** Requests that end when they are told to. */
function workshop(changes: Partial<FairQueueLimits> = {}) {
	const queue = createFairQueue({ ...limits, ...changes });
	const started: string[] = [];
	const ends: (() => void)[] = [];
	const settle = () => new Promise((resolve) => setImmediate(resolve));
	return {
		started,
		request: (client: string, signal = present) =>
			queue.run(client, signal, async () => {
				started.push(client);
				await new Promise<void>((resolve) => ends.push(resolve));
				return "done" as const;
			}),
		endOldest: async () => {
			ends.shift()?.();
			await settle();
		},
		underWay: () => ends.length,
		settle,
	};
}

describe("a fair queue", () => {
	it("serves a small client after at most one request of a big one that came before it", async () => {
		const { request, started, endOldest, settle } = workshop();
		const big = Array.from({ length: 12 }, () => request("big"));
		await settle();
		const small = request("small");
		for (let ended = 0; ended < 13; ended++) await endOldest();
		expect(started.indexOf("small")).toBe(1);
		expect(await Promise.all([...big, small])).toEqual(Array.from({ length: 13 }, () => "done"));
	});

	it("gives one client no more than its share while nobody else asks", async () => {
		const { request, started, settle } = workshop({ slots: 8, slotsPerClient: 4 });
		for (let sent = 0; sent < 20; sent++) void request("big");
		await settle();
		expect(started).toHaveLength(4);
		void request("small");
		await settle();
		expect(started.at(-1)).toBe("small");
	});

	it("takes turns: between two requests of a waiting client every other one begins at most one request per slot", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 60 }),
				fc.integer({ min: 1, max: 4 }),
				async (arrivals, slots) => {
					const { request, started, endOldest, underWay, settle } = workshop({ slots, slotsPerClient: slots });
					const answers = arrivals.map((client) => request(client));
					await settle();
					const first = started.length;
					while (underWay() > 0) await endOldest();
					expect((await Promise.all(answers)).every((answer) => answer === "done")).toBe(true);
					// All have arrived before the first turn after the slots were filled.
					const served = started.slice(first);
					for (const client of new Set(served)) {
						const turns = served.flatMap((name, turn) => (name === client ? [turn] : []));
						for (let turn = 1; turn < turns.length; turn++) {
							const between = served.slice((turns[turn - 1] ?? 0) + 1, turns[turn]);
							for (const other of new Set(between)) {
								expect(between.filter((name) => name === other).length).toBeLessThanOrEqual(slots);
							}
						}
					}
				},
			),
		);
	});

	it("refuses what a client sends beyond its places, and keeps those of others", async () => {
		const { request, settle } = workshop({ waitingPerClient: 2, waiting: 3 });
		void request("big");
		await settle();
		void request("big");
		void request("big");
		expect(await request("big")).toBe("full");
		void request("small");
		await settle();
		expect(await request("third")).toBe("full");
	});

	it("starts nothing for a client that has left, and gives its place away", async () => {
		const { request, started, endOldest, settle } = workshop({ waitingPerClient: 1 });
		void request("one");
		await settle();
		const leaving = new AbortController();
		const left = request("one", leaving.signal);
		leaving.abort();
		expect(await left).toBe("left");
		const next = request("one");
		await endOldest();
		await endOldest();
		expect(await next).toBe("done");
		expect(started).toEqual(["one", "one"]);
		expect(await request("one", AbortSignal.abort())).toBe("left");
	});

	it("goes on after work that failed", async () => {
		const queue = createFairQueue(limits);
		await expect(queue.run("one", present, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
		expect(await queue.run("one", present, async () => 7)).toBe(7);
	});
});
