import { describe, expect, test } from "vitest";
import { DependencyTracker } from "./dependency-tracker.ts";
import type { HeapObject } from "./domain.ts";
import { Summary } from "./summary.ts";
import { TrackedObject } from "./tracked-object.ts";
import { NOTHING, only } from "./value.ts";

function setUp() {
	const tracker = new DependencyTracker();
	const object = new TrackedObject(tracker, 1, 0);
	object.setProp("known", only(1));
	tracker.beginIteration();
	return { tracker, object };
}

describe("a run is skipped in the next iteration", () => {
	test("when nothing it looked at has changed", () => {
		const { tracker, object } = setUp();
		const reads = tracker.watch(() => void object.props.get("known"));
		object.addProp("other", only(2));
		expect(reads.areStale()).toBe(false);
		expect(tracker.additions).toBe(1);
	});

	test("but not when a dependency was extended", () => {
		const { tracker, object } = setUp();
		const reads = tracker.watch(() => void object.props.get("known"));
		object.addProp("known", only(1));
		expect(reads.areStale()).toBe(false);
		object.addProp("known", only(2));
		expect(reads.areStale()).toBe(true);
	});

	test("but not when a missing value exists now", () => {
		const { tracker, object } = setUp();
		const reads = tracker.watch(() => void object.props.get("missing"));
		object.addProp("missing", only(1));
		expect(reads.areStale()).toBe(true);
	});

	test("but not when it extended its own dependency", () => {
		const { tracker, object } = setUp();
		const reads = tracker.watch(() => {
			object.props.get("known");
			object.addProp("known", only(2));
		});
		expect(reads.areStale()).toBe(true);
	});

	test("when it changed only state it created, until others change that", () => {
		const { tracker } = setUp();
		const made: HeapObject[] = [];
		const reads = tracker.watch(() => {
			const own = new TrackedObject(tracker, 2, 1);
			own.addProp("part", only(1));
			own.props.get("part");
			own.addProp("part", only(2));
			made.push(own);
		});
		expect(reads.areStale()).toBe(false);
		made[0]?.addProp("part", only(3));
		expect(reads.areStale()).toBe(true);
	});
});

describe("a summary of calls", () => {
	test("passes its dependencies on to its caller", () => {
		const { tracker, object } = setUp();
		const summary = new Summary(tracker);
		let runs = 0;
		const look = () => {
			runs += 1;
			return object.props.get("known") ?? only(0);
		};
		summary.run(object, true, look);
		tracker.beginIteration();
		const reads = tracker.watch(() => void summary.result);
		summary.run(object, true, look);
		expect([reads.areStale(), runs]).toEqual([false, 1]);
		object.addProp("known", only(2));
		summary.run(object, true, look);
		expect([reads.areStale(), runs]).toEqual([true, 2]);
	});

	test("runs each function with the calls of all others", () => {
		const { tracker } = setUp();
		const summary = new Summary(tracker);
		const [one, other] = [new TrackedObject(tracker, 2, 1), new TrackedObject(tracker, 2, 1)];
		const seen: [HeapObject, number][] = [];
		const call = (fn: HeapObject, arg: number) => {
			summary.widen(NOTHING, [only(arg)]);
			summary.run(fn, true, (runs) => {
				seen.push([runs, summary.args[0]?.atoms.length ?? 0]);
				return NOTHING;
			});
		};
		call(one, 1);
		call(other, 2);
		call(one, 2);
		call(one, 1);
		expect(seen).toEqual([
			[one, 1],
			[other, 2],
			[one, 2],
		]);
	});

	test("runs recursive calls afterwards", () => {
		const { tracker } = setUp();
		const summary = new Summary(tracker);
		const [one, other] = [new TrackedObject(tracker, 2, 1), new TrackedObject(tracker, 2, 1)];
		const seen: HeapObject[] = [];
		const look = (fn: HeapObject) => {
			seen.push(fn);
			summary.run(other, true, look);
			return NOTHING;
		};
		summary.run(one, true, look);
		expect(seen).toEqual([one, other]);
	});

	test("that depend on each other terminates", () => {
		const { tracker, object } = setUp();
		const [one, other] = [new Summary(tracker), new Summary(tracker)];
		one.run(object, true, () => other.result);
		other.run(object, true, () => one.result);
		tracker.beginIteration();
		const reads = tracker.watch(() => void one.result);
		expect(reads.areStale()).toBe(false);
		object.addProp("known", only(2));
		expect(reads.areStale()).toBe(false);
	});
});
