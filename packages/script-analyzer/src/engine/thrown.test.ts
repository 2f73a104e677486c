import { expect, test } from "vitest";
import { DependencyTracker } from "./dependency-tracker.ts";
import { Thrown } from "./thrown.ts";
import { NOTHING, only } from "./value.ts";

test("a value thrown inside a try reaches its catch, together with values thrown elsewhere", () => {
	const thrown = new Thrown(new DependencyTracker());
	thrown.add(only("elsewhere"));
	const caught = thrown.catching(
		() => thrown.add(only("inside")),
		(value) => value.atoms,
	);
	expect(caught).toEqual(["elsewhere", "inside"]);
	expect(thrown.value.atoms).toEqual(["elsewhere"]);
});

test("a try inside a try keeps what it caught", () => {
	const thrown = new Thrown(new DependencyTracker());
	const outer = thrown.catching(
		() => {
			thrown.catching(
				() => thrown.add(only("inner")),
				() => undefined,
			);
			thrown.add(only("outer"));
		},
		(value) => value.atoms,
	);
	expect(outer).toEqual(["outer"]);
	expect(thrown.value).toBe(NOTHING);
});

test("who looked before something was thrown looks again", () => {
	const tracker = new DependencyTracker();
	const thrown = new Thrown(tracker);
	const reads = tracker.watch(() => void thrown.value);
	expect(reads.areStale()).toBe(false);
	thrown.add(only("late"));
	expect(reads.areStale()).toBe(true);
});
