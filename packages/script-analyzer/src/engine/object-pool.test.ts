import { describe, expect, test } from "vitest";
import { DependencyTracker } from "./dependency-tracker.ts";
import { ObjectPool } from "./object-pool.ts";

const PROGRAM = { context: "", id: 0 };

describe("object-pool", () => {
	test("one place in the program makes different objects, up to forty", () => {
		const pool = new ObjectPool(new DependencyTracker());
		const made = Array.from({ length: 60 }, () => pool.take(5, "", PROGRAM, 0));
		expect(new Set(made.map(({ object }) => object)).size).toBe(40);
		expect(made.filter(({ fresh }) => fresh)).toHaveLength(40);
		expect(made[59]?.object).toBe(made[39]?.object);
	});

	test("an object that stands for several is never replaced", () => {
		const pool = new ObjectPool(new DependencyTracker());
		const made = Array.from({ length: 41 }, () => pool.take(5, "", PROGRAM, 0));
		expect(made[0]?.object.depth).toBe(0);
		expect(made[40]?.object.depth).toBe(-1);
	});

	test("the same deferred function gets the same objects again, at most three", () => {
		const pool = new ObjectPool(new DependencyTracker());
		const iteration = (id: number) =>
			Array.from({ length: 6 }, () => pool.take(5, "", { context: "9 closure", id }, 1).object);
		const first = iteration(1);
		expect(new Set(first).size).toBe(3);
		expect(iteration(2)).toEqual(first);
	});

	test("places, tags and functions are kept apart", () => {
		const pool = new ObjectPool(new DependencyTracker());
		const { object } = pool.take(5, "", PROGRAM, 0);
		expect(pool.take(6, "", PROGRAM, 0).object).not.toBe(object);
		expect(pool.take(5, "[]", PROGRAM, 0).object).not.toBe(object);
		expect(pool.take(5, "", { context: "9 closure", id: 1 }, 0).object).not.toBe(object);
	});
});
