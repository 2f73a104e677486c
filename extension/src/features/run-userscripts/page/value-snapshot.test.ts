import { describe, expect, test } from "vitest";
import { createValueSnapshot } from "./value-snapshot.ts";

function open(stored: Record<string, string> = {}) {
	const changes: unknown[][] = [];
	const snapshot = createValueSnapshot(stored, (...change) => changes.push(change));
	return { snapshot, changes };
}

describe("value-snapshot", () => {
	test("tells of own and of other documents' changes, and not of the same value again", () => {
		const { snapshot, changes } = open({ k: "1" });
		snapshot.write("k", "2");
		snapshot.write("k", "2");
		snapshot.receive("k", "3", 10);
		snapshot.receive("k", undefined, 11);
		expect(changes).toEqual([
			["k", "1", "2", false],
			["k", "2", "3", true],
			["k", "3", undefined, true],
		]);
		expect(snapshot.keys()).toEqual([]);
	});

	test("while an own change is on its way, the later one of the two counts", () => {
		const { snapshot } = open();
		snapshot.write("k", '"own"');
		snapshot.sent("k");
		snapshot.receive("k", '"earlier"', 4);
		expect(snapshot.read("k")).toBe('"own"');
		snapshot.settled("k", 5);
		expect(snapshot.read("k")).toBe('"own"');
		snapshot.sent("k");
		snapshot.receive("k", '"later"', 7);
		snapshot.settled("k", 6);
		expect(snapshot.read("k")).toBe('"later"');
	});

	test("of several own changes the last one stays until the last is answered", () => {
		const { snapshot } = open();
		for (const value of ["1", "2"]) {
			snapshot.write("n", value);
			snapshot.sent("n");
		}
		snapshot.receive("n", "0", 1);
		snapshot.settled("n", 2);
		expect(snapshot.read("n")).toBe("2");
		snapshot.settled("n", 3);
		expect(snapshot.read("n")).toBe("2");
	});

	test("a change that arrives late, after a later one, is none", () => {
		const { snapshot } = open();
		snapshot.receive("k", "2", 2);
		snapshot.receive("k", "1", 1);
		expect(snapshot.read("k")).toBe("2");
	});

	test("a refused change gives way to what is stored", () => {
		const { snapshot } = open({ k: "1" });
		snapshot.write("k", "2");
		snapshot.sent("k");
		snapshot.settled("k", null);
		snapshot.replace({ other: "3" }, 9);
		expect(snapshot.keys()).toEqual(["other"]);
	});

	test("names of Object.prototype are keys like any other", () => {
		const { snapshot } = open({ toString: "1" });
		snapshot.write("__proto__", "2");
		expect([snapshot.read("toString"), snapshot.read("__proto__"), snapshot.read("valueOf")]).toEqual([
			"1",
			"2",
			undefined,
		]);
	});
});
