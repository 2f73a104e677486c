import { inProcessWorker } from "@scriptorium/worker-requests/in-process-worker.test-support";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { STEP_SIZE } from "../step-size.ts";
import { arrangeSteps } from "./arrange-steps.ts";
import { LAYOUT_DEADLINE_MS, requestLayout } from "./request-layout.ts";

const request = {
	steps: ["a", "b", "c", "d"],
	edges: [
		["a", "b"],
		["a", "c"],
		["b", "d"],
		["c", "d"],
	] as [string, string][],
	size: STEP_SIZE,
};

it("puts what follows below, branches beside each other, and nothing over anything else", () => {
	const places = Object.fromEntries(arrangeSteps(request).map(([id, x, y]) => [id, { x, y }]));
	const { a, b, c, d } = places;
	if (!(a && b && c && d)) throw new Error("A step has no place.");
	expect([b.y - a.y, c.y - a.y, d.y - b.y]).toEqual([120, 120, 120]);
	expect(Math.abs(b.x - c.x)).toBeGreaterThanOrEqual(STEP_SIZE.width);
});

it("arranges several connections between the same steps, cycles and steps without any", () => {
	const edges: [string, string][] = [
		["a", "b"],
		["a", "b"],
		["b", "a"],
		["c", "c"],
	];
	const places = arrangeSteps({ ...request, edges });
	expect(places.map(([id]) => id)).toEqual(request.steps);
	expect(new Set(places.map(([, x, y]) => `${x} ${y}`)).size).toBe(4);
});

describe("flows of thousands of steps", () => {
	const many = (count: number, connect: (at: number) => readonly number[]) => {
		const steps = Array.from({ length: count }, (_, at) => `${at}`);
		const edges = steps.flatMap((id, at) =>
			connect(at)
				.filter((to) => to < count)
				.map((to): [string, string] => [id, `${to}`]),
		);
		return { steps, edges, size: STEP_SIZE };
	};
	const diamonds = (at: number) => (at % 3 === 0 ? [at + 1, at + 2] : [at - (at % 3) + 3]);

	it.each<[string, ReturnType<typeof many>, columns: number]>([
		["one after the other", many(10_000, (at) => [at + 1]), 1],
		["branches that meet again", many(10_000, diamonds), 2],
		["with a second way past each step", many(10_000, (at) => [at + 1, at + 2]), 1],
		["against their order", many(10_000, (at) => [at + 1, Math.max(0, at - 7)]), 1],
		[
			"the branches of one step",
			many(2_000, (at) => (at === 0 ? Array.from({ length: 1_999 }, (_, to) => to + 1) : [])),
			1_999,
		],
	])("are arranged from top to bottom, none over another: %s", (_, request, columns) => {
		const places = new Map(arrangeSteps(request).map(([id, x, y]) => [id, { x, y }]));
		expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(request.steps.length);
		for (const [source, target] of request.edges)
			if (Number(source) < Number(target)) expect(places.get(target)?.y).toBeGreaterThan(places.get(source)?.y ?? NaN);
		expect(new Set([...places.values()].map(({ x }) => x)).size).toBeLessThanOrEqual(columns + 1);
	});

	it("of any form: none overlaps another, and each is below what leads to it", () => {
		const flows = fc.array(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }), {
			minLength: 501,
			maxLength: 520,
		});
		fc.assert(
			fc.property(flows, (connections) => {
				const request = many(connections.length, (at) => (connections[at] ?? []).map((distance) => at + distance));
				const places = arrangeSteps(request);
				const ys = new Map(places.map(([id, , y]) => [id, y]));
				for (const [source, target] of request.edges) expect(ys.get(target)).toBeGreaterThan(ys.get(source) ?? NaN);
				const inOrder = places.toSorted(([, x, y], [, otherX, otherY]) => y - otherY || x - otherX);
				for (const [at, [, x, y]] of inOrder.slice(1).entries()) {
					const [, beforeX, beforeY] = inOrder[at] ?? ["", 0, 0];
					if (y === beforeY) expect(x - beforeX).toBeGreaterThanOrEqual(STEP_SIZE.width);
				}
			}),
			{ numRuns: 40 },
		);
	});
});

/** Counts how many workers have been terminated. */
function worker(handle: (request: unknown) => unknown) {
	let ended = 0;
	const start = inProcessWorker(handle);
	const spawn = () => {
		const started = start();
		const terminate = () => {
			ended += 1;
			started.terminate();
		};
		return { ...started, terminate };
	};
	return { spawn, ended: () => ended };
}

it("gives the answer of the worker, and ends it", async () => {
	const { spawn, ended } = worker(() => [["a", 1, 2]]);
	await expect(requestLayout(spawn, request)).resolves.toEqual([["a", 1, 2]]);
	expect(ended()).toBe(1);
});

it("rejects when the worker is refused, fails, answers something else, or takes too long", async () => {
	const refuse = () => {
		throw new Error("refused");
	};
	await expect(requestLayout(refuse, request)).rejects.toThrow("refused");
	await expect(requestLayout(worker(refuse).spawn, request)).rejects.toThrow("The layout failed.");
	await expect(requestLayout(worker(() => "nonsense").spawn, request)).rejects.toThrow("could not be read");
	vi.useFakeTimers();
	const silent = worker(() => new Promise(() => undefined));
	const waiting = expect(requestLayout(silent.spawn, request)).rejects.toThrow("too long");
	vi.advanceTimersByTime(LAYOUT_DEADLINE_MS);
	await waiting;
	expect(silent.ended()).toBe(1);
	vi.useRealTimers();
});
