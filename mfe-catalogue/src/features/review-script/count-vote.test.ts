import { expect, it } from "vitest";
import { countVote } from "./count-vote.ts";

const counts = { helpful_count: 3, not_helpful_count: 1 };

it.each([
	[null, true, 4, 1],
	[null, false, 3, 2],
	[true, false, 2, 2],
	[false, true, 4, 0],
	[true, null, 2, 1],
	[false, null, 3, 0],
	[true, true, 3, 1],
])("from %o to %o", (before, after, helpful_count, not_helpful_count) => {
	expect(countVote(counts, before, after)).toEqual({ helpful_count, not_helpful_count });
});

it("never shows less than none", () => {
	expect(countVote({ helpful_count: 0, not_helpful_count: 0 }, true, null).helpful_count).toBe(0);
});
