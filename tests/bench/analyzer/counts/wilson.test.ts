import { describe, expect, it } from "vitest";
import { wilson } from "./wilson.ts";

describe("wilson", () => {
	// Reference values: Newcombe, Statistics in Medicine 17 (1998) 857, table I, method 3.
	it.each([
		[81, 263, 0.308, 0.2553, 0.3662],
		[15, 148, 0.1014, 0.0624, 0.1605],
		[0, 20, 0, 0, 0.1611],
		[1, 29, 0.0345, 0.0061, 0.1718],
	])("of %i in %i", (hits, n, rate, low, high) => {
		const share = wilson(hits, n);
		expect(share.rate).toBeCloseTo(rate, 3);
		expect([share.low, share.high]).toEqual([expect.closeTo(low, 4), expect.closeTo(high, 4)]);
	});

	it("claims nothing where nothing was counted", () => {
		expect(wilson(0, 0)).toEqual({ rate: null, low: null, high: null });
	});
});
