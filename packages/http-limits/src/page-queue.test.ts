import { expect, test } from "vitest";
import { createPageQueue, type Sender } from "./page-queue.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));
const never = new AbortController().signal;

function start() {
	let time = 0;
	const queue = createPageQueue(() => time);
	const begun: string[] = [];
	const ends: (() => void)[] = [];
	const ask = (name: string, sender: Sender, signal: AbortSignal = never) =>
		queue.run(sender, signal, () => {
			begun.push(name);
			return new Promise<string>((resolve) => ends.push(() => resolve(name)));
		});
	/** Ends the oldest running request, and lets the next one begin. */
	const end = async () => {
		await settled();
		ends.shift()?.();
		await settled();
	};
	return { ask, end, begun, wait: (ms: number) => (time += ms) };
}
const from = (address: string, isPipelined = false): Sender => ({ address, socket: {}, isPipelined });

test("a new connection goes before connections of the same address that keep asking", async () => {
	const { ask, end, begun } = start();
	const busy = Array.from({ length: 20 }, () => from("a"));
	for (const round of [1, 2]) for (const [index, sender] of busy.entries()) void ask(`busy ${round}.${index}`, sender);
	for (let count = 0; count < 20; count++) await end();
	void ask("new", from("a"));
	await end();
	expect(begun.at(-1)).toBe("new");
});

test("an address that has received less goes first, even if its connection has received more", async () => {
	const { ask, end, begun } = start();
	const calm = from("calm");
	for (let count = 0; count < 3; count++) {
		void ask("calm", calm);
		await end();
	}
	for (let count = 0; count < 30; count++) void ask("flood", from("flood"));
	void ask("calm again", calm);
	await end();
	expect(begun.at(-1)).toBe("calm again");
});

test("pipelined requests are started one at a time, while nothing else runs, or when they have waited for two seconds", async () => {
	const { ask, end, begun, wait } = start();
	for (let count = 0; count < 4; count++) void ask("pipelined", from("calm", true));
	for (let count = 0; count < 5; count++) void ask("busy", from("busy"));
	for (let count = 0; count < 5; count++) await end();
	expect(begun).toEqual(["pipelined", "busy", "busy", "busy", "busy", "busy"]);
	await end();
	expect(begun.filter((name) => name === "pipelined")).toHaveLength(2);
	void ask("busy", from("busy"));
	await end();
	expect(begun.at(-1)).toBe("busy");
	wait(2_000);
	void ask("busy", from("busy"));
	await settled();
	expect(begun.filter((name) => name === "pipelined")).toHaveLength(3);
});

test("who has waited for two seconds is next", async () => {
	const { ask, end, begun, wait } = start();
	const busy = from("a");
	for (let count = 0; count < 5; count++) void ask(`busy ${count}`, busy);
	wait(2_000);
	void ask("new", from("b"));
	await end();
	expect(begun.at(-1)).toBe("busy 4");
	await end();
	expect(begun.at(-1)).toBe("new");
});

test("what was received long ago does not count", async () => {
	const { ask, end, begun, wait } = start();
	const before = from("before");
	for (let count = 0; count < 50; count++) {
		void ask("before", before);
		await end();
	}
	wait(120_000);
	const now = from("now");
	for (let count = 0; count < 4; count++) void ask("now", now);
	void ask("now 5", now);
	void ask("before again", before);
	await end();
	expect(begun.at(-1)).toBe("before again");
});

test("work of a client that has left is not started, and a failure frees its slot", async () => {
	const { ask, end, begun } = start();
	const queue = createPageQueue();
	for (let count = 0; count < 10; count++) {
		await expect(queue.run(from("a"), never, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
	}
	for (let count = 0; count < 4; count++) void ask("running", from("a"));
	const leaving = new AbortController();
	const left = ask("left", from("a"), leaving.signal);
	leaving.abort();
	expect(await left).toBe("left");
	expect(await ask("gone", from("a"), leaving.signal)).toBe("left");
	await end();
	expect(begun).toHaveLength(4);
});

test("too many waiting requests are refused", async () => {
	const { ask } = start();
	for (let count = 0; count < 2_004; count++) void ask("waiting", from("a"));
	expect(await ask("one too many", from("b"))).toBe("full");
});
