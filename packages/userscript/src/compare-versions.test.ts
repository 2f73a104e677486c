import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { compareVersions } from "./compare-versions.ts";

// Hundreds of generated cases: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe("compare-versions", () => {
	test.each([
		["1.0.0", "1.0.0", 0],
		["1.0", "1.0.0", 0],
		["1.2.0", "1.10.0", -1],
		["2", "1.99", 1],
		["1.0.0-beta", "1.0.0", -1],
		["1.0.0-beta.2", "1.0.0-beta.10", -1],
		["v1.2", "1.2", 0],
		["1.2+build5", "1.2", 0],
		["1.a", "1.1", 1],
		["99999999999999999999", "99999999999999999998", 1],
		["", "0", 0],
	])("%s and %s", (left, right, expected) => {
		expect(Math.sign(compareVersions(left, right))).toBe(expected);
		expect(Math.sign(compareVersions(right, left))).toBe(expected === 0 ? 0 : -expected);
	});

	test("any two texts have an order, the same from both sides", () => {
		const version = fc.oneof(
			fc.string({ unit: "binary" }),
			fc.string({ unit: fc.constantFrom("1", "2", "0", ".", "-", "a") }),
		);
		fc.assert(
			fc.property(version, version, (left, right) => {
				expect(Math.sign(compareVersions(left, right)) + Math.sign(compareVersions(right, left))).toBe(0);
			}),
			{ seed: 2, numRuns: 500 },
		);
	});
});
