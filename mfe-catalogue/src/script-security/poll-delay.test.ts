import { expect, it } from "vitest";
import { pollDelay } from "./poll-delay.ts";

it("looks soon, then less and less often, and never stops", () => {
	expect([1, 2, 3].map(pollDelay)).toEqual([800, 1200, 1800]);
	expect(pollDelay(50)).toBe(20_000);
	expect(pollDelay(5000)).toBe(20_000);
});
