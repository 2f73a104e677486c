import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { compareVersions } from "./compare-versions.ts";

// Hundreds of generated cases: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe("compare-versions", () => {
	test.each([
		["1.0.0", "1.0.0", 0],
		["1.0", "1.0.0", 0],
		["3.", "3", 0],
		["7.4", "7.04", 0],
		["1.2.0", "1.10.0", -1],
		["2", "1.99", 1],
		["1.2.1", "1.2", 1],
		["1.0.0-beta", "1.0.0", -1],
		["1.0.0-beta.2", "1.0.0-beta.10", -1],
		["1.0.0-rc9", "1.0.0-rc10", -1],
		["1.0.0-3", "1.0.0-alpha", -1],
		["v1.2", "1.2", 0],
		["2.4a", "2.4", -1],
		["2.4a", "2.4b", -1],
		["2.4a", "2.4aa", -1],
		["2.4pre9", "2.4pre10", -1],
		["2.4pre", "2.5pre", -1],
		["1.-1", "1", -1],
		["Beta", "0.1pre", -1],
		["Draft-v9", "Draft-v10", -1],
		["3.1+5", "3.1+6", -1],
		["3.1+5", "3.1+5.0", 0],
		["3.1+5", "3.1", -1],
		["2026-08-17", "2026-09-02", -1],
		["2026-8-9", "2026-08-17", -1],
		["2026-08-17.draft", "2026-08-17", -1],
		["2026-08-17", "2026-08-17_14-04", -1],
		["2026-08-17_9-30", "2026-08-17_14-04", -1],
		["99999999999999999999", "99999999999999999998", 1],
		["", "0", 0],
	])("%s and %s", (left, right, expected) => {
		expect(Math.sign(compareVersions(left, right))).toBe(expected);
		expect(Math.sign(compareVersions(right, left))).toBe(expected === 0 ? 0 : -expected);
	});

	test("any two texts have an order, the same from both sides", () => {
		const version = fc.oneof(
			fc.string({ unit: "binary" }),
			fc.string({ unit: fc.constantFrom("1", "2", "0", ".", "-", "a", "+") }),
		);
		fc.assert(
			fc.property(version, version, (left, right) => {
				expect(Math.sign(compareVersions(left, right)) + Math.sign(compareVersions(right, left))).toBe(0);
			}),
			{ seed: 2, numRuns: 500 },
		);
	});

	test("the order of three texts is consistent", () => {
		const version = fc.string({ unit: fc.constantFrom("1", "2", "0", ".", "-", "a", "+") });
		fc.assert(
			fc.property(version, version, version, (one, two, three) => {
				const sorted = [one, two, three].sort(compareVersions);
				const [low = "", , high = ""] = sorted;
				expect(compareVersions(low, high)).toBeLessThanOrEqual(0);
			}),
			{ seed: 3, numRuns: 1000 },
		);
	});
});
