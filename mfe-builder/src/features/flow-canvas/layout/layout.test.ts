import { expect, it, vi } from "vitest";
import { STEP_SIZE } from "../step-size.ts";
import { arrangeSteps } from "./arrange-steps.ts";
import { LAYOUT_DEADLINE_MS, type LayoutWorker, requestLayout } from "./request-layout.ts";

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

/** A worker that answers as told, once it was asked. */
function worker(answer: (to: LayoutWorker) => void) {
	let ended = 0;
	const made: LayoutWorker = {
		onmessage: null,
		onmessageerror: null,
		onerror: null,
		terminate: () => void ended++,
		postMessage: () => answer(made),
	};
	return { spawn: () => made, ended: () => ended };
}
const say = (data: unknown) => (to: LayoutWorker) =>
	to.onmessage?.call(to as Worker, new MessageEvent("message", { data }));

it("gives the answer of the worker, and ends it", async () => {
	const { spawn, ended } = worker(say([["a", 1, 2]]));
	await expect(requestLayout(spawn, request)).resolves.toEqual([["a", 1, 2]]);
	expect(ended()).toBe(1);
});

it("rejects when the worker is refused, answers something else, or takes too long", async () => {
	await expect(
		requestLayout(() => {
			throw new Error("refused");
		}, request),
	).rejects.toThrow("refused");
	await expect(requestLayout(worker(say("nonsense")).spawn, request)).rejects.toThrow("could not be read");
	vi.useFakeTimers();
	const silent = worker(() => undefined);
	const waiting = expect(requestLayout(silent.spawn, request)).rejects.toThrow("too long");
	vi.advanceTimersByTime(LAYOUT_DEADLINE_MS);
	await waiting;
	expect(silent.ended()).toBe(1);
	vi.useRealTimers();
});
